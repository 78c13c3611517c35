import { sql } from "kysely";
import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import type { Db } from "../../server/db/connect.ts";
import { listPartitions } from "../../server/db/partitions/months.ts";
import { preparePartitions } from "../../server/db/partitions/prepare.ts";
import { INSIGHT } from "../../server/db/partitions/tables.ts";
import { listRows } from "../../server/db/statements.ts";
import { pruneInsights } from "../../server/insights/prune.ts";
import type { NewInsight } from "../../server/insights/public.ts";
import { createTestDatabase } from "../support/database.ts";
import { recordRun } from "../support/insights.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { partitionTable } from "../support/partition-table.ts";

const DAY = 86_400_000;
const NOW = new Date("2026-11-10T12:00:00Z");
const context = { signal: new AbortController().signal, log: silentLog };
const silently = { now: NOW, log: () => undefined };

async function open() {
  const { db, pool } = await createTestDatabase();
  await generateCompanies(db, 20);
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  const { workspaceId } = await createKeyOwner(db);
  const finding = (key: string, more: Partial<NewInsight> = {}): NewInsight => ({
    companyId: companies[Number(key.match(/\d+$/)?.[0] ?? 0) % companies.length]!.id,
    text: `Finding ${key}`,
    dedupeKey: key,
    ...more,
  });
  return { db, pool, workspaceId, finding, companyIds: companies.map(({ id }) => id) };
}

/** Returns the stored counts of accounts' insights and the actual counts. Both must be equal. */
async function counts(db: Db) {
  const kept = await listRows(db)`
    select (select sum(insights_count)::int from workspace_account) as accounts,
      (select coalesce(sum(insight_count), 0)::int from insight_hour) as hours,
      (select coalesce(json_agg(l order by company_id, sentiment), '[]') from (
        select workspace_id, company_id, alert_type, sentiment, alert_date
        from insight_account_latest) as l) as latest`;
  const counted = await listRows(db)`
    select (select count(*)::int from insight) as accounts, (select count(*)::int from insight) as hours,
      (select coalesce(json_agg(l order by company_id, sentiment), '[]') from (
        select workspace_id, company_id, alert_type, sentiment, max(alert_date) as alert_date from insight
        group by workspace_id, company_id, alert_type, sentiment) as l) as latest`;
  return { kept: kept[0], counted: counted[0] };
}

async function partitionNames(db: Db) {
  return (await listPartitions(db, INSIGHT)).map(({ name }) => name);
}

test("a full table is partitioned while insights are written: none is lost or duplicated, and no write fails", async () => {
  const { db, workspaceId, finding } = await open();
  await recordRun(
    db,
    workspaceId,
    Array.from({ length: 2_000 }, (_, place) => finding(`old ${place}`)),
    NOW,
  );
  let isConverting = true;
  const recorded: number[] = [];
  const write = async (writer: number) => {
    for (let round = 0; isConverting || round < 20; round += 1) {
      const given = [finding(`old ${round}`), finding(`new ${round}`), finding(`new ${writer} ${round}`)];
      recorded.push(...(await recordRun(db, workspaceId, given, NOW)));
    }
  };
  const read = async () => {
    while (isConverting) await db.selectFrom("insight").select("id").limit(10).execute();
  };
  const work = Promise.all([write(1), write(2), read()]);
  await partitionTable(db, INSIGHT, silently).finally(() => {
    isConverting = false;
  });
  await work;
  expect(new Set(recorded).size).toBe(recorded.length);
  const rows = await listRows(db)<{ total: number; keys: number; partitions: string }>`
    select count(*)::int as total, count(distinct dedupe_key)::int as keys from insight`;
  expect(rows[0]).toEqual({ total: 2_000 + recorded.length, keys: 2_000 + recorded.length });
  const { kept, counted } = await counts(db);
  expect(kept).toEqual(counted);
  expect(await partitionNames(db)).toEqual([
    "insight_before_202612",
    "insight_202612",
    "insight_202701",
    "insight_202702",
    "insight_other",
  ]);
});

test("an insight is recorded once, even if it is found in another month or by several concurrent writers", async () => {
  const { db, workspaceId, finding } = await open();
  await recordRun(db, workspaceId, [finding("before 1")], new Date(NOW.getTime() - 90 * DAY));
  await partitionTable(db, INSIGHT, silently);
  const months = [0, 30, 60, 90, 400].map((days) => new Date(NOW.getTime() + days * DAY));
  const ids = await Promise.all(
    months.flatMap((month) => [
      recordRun(db, workspaceId, [finding("before 1"), finding("after 2")], month),
      recordRun(db, workspaceId, [finding("after 2"), finding("after 2")], month),
    ]),
  );
  expect(ids.flat()).toHaveLength(1);
  const { kept, counted } = await counts(db);
  expect(kept).toEqual(counted);
  await sql`delete from insight where dedupe_key = 'after 2'`.execute(db);
  expect(await recordRun(db, workspaceId, [finding("after 2")], NOW)).toHaveLength(1);
});

