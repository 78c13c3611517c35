import { createHash } from "node:crypto";
import type { Db } from "../db/connect.ts";
import type { Answer } from "./answer.ts";
import { problemBody, Refusal, refuseFaults } from "./problems.ts";
import { findIdempotencyRecord, lockIdempotencyKey, storeIdempotencyRecord } from "./queries.ts";

/** Encrypts and decrypts stored answers: one may carry a key or a webhook secret. */
export interface AnswerVault {
  encrypt(plain: string, boundTo: string): string;
  decrypt(encrypted: string, boundTo: string): string;
}

/** A request that named itself with an `Idempotency-Key`. */
export interface NamedRequest {
  /** Who sent it and to which operation: the same key elsewhere names something else. */
  readonly scope: string;
  readonly key: string;
  /** Path and body, as sent. */
  readonly content: string;
  readonly requestId: string;
}

/**
 * Carries out a named request at most once in 24 hours. The record is written in the request's own transaction, so a
 * crash leaves either both the work and its answer, or neither. Answers that ask to come again (429, 5xx) are not kept.
 */
export async function once(
  transaction: Db,
  vault: AnswerVault,
  request: NamedRequest,
  carryOut: () => Promise<Answer>,
): Promise<Answer | Refusal> {
  const boundTo = `${request.scope} ${request.key}`;
  const requestHash = createHash("sha256").update(request.content).digest();
  if (!(await lockIdempotencyKey(transaction, request.scope, request.key))) {
    const message = "A request with this Idempotency-Key is still being carried out. Try again in a moment.";
    return new Refusal(409, problemBody(request.requestId, "IDEMPOTENCY_IN_FLIGHT", message));
  }
  const stored = await findIdempotencyRecord(transaction, request.scope, request.key);
  if (stored) return stored.requestHash.equals(requestHash) ? replay(vault, stored.answer, boundTo) : usedForAnother();
  const answer = await carryOut();
  if (answer.status !== 429 && answer.status < 500) {
    const encrypted = vault.encrypt(
      JSON.stringify({ status: answer.status, headers: answer.headers, body: answer.body }),
      boundTo,
    );
    await storeIdempotencyRecord(transaction, request.scope, request.key, { requestHash, answer: encrypted });
  }
  return answer;
}

function replay(vault: AnswerVault, encrypted: string, boundTo: string): Answer {
  const stored: { status: number; headers: Record<string, string>; body: string } = JSON.parse(
    vault.decrypt(encrypted, boundTo),
  );
  return { status: stored.status, headers: { ...stored.headers, "Idempotent-Replayed": "true" }, body: stored.body };
}

function usedForAnother(): Refusal {
  return refuseFaults([
    {
      loc: ["header", "Idempotency-Key"],
      msg: "This key was used for a request with another body in the last 24 hours. Choose a new one.",
      type: "idempotency_key_reused",
    },
  ]);
}
