import { type Route as RouteEntry, routes } from "../../generated/routes.ts";
import type { OperationId } from "./contract.ts";

/** One operation as the generated route table describes it. */
export type Route = RouteEntry & { readonly operationId: OperationId };

/** What a method and a path lead to. */
export type Match =
  | { kind: "route"; route: Route; path: Readonly<Record<string, string>> }
  | { kind: "method-not-allowed"; allow: readonly string[] }
  | { kind: "malformed-path"; parameter: string }
  | { kind: "unknown" };

interface Template {
  readonly segments: readonly string[];
  readonly byMethod: Map<string, Route>;
}

const exact = new Map<string, Template>();
const templated = new Map<number, Template[]>();

const table: readonly Route[] = routes;
for (const route of table) {
  const segments = route.path.split("/");
  const template = existing(route.path, segments);
  template.byMethod.set(route.method, route);
}

function existing(path: string, segments: readonly string[]): Template {
  if (!path.includes("{")) {
    const found = exact.get(path) ?? { segments, byMethod: new Map<string, Route>() };
    exact.set(path, found);
    return found;
  }
  const sameLength = templated.get(segments.length) ?? [];
  templated.set(segments.length, sameLength);
  const found = sameLength.find((template) => template.segments.join("/") === path);
  if (found) return found;
  const template = { segments, byMethod: new Map<string, Route>() };
  sameLength.push(template);
  // Literal segments win over parameters: `/views/options` is not the view named `options`.
  sameLength.sort((a, b) => parameterCount(a) - parameterCount(b));
  return template;
}

function parameterCount(template: Template): number {
  return template.segments.filter(isParameter).length;
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{");
}

/** Finds the operation for a method and an undecoded path: one map look-up for most, segments compared for the rest. */
export function matchRoute(method: string, path: string): Match {
  const direct = exact.get(path);
  if (direct) return byMethod(direct, method, {});
  const segments = path.split("/");
  let otherMethods: Template | undefined;
  for (const template of templated.get(segments.length) ?? []) {
    if (!fits(template, segments)) continue;
    if (!template.byMethod.has(method)) {
      otherMethods ??= template;
      continue;
    }
    const parameters: Record<string, string> = {};
    for (const [position, segment] of template.segments.entries()) {
      if (!isParameter(segment)) continue;
      const name = segment.slice(1, -1);
      const value = decode(segments[position] ?? "");
      if (value === undefined) return { kind: "malformed-path", parameter: name };
      parameters[name] = value;
    }
    return byMethod(template, method, parameters);
  }
  return otherMethods ? byMethod(otherMethods, method, {}) : { kind: "unknown" };
}

function fits(template: Template, segments: readonly string[]): boolean {
  return template.segments.every((segment, position) =>
    isParameter(segment) ? segments[position] !== "" : segment === segments[position],
  );
}

function byMethod(template: Template, method: string, path: Readonly<Record<string, string>>): Match {
  const route = template.byMethod.get(method);
  return route ? { kind: "route", route, path } : { kind: "method-not-allowed", allow: [...template.byMethod.keys()] };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
