import { createHash } from "node:crypto";
import type { Db } from "../../db/connect.ts";
import { problem, validationProblem } from "../problems.ts";
import { findIdempotencyRecord, lockIdempotencyKey, upsertIdempotencyRecord } from "../queries.ts";
import type { HttpResponse } from "../response.ts";

/** Encrypts stored responses: one may carry a key or a webhook secret. */
export interface ResponseCipher {
  encrypt(plain: string, boundTo: string): string;
  decrypt(encrypted: string, boundTo: string): string;
}

/** A request with an `Idempotency-Key`. */
interface IdempotentRequest {
  /** The caller and the operation: the same key elsewhere is another one. */
  readonly scope: string;
  readonly key: string;
  /** Path, query and body. */
  readonly content: string;
  readonly requestId: string;
}

/**
 * Runs a request at most once in 24 hours and replays its response after that. The record is written in the request's own
 * transaction, so a crash leaves either both the work and its response, or neither.
 */
export async function runIdempotently(
  transaction: Db,
  cipher: ResponseCipher,
  { scope, key, content, requestId }: IdempotentRequest,
  run: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const boundTo = `${scope} ${key}`;
  const requestHash = createHash("sha256").update(content).digest();
  if (!(await lockIdempotencyKey(transaction, scope, key))) {
    const message = "A request with this Idempotency-Key is still running. Try again in a moment.";
    return problem(requestId, 409, "IDEMPOTENCY_IN_FLIGHT", message);
  }
  const stored = await findIdempotencyRecord(transaction, scope, key);
  if (stored) {
    if (!stored.requestHash.equals(requestHash)) return validationProblem([KEY_REUSED]);
    const { status, headers, body }: HttpResponse = JSON.parse(cipher.decrypt(stored.response, boundTo));
    return { status, headers: { ...headers, "Idempotent-Replayed": "true" }, body };
  }
  const response = await run();
  if (isFinal(response.status)) {
    const encrypted = cipher.encrypt(JSON.stringify(response), boundTo);
    await upsertIdempotencyRecord(transaction, scope, key, { requestHash, response: encrypted });
  }
  return response;
}

/** Whether sending the request again cannot help: not after 402 (credits may be added), 429 and 5xx. */
function isFinal(status: number): boolean {
  return status !== 402 && status !== 429 && status < 500;
}

const KEY_REUSED = {
  loc: ["header", "Idempotency-Key"],
  msg: "This key was used for another request in the last 24 hours. Choose a new one.",
  type: "idempotency_key_reused",
};
