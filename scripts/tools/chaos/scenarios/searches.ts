import type { Db } from "../../../../server/db/connect.ts";
import { listRows } from "../../../../server/db/statements.ts";
import type { Clients } from "../clients.ts";
import { type Check, compareCounts, type LoadRecord } from "../record.ts";

export async function search(clients: Clients, at: number): Promise<void> {
  const owner = clients.owner(at);
  const path = `/api/v1/account/search-lookalikes?query=things+of+kind+${at % 97}&limit=5&min_score=0`;
  if (await clients.write({ owner, method: "GET", path })) clients.record.searches.push(owner);
}

export async function checkSearches(db: Db, record: LoadRecord): Promise<Check> {
  const rows = await listRows(db)<{ workspace_id: number }>`
    select workspace_id as workspace_id from credit_entry
    where kind = 'spend' and reason = 'Lookalikes_search'`;
  return {
    promise: "every search is charged once",
    examined: record.searches.length,
    faults: compareCounts(record, rows, record.searches).map(
      ({ workspaceId, stored, acknowledged }) =>
        `workspace ${workspaceId} was charged ${stored} times for ${acknowledged} searches`,
    ),
  };
}
