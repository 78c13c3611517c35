import { createHash } from "node:crypto";
import type { Db } from "../../db/connect.ts";
import { problem, validationProblem } from "../problems.ts";
import {
  claimResponseToReplacedKey,
  countStoredBytes,
  findIdempotencyRecord,
  lockIdempotencyKey,
  upsertIdempotencyRecord,
} from "../queries.ts";
import type { HttpResponse } from "../response.ts";

/** Encrypts stored responses, which may contain a key or a webhook secret. */
export interface ResponseCipher {
  encrypt(plain: string, boundTo: string): string;
  decrypt(encrypted: string, boundTo: string): string;
}

export interface IdempotentRequest {
  /** The caller and the operation. The same key in another scope is a different key. */
  readonly scope: string;
  readonly key: string;
  /** How long the response is replayed, in seconds; at most a day. */
  readonly replaySeconds: number;
  /** Whose storage limit applies: the workspace, or the network of a caller without a key. */
  readonly owner: string;
  readonly maxStoredBytes: number;
  /** Path, query and body in canonical form, followed by the forms in which earlier releases recorded them. */
  readonly contents: readonly [string, ...string[]];
  readonly requestId: string;
  /** The API key that the request replaces, if any. */
  readonly replacedKey: string | undefined;
}

/** Runs a request at most once while its response is stored. Stores the response in the request's transaction. */
export async function runIdempotently(
  transaction: Db,
  cipher: ResponseCipher,
  { scope, key, replaySeconds, owner, maxStoredBytes, contents, requestId, replacedKey }: IdempotentRequest,
  run: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const boundTo = `${scope} ${key}`;
  const hashes = contents.map((content) => createHash("sha256").update(content).digest());
  if (!(await lockIdempotencyKey(transaction, scope, key))) {
    const message = "A request with this Idempotency-Key is still running. Try again in a moment.";
    return problem(requestId, { status: 409, errorCode: "IDEMPOTENCY_IN_FLIGHT", message });
  }
  const stored = await findIdempotencyRecord(transaction, scope, key, replaySeconds);
  if (stored) {
    if (!hashes.some((hash) => stored.requestHash.equals(hash))) return validationProblem([KEY_REUSED]);
    return replay(cipher, stored.response, boundTo);
  }
  const { bytes, seconds_left: secondsLeft } = await countStoredBytes(transaction, owner);
  if (bytes >= maxStoredBytes) return storageFull(requestId, maxStoredBytes, secondsLeft);
  const response = await run();
  if (isFinal(response.status)) {
    const encrypted = cipher.encrypt(JSON.stringify(response), boundTo);
    const mayRead = replacedKey !== undefined && response.status === 200 && key.length >= MIN_SECRET_LENGTH;
    const replacedKeyHash = mayRead ? hashOfKey(replacedKey) : null;
    await upsertIdempotencyRecord(transaction, scope, key, {
      requestHash: hashes[0]!,
      response: encrypted,
      owner,
      replacedKeyHash,
    });
  }
  return response;
}

/** Returns whether the handler will be skipped, because its response is stored or the storage limit is reached. */
export async function skipsHandler(
  db: Db,
  { scope, key, replaySeconds, owner, maxStoredBytes }: IdempotentRequest,
): Promise<boolean> {
  if (await findIdempotencyRecord(db, scope, key, replaySeconds)) return true;
  return (await countStoredBytes(db, owner)).bytes >= maxStoredBytes;
}

/** The holder of the replaced API key could guess a shorter idempotency key, and read the new API key. */
const MIN_SECRET_LENGTH = 32;

/** Returns the stored response to the request that replaced an API key, only once and within ten minutes. */
export async function replayToReplacedKey(
  db: Db,
  cipher: ResponseCipher,
  replacedKey: string,
  idempotencyKey: string,
): Promise<HttpResponse | undefined> {
  const stored = await claimResponseToReplacedKey(db, hashOfKey(replacedKey), idempotencyKey);
  return stored && replay(cipher, stored.response, `${stored.scope} ${idempotencyKey}`);
}

function replay(cipher: ResponseCipher, encrypted: string, boundTo: string): HttpResponse {
  const { status, headers, body }: HttpResponse = JSON.parse(cipher.decrypt(encrypted, boundTo));
  return { status, headers: { ...headers, "Idempotent-Replayed": "true" }, body };
}

/** Hashes an API key. Its 32 bytes are random, so a plain hash is enough. */
function hashOfKey(apiKey: string): Buffer {
  return createHash("sha256").update(apiKey).digest();
}

function storageFull(requestId: string, maxBytes: number, secondsLeft: number): HttpResponse {
  const message = `The responses stored for Idempotency-Keys in 24 hours have reached ${maxBytes} bytes. Try again in ${secondsLeft} seconds, or send the request without a key.`;
  const details = { limit_bytes: maxBytes, retry_after_seconds: secondsLeft };
  return problem(requestId, {
    status: 429,
    errorCode: "IDEMPOTENCY_STORAGE_FULL",
    message,
    details,
    headers: { "Retry-After": secondsLeft },
  });
}

/** Returns whether a retry would get the same response. It may not after 402 (credits may be added), 429 and 5xx. */
function isFinal(status: number): boolean {
  return status !== 402 && status !== 429 && status < 500;
}

const KEY_REUSED = {
  loc: ["header", "Idempotency-Key"],
  msg: "This key was used for another request in the last 24 hours. Choose a new one.",
  type: "idempotency_key_reused",
};
