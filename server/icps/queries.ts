import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, hasRows, listRows, oneRow, oneValue } from "../db/statements.ts";
import type { Icp } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";

export interface IcpRow extends Pick<Selectable<Icp>, "id" | "name" | "description" | "created_at" | "updated_at"> {
  readonly filters: Schema["IcpFilters"];
  readonly personas: Schema["Personas"] | null;
}

const ICP_COLUMNS = sql`id, name, description, filters, personas, created_at, updated_at`;

/** Lists a page of a workspace's profiles, newest first. */
export async function listIcps(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<IcpRow[]> {
  return listRows(db)<IcpRow>`
    select ${ICP_COLUMNS} from icp where workspace_id = ${workspaceId}
    order by created_at desc, id desc limit ${limit} offset ${offset}`;
}

export async function countIcps(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`select count(*) from icp where workspace_id = ${workspaceId}`;
}

export async function findIcp(db: Db, workspaceId: number, icpId: number): Promise<IcpRow | undefined> {
  return findRow(db)<IcpRow>`
    select ${ICP_COLUMNS} from icp where workspace_id = ${workspaceId} and id = ${icpId}`;
}

/** Creates a profile. Returns undefined if the workspace has a profile with this name, in any letter case. */
export async function insertIcp(
  db: Db,
  icp: { workspaceId: number } & Pick<IcpRow, "name" | "description" | "filters" | "personas">,
): Promise<IcpRow | undefined> {
  return findRow(db)<IcpRow>`
    insert into icp (workspace_id, name, description, filters, personas)
    values (${icp.workspaceId}, ${icp.name}, ${icp.description}, ${JSON.stringify(icp.filters)}::jsonb,
      ${personasJson(icp.personas)})
    on conflict (workspace_id, lower(name)) do nothing returning ${ICP_COLUMNS}`;
}

/** Returns whether a profile of the workspace other than `icpId` has the name, in any letter case. */
export async function hasOtherIcpNamed(db: Db, workspaceId: number, icpId: number, name: string): Promise<boolean> {
  return hasRows(db)`
    select from icp where workspace_id = ${workspaceId} and id <> ${icpId} and lower(name) = lower(${name})`;
}

/** Changes a profile. Fields that are undefined keep their value. */
export async function updateIcp(
  db: Db,
  icpId: number,
  change: Partial<Pick<IcpRow, "name" | "description" | "filters" | "personas">>,
): Promise<IcpRow> {
  const filters = change.filters === undefined ? sql`filters` : sql`${JSON.stringify(change.filters)}::jsonb`;
  const description = change.description === undefined ? sql`description` : sql`${change.description}`;
  const personas = change.personas === undefined ? sql`personas` : personasJson(change.personas);
  const name = sql`coalesce(${change.name ?? null}, name)`;
  return oneRow(db)<IcpRow>`
    update icp set name = ${name}, description = ${description}, filters = ${filters}, personas = ${personas},
      updated_at = case
      when (name, description, filters, personas) is distinct from (${name}, ${description}, ${filters},
        ${personas}) then now() else updated_at end
    where id = ${icpId} returning ${ICP_COLUMNS}`;
}

function personasJson(personas: Schema["Personas"] | null): RawBuilder<unknown> {
  return personas === null ? sql`null::jsonb` : sql`${JSON.stringify(personas)}::jsonb`;
}

export async function deleteIcp(db: Db, icpId: number): Promise<void> {
  await db.deleteFrom("icp").where("id", "=", icpId).execute();
}
