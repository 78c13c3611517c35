import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findRow, listValues, run } from "../../db/statements.ts";
import type { Person } from "../../db/tables.ts";
import { accountConditions, peopleConditions } from "../../filters/queries-conditions.ts";
import type { ViewFilters } from "../../filters/view-filters.ts";
import { isActionOff } from "./queries.ts";

/** The people for a view to add to its sequence. */
interface NewEnrolments {
  readonly viewId: string;
  readonly personIds: readonly number[];
}

/** Inserts people to enrol, except people the view has enrolled. Retries people who failed or lacked an email. */
export async function insertEnrolments(db: Db, enrolments: readonly NewEnrolments[], now: Date): Promise<void> {
  await run(db)`
    insert into view_enrolment (view_id, person_id, created_at)
    select listed."viewId", person_id, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(enrolments)}::json) as listed ("viewId" text, "personIds" bigint[]),
      unnest(listed."personIds") as person_id
    on conflict (view_id, person_id) do update set status = 'pending', error = null
      where view_enrolment.status in ('no_email', 'failed')`;
}

/** A person to enrol. The email is null unless it was revealed to the workspace. */
export interface PendingEnrolment
  extends Pick<Selectable<Person>, "full_name" | "first_name" | "last_name" | "title" | "social_url"> {
  readonly person_id: number;
  readonly email: string | null;
  readonly company_name: string;
}

/** Finds the person who has waited longest to be enrolled. */
export async function findPendingEnrolment(
  db: Db,
  { viewId, workspaceId }: { readonly viewId: string; readonly workspaceId: number },
): Promise<PendingEnrolment | undefined> {
  return findRow(db)<PendingEnrolment>`
    select p.id as person_id, e.work_email as email, p.full_name, p.first_name, p.last_name, p.title, p.social_url,
      c.name as company_name
    from view_enrolment as enrolment join person as p on p.id = enrolment.person_id
      join company as c on c.id = p.company_id
    left join workspace_person_email as e on e.workspace_id = ${workspaceId} and e.person_id = p.id
    where enrolment.view_id = ${viewId} and enrolment.status = 'pending'
    order by enrolment.created_at, enrolment.person_id limit 1`;
}

export interface EnrolmentOutcome {
  readonly personId: number;
  readonly status: "enrolled" | "no_email" | "failed";
  readonly error: string | null;
}

export async function updateEnrolmentOutcome(
  db: Db,
  viewId: string,
  { personId, status, error }: EnrolmentOutcome,
): Promise<void> {
  await run(db)`
    update view_enrolment set status = ${status}, error = ${error}
    where view_id = ${viewId} and person_id = ${personId} and status = 'pending'`;
}

/** Makes enrolments that lacked an email pending again if it was revealed. Returns the ids of their views. */
export async function updateRevealedEnrolments(db: Db, workspaceId: number): Promise<string[]> {
  return listValues(db)<string>`
    with revealed as (
      update view_enrolment as enrolment set status = 'pending'
      from saved_view as v, view_action as action, workspace_person_email as e
      where v.id = enrolment.view_id and v.workspace_id = ${workspaceId} and enrolment.status = 'no_email'
        and action.view_id = v.id and action.kind = 'sequencer' and action.enabled
        and e.workspace_id = ${workspaceId} and e.person_id = enrolment.person_id
      returning enrolment.view_id
    )
    select distinct view_id from revealed`;
}

/** Deletes pending enrolments, and enrolments that wait for an email, unless the action is on. */
export async function deletePendingEnrolments(db: Db, viewId: string): Promise<void> {
  await db
    .deleteFrom("view_enrolment")
    .where("view_id", "=", viewId)
    .where("status", "in", ["pending", "no_email"])
    .where(isActionOff(viewId, "sequencer"))
    .execute();
}

/** Deletes enrolments that wait for an email, because they were made for the previous sequence. */
export async function deleteEnrolmentsWithoutEmail(db: Db, viewId: string): Promise<void> {
  await db.deleteFrom("view_enrolment").where("view_id", "=", viewId).where("status", "=", "no_email").execute();
}

/** Deletes enrolments that are pending or wait for an email, of people who do not match the view. */
export async function deleteUnmatchedEnrolments(
  db: Db,
  { viewId, workspaceId }: { readonly viewId: string; readonly workspaceId: number },
  view: ViewFilters,
): Promise<void> {
  const isMatch = view.viewType === "accounts" ? accountConditions(view.filters) : peopleConditions(view.filters);
  await run(db)`
    delete from view_enrolment as enrolment
    where view_id = ${viewId} and status in ('pending', 'no_email') and not exists (
      select from person as p join company as c on c.id = p.company_id
      join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = c.id
      where p.id = enrolment.person_id and ${isMatch ?? sql`true`})`;
}
