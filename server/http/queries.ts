import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";

/** A stored response, encrypted, and the hash of its request. */
export interface IdempotencyRecord {
  readonly requestHash: Buffer;
  readonly response: string;
}

/** Locks an idempotency key until the transaction ends. Returns false when another transaction holds it. */
export async function lockIdempotencyKey(transaction: Db, scope: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 20261120)) as locked`.execute(transaction);
  return rows[0]?.locked ?? false;
}

/** Finds the response stored under a key in the last 24 hours. */
export async function findIdempotencyRecord(
  transaction: Db,
  scope: string,
  key: string,
): Promise<IdempotencyRecord | undefined> {
  const { rows } = await sql<{ request_hash: Buffer; answer: string }>`
    select request_hash, answer from idempotency_record
    where scope = ${scope} and key = ${key} and created_at > now() - interval '24 hours'`.execute(transaction);
  const row = rows[0];
  return row && { requestHash: row.request_hash, response: row.answer };
}

/** Stores a response for 24 hours. */
export async function upsertIdempotencyRecord(
  transaction: Db,
  scope: string,
  key: string,
  record: IdempotencyRecord,
): Promise<void> {
  await sql`
    insert into idempotency_record (scope, key, request_hash, answer, created_at)
    values (${scope}, ${key}, ${record.requestHash}, ${record.response}, now())
    on conflict (scope, key) do update set
      request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at`.execute(
    transaction,
  );
}

/** Deletes expired idempotency records and rate limit windows. */
export async function pruneRequests(db: Db, signal?: AbortSignal): Promise<void> {
  const deleteRecords = async (limit: number): Promise<number> => {
    const { numAffectedRows } = await sql`
      delete from idempotency_record where ctid = any(array(
        select ctid from idempotency_record where created_at < now() - interval '24 hours' limit ${limit} for update skip locked))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };
  await deleteInBatches(deleteRecords, signal);
  // Locked rows are skipped: to wait for them while requests wait for this statement would be a deadlock.
  await sql`
    delete from rate_limit_window where ctid = any(array(
      select ctid from rate_limit_window where window_start < now() - interval '1 hour' for update skip locked))`.execute(
    db,
  );
}
