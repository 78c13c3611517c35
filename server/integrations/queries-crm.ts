import type { Db } from "../db/connect.ts";
import { findRow, listRows } from "../db/statements.ts";
import type { Schema } from "../http/contract.ts";
import type { CrmFieldMapping, CrmObject } from "../ports/crm.ts";

export type FieldMapping = Readonly<Record<CrmObject, readonly CrmFieldMapping[]>>;

type Mappings = Schema["CrmFieldMappings"];

const NO_MAPPINGS: Mappings = { accounts: [], people: [] };

export async function findMappings(db: Db, workspaceId: number): Promise<Mappings> {
  // Not validated, because only `upsertMappings` writes mappings.
  const rows = await listRows(db)<{ mappings: Mappings }>`
    select mappings from crm_field_mapping where workspace_id = ${workspaceId}`;
  return rows[0]?.mappings ?? NO_MAPPINGS;
}

export async function findFieldMapping(db: Db, workspaceId: number): Promise<FieldMapping> {
  const { accounts, people } = await findMappings(db, workspaceId);
  const toPort = ({ source, crm_field, write }: Mappings["accounts" | "people"][number]): CrmFieldMapping => ({
    source,
    field: crm_field,
    overwrites: write === "overwrite",
  });
  return { company: accounts.map(toPort), contact: people.map(toPort) };
}

export async function upsertMappings(db: Db, workspaceId: number, mappings: Mappings): Promise<void> {
  const stored = JSON.stringify(mappings);
  await db
    .insertInto("crm_field_mapping")
    .values({ workspace_id: workspaceId, mappings: stored })
    .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet({ mappings: stored }))
    .execute();
}

/** Deletes the field mapping of a workspace, which applies to the previously connected CRM. */
export async function deleteMappings(db: Db, workspaceId: number): Promise<void> {
  await db.deleteFrom("crm_field_mapping").where("workspace_id", "=", workspaceId).execute();
}

/** Returns when the workspace's CRM was last read completely; null if it never was. */
export async function findLastRead(db: Db, workspaceId: number): Promise<Date | null> {
  const row = await findRow(db)<{ last_read_at: Date | null }>`
    select last_read_at from crm_pull where workspace_id = ${workspaceId}`;
  return row?.last_read_at ?? null;
}
