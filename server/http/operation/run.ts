import type { Socket } from "node:net";
import type { Db } from "../../db/connect.ts";
import type { ReadReplicas } from "../../db/read-replicas.ts";
import { repeatTransaction } from "../../db/repeat-transaction.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { currentWork } from "../../lib/current-work.ts";
import { presentedKey } from "../authenticate.ts";
import {
  type Caller,
  type OperationId,
  type PreparationContext,
  type Refusal,
  Reply,
  type RequestContext,
  type Schema,
} from "../contract.ts";
import { limitOwner } from "../load.ts";
import { DeadlineExceeded, problemBody, Unavailable, validationBody } from "../problems.ts";
import type { Context, Deadline, InTurn, Middleware, Serve } from "../request-state.ts";
import { type HttpResponse, headerTexts, isTextStream, send } from "../response.ts";
import { type CostServices, confirmCost, quoteNothing, stateCost } from "./cost.ts";
import { type Change, describeChange } from "./describe-change.ts";
import { type IdempotentRequest, runIdempotently, skipsHandler } from "./idempotency.ts";
import type { ResponseChecker } from "./response-check.ts";

export interface DeadlineOptions {
  readonly requestTimeoutMs: number;
  /** Aborted when the service stops permanently. */
  readonly stopping: AbortSignal;
}

/** Gives every request a deadline, which applies until the commit begins. */
export function limitTime({ requestTimeoutMs, stopping }: DeadlineOptions): Middleware {
  return async ({ req, state }, next) => {
    state.deadline = startDeadline(requestTimeoutMs, req.socket, stopping);
    try {
      await next();
    } finally {
      state.deadline.clear();
    }
  };
}

function startDeadline(limitMs: number, socket: Socket, stopping: AbortSignal): Deadline {
  const controller = new AbortController();
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  // Prevents an unhandled rejection when nothing else awaits it.
  exceeded.catch(() => undefined);
  const onDisconnect = (): void => controller.abort(new Unavailable("The caller disconnected.", 1));
  const onStop = (): void => controller.abort(stopping.reason);
  const timer = setTimeout(() => {
    const error = new DeadlineExceeded(`The request took longer than ${limitMs / 1000} seconds and was cancelled.`, 5);
    controller.abort(error);
    reject(error);
  }, limitMs);
  socket.once("close", onDisconnect);
  stopping.addEventListener("abort", onStop, { once: true });
  if (stopping.aborted) onStop();
  return {
    signal: controller.signal,
    exceeded,
    // Not AbortSignal.timeout, which cannot be cleared: a response may be streamed after its handler has returned.
    clear: () => {
      clearTimeout(timer);
      socket.off("close", onDisconnect);
      stopping.removeEventListener("abort", onStop);
    },
  };
}

export interface OperationServices extends CostServices {
  readonly db: Db;
  /** Replicas that serve reads instead of `db`. */
  readonly readReplicas?: ReadReplicas | undefined;
  /** The maximum number of bytes stored for the idempotency keys of a workspace in 24 hours. */
  readonly maxStoredBytes: number;
  /** Records a change in the transaction that makes it. */
  readonly recordChange: (db: Db, change: Change) => Promise<void>;
}

interface RunServices extends OperationServices {
  readonly inTurn: InTurn;
}

/** Serves a request when it is its turn, within its deadline. */
export function runOperation(services: RunServices, checkResponse: ResponseChecker): Middleware {
  return async (context) => {
    const { signal, exceeded } = context.state.deadline;
    try {
      const running = services.inTurn(context, () =>
        currentWork.run(context.state.operation.route.operationId, () => serve(services, context, checkResponse)),
      );
      // The handler continues after the deadline, and its transaction ends after it. A query sent during the rollback
      // would run outside the transaction and persist.
      running.catch(() => undefined);
      send(context, await Promise.race([running, exceeded]));
    } catch (error) {
      // An aborted handler may fail with any error.
      throw signal.aborted ? signal.reason : error;
    }
  };
}

/** Runs the handler in one transaction with the record of its `Idempotency-Key`. */
async function serve(
  services: OperationServices,
  context: Context,
  checkResponse: ResponseChecker,
): Promise<HttpResponse> {
  const { operation, input, idempotencyKey, log, deadline } = context.state;
  const { signal } = deadline;
  signal.throwIfAborted();
  const handle = await prepare(services, context);
  signal.throwIfAborted();
  const respond = async (db: Db): Promise<HttpResponse> => {
    const reply = await handle(input, handlerContext(services, context, db));
    if (!Reply.is(reply)) {
      throw new Error(
        `The handler of ${operation.route.operationId} did not reply through reply, problem, refuse or invalid.`,
      );
    }
    if (context.state.isQuoted && reply.status === 200) quoteNothing();
    // Checked before the commit, so that a response with undeclared fields rolls the transaction back.
    checkResponse(operation.route, reply, log);
    const change = describeChange(context, reply);
    if (change) await services.recordChange(db, change);
    return toResponse(reply);
  };
  const run = async (db: Db): Promise<HttpResponse> => {
    const response =
      idempotencyKey === undefined
        ? await respond(db)
        : await runIdempotently(
            db,
            services.responseCipher,
            identify(context, idempotencyKey, services.maxStoredBytes),
            () => respond(db),
          );
    // From here on, the response depends only on the commit.
    deadline.clear();
    signal.throwIfAborted();
    return response;
  };
  // A charged search is a write too: it records the charge.
  const isCharged = "prepare" in operation && operation.route.rate === "costly";
  if (operation.route.effect === "write" || idempotencyKey !== undefined || isCharged)
    return repeatTransaction(services.db, run);
  // The handler of a preparing operation uses data that `prepare` read, so it runs on the primary.
  return "prepare" in operation ? run(services.db) : read(services, context, run);
}

