import { LOCK_NUMBERS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { listRows, oneValue, run } from "../db/statements.ts";

/** Prevents the erasure of people until the transaction ends. */
export async function lockAgainstErasure(db: Db): Promise<void> {
  await run(db)`select pg_advisory_xact_lock_shared(${LOCK_NUMBERS.erasure})`;
}

/** Waits for transactions that write people, and blocks new ones until the transaction ends. */
export async function lockForErasure(db: Db): Promise<void> {
  await run(db)`select pg_advisory_xact_lock(${LOCK_NUMBERS.erasure})`;
}

/** Records the hashes of erased people, who are never added again. */
export async function insertErasedIdentities(db: Db, hashes: readonly Buffer[]): Promise<void> {
  await run(db)`
    insert into erased_person (identity_hash, is_canonical) select unnest(${hashes}::bytea[]), true
    on conflict do nothing`;
}

/** Returns those of the hashes that belong to erased people, in hexadecimal. */
export async function listErasedIdentities(db: Db, hashes: readonly Buffer[]): Promise<Set<string>> {
  const rows = await listRows(db)<{ hash: string }>`
    select encode(identity_hash, 'hex') as hash from erased_person where identity_hash = any(${hashes}::bytea[])`;
  return new Set(rows.map((row) => row.hash));
}

/** Returns those of the hashes under which earlier releases recorded erased people, in hexadecimal. */
export async function listEarlierErasures(db: Db, hashes: readonly Buffer[]): Promise<Set<string>> {
  const rows = await listRows(db)<{ hash: string }>`
    select encode(identity_hash, 'hex') as hash from erased_person
    where not is_canonical and identity_hash = any(${hashes}::bytea[])`;
  return new Set(rows.map((row) => row.hash));
}

/** Returns whether earlier releases recorded erased people, possibly under other spellings of their profiles. */
export async function hasEarlierErasures(db: Db): Promise<boolean> {
  return oneValue(db)<boolean>`
    select exists (select from erased_person where not is_canonical)`;
}

export async function hasErasedPeople(db: Db): Promise<boolean> {
  return oneValue(db)<boolean>`select exists (select from erased_person)`;
}

/** Returns the encrypted HMAC key for the identities of erased people. Stores a new key if there is none. */
export async function findOrInsertErasureKey(db: Db, newKeyEncrypted: () => string): Promise<string> {
  const found = await db.selectFrom("erasure_key").select("key_encrypted").executeTakeFirst();
  if (found) return found.key_encrypted;
  await db
    .insertInto("erasure_key")
    .values({ key_encrypted: newKeyEncrypted() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key_encrypted } = await db.selectFrom("erasure_key").select("key_encrypted").executeTakeFirstOrThrow();
  return key_encrypted;
}
