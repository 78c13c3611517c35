import { type RawBuilder, type Selectable, sql } from "kysely";
import { insertAuditEntry } from "../audit-log/public.ts";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import { findRow, listRows, oneValue, run } from "../db/statements.ts";
import type { CreditEntry } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";
import { publish } from "../webhooks/public.ts";
import { type BudgetLimit, findTightestLimit, leftUnder } from "./queries-budgets.ts";

/** A charge that lowers the balance below this number of credits publishes `credits.low`. */
const LOW_BALANCE = 100;

/** Identifies a ledger entry. A reference has at most one entry of each kind, so that repeated calls have no effect. */
export interface CreditReference {
  readonly workspaceId: number;
  /** For example a job id. */
  readonly reference: string;
  /** The operation (`Lookalikes_search`), or another cause of the entry. */
  readonly reason: string;
  /** The user who caused the entry; absent if the service did. */
  readonly userId?: string;
}

/** A workspace's credits. */
interface Credits {
  readonly balance: number;
  /** Credits reserved by running jobs; not part of the balance. */
  readonly reserved: number;
}

/** The credits after an entry was recorded, or the current credits if it had been recorded before. */
interface LedgerResult extends Credits {
  readonly status: "recorded" | "duplicate";
}

/** The balance is too low; nothing was recorded. */
interface InsufficientCredits {
  readonly status: "insufficient";
  readonly required: number;
  readonly available: number;
}

/** A budget allows less; nothing was recorded. */
interface OverBudget {
  readonly status: "over_budget";
  readonly required: number;
  readonly balance: number;
  readonly budget: BudgetLimit;
}

export type ChargeRefusal = InsufficientCredits | OverBudget;

export async function grant(db: Db, entry: CreditReference, credits: number): Promise<LedgerResult> {
  const { workspaceId, reference, reason, userId = null } = entry;
  if (credits === 0) return { status: "recorded", ...(await findCredits(db, workspaceId)) };
  const rows = await listRows(db)<Credits>`
    with entry as (
      insert into credit_entry (workspace_id, kind, balance_change, reference, reason, user_id)
      values (${workspaceId}, 'grant', ${credits}, ${reference}, ${reason}, ${userId})
      on conflict do nothing returning workspace_id, balance_change
    )
    insert into credit_balance as held (workspace_id, balance) select workspace_id, balance_change from entry
    on conflict (workspace_id) do update set balance = held.balance + excluded.balance
    returning balance, reserved`;
  return rows[0] ? { status: "recorded", ...rows[0] } : duplicate(db, entry);
}

export async function spend(db: Db, entry: CreditReference, credits: number): Promise<LedgerResult | ChargeRefusal> {
  const spent = await take(db, entry, "spend", credits);
  if (spent.status === "recorded") await auditCharge(db, entry, credits);
  return spent;
}

/** Reserves credits for a job until `settle`. */
export async function reserve(db: Db, entry: CreditReference, credits: number): Promise<LedgerResult | ChargeRefusal> {
  return take(db, entry, "reserve", credits);
}

/** Ends a reservation: charges `used` credits, at most the reserved ones, and returns the rest. */
export async function settle(db: Db, entry: CreditReference, used: number): Promise<LedgerResult> {
  const credits = await record(
    db,
    entry,
    sql`
    select case when ${used}::bigint = 0 then 'release' else 'settle' end, opened.reserved_change - ${used}::bigint,
      -opened.reserved_change
    from credit_entry as opened
    where opened.workspace_id = ${entry.workspaceId} and opened.reference = ${entry.reference}
      and opened.kind = 'reserve'
      and opened.reserved_change >= ${used}::bigint`,
  );
  if (credits) await auditCharge(db, entry, used);
  return credits ? { status: "recorded", balance: credits.balance, reserved: credits.reserved } : duplicate(db, entry);
}

export async function refund(db: Db, entry: CreditReference, credits: number): Promise<LedgerResult> {
  const refunded = await record(db, entry, sql`select 'refund', ${credits}::bigint, 0::bigint`);
  return refunded ? { status: "recorded", ...refunded } : duplicate(db, entry);
}

/**
 * Returns how many credits may be refunded: `percent` of the charges of the last 30 days, minus the refunds for
 * `reason` in that time. The number stays exact until the end of a transaction that has locked the credits.
 */
