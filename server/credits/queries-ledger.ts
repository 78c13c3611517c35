import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";

/** What a movement of credits is for. The same reference and kind of movement happens once, however often it is asked for. */
export interface Purpose {
  readonly workspaceId: number;
  /** Such as a job id or a request id. */
  readonly reference: string;
  /** The operation of the interface (`Lookalikes_search`), or what else moves the credits. */
  readonly reason: string;
  /** Who caused it; absent when the service itself did. */
  readonly userId?: string;
}

/** A workspace's credits. */
export interface Credits {
  /** What can be spent. */
  readonly balance: number;
  /** What running jobs have set aside; not part of the balance. */
  readonly reserved: number;
}

/** The movement was made. */
export interface Moved extends Credits {
  readonly outcome: "moved";
}

/** The movement had been made before; nothing was done now. */
export interface Repeated extends Credits {
  readonly outcome: "repeated";
}

/** The balance does not suffice; nothing was done. */
export interface Insufficient {
  readonly outcome: "insufficient";
  readonly required: number;
  readonly available: number;
}

/** Adds credits, and opens the workspace's account with the first. */
export async function grant(db: Db, purpose: Purpose, credits: number): Promise<Moved | Repeated> {
  const { workspaceId, reference, reason, userId = null } = purpose;
  if (credits === 0) return { outcome: "moved", ...(await readCredits(db, workspaceId)) };
  const { rows } = await sql<Credits>`
    with entry as (
      insert into credit_entry (workspace_id, kind, balance_change, reference, reason, user_id)
      values (${workspaceId}, 'grant', ${credits}, ${reference}, ${reason}, ${userId})
      on conflict do nothing returning workspace_id, balance_change
    )
    insert into credit_balance as held (workspace_id, balance) select workspace_id, balance_change from entry
    on conflict (workspace_id) do update set balance = held.balance + excluded.balance
    returning balance, reserved`.execute(db);
  return rows[0] ? { outcome: "moved", ...rows[0] } : repeated(db, purpose);
}

/** Takes credits at once. */
export async function spend(db: Db, purpose: Purpose, credits: number): Promise<Moved | Repeated | Insufficient> {
  return takeFromBalance(db, purpose, "spend", credits, sql`0::bigint`);
}

/** Sets credits aside for a job, so that nothing else can spend them until `settle` or `release`. */
export async function reserve(db: Db, purpose: Purpose, credits: number): Promise<Moved | Repeated | Insufficient> {
  return takeFromBalance(db, purpose, "reserve", credits, sql`${credits}::bigint`);
}

/**
 * Ends a reservation: keeps what was used and gives back the rest. The purpose is that of `reserve`.
 *
 * @param used at most what was reserved; with 0 the reservation is released.
 */
export async function settle(db: Db, purpose: Purpose, used: number): Promise<Moved | Repeated> {
  const result = await move(
    db,
    purpose,
    sql`
    select case when ${used}::bigint = 0 then 'release' else 'settle' end, opened.reserved_change - ${used}::bigint, -opened.reserved_change
    from credit_entry as opened
    where opened.workspace_id = ${purpose.workspaceId} and opened.reference = ${purpose.reference} and opened.kind = 'reserve'
      and opened.reserved_change >= ${used}::bigint`,
  );
  return result ?? repeated(db, purpose);
}

/** Ends a reservation and gives all of it back. The purpose is that of `reserve`. */
export async function release(db: Db, purpose: Purpose): Promise<Moved | Repeated> {
  return settle(db, purpose, 0);
}

/** What a workspace can spend and what its jobs have set aside. */
export async function readCredits(db: Db, workspaceId: number): Promise<Credits> {
  const row = await db
    .selectFrom("credit_balance")
    .select(["balance", "reserved"])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row ?? { balance: 0, reserved: 0 };
}

async function takeFromBalance(
  db: Db,
  purpose: Purpose,
  kind: "spend" | "reserve",
  credits: number,
  reserved: RawBuilder<unknown>,
): Promise<Moved | Repeated | Insufficient> {
  const { workspaceId, reference } = purpose;
  if (credits === 0) return { outcome: "moved", ...(await readCredits(db, workspaceId)) };
  const result = await move(
    db,
    purpose,
    sql`select ${kind}, -${credits}::bigint, ${reserved} where held.balance >= ${credits}::bigint`,
  );
  if (result !== undefined) return result;
  const entry = await db
    .selectFrom("credit_entry")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("reference", "=", reference)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (entry !== undefined) return repeated(db, purpose);
  return { outcome: "insufficient", required: credits, available: (await readCredits(db, workspaceId)).balance };
}

/**
 * Writes an entry and moves the balance by it, in one statement. Answers undefined when there was nothing to write.
 *
 * The balance is locked first and read as it then is; the unique indexes see entries that were committed meanwhile, which
 * the statement's snapshot does not. So neither an overdraft nor a second entry is possible, whoever else is writing.
 */
async function move(db: Db, purpose: Purpose, entry: RawBuilder<unknown>): Promise<Moved | undefined> {
  const { rows } = await sql<Credits>`${prepared}
    with held as materialized (
      select workspace_id, balance from credit_balance where workspace_id = ${purpose.workspaceId} for update
    ), entry as (
      insert into credit_entry (workspace_id, kind, balance_change, reserved_change, reference, reason, user_id)
      select held.workspace_id, change.kind, change.balance_change, change.reserved_change,
        ${purpose.reference}, ${purpose.reason}, ${purpose.userId ?? null}
      from held, lateral (${entry}) as change (kind, balance_change, reserved_change)
      on conflict do nothing
      returning balance_change, reserved_change
    )
    update credit_balance set balance = balance + entry.balance_change, reserved = reserved + entry.reserved_change
    from entry where workspace_id = ${purpose.workspaceId}
    returning balance, reserved`.execute(db);
  const credits = rows[0];
  return credits && { outcome: "moved", ...credits };
}

async function repeated(db: Db, purpose: Purpose): Promise<Repeated> {
  return { outcome: "repeated", ...(await readCredits(db, purpose.workspaceId)) };
}
