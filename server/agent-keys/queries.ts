import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { ClientNetwork } from "../lib/client-network.ts";
import type { ProtectedKey } from "./keys.ts";

const HOUR_SECONDS = 3600;

/** What sign-ups are counted by. */
interface SignUpSource {
  readonly email: string;
  readonly client: ClientNetwork;
}

/**
 * Counts a sign-up, unless the email address, the client's network or its site has reached its limit for the hour. Returns 0 when it was
 * counted, else the seconds until the next one is allowed.
 */
export async function countSignUp(
  db: Db,
  { email, client }: SignUpSource,
  max: { perAddress: number; perClient: number; perSite: number },
  now: Date,
): Promise<number> {
  // Without locks, two sign-ups at once would both see room for one. The address is always locked first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 20261122))`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${client.site ?? client.network}, 20261123))`.execute(db);
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const { rows } = await sql<{ full_since: Date | null }>`
    select greatest(
      (select attempted_at from sign_up_attempt where email = ${email} and attempted_at > ${since}
        order by attempted_at desc offset ${max.perAddress - 1} limit 1),
      (select attempted_at from sign_up_attempt where client_network = ${client.network}::inet and attempted_at > ${since}
        order by attempted_at desc offset ${max.perClient - 1} limit 1),
      (select attempted_at from sign_up_attempt where client_network <<= ${client.site}::cidr and attempted_at > ${since}
        order by attempted_at desc offset ${max.perSite - 1} limit 1)
    ) as full_since`.execute(db);
  const fullSince = rows[0]?.full_since;
  if (fullSince) return Math.max(1, Math.ceil((fullSince.getTime() - since.getTime()) / 1000));
  await db.insertInto("sign_up_attempt").values({ email, client_network: client.network, attempted_at: now }).execute();
  return 0;
}

/** Stores the pending code of an address, in place of an earlier one. */
export async function upsertCode(
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

/** Returns whether this code is still waiting to be used. */
export async function isPending(db: Db, email: string, hmacs: readonly Buffer[], now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("verification_code")
    .select("email")
    .where("email", "=", email)
    .where("code_hmac", "in", hmacs)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The result of trying a code. `none`: no code is pending for the address. */
type CodeResult =
  | { outcome: "right" }
  | { outcome: "wrong"; remaining: number }
  | { outcome: "exhausted" }
  | { outcome: "none" };

/**
 * Tries a code, and deletes it when it is right. A wrong try is counted by the statement that compares, so no more than
 * `maxTries` are ever compared, even at once.
 */
export async function tryCode(
  db: Db,
  email: string,
  hmacs: readonly Buffer[],
  maxTries: number,
  now: Date,
): Promise<CodeResult> {
  const { rows } = await sql<{ attempts: number; is_right: boolean }>`
    update verification_code set attempts = attempts + (code_hmac <> all(${hmacs}::bytea[]))::int
    where email = ${email} and attempts < ${maxTries} and expires_at > ${now}
    returning attempts, code_hmac = any(${hmacs}::bytea[]) as is_right`.execute(db);
  const tried = rows[0];
  if (tried?.is_right) {
    await db.deleteFrom("verification_code").where("email", "=", email).execute();
    return { outcome: "right" };
  }
  if (tried) return { outcome: "wrong", remaining: maxTries - tried.attempts };
  const used = await db
    .selectFrom("verification_code")
    .select("email")
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return { outcome: used ? "exhausted" : "none" };
}

/** Finds a user's encrypted key. */
export async function findEncryptedKey(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("api_key").select("key_encrypted").where("user_id", "=", userId).executeTakeFirst();
  return row?.key_encrypted;
}

/** Stores a user's key, in place of an earlier one. */
export async function upsertKey(db: Db, userId: string, key: ProtectedKey, now: Date): Promise<void> {
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

/** Returns when a user first verified their address. */
export async function readUserCreatedAt(db: Db, userId: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom("app_user")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return created_at;
}

/** Deletes expired codes, and sign-ups too old to count. */
export async function pruneCodes(db: Db, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_SECONDS * 1000);
  await db.deleteFrom("verification_code").where("expires_at", "<", now).execute();
  await db.deleteFrom("sign_up_attempt").where("attempted_at", "<", hourAgo).execute();
}
