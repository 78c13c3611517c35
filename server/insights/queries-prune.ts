import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, listValues, run } from "../db/statements.ts";

export async function listWorkspaces(db: Db, afterId: number, limit: number): Promise<number[]> {
  return listValues(db)<number>`
    select id from workspace where id > ${afterId} order by id limit ${limit}`;
}

/** Deletes up to `limit` of a workspace's insights recorded before `before`, oldest first. Returns the number. */
export async function deleteInsightsBefore(db: Db, workspaceId: number, before: Date, limit: number): Promise<number> {
  return run(db)`
    delete from insight using (
      select id, alert_date from insight where workspace_id = ${workspaceId} and alert_date < ${before}
      order by alert_date, id desc limit ${limit} for update skip locked
    ) as old where insight.id = old.id and insight.alert_date = old.alert_date`;
}

/** Starts to record the deletions in a month's partition, with a trigger. Waits for running deletions to end. */
export async function followMonth(db: Db, month: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await run(transaction)`set local lock_timeout = '10s'`;
    await run(transaction)`
      create or replace trigger insight_month_follow after delete on ${sql.table(month)}
      for each row execute function insight_month_follow()`;
  });
}

/** Counts a month's insights by account. `followMonth` subtracts insights that are deleted after the count. */
export async function countMonth(db: Db, month: string, workspacesPerBatch: number): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (snapshot) => {
      // Prevents concurrent counts, but not deletions. The snapshot starts after the lock, so it sees earlier counts.
      await run(snapshot)`lock table ${sql.table(month)} in share update exclusive mode`;
      await run(snapshot)`delete from insight_month_count where month = ${month}`;
      for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1)!)) {
        await run(snapshot)`
          insert into insight_month_count (month, workspace_id, company_id, insight_count)
          select ${month}, workspace_id, company_id, count(*) from ${sql.table(month)}
          where workspace_id = any(${ids}::bigint[]) group by workspace_id, company_id`;
      }
      function next(afterId: number): Promise<number[]> {
        return listWorkspaces(snapshot, afterId, workspacesPerBatch);
      }
    });
}

/** Records that a month was dropped. The caller drops it in the same transaction. */
export async function insertRemovedMonth(db: Db, month: string): Promise<void> {
  await run(db)`insert into insight_removed_month (month) values (${month}) on conflict do nothing`;
}

/** Lists the dropped months that `subtractMonth` has not fully subtracted. */
export async function listRemovedMonths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("insight_removed_month").select("month").orderBy("month").execute();
  return rows.map(({ month }) => month);
}

/** Subtracts a dropped month from the insight counts of up to `limit` accounts. Returns the number of accounts. */
export async function subtractMonth(db: Db, month: string, limit: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const accounts = await listRows(transaction)<{ workspace_id: number; company_id: number }>`
      select distinct workspace_id, company_id from insight_month_count where month = ${month}
      order by workspace_id, company_id limit ${limit}`;
    if (accounts.length < limit) await run(transaction)`delete from insight_removed_month where month = ${month}`;
    const [workspaceIds, companyIds] = [accounts.map((row) => row.workspace_id), accounts.map((row) => row.company_id)];
    await run(transaction)`
      select from workspace_account_total where workspace_id = any(${workspaceIds}::bigint[])
      order by workspace_id for update`;
    await run(transaction)`
      with counted as (
        delete from insight_month_count as c
        using unnest(${workspaceIds}::bigint[], ${companyIds}::bigint[]) as a (workspace_id, company_id)
        where c.month = ${month} and c.workspace_id = a.workspace_id and c.company_id = a.company_id
        returning c.workspace_id, c.company_id, c.insight_count
      ), change as (
        select workspace_id, company_id, sum(insight_count)::integer as size from counted
        group by workspace_id, company_id
      )
      update workspace_account as a set insights_count = greatest(a.insights_count - change.size, 0)
      from change where a.workspace_id = change.workspace_id and a.company_id = change.company_id and change.size <> 0`;
    return accounts.length;
  });
}

/** Deletes the workspaces' hourly insight counts, and their accounts' latest insight dates, from before `before`. */
export async function deleteCountsBefore(db: Db, workspaceIds: readonly number[], before: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await run(transaction)`
      select from workspace_account_total where workspace_id = any(${workspaceIds}::bigint[])
      order by workspace_id for update`;
    await run(transaction)`
      delete from insight_hour where workspace_id = any(${workspaceIds}::bigint[])
        and hour + interval '1 hour' <= ${before}`;
    await run(transaction)`
      delete from insight_account_latest
      where workspace_id = any(${workspaceIds}::bigint[]) and alert_date < ${before}`;
  });
}
