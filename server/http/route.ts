import { routes } from "../../generated/routes.ts";
import type { Contract, Route } from "./contract.ts";
import { problem } from "./problems.ts";
import type { BoundHandler, Middleware, Operation, Serve } from "./request-state.ts";
import { send } from "./response.ts";

export function bindHandlers(contract: Contract): Operation[] {
  // The server's only double cast. The compiler has checked the contract family by family, the routes are generated
  // from the same document, and the validators check at run time what the types declare.
  const families = contract as unknown as Readonly<Record<string, Readonly<Record<string, Serve | BoundHandler>>>>;
  return routes.map((route) => {
    if (route.family === "Quotes")
      return { route, serve: () => Promise.reject(new Error("A quote was not redirected.")) };
    const handler = families[route.family]?.[route.verb];
    if (!handler) throw new Error(`${route.operationId} has no handler.`);
    return { route, ...(typeof handler === "function" ? { serve: handler } : handler) };
  });
}

/** The operations of a path by their method, and the values of its parameters in order, still percent-encoded. */
interface Match {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly values: readonly string[];
}

interface PathNode {
  /** By their segment, `PARAMETER` for one that is any. */
  readonly children: Map<string, PathNode>;
  readonly operations: Map<string, Operation>;
}

/** No segment has a slash. */
const PARAMETER = "/";

/** Returns a function that finds what is at a path. Fixed segments precede: `/views/options` is no view. */
export function createRouter(operations: readonly Operation[]): (path: string) => Match | undefined {
  const root = emptyNode();
  for (const operation of operations) {
    const { method, path, rate } = operation.route;
    let node = root;
    for (const segment of path.split("/")) node = childOf(node, segment);
    node.operations.set(method, operation);
    // A search would be charged for results that HEAD does not deliver.
    if (method === "GET" && rate !== "costly") node.operations.set("HEAD", operation);
  }
  return (path) => findMatch(root, path.split("/"), []);
}

function emptyNode(): PathNode {
  return { children: new Map(), operations: new Map() };
}

function childOf({ children }: PathNode, segment: string): PathNode {
  const name = segment.startsWith("{") ? PARAMETER : segment;
  const child = children.get(name) ?? emptyNode();
  children.set(name, child);
  return child;
}

function findMatch(
  node: PathNode | undefined,
  [segment, ...rest]: readonly string[],
  values: readonly string[],
): Match | undefined {
  if (node === undefined) return undefined;
  if (segment === undefined) return node.operations.size > 0 ? { operations: node.operations, values } : undefined;
  const match = findMatch(node.children.get(segment), rest, values);
  return match ?? (segment === "" ? undefined : findMatch(node.children.get(PARAMETER), rest, [...values, segment]));
}

/** Finds the operation of a request. Rejects one that matches none: 405 when the path has other methods, else 404. */
export function route(find: ReturnType<typeof createRouter>): Middleware {
  return async (context, next) => {
    const { method, path, state } = context;
    if (state.operation !== undefined) return next();
    const { operations, values = [] } = find(path) ?? {};
    const operation = operations?.get(method);
    if (operation !== undefined) {
      const names = operation.route.path.match(/(?<=\{)\w+(?=\})/g) ?? [];
      state.operation = operation;
      state.encodedPath = Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
      context.set(deprecationHeaders(operation.route));
      return next();
    }
    if (operations === undefined) {
      const message = `There is nothing at ${path.slice(0, 200)}. /docs lists every operation.`;
      return send(context, problem(state.requestId, { status: 404, errorCode: "NOT_FOUND", message }));
    }
    const allowed = [...operations.keys()].toSorted();
    const message = `${path.slice(0, 200)} takes ${allowed.join(", ")}.`;
    send(
      context,
      problem(state.requestId, {
        status: 405,
        errorCode: "METHOD_NOT_ALLOWED",
        message,
        details: { allowed },
        headers: { Allow: allowed.join(", ") },
      }),
    );
  };
}

/** Returns the headers that announce the end of an operation: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function deprecationHeaders({ deprecation }: Pick<Route, "deprecation">): Record<string, string> {
  if (!deprecation) return {};
  const since = `@${Math.floor(Date.parse(deprecation.since) / 1000)}`;
  return { Deprecation: since, ...(deprecation.sunset && { Sunset: new Date(deprecation.sunset).toUTCString() }) };
}