export async function findRefundable(
  db: Db,
  workspaceId: number,
  { percent, reason }: { readonly percent: number; readonly reason: string },
): Promise<number> {
  return oneValue(db)<number>`
    select (coalesce(sum(-balance_change - reserved_change)
      filter (where kind in ('spend', 'settle')), 0) * ${percent}::integer / 100
      - coalesce(sum(balance_change) filter (where kind = 'refund' and reason = ${reason}), 0))::float8
    from credit_entry where workspace_id = ${workspaceId} and created_at > now() - interval '30 days'`;
}

const MAX_UNAUDITED_CREDITS = 100;

/** Records a large charge in the audit log. Only jobs charge this much: requests have at most 100 results. */
async function auditCharge(db: Db, entry: CreditReference, credits: number): Promise<void> {
  if (credits <= MAX_UNAUDITED_CREDITS) return;
  const { workspaceId, userId = null, reason: operation, reference: target } = entry;
  const unknown = { actingFor: null, requestId: null, changes: [] };
  await insertAuditEntry(db, { ...unknown, workspaceId, userId, surface: "job", operation, target, credits });
}

/** Locks a workspace's credits. If a transaction spends credits later, call this before writes that block others. */
export async function lockCredits(db: Db, workspaceId: number): Promise<void> {
  await run(db)`select from credit_balance where workspace_id = ${workspaceId} for update`;
}

/** Finds a workspace's credits; zero before its first grant. */
export async function findCredits(db: Db, workspaceId: number): Promise<Credits> {
  const row = await db
    .selectFrom("credit_balance")
    .select(["balance", "reserved"])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row ?? { balance: 0, reserved: 0 };
}

async function take(
  db: Db,
  entry: CreditReference,
  kind: "spend" | "reserve",
  credits: number,
): Promise<LedgerResult | ChargeRefusal> {
  const { workspaceId, reference } = entry;
  if (credits === 0) return { status: "recorded", ...(await findCredits(db, workspaceId)) };
  const reserved = kind === "reserve" ? credits : 0;
  const recorded = await record(
    db,
    entry,
    sql`select ${kind}, -${credits}::bigint, ${reserved}::bigint where held.balance >= ${credits}::bigint
      and credit_budget_allows(held.workspace_id, ${entry.userId ?? ""}, ${credits}::bigint)`,
  );
  if (recorded !== undefined) {
    const { balance, at } = recorded;
    if (balance < LOW_BALANCE && balance + credits >= LOW_BALANCE)
      await publish(db, { workspaceId, at, type: "credits.low", data: { balance, threshold: LOW_BALANCE } });
    return { status: "recorded", balance, reserved: recorded.reserved };
  }
  const existing = await db
    .selectFrom("credit_entry")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("reference", "=", reference)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (existing !== undefined) return duplicate(db, entry);
  // Outside a transaction, a concurrent job may have returned credits since the charge failed.
  return (await findChargeRefusal(db, entry, credits)) ?? take(db, entry, kind, credits);
}

/** The credits that a member can be charged now. `budget` is the budget that limits them, if any. */
interface Spendable {
  readonly credits: number;
  readonly balance: number;
  readonly budget: BudgetLimit | undefined;
}

export async function findSpendable(
  db: Db,
  { workspaceId, userId }: Pick<CreditReference, "workspaceId" | "userId">,
): Promise<Spendable> {
  const { balance } = await findCredits(db, workspaceId);
  const limit = await findTightestLimit(db, { workspaceId, userId });
  return limit && leftUnder(limit) < balance
    ? { credits: leftUnder(limit), balance, budget: limit }
    : { credits: balance, balance, budget: undefined };
}

/** Returns why credits cannot be charged now; undefined if they can. */
export async function findChargeRefusal(
  db: Db,
  entry: Pick<CreditReference, "workspaceId" | "userId">,
  required: number,
): Promise<ChargeRefusal | undefined> {
  const { credits, balance, budget } = await findSpendable(db, entry);
  if (required <= credits) return undefined;
  if (required > balance || !budget) return { status: "insufficient", required, available: balance };
  return { status: "over_budget", required, balance, budget };
}

