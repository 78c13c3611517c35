import type { Logger } from "pino";
import { routes } from "../../generated/routes.ts";
import {
  type Caller,
  type OperationId,
  Reply,
  type RequestContext,
  type Schema,
  type ValueChecks,
} from "./contract.ts";
import type { Route } from "./match-route.ts";
import { type BuiltContract, notBuilt } from "./not-built.ts";
import { problemBody } from "./problems.ts";

/** A validated request, not yet tied to one operation's types. */
export interface UntypedInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
}

/** What the request path gives every handler; `reply`, `problem` and `invalid` are added here. */
export type HandlerEnvironment = Omit<
  RequestContext<OperationId>,
  "reply" | "problem" | "invalid" | "caller" | "log"
> & {
  readonly caller: Caller | undefined;
  readonly log: () => Logger;
};

/** Serves one operation behind the validators. */
export interface MountedHandler {
  serve(input: UntypedInput, environment: HandlerEnvironment): Promise<Reply<number, unknown>>;
  /** Finds faults of values in the fields that fit their schemas; asked when others do not. */
  readonly findFaults?: ((fitting: Pick<UntypedInput, "query" | "body">) => Schema["ValidationFault"][]) | undefined;
  /** What is done before a connection is taken, if anything; what it answers then serves the request. */
  readonly prepare?: (input: UntypedInput, signal: AbortSignal) => Promise<MountedHandler["serve"]>;
}

type AnyHandler = (input: UntypedInput, context: object) => Promise<unknown>;
interface AnyPreparingHandler {
  prepare(input: UntypedInput, signal: AbortSignal): Promise<AnyHandler>;
}

/** Ties every operation of the route table to its handler, and those of families not built yet to 501. */
export function mount(contract: BuiltContract, valueChecks: ValueChecks): ReadonlyMap<OperationId, MountedHandler> {
  // The one cast of the server: the compiler has checked the contract family by family, the route table is made from
  // the same document, and the validators in front check at run time what the types say.
  const { families, checks } = { families: contract, checks: valueChecks } as unknown as {
    readonly families: Readonly<Record<string, Readonly<Record<string, AnyHandler | AnyPreparingHandler>>>>;
    readonly checks: Readonly<Record<string, MountedHandler["findFaults"]>>;
  };
  const missing = new Set<string>(notBuilt);
  const handlers = new Map<OperationId, MountedHandler>();
  for (const route of routes) {
    const handler = families[route.family]?.[route.verb];
    if (handler)
      handlers.set(route.operationId, { ...mountOne(route, handler), findFaults: checks[route.operationId] });
    else if (missing.has(route.family)) handlers.set(route.operationId, { serve: answerNotBuilt(route) });
    else
      throw new Error(
        `The contract's operation ${route.operationId} has no handler and its family is not listed as not built.`,
      );
  }
  return handlers;
}

function mountOne(route: Route, handler: AnyHandler | AnyPreparingHandler): MountedHandler {
  if (typeof handler === "function") return { serve: (input, environment) => run(route, handler, input, environment) };
  const prepare = async (input: UntypedInput, signal: AbortSignal): Promise<MountedHandler["serve"]> => {
    const prepared = await handler.prepare(input, signal);
    return (sameInput, environment) => run(route, prepared, sameInput, environment);
  };
  return {
    prepare,
    serve: async (input, environment) => (await prepare(input, environment.signal))(input, environment),
  };
}

async function run(
  route: Route,
  handler: AnyHandler,
  input: UntypedInput,
  environment: HandlerEnvironment,
): Promise<Reply<number, unknown>> {
  const reply = await handler(input, {
    ...environment,
    get log() {
      return environment.log();
    },
    get caller() {
      if (environment.caller) return environment.caller;
      throw new Error(`${route.operationId} needs no key, so it has no caller.`);
    },
    reply: (status: number, body: unknown, headers?: Record<string, unknown>) => new Reply(status, body, headers),
    problem: (
      status: number,
      errorCode: Parameters<typeof problemBody>[1],
      message: string,
      details?: Record<string, unknown>,
      headers?: Record<string, unknown>,
    ) => new Reply(status, problemBody(environment.requestId, errorCode, message, details), headers),
    invalid: (...faults: unknown[]) => new Reply(422, { detail: faults }),
  });
  if (!Reply.is(reply))
    throw new Error(`The handler of ${route.operationId} did not answer through reply, problem or invalid.`);
  return reply;
}

function answerNotBuilt(route: Route): MountedHandler["serve"] {
  return async (_input, { requestId }) =>
    new Reply(
      501,
      problemBody(requestId, "NOT_BUILT", `This release does not serve ${route.method} ${route.path} yet.`, {
        operation: route.operationId,
      }),
    );
}
