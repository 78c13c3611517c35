import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findValue, listRows, oneValue, run } from "../../db/statements.ts";
import { companyConditions, findActionExclusions, isNotBlocked } from "../../exclusions/public.ts";
import { accountConditions, peopleConditions } from "../../filters/queries-conditions.ts";
import type { ViewFilters } from "../../filters/view-filters.ts";
import { isActionOff } from "./queries.ts";

/** The accounts for a view to assign. */
interface NewAssignments {
  readonly viewId: string;
  readonly companyIds: readonly number[];
}

/** Inserts accounts to assign. Retries failed accounts, and ignores accounts that the view assigned or skipped. */
export async function insertAssignments(db: Db, assignments: readonly NewAssignments[], now: Date): Promise<void> {
  await run(db)`
    insert into view_assignment (view_id, company_id, created_at)
    select listed."viewId", company_id, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(assignments)}::json) as listed ("viewId" text, "companyIds" bigint[]),
      unnest(listed."companyIds") as company_id
    on conflict (view_id, company_id) do update set status = 'pending', error = null
      where view_assignment.status = 'failed'`;
}

/** Inserts the accounts that match now, or that have a matching person, unless the view listed them before. */
export async function insertMatchingAssignments(
  db: Db,
  { viewId, workspaceId }: { readonly viewId: string; readonly workspaceId: number },
  view: ViewFilters,
  now: Date,
): Promise<void> {
  const isAllowed = await allowedCompanies(db, workspaceId);
  await run(db)`
    with listing as (
      update view_action set lists_matching = false
      where view_id = ${viewId} and kind = 'crm_assignment' and lists_matching returning view_id
    )
    insert into view_assignment (view_id, company_id, created_at)
    select listing.view_id, a.company_id, ${now}::timestamptz
    from listing, workspace_account as a join company as c on c.id = a.company_id
    where a.workspace_id = ${workspaceId} and ${matches(view)} and ${isAllowed}
    on conflict (view_id, company_id) do nothing`;
}