/**
 * Inserts an entry and changes the balance by it, in one statement. Returns undefined when nothing was inserted. The
 * balance is locked first, so its latest version is read. Unique indexes also see entries committed after the
 * statement's snapshot. Concurrent writers can therefore neither overdraw the balance nor insert an entry twice. The
 * sums of budgets change only under this lock, and are read in a separate snapshot.
 */
async function record(db: Db, entry: CreditReference, change: RawBuilder<unknown>): Promise<Recorded | undefined> {
  return findRow(db)<Recorded>`${prepared}
    with held as materialized (
      select workspace_id, balance from credit_balance where workspace_id = ${entry.workspaceId} for update
    ), entry as (
      insert into credit_entry (workspace_id, kind, balance_change, reserved_change, reference, reason, user_id)
      select held.workspace_id, change.kind, change.balance_change, change.reserved_change,
        ${entry.reference}, ${entry.reason}, ${entry.userId ?? null}
      from held, lateral (${change}) as change (kind, balance_change, reserved_change)
      on conflict do nothing
      returning balance_change, reserved_change
    )
    update credit_balance set balance = balance + entry.balance_change, reserved = reserved + entry.reserved_change
    from entry where workspace_id = ${entry.workspaceId}
    returning balance, reserved, now() as at`;
}

interface Recorded extends Credits {
  readonly at: Date;
}

async function duplicate(db: Db, { workspaceId }: CreditReference): Promise<LedgerResult> {
  return { status: "duplicate", ...(await findCredits(db, workspaceId)) };
}

/** Lists a page of a workspace's ledger, newest first, and counts all entries. */
export async function listEntries(
  db: Db,
  {
    workspaceId,
    kind,
    limit,
    offset,
  }: { workspaceId: number; kind: string | undefined; limit: number; offset: number },
): Promise<{ entries: Selectable<CreditEntry>[]; totalCount: number }> {
  const matching = db
    .selectFrom("credit_entry")
    .where("workspace_id", "=", workspaceId)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""));
  const [entries, { count }] = await Promise.all([
    matching.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    matching.select((expression) => expression.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { entries, totalCount: count };
}

/** Lists the entries before `beforeId`, newest first. */
export async function listEntriesAfter(
  db: Db,
  { workspaceId, kind }: { readonly workspaceId: number; readonly kind: string | undefined },
  beforeId: number | undefined,
  limit: number,
): Promise<Selectable<CreditEntry>[]> {
  return db
    .selectFrom("credit_entry")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .$if(beforeId !== undefined, (query) => query.where("id", "<", beforeId ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The maximum number of groups returned. Workspaces have fewer days, members and signals. */
const MAX_GROUPS = 100_000;

/** The SQL of the group of the entry `e`. The reference of a signal's charge begins with its run. */
const GROUP_KEYS = {
  day: sql`(e.created_at at time zone 'UTC')::date::text`,
  operation: sql`e.reason`,
  user: sql`e.user_id`,
  signal: sql`(
    select run.signal_id::text from signal_run as run join signal as s on s.id = run.signal_id
    where run.id = substring(e.reference from '^signal_run_(\\d{1,15})_')::bigint and s.workspace_id = e.workspace_id)`,
};

/** Sums charges and refunds by group, with the newest day or the largest charge first. */
export async function listGroups(
  db: Db,
  { workspaceId, kind }: { readonly workspaceId: number; readonly kind: string | undefined },
  groupBy: keyof typeof GROUP_KEYS,
): Promise<Schema["CreditUsageGroup"][]> {
  const order = groupBy === "day" ? sql`key desc` : sql`charged desc, key`;
  return listRows(db)<Schema["CreditUsageGroup"]>`
    select key, coalesce(-sum(change) filter (where kind <> 'refund'), 0)::bigint as charged,
      coalesce(sum(change) filter (where kind = 'refund'), 0)::bigint as refunded, count(*) as entry_count
    from (
      select ${GROUP_KEYS[groupBy]} as key, e.kind, e.balance_change + e.reserved_change as change
      from credit_entry as e
      where e.workspace_id = ${workspaceId} and e.kind in ('spend', 'settle', 'refund')
        and coalesce(e.kind = ${kind ?? null}, true)
    ) as entry group by key order by ${order} limit ${MAX_GROUPS}`;
}
