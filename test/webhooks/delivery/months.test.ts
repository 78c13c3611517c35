import { sql } from "kysely";
import { expect, test } from "vitest";
import { silentLog } from "../../../scripts/support/silent-log.ts";
import { until } from "../../../scripts/support/until.ts";
import type { Db } from "../../../server/db/connect.ts";
import { createMonths, listPartitions } from "../../../server/db/partitions/months.ts";
import {
  firstIdAt,
  type PartitionedTable,
  WEBHOOK_ATTEMPT,
  WEBHOOK_DELIVERY,
  WEBHOOK_EVENT,
} from "../../../server/db/partitions/tables.ts";
import { findRow, listRows } from "../../../server/db/statements.ts";
import { pruneWebhooks } from "../../../server/webhooks/delivery/prune.ts";
import { partitionTable } from "../../support/partition-table.ts";
import { openDeliveries } from "../support.ts";

const DAY = 86_400_000;
const TABLES = [WEBHOOK_EVENT, WEBHOOK_DELIVERY, WEBHOOK_ATTEMPT];
const context = { signal: new AbortController().signal, log: silentLog };

async function partitionAll(db: Db, tables: readonly PartitionedTable[] = TABLES) {
  for (const table of tables) await partitionTable(db, table, { now: new Date(), log: () => undefined });
}

async function counts(db: Db) {
  return findRow(db)<{ events: number; deliveries: number; attempts: number }>`
    select (select count(*) from webhook_event) as events, (select count(*) from webhook_delivery) as deliveries,
      (select count(*) from webhook_attempt) as attempts`;
}

/** Inserts an event at `at` and its delivery, which ended with one attempt. */
async function insertEnded(db: Db, workspaceId: number, endpointId: string, at: Date, finishedAt = at) {
  const [event, delivery] = [`${firstIdAt("msg_", at)}aa`, `${firstIdAt("dlv_", at)}aa`];
  await sql`
    with event as (
      insert into webhook_event (id, workspace_id, type, body, created_at)
      values (${event}, ${workspaceId}, 'lookalike_job.completed', '{}', ${at}) returning id
    ), delivery as (
      insert into webhook_delivery (id, event_id, endpoint_id, status, next_attempt_at, attempt_count, created_at,
        finished_at)
      select ${delivery}, id, ${endpointId}, 'delivered', null, 1, ${at}, ${finishedAt} from event returning id
    )
    insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code)
    select id, 1, ${finishedAt}, 3, 204 from delivery`.execute(db);
  return delivery;
}

/** Deletes all rows and partitions, and creates the partitions of each month from `from` until now. */
async function createPast(db: Db, from: Date) {
  for (const table of TABLES) {
    await sql.raw(`delete from ${table.name}`).execute(db);
    for (const { name, kind } of await listPartitions(db, table))
      if (kind !== "other") await sql.raw(`drop table ${name}`).execute(db);
    await createMonths(db, table, from);
    await createMonths(db, table, new Date());
  }
}