test("insights are deleted with their company and subtracted from all counts", async () => {
  const { db, workspaceId, finding, companyIds } = await open();
  await recordRun(db, workspaceId, [finding("old 1"), finding("old 2")], NOW);
  await partitionTable(db, INSIGHT, silently);
  await recordRun(db, workspaceId, [finding("new 1"), finding("new 2")], new Date(NOW.getTime() + 40 * DAY));
  await sql`delete from company where id = ${companyIds[1]}`.execute(db);
  const rows = await db.selectFrom("insight").select("dedupe_key").orderBy("dedupe_key").execute();
  expect(rows.map((row) => row.dedupe_key)).toEqual(["new 2", "old 2"]);
  const { kept, counted } = await counts(db);
  expect(kept).toEqual(counted);
  const keys = await sql<{ dedupe_key: string }>`select dedupe_key from insight_key`.execute(db);
  expect(keys.rows).toEqual([{ dedupe_key: "new 2" }]);
});

test("partitions of coming months are created once, and receive rows that were written for these months before", async () => {
  const { db, workspaceId, finding } = await open();
  await partitionTable(db, INSIGHT, silently);
  await partitionTable(db, INSIGHT, silently);
  const later = new Date("2027-04-20T00:00:00Z");
  await recordRun(db, workspaceId, [finding("later 1")], later);
  await preparePartitions(db, later);
  await preparePartitions(db, later);
  expect(await partitionNames(db)).toEqual([
    "insight_before_202612",
    ...["12", "01", "02", "03", "04", "05", "06", "07"].map((month) => `insight_202${month === "12" ? 6 : 7}${month}`),
    "insight_other",
  ]);
  const rows = await listRows(db)`select tableoid::regclass::text as place from insight`;
  expect(rows).toEqual([{ place: "insight_202704" }]);
  expect(await recordRun(db, workspaceId, [finding("later 1")], later)).toEqual([]);
  const { kept, counted } = await counts(db);
  expect(kept).toEqual(counted);
});

test("an interrupted partitioning can be repeated, and neither it nor a waiting one prevents new insights", async () => {
  const { db, pool, workspaceId, finding } = await open();
  await recordRun(db, workspaceId, [finding("old 1")], NOW);
  const interrupt = (message: string) => {
    if (message === "Validating the rows of insight.") throw new Error("interrupted");
  };
  await expect(partitionTable(db, INSIGHT, { now: NOW, log: interrupt })).rejects.toThrow("interrupted");
  await preparePartitions(db, NOW);
  await recordRun(db, workspaceId, [finding("later 2")], new Date(NOW.getTime() + 60 * DAY));
  const reader = await pool.connect();
  await reader.query("begin; select from insight");
  const partitioning = partitionTable(db, INSIGHT, silently);
  await untilWaitingForLocks(db, 1);
  expect(await recordRun(db, workspaceId, [finding("new 3")], NOW)).toHaveLength(1);
  await reader.query("commit");
  reader.release();
  await partitioning;
  expect(await partitionNames(db)).toEqual(["insight_before_202702", "insight_202702", "insight_other"]);
  expect(await db.selectFrom("insight").select("id").execute()).toHaveLength(3);
});

test("while a vacuum prevents the partitioning of a table, no statement waits for it", async () => {
  const { db, pool, workspaceId, finding } = await open();
  const vacuum = await pool.connect();
  await vacuum.query("begin; lock table insight in share update exclusive mode");
  const partitioning = partitionTable(db, INSIGHT, silently);
  await untilWaitingForLocks(db, 1);
  const rows = await listRows(db)`
    select mode from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
  expect(rows).toEqual([{ mode: "ShareUpdateExclusiveLock" }]);
  expect(await recordRun(db, workspaceId, [finding("new 1")], NOW)).toHaveLength(1);
  await vacuum.query("commit");
  vacuum.release();
  await partitioning;
  expect(await partitionNames(db)).toContain("insight_other");
});

test.each(["partitioned", "not partitioned"])(
  "several concurrent prunes delete insights older than INSIGHT_DAYS, and the counts stay correct: %s",
  async (form) => {
    const { db, workspaceId, finding } = await open();
    const other = await createKeyOwner(db);
    const months = Array.from({ length: 5 }, (_, month) => new Date(Date.UTC(2026, 10 + month, 15)));
    const write = async (month: Date, name: string) => {
      await recordRun(db, workspaceId, [finding(`${name} 1`), finding(`${name} 2`), finding(`${name} 22`)], month);
      await recordRun(db, other.workspaceId, [finding(`${name} 3`, { sentiment: "positive" })], month);
    };
    await write(months[0]!, "month 0");
    if (form === "partitioned") await partitionTable(db, INSIGHT, silently);
    for (const [place, month] of months.entries()) if (place > 0) await write(month, `month ${place}`);
    const now = new Date(Date.UTC(2028, 1, 2));
    const prune = pruneInsights({ db, clock: { now: () => now }, keptDays: 366 });
    await Promise.allSettled([prune({}, context), prune({}, context)]);
    await prune({}, context);
    const left = await db.selectFrom("insight").select("dedupe_key").orderBy("dedupe_key").execute();
    expect(left.map((row) => row.dedupe_key).filter((key) => !/^month [34] /.test(key))).toEqual([]);
    expect(left).toHaveLength(8);
    const { kept, counted } = await counts(db);
    expect(kept).toEqual(counted);
    if (form === "partitioned") expect(await partitionNames(db)).toEqual(["insight_202702", "insight_other"]);
    await write(now, "month 0");
    expect(await db.selectFrom("insight").select("id").execute()).toHaveLength(12);
  },
);