/** Counts the accounts that match now and that the view has not listed before. */
export async function countNewMatching(
  db: Db,
  { viewId, workspaceId }: { readonly viewId: string | undefined; readonly workspaceId: number },
  view: ViewFilters,
): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from workspace_account as a join company as c on c.id = a.company_id
    where a.workspace_id = ${workspaceId} and ${matches(view)} and ${await allowedCompanies(db, workspaceId)}
      and not exists (select from view_assignment as v
        where v.view_id = ${viewId ?? null} and v.company_id = a.company_id)`;
}

/** Returns the condition that the workspace neither blocks nor excludes the company `c`. */
async function allowedCompanies(db: Db, workspaceId: number): Promise<RawBuilder<unknown>> {
  const exclusions = await findActionExclusions(db, workspaceId);
  return sql.join([isNotBlocked(workspaceId), ...companyConditions(workspaceId, exclusions)], sql` and `);
}

/** Returns the condition of a view on the company `c` and the workspace's account `a`. */
function matches(view: ViewFilters): RawBuilder<unknown> {
  if (view.viewType === "accounts") return accountConditions(view.filters) ?? sql`true`;
  return sql`exists (
    select from person as p where p.company_id = a.company_id and ${peopleConditions(view.filters) ?? sql`true`})`;
}

export interface PendingAssignment {
  readonly company_id: number;
  /** The assignee that an earlier attempt chose; null if there is none. */
  readonly assignee_id: string | null;
}

/** Lists accounts to assign, longest waiting first. */
export async function listPendingAssignments(db: Db, viewId: string, limit: number): Promise<PendingAssignment[]> {
  return listRows(db)<PendingAssignment>`
    select company_id, assignee_id as assignee_id from view_assignment
    where view_id = ${viewId} and status = 'pending' order by created_at, company_id limit ${limit}`;
}

/** Chooses the assignee of each account, in turn. Keeps earlier choices that are still in `assigneeIds`. */
export async function updateAssignees(
  db: Db,
  viewId: string,
  companyIds: readonly number[],
  assigneeIds: readonly string[],
): Promise<Map<number, string>> {
  const isUndecided = sql`(assignee_id is null or assignee_id <> all(${assigneeIds}::text[]))`;
  // The update locks the action, so that two calls run one after the other.
  const rows = await listRows(db)<{ company_id: number; assignee_id: string }>`
    with undecided as materialized (
      select company_id, row_number() over (order by created_at, company_id) - 1 as position from view_assignment
      where view_id = ${viewId} and company_id = any(${companyIds}::bigint[]) and status = 'pending' and ${isUndecided}
    ), action as materialized (
      update view_action set turn = turn + (select count(*) from undecided)
      where view_id = ${viewId} and kind = 'crm_assignment' returning turn - (select count(*) from undecided) as turn
    )
    update view_assignment as assignment
    set assignee_id = (${assigneeIds}::text[])[1 + (action.turn + undecided.position) % ${assigneeIds.length}::bigint]
    from undecided, action
    where assignment.view_id = ${viewId} and assignment.company_id = undecided.company_id and ${isUndecided}
    returning assignment.company_id, assignment.assignee_id`;
  return new Map(rows.map(({ company_id: companyId, assignee_id: assigneeId }) => [companyId, assigneeId]));
}

export interface AssignmentOutcome {
  readonly companyId: number;
  readonly status: "assigned" | "skipped" | "failed";
  readonly error: string | null;
}

export async function updateAssignmentOutcomes(
  db: Db,
  viewId: string,
  outcomes: readonly AssignmentOutcome[],
): Promise<void> {
  await run(db)`
    update view_assignment as assignment set status = known.status, error = known.error
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as known ("companyId" bigint, status text, error text)
    where assignment.view_id = ${viewId} and assignment.company_id = known."companyId"
      and assignment.status = 'pending'`;
}

export async function deleteExcludedAssignments(db: Db, viewId: string, companyIds: readonly number[]): Promise<void> {
  await run(db)`
    delete from view_assignment
    where view_id = ${viewId} and company_id = any(${companyIds}::bigint[]) and status = 'pending'`;
}

/** Deletes pending assignments of accounts that do not match the view. */
export async function deleteUnmatchedAssignments(
  db: Db,
  { viewId, workspaceId }: { readonly viewId: string; readonly workspaceId: number },
  view: ViewFilters,
): Promise<void> {
  await run(db)`
    delete from view_assignment as assignment where view_id = ${viewId} and status = 'pending' and not exists (
      select from workspace_account as a join company as c on c.id = a.company_id
      where a.workspace_id = ${workspaceId} and a.company_id = assignment.company_id and ${matches(view)})`;
}

/** Locks an assignment that must still list accounts, and returns its confirmed count; undefined if none must. */
export async function lockListing(db: Db, viewId: string): Promise<number | undefined> {
  return findValue(db)<number>`
    select confirmed_count from view_action
    where view_id = ${viewId} and kind = 'crm_assignment' and lists_matching = true for update`;
}

/** Records how many accounts the caller of an assignment has confirmed. */
export async function updateConfirmedCount(db: Db, viewId: string, count: number): Promise<void> {
  await run(db)`
    update view_action set confirmed_count = ${count} where view_id = ${viewId} and kind = 'crm_assignment'`;
}

/** Deletes pending assignments, unless the action is on. */
export async function deletePendingAssignments(db: Db, viewId: string): Promise<void> {
  await db
    .deleteFrom("view_assignment")
    .where("view_id", "=", viewId)
    .where("status", "=", "pending")
    .where(isActionOff(viewId, "crm_assignment"))
    .execute();
}

/** Deletes the record of which accounts a view has assigned. */
export async function deleteAssignments(db: Db, viewId: string): Promise<void> {
  await db.deleteFrom("view_assignment").where("view_id", "=", viewId).execute();
}
