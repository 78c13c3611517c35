import type { Components, OpenApiDocument } from "./openapi-document.ts";

const REFERENCE = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Removes unreferenced components and sorts the rest by name. Security schemes, referenced by name, are kept. */
export function pruneComponents(document: OpenApiDocument): OpenApiDocument {
  const { components, ...rest } = document;
  const reached = reachedComponents(components, rest);
  const kept: Components = {};
  for (const kind of Object.keys(components).toSorted()) {
    const named = Object.entries(components[kind] ?? {})
      .filter(([name]) => kind === "securitySchemes" || reached.has(`#/components/${kind}/${name}`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (named.length > 0) Object.assign(kept, { [kind]: Object.fromEntries(named) });
  }
  return { ...rest, components: kept };
}

/** Returns the references (`#/components/schemas/Account`) to all components that `from` refers to, also indirectly. */
export function reachedComponents(components: Components, from: unknown): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === "$ref" && typeof member === "string") reach(member);
      else visit(member);
    }
  };
  const reach = (reference: string): void => {
    const [, kind, name] = REFERENCE.exec(reference) ?? [];
    if (!kind || !name || reached.has(reference)) return;
    reached.add(reference);
    visit(components[kind]?.[name]);
  };
  visit(from);
  return reached;
}
