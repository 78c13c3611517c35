import Router, { type RouterContext } from "@koa/router";
import type Koa from "koa";
import { routes } from "../../generated/routes.ts";
import type { Contract, Route } from "./contract.ts";
import { problem } from "./problems.ts";
import type { BoundHandler, Operation, RequestState, Serve } from "./request-state.ts";
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

/** Returns a router over every operation of the contract, which passes a matched request on to the next middleware. */
export function createRouter(operations: readonly Operation[]): Router<RequestState> {
  const router = new Router<RequestState>({ exclusive: "specificity", sensitive: true, strict: true });
  for (const operation of operations) {
    const { route } = operation;
    const names = route.path.match(/(?<=\{)\w+(?=\})/g) ?? [];
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    router.register(path, [route.method], async (context, next) => {
      // For every method, `/views/options` is never a view with the id `options`.
      const isShadowed = context.matched?.some(({ paramNames }) => paramNames.length < names.length);
      if (isShadowed) return next();
      context.state.operation = operation;
      // The router's own `params` hide malformed percent-encoding.
      context.state.encodedPath = Object.fromEntries(names.map((name, at) => [name, context.captures?.[at] ?? ""]));
      context.set(deprecationHeaders(route));
      await next();
    });
    // The router adds HEAD to GET. A search would be charged for results that HEAD does not deliver.
    if (route.rate === "costly") router.stack.at(-1)!.methods = [route.method];
  }
  return router;
}

/** Rejects requests that match no operation: 405 when the path has other methods, else 404. */
export function rejectUnmatched(): Koa.Middleware<RequestState, Pick<RouterContext<RequestState>, "matched">> {
  return async (context, next) => {
    const { matched = [], path, state } = context;
    if (state.operation !== undefined) return next();
    if (matched.length === 0) {
      const message = `There is nothing at ${path.slice(0, 200)}. /docs lists every operation.`;
      return send(context, problem(state.requestId, { status: 404, errorCode: "NOT_FOUND", message }));
    }
    const minParameters = Math.min(...matched.map(({ paramNames }) => paramNames.length));
    const served = matched.filter(({ paramNames }) => paramNames.length === minParameters);
    const allowed = [...new Set(served.flatMap(({ methods }) => methods))].toSorted();
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
