import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { ProtectedKey } from "./keys.ts";

const HOUR_SECONDS = 3600;

/** Who asks for a code: what is counted. */
export interface SignUpSource {
  readonly email: string;
  /** The address the request came from; of IPv6 the /64. */
  readonly clientNetwork: string;
}

/**
 * Counts an attempt to sign up, unless the address or its sender has used up the hour. Answers 0 when it was counted,
 * else after how many seconds there is room again.
 */
export async function countSignUp(
  db: Db,
  source: SignUpSource,
  most: { perAddress: number; perClient: number },
  now: Date,
): Promise<number> {
  // Two attempts at once would each see room for one. The address is always locked before the sender.
  await sql`select pg_advisory_xact_lock(hashtextextended(${source.email}, 20261122))`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${source.clientNetwork}, 20261123))`.execute(db);
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const { rows } = await sql<{ full_since: Date | null }>`
    select greatest(
      (select attempted_at from sign_up_attempt where email = ${source.email} and attempted_at > ${since}
        order by attempted_at desc offset ${most.perAddress - 1} limit 1),
      (select attempted_at from sign_up_attempt where client_network = ${source.clientNetwork}::inet and attempted_at > ${since}
        order by attempted_at desc offset ${most.perClient - 1} limit 1)
    ) as full_since`.execute(db);
  const fullSince = rows[0]?.full_since;
  if (fullSince) return Math.max(1, Math.ceil((fullSince.getTime() - since.getTime()) / 1000));
  await db
    .insertInto("sign_up_attempt")
    .values({ email: source.email, client_network: source.clientNetwork, attempted_at: now })
    .execute();
  return 0;
}

/** Stores the one pending code of an address, in place of any before it. */
export async function storeCode(
  db: Db,
  code: { email: string; hmac: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  const fresh = { code_hmac: code.hmac, attempts: 0, expires_at: code.expiresAt, created_at: now };
  await db
    .insertInto("verification_code")
    .values({ email: code.email, ...fresh })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(fresh))
    .execute();
}

/** Whether this very code still waits to be used. */
export async function isPending(db: Db, email: string, hmac: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("verification_code")
    .select("email")
    .where("email", "=", email)
    .where("code_hmac", "=", hmac)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** What trying a code ends in. */
export type CodeOutcome =
  | { outcome: "right" }
  | { outcome: "wrong"; remaining: number }
  | { outcome: "exhausted" }
  | { outcome: "none" };

/**
 * Tries a code. A wrong try is counted in the same statement that compares, so that of any number of tries at once no
 * more than `most` are compared. A right code is used up.
 */
export async function tryCode(db: Db, email: string, hmac: Buffer, most: number, now: Date): Promise<CodeOutcome> {
  const { rows } = await sql<{ attempts: number; is_right: boolean }>`
    update verification_code set attempts = attempts + (code_hmac <> ${hmac})::int
    where email = ${email} and attempts < ${most} and expires_at > ${now}
    returning attempts, code_hmac = ${hmac} as is_right`.execute(db);
  const tried = rows[0];
  if (tried?.is_right) {
    await db.deleteFrom("verification_code").where("email", "=", email).execute();
    return { outcome: "right" };
  }
  if (tried) return { outcome: "wrong", remaining: most - tried.attempts };
  const used = await db
    .selectFrom("verification_code")
    .select("email")
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return { outcome: used ? "exhausted" : "none" };
}

/** The key of a user, encrypted. */
export async function findEncryptedKey(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("api_key").select("key_encrypted").where("user_id", "=", userId).executeTakeFirst();
  return row?.key_encrypted;
}

/** Stores the one key of a user, in place of any before it. */
export async function storeKey(db: Db, userId: string, key: ProtectedKey, now: Date): Promise<void> {
  const fresh = { key_hmac: key.hmac, key_encrypted: key.encrypted, created_at: now };
  await db
    .insertInto("api_key")
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute();
}

export async function deleteKey(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("api_key").where("user_id", "=", userId).execute();
}

/** When a user first verified its address. */
export async function readUserSince(db: Db, userId: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom("app_user")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return created_at;
}

/** Forgets codes nobody can use and attempts nobody counts any more. */
export async function deleteOutdated(db: Db, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_SECONDS * 1000);
  await db.deleteFrom("verification_code").where("expires_at", "<", now).execute();
  await db.deleteFrom("sign_up_attempt").where("attempted_at", "<", hourAgo).execute();
}
