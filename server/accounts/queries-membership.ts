import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** How a company became a workspace's account. */
export type AccountSource = "import" | "crm" | "signal" | "audience" | "sample";

/**
 * Adds companies to a workspace's accounts. Those that are accounts already stay as they are.
 *
 * @returns the ids that were added.
 */
export async function insertAccounts(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  source: AccountSource,
): Promise<number[]> {
  if (companyIds.length === 0) return [];
  await lockAccounts(db, workspaceId);
  const { rows } = await sql<{ company_id: number }>`
    insert into workspace_account (workspace_id, company_id, source)
    select ${workspaceId}, id, ${source} from (select distinct unnest(${companyIds}::bigint[]) as id) as added order by id
    on conflict do nothing returning company_id`.execute(db);
  return rows.map((row) => row.company_id);
}

/**
 * Locks a workspace's list of accounts until the transaction ends. Whoever adds or changes several accounts takes this lock before
 * any row, so that two writers of one workspace never wait for each other in a circle.
 */
export async function lockAccounts(db: Db, workspaceId: number): Promise<void> {
  await sql`
    insert into workspace_account_total as kept (workspace_id) values (${workspaceId})
    on conflict (workspace_id) do update set account_count = kept.account_count`.execute(db);
}