test("tables are partitioned while events are published and delivered: no event is lost, and nothing fails", async () => {
  const { db, start, receive, subscribe } = await openDeliveries();
  const receiver = await receive();
  const endpoint = await subscribe(receiver.url);
  start();
  let isConverting = true;
  let published = 0;
  const publish = async () => {
    for (let round = 0; isConverting || round < 20; round += 1) {
      const deliveries = await endpoint.publish();
      published += deliveries;
    }
  };
  const publishing = Promise.all([publish(), publish()]);
  await until(async () => (await counts(db))?.attempts !== 0);
  await partitionAll(db).finally(() => {
    isConverting = false;
  });
  await publishing;
  await until(async () => (await counts(db))?.attempts === published);
  expect(await counts(db)).toEqual({ events: published, deliveries: published, attempts: published });
  const rows = await listRows(db)`select distinct status from webhook_delivery`;
  expect(rows).toEqual([{ status: "delivered" }]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(published);
});

test("a delivery belongs to an event, an attempt to a delivery, and each event is delivered to an endpoint once", async () => {
  const { db, subscribe } = await openDeliveries();
  const { id, workspaceId } = await subscribe("http://127.0.0.1:9/");
  await insertEnded(db, workspaceId, id, new Date(Date.now() - DAY));
  await partitionAll(db);
  const old = await db.selectFrom("webhook_delivery").selectAll().executeTakeFirstOrThrow();
  const later = await insertEnded(db, workspaceId, id, new Date(Date.now() + 60 * DAY));
  const event = await sql<{ id: string }>`select event_id as id from webhook_delivery where id = ${later}`.execute(db);
  const deliver = (deliveryId: string, eventId: string | undefined) =>
    sql`insert into webhook_delivery (id, event_id, endpoint_id) values (${deliveryId}, ${eventId}, ${id})`.execute(db);
  await expect(deliver("dlv_019100000000", "msg_019100000000")).rejects.toMatchObject({ code: "23503" });
  await expect(deliver("dlv_019100000000", event.rows[0]?.id)).rejects.toMatchObject({ code: "23505" });
  await expect(deliver("dlv_019100000000", old.event_id)).rejects.toMatchObject({ code: "23505" });
  await expect(deliver(old.id, event.rows[0]?.id)).rejects.toMatchObject({ code: "23505" });
  await expect(
    sql`insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code)
      values ('dlv_019100000000', 1, now(), 3, 204)`.execute(db),
  ).rejects.toMatchObject({ code: "23503" });
  await sql`delete from webhook_event where id = ${old.event_id}`.execute(db);
  expect(await counts(db)).toEqual({ events: 1, deliveries: 1, attempts: 1 });
  await sql`delete from webhook_endpoint where id = ${id}`.execute(db);
  expect(await counts(db)).toEqual({ events: 1, deliveries: 0, attempts: 0 });
  expect((await sql`select from webhook_delivery_key`.execute(db)).rows).toHaveLength(0);
});

test("a month is dropped when all of its deliveries ended long enough ago, which a redelivery postpones", async () => {
  const { db, clock, subscribe } = await openDeliveries();
  const { id, workspaceId } = await subscribe("http://127.0.0.1:9/");
  await partitionAll(db);
  const start = new Date(Date.now() - 150 * DAY);
  await createPast(db, start);
  const ages = [150, 120, 90, 20];
  const ids = [];
  for (const age of ages) ids.push(await insertEnded(db, workspaceId, id, new Date(Date.now() - age * DAY)));
  const prune = pruneWebhooks({ db, clock, keptDays: 30 });
  await sql`update webhook_delivery set finished_at = now() where id = ${ids[1]}`.execute(db);
  const before = (await listPartitions(db, WEBHOOK_DELIVERY)).length;
  await Promise.allSettled([prune({}, context), prune({}, context)]);
  await prune({}, context);
  const left = await db.selectFrom("webhook_delivery").select("id").orderBy("id").execute();
  expect(left.map((row) => row.id)).toEqual([ids[1], ids[3]]);
  expect(await counts(db)).toEqual({ events: 2, deliveries: 2, attempts: 2 });
  const names = async (table: PartitionedTable) => (await listPartitions(db, table)).map(({ name }) => name);
  expect((await names(WEBHOOK_DELIVERY)).length).toBeLessThan(before);
  await sql`update webhook_delivery set finished_at = created_at where id = ${ids[1]}`.execute(db);
  await prune({}, context);
  expect(await counts(db)).toEqual({ events: 1, deliveries: 1, attempts: 1 });
  for (const table of TABLES) {
    const [first] = await names(table);
    const oldest = new Date(Date.now() - 31 * DAY).toISOString().slice(0, 7).replace("-", "");
    expect(first).toBe(`${table.name}_${oldest}`);
  }
  const keys = await sql<{ id: string }>`select id from webhook_delivery_key`.execute(db);
  expect(keys.rows).toEqual([{ id: ids[3] }]);
});
