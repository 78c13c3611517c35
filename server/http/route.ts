import findMyWay, { type HTTPVersion } from "find-my-way";
import { routes } from "../../generated/routes.ts";
import type { Contract, Route } from "./contract.ts";
import { problem } from "./problems.ts";
import type { BoundHandler, Middleware, Operation, RequestState, Serve } from "./request-state.ts";
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

/** The operations of a path by their method, and the values of its parameters by name, still percent-encoded. */
interface Match {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly values: RequestState["encodedPath"];
}

/** Returns a function that finds the operations of a path. `/views/options` takes precedence over `/views/{id}`. */
export function createRouter(operations: readonly Operation[]): (path: string) => Match | undefined {
  // All methods share one tree: DELETE of `/views/options` must not delete a view.
  const router = findMyWay<HTTPVersion.V1>({ maxParamLength: Number.POSITIVE_INFINITY });
  for (const [path, atPath] of Map.groupBy(operations, ({ route }) => route.path)) {
    const byMethod = new Map<string, Operation>(atPath.map((operation) => [operation.route.method, operation]));
    const get = byMethod.get("GET");
    // HEAD of a search would charge for results that it does not return.
    if (get && get.route.rate !== "costly") byMethod.set("HEAD", get);
    router.get(path.replaceAll(/\{(\w+)\}/g, ":$1"), () => undefined, byMethod);
  }
  return (path) => {
    const found = router.find("GET", path.replaceAll("%", "%25"));
    if (!found || Object.values(found.params).includes("")) return undefined;
    return { operations: found.store, values: found.params };
  };
}

/** Finds the operation of a request. Responds with 405 if the path has only other methods, with 404 if it has none. */
export function route(find: ReturnType<typeof createRouter>): Middleware {
  return async (context, next) => {
    const { method, path, state } = context;
    if (state.operation !== undefined) return next();
    const { operations, values = {} } = find(path) ?? {};
    const operation = operations?.get(method);
    if (operation !== undefined) {
      state.operation = operation;
      state.encodedPath = values;
      context.set(deprecationHeaders(operation.route));
      return next();
    }
    if (operations === undefined) {
      const message = `There is nothing at ${path.slice(0, 200)}. /docs lists every operation.`;
      return send(context, problem(state.requestId, { status: 404, errorCode: "NOT_FOUND", message }));
    }
    const allowed = [...operations.keys()].toSorted();
    const message = `${path.slice(0, 200)} accepts ${allowed.join(", ")}.`;
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