/** Reads that only the primary serves: a streamed response cannot start again when a replica fails. */
const PRIMARY_READS: ReadonlySet<OperationId> = new Set<OperationId>([
  "Audiences_export",
  "AuditLog_list",
  "Credits_usage",
  "Lookalikes_exportBulk",
  "Signals_exportResults",
]);

/** Calls `run` with a read replica if the operation only reads and a replica is available; else with the primary. */
function read<Result>(
  { db, readReplicas }: OperationServices,
  { state: { operation, position } }: Context,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { effect, operationId } = operation.route;
  const isReplicated = effect === "read" && !PRIMARY_READS.has(operationId);
  return isReplicated && readReplicas && position !== undefined ? readReplicas.read(position, run) : run(db);
}

/** Runs the `prepare` step, which a replay skips, and returns the function that serves the request. */
async function prepare(services: OperationServices, context: Context): Promise<Serve> {
  const { db, maxStoredBytes } = services;
  const { operation, input, idempotencyKey: key, deadline } = context.state;
  if ("serve" in operation) return operation.serve;
  const isSkipped = key !== undefined && (await skipsHandler(db, identify(context, key, maxStoredBytes)));
  if (!isSkipped) {
    return read(services, context, (from) =>
      operation.prepare(input, deadline.signal, handlerContext(services, context, from)),
    );
  }
  return async (sent, given) => (await operation.prepare(sent, deadline.signal, given))(sent, given);
}

/** Returns the `RequestContext` of a request, not yet tied to one operation's types. */
function handlerContext(services: OperationServices, context: Context, db: Db): object {
  const { requestId, deadline, operation, authentication } = context.state;
  return {
    db,
    get caller(): Caller {
      if (authentication.kind === "caller") return authentication.caller;
      throw new Error(`${operation.route.operationId} accepts no key, so it has no caller.`);
    },
    clientAddress: context.ip,
    preferredType: ([first, ...others]: readonly [string, ...string[]]) => {
      context.vary("Accept");
      return [first, ...others].find((type) => type === context.accepts(first, ...others)) ?? first;
    },
    signal: deadline.signal,
    now: services.now(),
    maxCredits: context.state.maxCredits ?? Infinity,
    quotedCredits: context.state.quote?.credits ?? Infinity,
    isQuoted: context.state.isQuoted,
    stateCost: (credits: number, preview: Parameters<typeof stateCost>[2]["preview"]) =>
      stateCost(services, context, { db, credits, preview }),
    confirmCost: (credits: number, balance: number) => confirmCost(services, context, { db, credits, balance }),
    reply: (status: number, body: unknown, headers?: Record<string, unknown>) => new Reply(status, body, headers),
    problem: (
      status: number,
      errorCode: Schema["ErrorCode"],
      message: string,
      details?: Record<string, unknown>,
      headers?: Record<string, unknown>,
    ) => new Reply(status, problemBody(requestId, errorCode, message, details), headers),
    refuse: ({ status, errorCode, message, details, headers }: Refusal) =>
      new Reply(status, problemBody(requestId, errorCode, message, details), headers),
    invalid: (...faults: Schema["ValidationFault"][]) => new Reply(422, validationBody(faults)),
  } satisfies Record<keyof (RequestContext<OperationId> & PreparationContext), unknown>;
}

const DAY_SECONDS = 86_400;

function identify(context: Context, key: string, maxStoredBytes: number): IdempotentRequest {
  const { input, requestId, operation } = context.state;
  const content = [input.path, input.query, input.body];
  // The second form is that of release 0.2.0, whose records are replayed for a day.
  const contents = [canonicalJson(content), JSON.stringify(content)] as const;
  const replacedKey = operation.route.replacesKey ? presentedKey(context.req.headers) : undefined;
  const replaySeconds = context.state.toolCall?.replaySeconds ?? DAY_SECONDS;
  return {
    scope: idempotencyScope(context),
    key,
    replaySeconds,
    owner: limitOwner(context),
    maxStoredBytes,
    contents,
    requestId,
    replacedKey,
  };
}

function idempotencyScope({ state: { authentication, operation }, ip }: Context): string {
  const { operationId, replacesKey } = operation.route;
  if (authentication.kind !== "caller") return `public:${ip}:${operationId}`;
  const { workspaceId, userId, keyOwnerId } = authentication.caller;
  // A member who acts for a colleague must not read the colleague's key.
  const owner = replacesKey ? `${userId}:${keyOwnerId}` : userId;
  return `${workspaceId}:${owner}:${operationId}`;
}

function toResponse({ status, headers, body }: Reply<number, unknown>): HttpResponse {
  return { status, headers: headerTexts(headers), body: isTextStream(body) ? body : JSON.stringify(body) };
}
