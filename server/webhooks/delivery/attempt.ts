import type { Db } from "../../db/connect.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { parseRetryAfterMs } from "../../lib/retry-after.ts";
import type { Clock } from "../../ports/clock.ts";
import { makeMailId } from "../../ports/mail.ts";
import type { PostResult, PublicHttp } from "../../ports/public-http.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import type { Responsiveness } from "./concurrency-limiter.ts";
import { decryptHeaders } from "./headers.ts";
import { type ClaimedDelivery, failPendingDeliveries } from "./queries-claims.ts";
import { publish } from "./queries-publish.ts";
import { type Attempt, type DisabledEndpoint, insertAttempts, updateToDisabled } from "./queries-record.ts";
import { sign } from "./signature.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays after each failed attempt. A delivery fails permanently when the attempt after the last delay fails. */
const RETRY_DELAYS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

/** A response that takes longer counts as slow. */
const SLOW_MS = 2 * SECOND;

const GONE = 410;
const GONE_REASON =
  "The receiver returned 410, so the webhook was turned off. Turn it on when the receiver accepts events again.";
/** Statuses that request a lower rate. */
const OVERLOADED = new Set([429, 503]);

export interface AttemptServices {
  readonly http: PublicHttp;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** The result of an attempt. `attempt` is absent if it was aborted, because there is nothing to record. */
interface AttemptResult {
  readonly result: PostResult;
  readonly attempt?: Attempt;
}

/**
 * Posts a delivery once.
 * @throws if a secret cannot be decrypted
 */
export async function attemptDelivery(
  { http, secrets, clock }: AttemptServices,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const startedAt = clock.now();
  const { event_id: eventId, body, endpoint_id: endpointId, headers_encrypted } = delivery;
  const plain = delivery.secrets_encrypted.map((secret) => secrets.decrypt("webhook-secret", secret, endpointId));
  const custom = headers_encrypted === null ? [] : decryptHeaders(secrets, headers_encrypted, endpointId);
  const headers = {
    ...Object.fromEntries(custom.map(({ name, value }) => [name, value])),
    "content-type": "application/json",
    "user-agent": "account-intelligence-webhooks",
    ...sign(eventId, startedAt, body, plain),
  };
  const result = await http.post({ url: delivery.url, headers, body, signal });
  if (result.kind === "aborted") return { result };
  const finishedAt = clock.now();
  const attempt: Attempt = {
    deliveryId: delivery.id,
    endpointId,
    url: delivery.url,
    number: delivery.attempt_count + 1,
    failuresBefore: delivery.failures,
    startedAt,
    finishedAt,
    durationMs: result.durationMs,
    statusCode: result.kind === "response" ? result.status : null,
    error: describeError(result),
    responseBody: result.kind === "response" ? result.body : null,
    isEndpointGone: result.kind === "response" && result.status === GONE,
    ...nextState(result, delivery.failures, finishedAt),
  };
  return { result, attempt };
}

export function classifyResponsiveness(result: PostResult): Responsiveness {
  switch (result.kind) {
    case "response":
      return result.durationMs > SLOW_MS || OVERLOADED.has(result.status) ? "slow" : "fast";
    case "timed_out":
    case "unreachable":
      return "silent";
    // A rejected URL was never called.
    case "refused":
    case "aborted":
      return "aborted";
  }
}

function describeError(result: Exclude<PostResult, { kind: "aborted" }>): string | null {
  switch (result.kind) {
    case "response":
      return null;
    case "timed_out":
      return "No response within 10 seconds.";
    case "unreachable":
      return `No response: ${result.message}`.slice(0, 500).toWellFormed();
    case "refused":
      return result.refusal.message;
  }
}

/**
 * Returns the state of a delivery after an attempt. If the receiver requests a longer delay than the schedule, up to a
 * day, the requested delay applies.
 * @param failures failed attempts since delivery was last requested, not counting this attempt
 */
function nextState(
  result: PostResult,
  failures: number,
  now: Date,
): Pick<Attempt, "status" | "failures" | "nextAttemptAt"> {
  const isDelivered = result.kind === "response" && result.status >= 200 && result.status < 300;
  if (isDelivered) return { status: "delivered", failures: 0, nextAttemptAt: null };
  const delayMs = RETRY_DELAYS_MS[failures];
  if (delayMs === undefined) return { status: "failed", failures: 0, nextAttemptAt: null };
  const requestedMs = result.kind === "response" ? (parseRetryAfterMs(result.retryAfter, now.getTime()) ?? 0) : 0;
  const nextAttemptAt = new Date(now.getTime() + Math.max(delayMs, requestedMs));
  return { status: "pending", failures: failures + 1, nextAttemptAt };
}

/**
 * Records attempts. Turns off the endpoints whose receivers returned 410, unless their URL has changed since, and
 * notifies the owner by email and the workspace's other webhooks by an event. Recording an attempt again changes
 * nothing.
 * @returns how many deliveries failed because their endpoint was turned off
 */
export async function recordAttempts(db: Db, attempts: readonly Attempt[], now: Date): Promise<number> {
  const gone = attempts.filter(({ isEndpointGone }) => isEndpointGone);
  if (gone.length === 0) {
    await insertAttempts(db, attempts);
    return 0;
  }
  return db.transaction().execute(async (transaction) => {
    const { ids, disabled } = await updateToDisabled(transaction, gone, GONE_REASON, now);
    await insertAttempts(transaction, attempts);
    const failed = await failPendingDeliveries(transaction, ids, now);
    for (const endpoint of disabled) await announceDisabled(transaction, endpoint, now);
    return failed;
  });
}

/** Notifies the owner, and the workspace's webhooks unless it is a view's webhook, which only its owner knows. */
async function announceDisabled(db: Db, endpoint: DisabledEndpoint, at: Date): Promise<void> {
  const { id, workspace_id: workspaceId, view_id: viewId, url } = endpoint;
  await enqueue(db, "webhooks.send-disabled", { mailId: makeMailId(at), endpointId: id });
  if (viewId !== null) return;
  const data = { webhook_id: id, url, disabled_reason: GONE_REASON };
  await publish(db, { workspaceId, at, type: "webhook.disabled", data });
}
