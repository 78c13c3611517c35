import { routes } from "../../../generated/routes.ts";
import {
  type Caller,
  type Contract,
  type OperationId,
  Reply,
  type RequestContext,
  type Route,
  type Schema,
} from "../contract.ts";
import { problemBody } from "../problems.ts";

/** A validated request, not yet tied to one operation's types. */
export interface UntypedInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
}

/** The part of a handler's context that comes from the request; `reply`, `problem` and `invalid` are added here. */
export interface RequestEnvironment
  extends Omit<RequestContext<OperationId>, "reply" | "problem" | "invalid" | "caller"> {
  readonly caller: Caller | undefined;
}

/** The part of a `PreparationContext` that comes from the request. */
type PreparationEnvironment = Pick<RequestEnvironment, "db" | "caller">;

type Serve = (input: UntypedInput, environment: RequestEnvironment) => Promise<Reply<number, unknown>>;

/** A route and its handler. */
export interface Operation {
  readonly route: Route;
  readonly serve: Serve;
  /** What a `PreparingHandler` does before its transaction begins. Returns what then serves the request. */
  readonly prepare?: (input: UntypedInput, signal: AbortSignal, context: PreparationEnvironment) => Promise<Serve>;
  readonly findFaults?: (fitting: Pick<UntypedInput, "query" | "body">) => Schema["ValidationFault"][];
}

type AnyHandler = (input: UntypedInput, context: object) => Promise<unknown>;
interface AnyHandlerObject extends Pick<Operation, "findFaults"> {
  readonly serve?: AnyHandler;
  readonly prepare?: (input: UntypedInput, signal: AbortSignal, context: object) => Promise<AnyHandler>;
}

/** Binds every route to its handler. */
export function bindHandlers(contract: Contract): Operation[] {
  // The one double cast of the server: the compiler has checked the contract family by family, the routes are generated
  // from the same document, and the validators check at run time what the types say.
  const families = contract as unknown as Readonly<
    Record<string, Readonly<Record<string, AnyHandler | AnyHandlerObject>>>
  >;
  return routes.map((route) => {
    const handler = families[route.family]?.[route.verb];
    if (!handler) throw new Error(`${route.operationId} has no handler.`);
    return bind(route, typeof handler === "function" ? { serve: handler } : handler);
  });
}

function bind(route: Route, { serve, prepare, findFaults }: AnyHandlerObject): Operation {
  const checks = findFaults ? { findFaults } : {};
  if (!prepare) return { route, ...checks, serve: withContext(route, serve) };
  const prepared: Operation["prepare"] = async (input, signal, { db, caller }) =>
    withContext(
      route,
      await prepare(input, signal, {
        db,
        get caller() {
          return callerOf(route, caller);
        },
      }),
    );
  return {
    route,
    ...checks,
    prepare: prepared,
    serve: async (input, environment) => (await prepared(input, environment.signal, environment))(input, environment),
  };
}

function callerOf({ operationId }: Route, caller: Caller | undefined): Caller {
  if (caller) return caller;
  throw new Error(`${operationId} takes no key, so it has no caller.`);
}

/** Gives a handler its context. */
function withContext(route: Route, handler: AnyHandler | undefined): Serve {
  return async (input, environment) => {
    const { caller, requestId } = environment;
    const reply = await handler?.(input, {
      ...environment,
      get caller() {
        return callerOf(route, caller);
      },
      reply: (status: number, body: unknown, headers?: Record<string, unknown>) => new Reply(status, body, headers),
      problem: (
        status: number,
        errorCode: Schema["ErrorCode"],
        message: string,
        details?: Record<string, unknown>,
        headers?: Record<string, unknown>,
      ) => new Reply(status, problemBody(requestId, errorCode, message, details), headers),
      invalid: (...faults: unknown[]) => new Reply(422, { detail: faults }),
    });
    if (Reply.is(reply)) return reply;
    throw new Error(`The handler of ${route.operationId} did not reply through reply, problem or invalid.`);
  };
}
