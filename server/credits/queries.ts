import type { Selectable } from "kysely";
import type { Db } from "../db/connect.ts";
import type { CreditEntry } from "../db/tables.ts";

/** Lists a page of a workspace's ledger, newest first, and counts all entries. */
export async function listEntries(
  db: Db,
  {
    workspaceId,
    kind,
    limit,
    offset,
  }: { workspaceId: number; kind: string | undefined; limit: number; offset: number },
): Promise<{ entries: Selectable<CreditEntry>[]; totalCount: number }> {
  const matching = db
    .selectFrom("credit_entry")
    .where("workspace_id", "=", workspaceId)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""));
  const [entries, { count }] = await Promise.all([
    matching.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    matching.select((expression) => expression.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { entries, totalCount: count };
}
