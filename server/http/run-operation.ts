import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Db } from "../db/connect.ts";
import { type Answer, headerTexts, isTextStream } from "./answer.ts";
import type { ResponseChecker } from "./check-response.ts";
import type { Caller, OperationId, Reply, RequestContext } from "./contract.ts";
import { type AnswerVault, once } from "./idempotency.ts";
import type { Route } from "./match-route.ts";
import type { MountedHandler, UntypedInput } from "./mount.ts";
import { type Refusal, refuseUnavailable, Unavailable } from "./problems.ts";
import { findIdempotencyRecord } from "./queries.ts";
import { startWorkTime } from "./work-time.ts";

/** A validated request on its way to its handler. */
export interface ReadyRequest {
  readonly route: Route;
  readonly input: UntypedInput;
  readonly idempotencyKey: string | undefined;
  readonly caller: Caller | undefined;
  readonly clientAddress: string;
  readonly preferredType: RequestContext<OperationId>["preferredType"];
  readonly requestId: string;
  /** The log of this request. Made when it is first written to: most requests never do. */
  readonly log: () => Logger;
  readonly request: IncomingMessage;
}

/** What carrying out operations needs. */
export interface OperationServices {
  readonly db: Db;
  readonly vault: AnswerVault;
  readonly checkResponse: ResponseChecker;
  readonly now: () => Date;
  readonly handlerTimeoutMs: number;
  /** Aborted when the service stops for good. */
  readonly stopping: AbortSignal;
}

/**
 * Runs a handler within its time limit; what it writes is one transaction with the record of its `Idempotency-Key`. A
 * POST that only reads keeps its answer under a key too, as its contract says.
 */
export async function runOperation(
  services: OperationServices,
  handler: MountedHandler,
  ready: ReadyRequest,
): Promise<Answer | Refusal> {
  const time = startWorkTime(services.handlerTimeoutMs, ready.request.socket, services.stopping);
  try {
    const serve = handler.prepare
      ? await Promise.race([prepare(services.db, handler, ready, time.signal), time.overdue])
      : handler.serve;
    // The limit is raced inside the transaction: work that was given up is rolled back, never committed later.
    const withinLimit = (db: Db): Promise<Answer | Refusal> =>
      Promise.race([carryOut(services, serve, ready, db, time.signal), time.overdue]);
    const writes = ready.route.effect === "write" || ready.idempotencyKey !== undefined;
    return writes ? await services.db.transaction().execute(withinLimit) : await withinLimit(services.db);
  } catch (error) {
    if (error instanceof Unavailable) return refuseUnavailable(ready.requestId, error);
    // Nobody reads this answer, and nothing is wrong here: the request's line in the log says that it was aborted.
    if (time.isCallerGone(error))
      return refuseUnavailable(ready.requestId, new Unavailable("The caller went away.", 1));
    if (!time.isOver()) throw error;
    ready.log().error({ err: error, operation: ready.route.operationId }, "handler took too long");
    return refuseUnavailable(
      ready.requestId,
      new Unavailable(`This took longer than ${services.handlerTimeoutMs / 1000} seconds and was given up.`, 5),
    );
  } finally {
    time.end();
  }
}

/** Prepares a request, unless its answer is stored: a replay asks nobody outside. */
async function prepare(
  db: Db,
  handler: MountedHandler,
  ready: ReadyRequest,
  signal: AbortSignal,
): Promise<MountedHandler["serve"]> {
  if (handler.prepare === undefined) return handler.serve;
  const { idempotencyKey: key } = ready;
  const isStored = key !== undefined && (await findIdempotencyRecord(db, scopeOf(ready), key)) !== undefined;
  return isStored ? handler.serve : handler.prepare(ready.input, signal);
}

/** Whose a key is: the same key from somebody else, or for another operation, names something else. */
function scopeOf({ caller, clientAddress, route }: ReadyRequest): string {
  return [caller ? `${caller.workspaceId}:${caller.userId}` : `public:${clientAddress}`, route.operationId].join(":");
}

function carryOut(
  services: OperationServices,
  serve: MountedHandler["serve"],
  ready: ReadyRequest,
  db: Db,
  signal: AbortSignal,
): Promise<Answer | Refusal> {
  const handle = async (): Promise<Answer> => {
    const { caller, clientAddress, preferredType, requestId, log, route } = ready;
    const reply = await serve(ready.input, {
      db,
      caller,
      clientAddress,
      preferredType,
      requestId,
      log,
      signal,
      now: services.now(),
    });
    // Before the commit: an answer that would leak undeclared fields also undoes what was written.
    return toAnswer(services.checkResponse, route, reply, log);
  };
  const { idempotencyKey: key } = ready;
  if (key === undefined) return handle();
  const content = JSON.stringify([ready.input.path, ready.input.query, ready.input.body]);
  return once(db, services.vault, { scope: scopeOf(ready), key, content, requestId: ready.requestId }, handle);
}

function toAnswer(
  checkResponse: ResponseChecker,
  route: Route,
  reply: Reply<number, unknown>,
  log: () => Logger,
): Answer {
  const headers = headerTexts(reply.headers);
  if (isTextStream(reply.body)) return { status: reply.status, headers, body: reply.body };
  checkResponse(route, reply.status, reply.body, log);
  return { status: reply.status, headers, body: JSON.stringify(reply.body) };
}
