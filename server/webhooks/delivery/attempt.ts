import type { Logger } from "pino";
import type { Clock } from "../../ports/clock.ts";
import type { PostOutcome, PublicHttp } from "../../ports/public-http.ts";
import type { Behaviour } from "./concurrency-limiter.ts";
import type { DeliveryMetrics } from "./metrics.ts";
import type { AttemptResult } from "./queries-attempts.ts";
import type { ClaimedDelivery } from "./queries-due.ts";
import { standingAfter } from "./schedule.ts";
import { sign } from "./signature.ts";
import type { SigningKeys } from "./signing-keys.ts";

export interface AttemptServices {
  http: PublicHttp;
  signingKeys: SigningKeys;
  clock: Clock;
  log: Logger;
  metrics: DeliveryMetrics;
}

/** An answer that takes longer makes a receiver a slow one, in milliseconds. */
const slowAfterMs = 2_000;

function errorOf(outcome: PostOutcome): string | null {
  switch (outcome.kind) {
    case "answered":
      return null;
    case "timed_out":
      return "No answer came within 10 seconds.";
    case "unreachable":
      return `No answer: ${outcome.message}`;
    case "refused":
      return outcome.refusal.sentence;
    case "aborted":
      return "The attempt was broken off.";
  }
}

function behaviourOf(outcome: PostOutcome): Behaviour {
  if (outcome.kind === "answered") return outcome.durationMs > slowAfterMs ? "slow" : "fast";
  return outcome.kind === "timed_out" || outcome.kind === "unreachable" ? "silent" : "unknown";
}

function postSigned(
  services: AttemptServices,
  delivery: ClaimedDelivery,
  startedAt: Date,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const body = Buffer.from(delivery.body);
  return services.http.post({
    url: delivery.endpoint.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "account-intelligence-webhooks",
      ...sign(delivery.eventId, startedAt, body, services.signingKeys.of(delivery.endpoint)),
    },
    body,
    signal,
  });
}

/**
 * Makes one attempt at a delivery. Answers what to record, or undefined when it was broken off by the signal and is
 * to be made again.
 * @throws when a secret cannot be decrypted
 */
export async function attempt(
  services: AttemptServices,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<{ result: AttemptResult | undefined; behaviour: Behaviour }> {
  const startedAt = services.clock.now();
  if (delivery.attemptCount === 0) services.metrics.begunAfter(startedAt.getTime() - delivery.publishedAt);
  const outcome = await postSigned(services, delivery, startedAt, signal);
  services.metrics.attempted(outcome);
  const behaviour = behaviourOf(outcome);
  if (outcome.kind === "aborted") return { result: undefined, behaviour };
  const endedAt = services.clock.now();
  const answer = outcome.kind === "answered" ? outcome : undefined;
  const result: AttemptResult = {
    deliveryId: delivery.id,
    number: delivery.attemptCount + 1,
    startedAt,
    endedAt,
    durationMs: outcome.durationMs,
    statusCode: answer?.status ?? null,
    error: errorOf(outcome)?.slice(0, 500).toWellFormed() ?? null,
    responseBody: answer?.body ?? null,
    standing: standingAfter(outcome, delivery.failures, endedAt),
  };
  return { result, behaviour };
}
