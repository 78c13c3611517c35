import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import { type Exclusions, NO_EXCLUSIONS } from "./exclusions.ts";

/** Reads a workspace's exclusions. Includes the ids of deleted audiences, which block all effects. */
export async function findWorkspaceExclusions(db: Db, workspaceId: number): Promise<Exclusions> {
  const rows = await listRows(db)<Exclusions>`
    select customers, open_deals, in_crm, do_not_contact, audience_ids
    from workspace_exclusion where workspace_id = ${workspaceId}`;
  return rows[0] ?? NO_EXCLUSIONS;
}

/** Reads the exclusions of views, which do not exclude companies for being in the CRM. */
export async function findActionExclusions(db: Db, workspaceId: number): Promise<Exclusions> {
  return { ...(await findWorkspaceExclusions(db, workspaceId)), in_crm: false };
}

export async function upsertWorkspaceExclusions(
  db: Db,
  workspaceId: number,
  { customers, open_deals, in_crm, do_not_contact, audience_ids }: Exclusions,
): Promise<void> {
  await run(db)`
    insert into workspace_exclusion (workspace_id, customers, open_deals, in_crm, do_not_contact, audience_ids)
    values (${workspaceId}, ${customers}, ${open_deals}, ${in_crm}, ${do_not_contact}, ${audience_ids}::bigint[])
    on conflict (workspace_id) do update set customers = excluded.customers, open_deals = excluded.open_deals,
      in_crm = excluded.in_crm, do_not_contact = excluded.do_not_contact, audience_ids = excluded.audience_ids`;
}

/** Returns whether the workspace has all of the audiences, and prevents their deletion until the transaction ends. */
export async function hasAudiences(db: Db, workspaceId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await listRows(db)`
    select id from audience where workspace_id = ${workspaceId} and id = any(${ids}::bigint[]) order by id
    for key share`;
  return rows.length === ids.length;
}
