import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, hasRows, listRows, run } from "../db/statements.ts";
import { publish } from "../webhooks/public.ts";

/** The owner of a budget: a member, or the workspace if there is no user. */
interface BudgetOwner {
  readonly workspaceId: number;
  readonly userId?: string | undefined;
}

/** A budget and what was spent under it. A null limit allows any amount. */
export interface Budget {
  /** Empty for the workspace's own budget. */
  readonly user_id: string;
  readonly daily: number | null;
  readonly monthly: number | null;
  readonly spent_today: number;
  readonly spent_this_month: number;
  readonly day_ends_at: Date;
  readonly month_ends_at: Date;
}

/** A limit of a budget, with what was spent under it. */
export interface BudgetLimit {
  readonly period: "daily" | "monthly";
  /** The member; null for the workspace's own budget. */
  readonly userId: string | null;
  readonly limit: number;
  readonly spent: number;
  readonly endsAt: Date;
}

const TODAY = sql`(now() at time zone 'UTC')::date`;
const MONTH = sql`date_trunc('month', now() at time zone 'UTC')`;

/** Finds the budget of a workspace or a member; a budget without limits if none was set. */
export async function findBudget(db: Db, owner: BudgetOwner): Promise<Budget> {
  return (await listBudgets(db, owner.workspaceId, [owner.userId ?? ""]))[0]!;
}

async function listBudgets(db: Db, workspaceId: number, userIds: readonly string[]): Promise<Budget[]> {
  return listRows(db)<Budget>`
    select owner.user_id, budget.daily, budget.monthly, spending.spent_today, spending.spent_this_month,
      (${TODAY} + 1)::timestamp at time zone 'UTC' as day_ends_at,
      (${MONTH} + interval '1 month') at time zone 'UTC' as month_ends_at
    from unnest(${userIds}::text[]) as owner (user_id)
    left join credit_budget as budget on budget.workspace_id = ${workspaceId} and budget.user_id = owner.user_id,
    lateral (
      select coalesce(sum(spent) filter (where day = ${TODAY}), 0)::bigint as spent_today,
        coalesce(sum(spent), 0)::bigint as spent_this_month
      from credit_spending where workspace_id = ${workspaceId} and credit_spending.user_id = owner.user_id
        and day between ${MONTH}::date and ${TODAY}
    ) as spending`;
}

/** Sets a budget, in the caller's transaction, which has locked the credits. An undefined limit stays unchanged. */
export async function upsertBudget(
  db: Db,
  { workspaceId, userId = "" }: BudgetOwner,
  { daily, monthly }: { readonly daily: number | null | undefined; readonly monthly: number | null | undefined },
): Promise<void> {
  const [setsDaily, setsMonthly] = [daily !== undefined, monthly !== undefined];
  // A changed limit can be reached again on the same day.
  await run(db)`
    insert into credit_budget as held (workspace_id, user_id, daily, monthly)
    values (${workspaceId}, ${userId}, ${daily ?? null}, ${monthly ?? null})
    on conflict (workspace_id, user_id) do update set
      daily = case when ${setsDaily} then excluded.daily else held.daily end,
      monthly = case when ${setsMonthly} then excluded.monthly else held.monthly end,
      daily_reached_on = case when not ${setsDaily} then held.daily_reached_on end,
      monthly_reached_on = case when not ${setsMonthly} then held.monthly_reached_on end`;
}

export async function isMember(db: Db, workspaceId: number, userId: string): Promise<boolean> {
  return hasRows(db)`
    select from app_user where workspace_id = ${workspaceId} and id = ${userId} and removed_at is null`;
}

/** Finds the limit that allows a member the least spending, if the workspace or the member has a limit. */
export async function findTightestLimit(db: Db, owner: BudgetOwner): Promise<BudgetLimit | undefined> {
  return (await listLimits(db, owner)).toSorted((a, b) => leftUnder(a) - leftUnder(b))[0];
}

