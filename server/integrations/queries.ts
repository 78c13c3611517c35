import type { Db } from "../db/connect.ts";
import { listValues } from "../db/statements.ts";
import type { Schema } from "../http/contract.ts";

export type IntegrationKind = Schema["IntegrationKind"];

/** A connected system, without its credentials. */
export interface Integration {
  readonly kind: IntegrationKind;
  readonly provider: NonNullable<Schema["Integration"]["provider"]>;
  readonly external_account_name: string | null;
  readonly connected_at: Date;
  readonly connected_by: string | null;
}

interface NewIntegration extends Integration {
  readonly credentials_encrypted: string;
}

/** Kind and provider have the contract's values, because only `upsertIntegration` writes them. */
type Typed<Selected> = Omit<Selected, "kind" | "provider"> & Pick<Integration, "kind" | "provider">;

const COLUMNS = ["kind", "provider", "external_account_name", "connected_at", "connected_by"] as const;

export async function listIntegrations(db: Db, workspaceId: number): Promise<Integration[]> {
  const rows = await db.selectFrom("integration").select(COLUMNS).where("workspace_id", "=", workspaceId).execute();
  return rows.map((row) => row as Typed<typeof row>);
}

/** Finds the connected system of a kind, with its encrypted credentials. */
export async function findEncryptedIntegration(
  db: Db,
  workspaceId: number,
  kind: IntegrationKind,
): Promise<NewIntegration | undefined> {
  const row = await db
    .selectFrom("integration")
    .select([...COLUMNS, "credentials_encrypted"])
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row && (row as Typed<typeof row>);
}

/** Stores a connected system, replacing the previous one of its kind. */
export async function upsertIntegration(
  db: Db,
  workspaceId: number,
  { kind, provider, credentials_encrypted, external_account_name, connected_at, connected_by }: NewIntegration,
): Promise<void> {
  const fresh = { provider, credentials_encrypted, external_account_name, connected_at, connected_by };
  await db
    .insertInto("integration")
    .values({ workspace_id: workspaceId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(["workspace_id", "kind"]).doUpdateSet(fresh))
    .execute();
}

export async function deleteIntegration(db: Db, workspaceId: number, kind: IntegrationKind): Promise<void> {
  await db.deleteFrom("integration").where("workspace_id", "=", workspaceId).where("kind", "=", kind).execute();
}

/** Lists the workspaces that have connected a system of a kind, by id, starting after `afterId`. */
export async function listConnectedWorkspaces(
  db: Db,
  kind: IntegrationKind,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<number[]> {
  return listValues(db)<number>`
    select workspace_id from integration where kind = ${kind} and workspace_id > ${afterId}
    order by workspace_id limit ${limit}`;
}
