import type { Selectable } from "kysely";
import type { Db } from "../db/connect.ts";
import { hasRows, listRows, oneValue } from "../db/statements.ts";
import type { BlockedDomain } from "../db/tables.ts";

export type BlockedDomainRow = Pick<Selectable<BlockedDomain>, "domain" | "reason" | "added_by" | "created_at">;

/** Lists a page of a workspace's blocked domains in alphabetical order, and counts all of them. */
export async function listBlockedDomains(
  db: Db,
  workspaceId: number,
  limit: number,
  offset: number,
): Promise<{ rows: BlockedDomainRow[]; totalCount: number }> {
  const own = db.selectFrom("blocked_domain").where("workspace_id", "=", workspaceId);
  const [rows, counted] = await Promise.all([
    own.select(["domain", "reason", "added_by", "created_at"]).orderBy("domain").limit(limit).offset(offset).execute(),
    own.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: counted.count };
}

/** Counts the domains that a workspace would block if it also blocked `domains`. */
export async function countBlockedDomainsWith(
  db: Db,
  workspaceId: number,
  domains: readonly string[],
): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from (
      select domain from blocked_domain where workspace_id = ${workspaceId}
      union select unnest(${domains}::text[])
    ) as blocked`;
}

/** Blocks domains and returns their rows. Does not change domains that are already blocked. */
export async function insertBlockedDomains(
  db: Db,
  workspaceId: number,
  userId: string,
  domains: readonly string[],
  reason: string | null,
): Promise<{ rows: BlockedDomainRow[]; addedCount: number }> {
  const added = await listRows(db)<{ domain: string }>`
    insert into blocked_domain (workspace_id, domain, added_by, reason)
    select ${workspaceId}, domain, ${userId}, ${reason} from unnest(${domains}::text[]) as domain order by domain
    on conflict do nothing returning domain`;
  const rows = await db
    .selectFrom("blocked_domain")
    .select(["domain", "reason", "added_by", "created_at"])
    .where("workspace_id", "=", workspaceId)
    .where("domain", "in", [...domains])
    .orderBy("domain")
    .execute();
  return { rows, addedCount: added.length };
}

/** Unblocks a domain. Returns whether it was blocked. */
export async function deleteBlockedDomain(db: Db, workspaceId: number, domain: string): Promise<boolean> {
  return hasRows(db)`
    delete from blocked_domain where workspace_id = ${workspaceId} and domain = ${domain} returning domain`;
}
