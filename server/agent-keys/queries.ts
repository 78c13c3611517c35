import { LOCK_SEEDS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { listRows, oneValue, run } from "../db/statements.ts";
import type { Caller } from "../http/contract.ts";
import type { ClientNetwork } from "../lib/client-network.ts";
import type { InvitationFilter } from "../workspace-members/public.ts";
import type { ProtectedKey } from "./keys.ts";

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Counts a sign-up, unless an hourly limit is reached. Returns 0, or the seconds until a sign-up is allowed. */
export async function countSignUp(
  db: Db,
  { email, client }: { email: string; client: ClientNetwork },
  max: { perAddress: number; perClient: number; perSite: number },
  now: Date,
): Promise<number> {
  // Without locks, two concurrent sign-ups could exceed a limit. The address is always locked first.
  await run(db)`select pg_advisory_xact_lock(hashtextextended(${email}, ${LOCK_SEEDS.signUpAddress}))`;
  await run(db)`
    select pg_advisory_xact_lock(hashtextextended(${client.site ?? client.network}, ${LOCK_SEEDS.signUpClient}))`;
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await listRows(db)<{ full_since: Date | null }>`
    select greatest(
      (select attempted_at from sign_up_attempt where email = ${email} and attempted_at > ${since}
        order by attempted_at desc offset ${max.perAddress - 1} limit 1),
      (select attempted_at from sign_up_attempt
      where client_network = ${client.network}::inet and attempted_at > ${since}
        order by attempted_at desc offset ${max.perClient - 1} limit 1),
      (select attempted_at from sign_up_attempt
      where client_network <<= ${client.site}::cidr and attempted_at > ${since}
        order by attempted_at desc offset ${max.perSite - 1} limit 1)
    ) as full_since`;
  const fullSince = rows[0]!.full_since;
  if (fullSince) return Math.max(1, Math.ceil((fullSince.getTime() - since.getTime()) / 1000));
  await db.insertInto("sign_up_attempt").values({ email, client_network: client.network, attempted_at: now }).execute();
  return 0;
}

/** Stores the pending code of an address, and replaces an earlier code. */
export async function upsertCode(
  db: Db,
  code: { email: string; hmac: Buffer; expiresAt: Date; invitedTo: number | null },
  now: Date,
): Promise<void> {
  const { email, hmac, expiresAt, invitedTo } = code;
  const fresh = { code_hmac: hmac, attempts: 0, expires_at: expiresAt, created_at: now, invited_to: invitedTo };
  await db
    .insertInto("verification_code")
    .values({ email, ...fresh })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(fresh))
    .execute();
}

/** A code that can be used, with the invitation that it can accept: the one that its email announced, if any. */
interface PendingCode {
  readonly invitations: InvitationFilter | null;
}

/** Finds the pending code of an address if it matches one of the HMACs. */
export async function findPendingCode(
  db: Db,
  email: string,
  hmacs: readonly Buffer[],
  now: Date,
): Promise<PendingCode | undefined> {
  const row = await db
    .selectFrom("verification_code")
    .select(["created_at", "invited_to"])
    .where("email", "=", email)
    .where("code_hmac", "in", hmacs)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row && { invitations: invitationsFor(row) };
}

function invitationsFor(code: {
  readonly created_at: Date;
  readonly invited_to: number | null;
}): InvitationFilter | null {
  return code.invited_to === null ? null : { until: code.created_at, workspaceId: code.invited_to };
}

/** How often codes may be tried. */
export interface CodeLimits {
  readonly maxTries: number;
  readonly maxWrongPerDay: number;
  /** Returns the wait after `wrong` wrong tries for an address within 24 hours. */
  readonly waitSeconds: (wrong: number) => number;
}

/** The result of trying a code. `none`: no code is pending for the address. `limited`: the code was not compared. */
type CodeResult =
  | ({ outcome: "right" } & PendingCode)
  | { outcome: "wrong"; remaining: number }
  | { outcome: "limited"; secondsLeft: number }
  | { outcome: "exhausted" }
  | { outcome: "none" };

