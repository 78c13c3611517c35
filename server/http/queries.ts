import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";

/** A stored answer and the request it belongs to. */
export interface IdempotencyRecord {
  readonly requestHash: Buffer;
  readonly answer: string;
}

/** Takes the right to carry out the request named by `key` until the transaction ends; false while another one has it. */
export async function lockIdempotencyKey(transaction: Db, scope: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 20261120)) as locked`.execute(transaction);
  return rows[0]?.locked ?? false;
}

/** The answer stored under a key in the last 24 hours. */
export async function findIdempotencyRecord(
  transaction: Db,
  scope: string,
  key: string,
): Promise<IdempotencyRecord | undefined> {
  const { rows } = await sql<{ request_hash: Buffer; answer: string }>`
    select request_hash, answer from idempotency_record
    where scope = ${scope} and key = ${key} and created_at > now() - interval '24 hours'`.execute(transaction);
  const row = rows[0];
  return row && { requestHash: row.request_hash, answer: row.answer };
}

/** Keeps an answer for 24 hours. */
export async function storeIdempotencyRecord(
  transaction: Db,
  scope: string,
  key: string,
  record: IdempotencyRecord,
): Promise<void> {
  await sql`
    insert into idempotency_record (scope, key, request_hash, answer, created_at)
    values (${scope}, ${key}, ${record.requestHash}, ${record.answer}, now())
    on conflict (scope, key) do update set
      request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at`.execute(
    transaction,
  );
}

/** Forgets what no retry can ask for any more. Safe to run at any time, from any number of processes. */
export async function deleteExpiredRequests(db: Db, signal?: AbortSignal): Promise<void> {
  const deleteRecords = async (most: number): Promise<number> => {
    const { numAffectedRows } = await sql`
      delete from idempotency_record where ctid = any(array(
        select ctid from idempotency_record where created_at < now() - interval '24 hours' limit ${most} for update skip locked))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };
  await deleteInBatches(deleteRecords, signal);
  // Rows in use are passed over: waiting for them here while requests wait for this would be a deadlock.
  await sql`
    delete from rate_limit_window where ctid = any(array(
      select ctid from rate_limit_window where window_start < now() - interval '1 hour' for update skip locked))`.execute(
    db,
  );
}
