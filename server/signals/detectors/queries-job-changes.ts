import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows } from "../../db/statements.ts";
import type { Person } from "../../db/tables.ts";
import type { DetectionScope } from "./detector.ts";
import type { Position } from "./pages.ts";
import { activityInScope, companyInScope, isAfter } from "./queries-scope.ts";

/** A person who left one company for another. */
export interface JobChangeRow
  extends Pick<Selectable<Person>, "id" | "full_name" | "title" | "social_url" | "company_id"> {
  readonly changed_at: Date;
  readonly person_id: number;
  readonly from_title: string | null;
  readonly from_company: string;
  readonly company_name: string;
  readonly domain: string;
}

/** Lists the positions of watched people's changes to companies within the scope, newest first. */
export async function listJobChangePositions(
  db: Db,
  scope: DetectionScope,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  const { audienceIds, pastCustomers } = scope.watched;
  const at = sql`j.changed_at`;
  return listRows(db)<Position>`
    select j.id, ${at}::text as at
    from person_job_change as j join person as p on p.id = j.person_id and p.company_id = j.to_company_id
    join company as c on c.id = j.to_company_id
    where ${activityInScope(scope, at, at)} and ${companyInScope(scope)} and (
      exists (select from audience_person as m join audience as o on o.id = m.audience_id
        where o.workspace_id = ${scope.workspaceId} and o.id = any(${audienceIds}::bigint[])
          and m.person_id = j.person_id)
      or exists (select from audience_account as m join audience as o on o.id = m.audience_id
        where o.workspace_id = ${scope.workspaceId} and o.id = any(${audienceIds}::bigint[])
          and m.company_id = j.from_company_id)
      or ${pastCustomers} and exists (select from workspace_account as a where a.workspace_id = ${scope.workspaceId}
        and a.company_id = j.from_company_id and a.is_present_in_crm)
    ) and ${isAfter(after, at, sql`j.id`)}
    order by ${at} desc, j.id desc limit ${limit}`;
}

export async function listJobChanges(db: Db, ids: readonly number[]): Promise<JobChangeRow[]> {
  return listRows(db)<JobChangeRow>`
    select j.id, j.changed_at, p.id as person_id, p.full_name, p.title, p.social_url, j.from_title,
      before.name as from_company,
      c.id as company_id, c.name as company_name, c.domain
    from person_job_change as j join person as p on p.id = j.person_id join company as c on c.id = j.to_company_id
    join company as before on before.id = j.from_company_id
    where j.id = any(${ids}::bigint[]) order by j.changed_at desc, j.id desc`;
}
