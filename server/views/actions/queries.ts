import { type RawBuilder, sql } from "kysely";
import { FACT_COLUMNS, type FactsRow } from "../../catalogue/company-facts.ts";
import type { Db } from "../../db/connect.ts";
import { findValue, listRows, run } from "../../db/statements.ts";
import { CRM_UNREAD } from "../../effects/public.ts";
import type { ActionKind } from "../settings.ts";

/** Records that an action ran. `error` describes what it skipped, if anything. */
export async function updateActionSucceeded(
  db: Db,
  viewId: string,
  kind: ActionKind,
  now: Date,
  error: string | null = null,
): Promise<void> {
  await run(db)`
    update view_action set last_run_at = ${now}, last_error = ${error}, failing_since = null
    where view_id = ${viewId} and kind = ${kind}`;
}

/** Records that an action failed. Returns when it began to fail; undefined if the action no longer exists. */
export async function updateActionFailed(
  db: Db,
  viewId: string,
  kind: ActionKind,
  error: string,
  now: Date,
): Promise<Date | undefined> {
  return findValue(db)<Date>`
    update view_action set last_run_at = ${now}, last_error = ${error},
      failing_since = coalesce(failing_since, ${now}::timestamptz)
    where view_id = ${viewId} and kind = ${kind} returning failing_since as since`;
}

/** Records why an action waits. A waiting action is not failing. */
export async function updateActionWaits(db: Db, viewId: string, kind: ActionKind, reason: string): Promise<void> {
  await run(db)`
    update view_action set last_error = ${reason}, failing_since = null where view_id = ${viewId} and kind = ${kind}`;
}

/**
 * Clears the failures of a workspace's enabled actions of these kinds. Returns the actions that were failing, or waited
 * for the first read of a CRM.
 */
export async function updateFailingActions(
  db: Db,
  workspaceId: number,
  kinds: readonly ActionKind[],
): Promise<{ readonly view_id: string; readonly kind: ActionKind }[]> {
  return listRows(db)<{ view_id: string; kind: ActionKind }>`
    update view_action as action set last_error = null, failing_since = null
    from saved_view as v
    where v.id = action.view_id and v.workspace_id = ${workspaceId} and action.kind = any(${kinds}::text[])
      and action.enabled and (action.failing_since is not null or action.last_error = ${CRM_UNREAD})
    returning action.view_id, action.kind`;
}

export async function updateActionTurnedOff(db: Db, viewId: string, kind: ActionKind, error: string): Promise<void> {
  await run(db)`
    update view_action set enabled = false, last_error = ${error} where view_id = ${viewId} and kind = ${kind}`;
}

/** Returns the condition that an action is off or may not act, for statements that delete pending work. */
export function isActionOff(viewId: string, kind: ActionKind): RawBuilder<boolean> {
  return sql`not exists (
    select from view_action as action join saved_view as v on v.id = action.view_id
    join app_user as owner on owner.id = v.user_id and owner.removed_at is null
    where action.view_id = ${viewId} and action.kind = ${kind} and action.enabled)`;
}

interface AlertCompanyRow extends FactsRow {
  readonly id: number;
  readonly name: string;
  readonly one_liner: string | null;
  readonly description: string | null;
}

export async function listAlertCompanies(db: Db, companyIds: readonly number[]): Promise<AlertCompanyRow[]> {
  return db
    .selectFrom("company")
    .select(["id", "name", "one_liner", "description", ...FACT_COLUMNS])
    .where("id", "=", sql<number>`any(${companyIds}::bigint[])`)
    .execute();
}
