import type { IncomingHttpHeaders } from "node:http";
import type { Db } from "../db/connect.ts";
import type { Authentication } from "./contract.ts";
import { type ResponseCipher, replayToReplacedKey } from "./operation/idempotency.ts";
import { problem } from "./problems.ts";
import type { Context, InTurn, Middleware, RateUse } from "./request-state.ts";
import { type HttpResponse, send } from "./response.ts";

/** The headers of a request that identify its caller. */
interface Credentials {
  /** The presented key; undefined if there is none, or if the operation requires none. */
  readonly key: string | undefined;
  readonly needsKey: boolean;
  /** The user id in `X-User-ID`; undefined for the key's owner. */
  readonly actingUserId: string | undefined;
  readonly clientAddress: string;
  /** The rate limit that counts the request if its key is valid. */
  readonly rate: "reads" | "costly";
}

/** Finds the sender of a request and counts it against a rate limit that all processes share. */
export type Authenticate = (credentials: Credentials) => Promise<{
  readonly authentication: Authentication;
  readonly rateUse: RateUse;
  /** See `RequestState.position`. */
  readonly position?: number | undefined;
}>;

/** Finds the sender of a request. Does not reject it yet, because the rate limit applies before 401 and 403. */
export function authenticate(find: Authenticate, inTurn: InTurn): Middleware {
  return async (context, next) => {
    const {
      state,
      req: { headers },
      ip,
    } = context;
    const { auth, rate } = state.operation.route;
    const needsKey = auth !== "none";
    const finding = inTurn(context, () =>
      find({
        key: needsKey ? presentedKey(headers) : undefined,
        needsKey,
        actingUserId: namedUser(first(headers["x-user-id"])),
        clientAddress: ip,
        rate,
      }),
    );
    const { authentication, rateUse, position } = await Promise.race([finding, state.deadline.exceeded]);
    state.authentication = authentication;
    state.rateUse = rateUse;
    state.position = position;
    await next();
  };
}

/** Returns the acting user of a request; undefined for the key's owner, to whom `me` refers. */
export function namedUser(header: string | undefined): string | undefined {
  return header === "me" ? undefined : header;
}

/** Requests allowed per minute, by kind. */
export interface RateLimits {
  readonly reads: number;
  /** Per key, for operations that can consume credits. */
  readonly costly: number;
  /** Per client network, for requests without a valid key only. */
  readonly unauthorized: number;
}

/** Rejects requests over their limit (429). Reports usage as in the IETF draft "RateLimit header fields for HTTP". */
export function limitRate(limits: RateLimits): Middleware {
  return async (context, next) => {
    const { authentication, operation, rateUse } = context.state;
    const policy = authentication.kind === "unauthorized" ? "unauthorized" : operation.route.rate;
    const rejection = useRate(context, limits, policy, rateUse);
    return rejection ? send(context, rejection) : next();
  };
}

/** Reports the usage of a rate limit in the headers. Returns a 429 if the request exceeds the limit. */
export function useRate(
  context: Context,
  limits: RateLimits,
  policy: keyof RateLimits,
  { count, windowSeconds, secondsLeft }: RateUse,
): HttpResponse | undefined {
  const quota = limits[policy];
  context.set({
    "RateLimit-Policy": `"${policy}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${policy}";r=${Math.max(0, quota - count)};t=${secondsLeft}`,
  });
  if (count <= quota) return undefined;
  const what = policy === "unauthorized" ? "requests without a valid key" : "requests of this kind";
  const message = `More than ${quota} ${what} in ${windowSeconds} seconds. Try again in ${secondsLeft} seconds.`;
  const details = { retry_after_seconds: secondsLeft };
  return problem(context.state.requestId, {
    status: 429,
    errorCode: "RATE_LIMITED",
    message,
    details,
    headers: { "Retry-After": secondsLeft },
  });
}

interface AuthorizationServices {
  readonly db: Db;
  readonly responseCipher: ResponseCipher;
}

/** Rejects requests without a valid key (401), and requests for a user of another workspace (403). */
export function authorize(services: AuthorizationServices): Middleware {
  return async (context, next) => {
    const { authentication, requestId } = context.state;
    if (authentication.kind === "unauthorized") {
      const replayed = await findReplay(services, context);
      return replayed ? send(context, replayed) : sendUnauthorized(context);
    }
    if (authentication.kind === "forbidden") {
      const message =
        "The user in X-User-ID is not a member of this key's workspace. Send `me` to act as the key's owner.";
      return send(context, problem(requestId, { status: 403, errorCode: "FORBIDDEN", message }));
    }
    await next();
  };
}

function sendUnauthorized(context: Context): void {
  const message =
    presentedKey(context.req.headers) === undefined
      ? "Send your API key in the X-API-Key header. POST /api/v1/agent/sign-up issues one."
      : "The API key is not valid. POST /api/v1/agent/sign-up recovers a lost key.";
  const headers = { "WWW-Authenticate": 'Bearer realm="api", ApiKey realm="api", header="X-API-Key"' };
  send(context, problem(context.state.requestId, { status: 401, errorCode: "UNAUTHORIZED", message, headers }));
}

async function findReplay(
  { db, responseCipher }: AuthorizationServices,
  { state, req: { headers } }: Context,
): Promise<HttpResponse | undefined> {
  const apiKey = presentedKey(headers);
  const idempotencyKey = first(headers["idempotency-key"]);
  if (!state.operation.route.replacesKey || !apiKey || !idempotencyKey) return undefined;
  return replayToReplacedKey(db, responseCipher, apiKey, idempotencyKey);
}

export function presentedKey(headers: IncomingHttpHeaders): string | undefined {
  return first(headers["x-api-key"]) || /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