/** Tries a code, and deletes it if it is right. Locks its row, so that concurrent tries cannot exceed the limits. */
export async function tryCode(
  db: Db,
  email: string,
  hmacs: readonly Buffer[],
  limits: CodeLimits,
  now: Date,
): Promise<CodeResult> {
  const code = await db
    .selectFrom("verification_code")
    .select(["code_hmac", "attempts", "wrong_at", "created_at", "invited_to"])
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  if (!code) return { outcome: "none" };
  if (code.attempts >= limits.maxTries) return { outcome: "exhausted" };
  const wrongAt = code.wrong_at.filter((at) => at > dayBefore(now));
  const secondsLeft = countSecondsToWait(wrongAt, limits, now);
  if (secondsLeft > 0) return { outcome: "limited", secondsLeft };
  if (hmacs.some((hmac) => hmac.equals(code.code_hmac))) {
    await db.deleteFrom("verification_code").where("email", "=", email).execute();
    return { outcome: "right", invitations: invitationsFor(code) };
  }
  const attempts = code.attempts + 1;
  await run(db)`
    update verification_code set attempts = ${attempts}, wrong_at = ${[...wrongAt, now]} where email = ${email}`;
  return { outcome: "wrong", remaining: limits.maxTries - attempts };
}

/** Returns the seconds until a code may be tried again; 0 if it may be tried now. */
function countSecondsToWait(wrongAt: readonly Date[], { maxWrongPerDay, waitSeconds }: CodeLimits, now: Date): number {
  const [first, last] = [wrongAt[0], wrongAt.at(-1)];
  if (!first || !last) return 0;
  const wait = waitSeconds(wrongAt.length);
  // A concurrent try with a later time may have been counted before this one.
  if (wait === 0) return 0;
  const isFull = wrongAt.length >= maxWrongPerDay;
  const waitEndsAt = isFull ? first.getTime() + DAY_SECONDS * 1000 : last.getTime() + wait * 1000;
  return Math.max(0, Math.ceil((waitEndsAt - now.getTime()) / 1000));
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_SECONDS * 1000);
}

/** Counts the wrong codes of the last day, up to 100,000. */
export async function countWrongCodes(db: Db): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from (
      select from verification_code, unnest(wrong_at) as at where at > now() - interval '24 hours'
      limit 100000) as wrong`;
}

export async function findEncryptedKey(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("api_key").select("key_encrypted").where("user_id", "=", userId).executeTakeFirst();
  return row?.key_encrypted;
}

/** The key with which a request was authenticated. */
export type PresentedKey = Pick<Caller, "keyOwnerId" | "keyHmacs">;

export async function insertKey(db: Db, userId: string, key: ProtectedKey, now: Date): Promise<void> {
  await run(db)`
    insert into api_key (user_id, key_hmac, key_encrypted, created_at)
    values (${userId}, ${key.hmac}, ${key.encrypted}, ${now})`;
}

/** Replaces the presented key. Returns whether it was still the user's key. */
export async function updateKey(
  db: Db,
  { keyOwnerId, keyHmacs }: PresentedKey,
  key: ProtectedKey,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_key")
    .set({ key_hmac: key.hmac, key_encrypted: key.encrypted, created_at: now })
    .where("user_id", "=", keyOwnerId)
    .where("key_hmac", "in", keyHmacs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/** Deletes the presented key. Returns whether it was still the user's key. */
export async function deleteKey(db: Db, { keyOwnerId, keyHmacs }: PresentedKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("api_key")
    .where("user_id", "=", keyOwnerId)
    .where("key_hmac", "in", keyHmacs)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Returns when a user first verified their address. */
export async function readUserCreatedAt(db: Db, userId: string): Promise<Date> {
  return oneValue(db)<Date>`select created_at from app_user where id = ${userId}`;
}

/** Deletes codes whose wrong tries no longer count, and sign-ups too old to count. */
export async function pruneCodes(db: Db, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_SECONDS * 1000);
  await db.deleteFrom("verification_code").where("expires_at", "<", dayBefore(now)).execute();
  await db.deleteFrom("sign_up_attempt").where("attempted_at", "<", hourAgo).execute();
}
