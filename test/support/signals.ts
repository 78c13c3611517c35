import type { KeyOwner } from "../../scripts/support/keys.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneRow } from "../../server/db/statements.ts";

/** Inserts a signal on traits that has run once and found the given companies. Returns the signal's id. */
export async function insertFoundSignal(
  db: Db,
  { workspaceId, userId }: Pick<KeyOwner, "workspaceId" | "userId">,
  name: string,
  companyIds: readonly number[] = [],
): Promise<number> {
  const { id } = await db
    .insertInto("signal")
    .values({
      workspace_id: workspaceId,
      user_id: userId,
      name,
      type: "trait_only",
      status: "completed",
      timeframe_days: 90,
      account_audience_name: `${name} - Accounts`,
      people_audience_name: `${name} - People`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const run = await oneRow(db)<{ id: number }>`
    insert into signal_run (signal_id, status, finished_at) values (${id}, 'completed', ${new Date()}) returning id`;
  if (companyIds.length > 0) {
    await db
      .insertInto("signal_account")
      .values(companyIds.map((company_id) => ({ signal_id: id, company_id, run_id: run.id })))
      .execute();
  }
  return id;
}