async function listLimits(db: Db, { workspaceId, userId }: BudgetOwner): Promise<BudgetLimit[]> {
  const budgets = await listBudgets(db, workspaceId, userId === undefined ? [""] : ["", userId]);
  return budgets.flatMap((budget): BudgetLimit[] => {
    const { daily, monthly, user_id } = budget;
    const userId = user_id || null;
    const ofDay = { period: "daily", userId, spent: budget.spent_today, endsAt: budget.day_ends_at } as const;
    const ofMonth = {
      period: "monthly",
      userId,
      spent: budget.spent_this_month,
      endsAt: budget.month_ends_at,
    } as const;
    return [
      ...(daily === null ? [] : [{ ...ofDay, limit: daily }]),
      ...(monthly === null ? [] : [{ ...ofMonth, limit: monthly }]),
    ];
  });
}

/** How much of a reservation may be used, and the limit that reduces it. */
interface UsableCredits {
  readonly credits: number;
  readonly budget: BudgetLimit | undefined;
}

/**
 * Finds how much of a reservation may still be used. The reservation counts as spent, so only limits that were lowered
 * since then reduce it. A daily or monthly limit does not apply to reservations of earlier days or months.
 */
export async function findUsable(
  db: Db,
  { workspaceId, userId, reference }: BudgetOwner & { readonly reference: string },
): Promise<UsableCredits> {
  const reserved = await findRow(db)<{ credits: number; daily: boolean; monthly: boolean }>`
    select reserved_change as credits, (created_at at time zone 'UTC')::date = ${TODAY} as daily,
      date_trunc('month', created_at at time zone 'UTC') = ${MONTH} as monthly
    from credit_entry where workspace_id = ${workspaceId} and reference = ${reference} and kind = 'reserve'`;
  if (!reserved) throw new Error(`${reference} has reserved nothing.`);
  const { credits } = reserved;
  const usable = (await listLimits(db, { workspaceId, userId }))
    .filter(({ period }) => reserved[period])
    .map((budget) => ({ credits: Math.max(0, credits + budget.limit - budget.spent), budget }))
    .toSorted((a, b) => a.credits - b.credits)[0];
  return usable && usable.credits < credits ? usable : { credits, budget: undefined };
}

/** Returns how many credits a limit still allows. */
export function leftUnder({ limit, spent }: BudgetLimit): number {
  return Math.max(0, limit - spent);
}

/** Publishes `budget.reached` in the caller's transaction, at most once a day or month, when a limit stops a charge. */
export async function noteBudgetReached(
  db: Db,
  workspaceId: number,
  { period, userId, limit, spent, endsAt }: BudgetLimit,
): Promise<void> {
  const column = sql.ref(`${period}_reached_on`);
  const since = period === "daily" ? TODAY : sql`${MONTH}::date`;
  const noted = await findRow(db)<{ at: Date }>`
    update credit_budget set ${column} = ${TODAY}
    where workspace_id = ${workspaceId} and user_id = ${userId ?? ""} and coalesce(${column} < ${since}, true)
    returning now() as at`;
  if (!noted) return;
  const data = { user_id: userId, period, limit, spent, ends_at: endsAt.toISOString() };
  await publish(db, { workspaceId, at: noted.at, type: "budget.reached", data });
}

/** Publishes `credits.charged` for up to `limit` workspaces and past days. Returns their number. */
export async function announceSpending(db: Db, limit: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await listRows(transaction)<{ workspace_id: number; day: string; spent: number; at: Date }>`
      update credit_spending as counted set is_announced = true
      from (
        select workspace_id, day from credit_spending where user_id = '' and not is_announced and day < ${TODAY}
        order by day limit ${limit} for update skip locked
      ) as ended
      where counted.workspace_id = ended.workspace_id and counted.user_id = '' and counted.day = ended.day
      returning counted.workspace_id, counted.day::text, counted.spent, now() as at`;
    for (const { workspace_id: workspaceId, day, spent: credits, at } of ended)
      await publish(transaction, { workspaceId, at, type: "credits.charged", data: { day, credits } });
    return ended.length;
  });
}

/** Deletes daily sums that are too old to count for a budget or a late settlement. */
export async function deleteSpending(db: Db, limit: number): Promise<number> {
  return run(db)`
    delete from credit_spending where (workspace_id, user_id, day) in (
      select workspace_id, user_id, day from credit_spending
      where day < ${TODAY} - 400 and (is_announced or user_id <> '')
      order by day limit ${limit})`;
}
