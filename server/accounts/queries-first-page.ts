import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/driver.ts";
import { type PageRow, pageColumns } from "./queries-page-columns.ts";

// In the statement's own text, because Postgres takes a limit it is not told for a tenth of the workspace.
const FIRST_PAGE_SIZES = [50, 100, 500];

// By a range, although it is one value: of an equality Postgres knows that it leaves the order to the ids alone, and reads them
// off the index of all workspaces' companies, which is slow for a small workspace.
const FIRST_PAGES = {
  id: { of: (id: number) => sql`a.workspace_id between ${id} and ${id}`, order: sql`a.workspace_id, a.company_id` },
  insights_count: { of: (id: number) => sql`a.workspace_id = ${id}`, order: sql`a.insights_count desc, a.company_id` },
};

/** The lists that an index has in their order: those people leaf through. */
export type UsualList = keyof typeof FIRST_PAGES;

/** The first page of a list that an index has in its order. Planned once a connection: that was more than half of its cost. */
export async function selectFirstPage(
  db: Db,
  workspaceId: number,
  sortKey: UsualList,
  limit: number,
): Promise<PageRow[]> {
  const { of, order } = FIRST_PAGES[sortKey];
  const most = FIRST_PAGE_SIZES.find((size) => size >= limit) ?? limit;
  const { rows } = await sql<PageRow>`${prepared} select ${pageColumns(workspaceId)}
    from (select * from workspace_account as a where ${of(workspaceId)} order by ${order} limit ${sql.lit(most)}) as a
    join company as c on c.id = a.company_id order by ${order} limit ${limit}`.execute(db);
  return rows;
}
