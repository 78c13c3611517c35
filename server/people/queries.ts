import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";

/** A person at an account of the workspace, with what the workspace knows of them. */
export interface PersonRow {
  readonly id: number;
  readonly company_id: number;
  readonly company_name: string;
  readonly company_domain: string;
  readonly full_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly title: string | null;
  readonly seniority: Schema["Seniority"] | null;
  readonly department: Schema["Department"] | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly social_url: string | null;
  /** Null until it is revealed to the workspace. */
  readonly work_email: string | null;
  readonly latest_signal_date: Date | null;
}

/** Lists the people who work at the workspace's accounts, by id. */
export async function listPeople(db: Db, workspaceId: number, personIds: readonly number[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select p.id, p.company_id, c.name as company_name, c.domain as company_domain, p.full_name, p.first_name, p.last_name,
      p.title, p.seniority, p.department, p.country, p.city, p.social_url, w.work_email, (
        select max(f.found_at) from signal_person as f join signal as s on s.id = f.signal_id
        where f.person_id = p.id and s.workspace_id = ${workspaceId}
      ) as latest_signal_date
    from person as p
    join company as c on c.id = p.company_id
    join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = p.company_id
    left join workspace_person_email as w on w.workspace_id = ${workspaceId} and w.person_id = p.id
    where p.id = any(${personIds}::bigint[])
    order by p.id`.execute(db);
  return rows;
}
