import { LOCK_SEEDS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { listRows, oneRow, oneValue, run } from "../db/statements.ts";

interface IdempotencyRecord {
  readonly requestHash: Buffer;
  readonly response: string;
}

/** Locks an idempotency key until the transaction ends. Returns false if another transaction holds it. */
export async function lockIdempotencyKey(transaction: Db, scope: string, key: string): Promise<boolean> {
  return oneValue(transaction)<boolean>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, ${LOCK_SEEDS.idempotencyKey})) as locked`;
}

/** Finds the response stored under `key` within the last `seconds` seconds. */
export async function findIdempotencyRecord(
  transaction: Db,
  scope: string,
  key: string,
  seconds: number,
): Promise<IdempotencyRecord | undefined> {
  const rows = await listRows(transaction)<{ request_hash: Buffer; answer: string }>`
    select request_hash, answer from idempotency_record
    where scope = ${scope} and key = ${key} and created_at > now() - make_interval(secs => ${seconds})`;
  const row = rows[0];
  return row && { requestHash: row.request_hash, response: row.answer };
}

interface NewIdempotencyRecord extends IdempotencyRecord {
  /** Whose storage limit applies. */
  readonly owner: string;
  /** SHA-256 of the API key that the request replaced, if that key may still read the response; else null. */
  readonly replacedKeyHash: Buffer | null;
}

/** Stores a response for 24 hours and counts its bytes. */
export async function upsertIdempotencyRecord(
  transaction: Db,
  scope: string,
  key: string,
  { requestHash, response, owner, replacedKeyHash }: NewIdempotencyRecord,
): Promise<void> {
  await run(transaction)`
    insert into idempotency_record (scope, key, request_hash, answer, replaced_key_hash, created_at)
    values (${scope}, ${key}, ${requestHash}, ${response}, ${replacedKeyHash}, now())
    on conflict (scope, key) do update set request_hash = excluded.request_hash, answer = excluded.answer,
      replaced_key_hash = excluded.replaced_key_hash, created_at = excluded.created_at`;
  await run(transaction)`
    insert into idempotency_usage as u (owner, hour, bytes)
    values (${owner}, date_trunc('hour', now(), 'UTC'), ${Buffer.byteLength(response)})
    on conflict (owner, hour) do update set bytes = u.bytes + excluded.bytes`;
}

/**
 * Adds the possible cost of a tool call to the unconfirmed spending of the key's owner, and returns the sum. The sum
 * restarts an hour after its first call.
 */
export async function addToolSpending(
  transaction: Db,
  keyOwnerId: string,
  credits: number,
  now: Date,
): Promise<number> {
  return oneValue(transaction)<number>`
    insert into tool_spending as t (user_id, credits, since) values (${keyOwnerId}, ${credits}, ${now})
    on conflict (user_id) do update set
      credits = excluded.credits + case when t.since > excluded.since - interval '1 hour' then t.credits else 0 end,
      since = case when t.since > excluded.since - interval '1 hour' then t.since else excluded.since end
    returning credits`;
}

/** Counts the bytes stored for an owner in the last 24 hours, and the seconds until the oldest of them expire. */
export async function countStoredBytes(db: Db, owner: string): Promise<{ bytes: number; seconds_left: number }> {
  return oneRow(db)<{ bytes: number; seconds_left: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes,
      greatest(1, ceil(extract(epoch from min(hour) + interval '24 hours' - now())))::int as seconds_left
    from idempotency_usage where owner = ${owner} and hour > now() - interval '24 hours'`;
}

/** Returns the response to the request that replaced an API key within the last ten minutes. Returns it only once. */
export async function claimResponseToReplacedKey(
  db: Db,
  replacedKeyHash: Buffer,
  key: string,
): Promise<{ scope: string; response: string } | undefined> {
  const rows = await listRows(db)<{ scope: string; answer: string }>`
    update idempotency_record set replaced_key_hash = null
    where replaced_key_hash = ${replacedKeyHash} and key = ${key} and created_at > now() - interval '10 minutes'
    returning scope, answer`;
  const row = rows[0];
  return row && { scope: row.scope, response: row.answer };
}

/** Deletes expired idempotency records, their byte counts and old rate limit windows. */
export async function pruneRequests(db: Db, signal: AbortSignal): Promise<void> {
  const deleteRecords = async (limit: number): Promise<number> => {
    return run(db)`
      delete from idempotency_record where ctid = any(array(
        select ctid from idempotency_record where created_at < now() - interval '24 hours' limit ${limit}
        for update skip locked))`;
  };
  await deleteInBatches(deleteRecords, signal);
  await run(db)`delete from used_quote where used_at < now() - interval '1 hour'`;
  await run(db)`delete from idempotency_usage where hour <= now() - interval '24 hours'`;
  // Skips locked rows: waiting for them while requests wait for this statement would be a deadlock.
  await run(db)`
    delete from rate_limit_window where ctid = any(array(
      select ctid from rate_limit_window where window_start < now() - interval '1 hour' for update skip locked))`;
}

/** Marks a quote as used, in the caller's transaction. Returns false if it was used before. */
export async function insertUsedQuote(transaction: Db, hash: Buffer): Promise<boolean> {
  return (await run(transaction)`insert into used_quote (hash) values (${hash}) on conflict do nothing`) > 0;
}
