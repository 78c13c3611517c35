import { sql } from "kysely";
import { expect, test } from "vitest";
import { tidyWebhooks } from "../../../server/webhooks/delivery/prune.ts";
import {
  countEndpoints,
  deleteEndpoint,
  findEndpoint,
  updateEndpoint,
} from "../../../server/webhooks/endpoints/queries.ts";
import { deliverAgain } from "../../../server/webhooks/endpoints/queries-deliveries.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { silentLog } from "../../support/silent-log.ts";
import { jobCompleted, openDeliveries } from "../support.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const context = { attempt: 1, isLastAttempt: true, signal: new AbortController().signal, log: silentLog };

/** Deliveries of a workspace with two endpoints, and a clock that is 40 days ahead of them. */
async function open() {
  const { db, clock, subscribe } = await openDeliveries();
  const one = await subscribe("http://127.0.0.1:9/");
  const other = await subscribe("http://127.0.0.1:9/other", one.workspaceId);
  const tidy = tidyWebhooks({ db, clock, keptDays: 30 });
  const endedAt = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * dayMs);
  /** Ends all that is pending, so many days ago, with an attempt each. */
  const end = async (daysAgo: number, endpointIds = [one.id, other.id]) => {
    await sql`
      with ended as (
        update webhook_delivery set status = 'delivered', attempt_count = 1, next_attempt_at = null, finished_at = ${endedAt(daysAgo)}
        where status = 'pending' and endpoint_id = any(${endpointIds}) returning id
      ) insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code) select id, 1, now(), 3, 204 from ended`.execute(
      db,
    );
  };
  const counts = async () => {
    const { rows } = await sql<{ events: number; deliveries: number; attempts: number }>`
      select (select count(*) from webhook_event) as events, (select count(*) from webhook_delivery) as deliveries,
        (select count(*) from webhook_attempt) as attempts`.execute(db);
    return rows[0];
  };
  clock.advance(40 * dayMs);
  return { db, clock, one, other, end, counts, tidy: () => tidy({}, context) };
}

test("deliveries that ended 30 days ago are forgotten with their attempts and events, those of 29 days are kept", async () => {
  const { one, end, counts, tidy } = await open();
  await one.publish();
  await end(31);
  await one.publish();
  await end(29);
  await tidy();
  expect(await counts()).toEqual({ events: 1, deliveries: 2, attempts: 2 });
});

test("what is still to be delivered is never forgotten, however old, and its event stays for as long", async () => {
  const { db, one, other, end, counts, tidy } = await open();
  await one.publish();
  await end(39, [one.id]);
  await tidy();
  expect(await counts()).toEqual({ events: 1, deliveries: 1, attempts: 0 });
  const { endpoint_id, status } = await db.selectFrom("webhook_delivery").selectAll().executeTakeFirstOrThrow();
  expect({ endpoint_id, status }).toEqual({ endpoint_id: other.id, status: "pending" });
});

test("a delivery that is sent again in this moment stays", async () => {
  const { db, clock, one, other, end, counts, tidy } = await open();
  await one.publish();
  await end(31);
  const { id } = await db
    .selectFrom("webhook_delivery")
    .select("id")
    .where("endpoint_id", "=", other.id)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    await deliverAgain(trx, other.id, id, clock.now());
    await tidy();
  });
  await tidy();
  expect(await counts()).toEqual({ events: 1, deliveries: 1, attempts: 1 });
});

test("thousands are forgotten in batches, by several that tidy at once, and what is published meanwhile is kept", async () => {
  const { db, one, end, counts, tidy } = await open();
  await db.transaction().execute(async (trx) => {
    for (let event = 0; event < 1_300; event += 1) await publish(trx, jobCompleted(one.workspaceId));
  });
  await end(31);
  const publishing = Array.from({ length: 20 }, () => one.publish());
  await Promise.all([tidy(), tidy(), tidy(), ...publishing]);
  await tidy();
  expect(await counts()).toEqual({ events: 20, deliveries: 40, attempts: 0 });
});

test("a process that stops breaks it off between two batches", async () => {
  const { db, clock, one, end, counts } = await open();
  await one.publish();
  await end(31);
  const signal = AbortSignal.abort(new Error("The process stops."));
  await expect(tidyWebhooks({ db, clock, keptDays: 30 })({}, { ...context, signal })).rejects.toThrow(
    "The process stops.",
  );
  expect(await counts()).toEqual({ events: 1, deliveries: 2, attempts: 2 });
});

test("a deleted endpoint is gone at once, with nothing more sent; what was sent to it is forgotten in batches, and others stay", async () => {
  const { db, clock, one, other, end, counts, tidy } = await open();
  await db.transaction().execute(async (trx) => {
    for (let event = 0; event < 1_100; event += 1) await publish(trx, jobCompleted(one.workspaceId));
  });
  await end(1, [one.id]);
  expect(await deleteEndpoint(db, one.workspaceId, other.id, clock.now())).toBe(true);
  expect(await deleteEndpoint(db, one.workspaceId, other.id, clock.now())).toBe(false);
  expect(await findEndpoint(db, one.workspaceId, other.id)).toBeUndefined();
  expect(await updateEndpoint(db, one.workspaceId, other.id, { enabled: true }, clock.now())).toBeUndefined();
  expect(await countEndpoints(db, one.workspaceId)).toBe(1);
  expect(await one.publish()).toBe(1);
  await Promise.all([tidy(), tidy()]);
  expect(await counts()).toEqual({ events: 1_101, deliveries: 1_101, attempts: 1_100 });
  const left = await db.selectFrom("webhook_endpoint").select("id").execute();
  expect(left).toEqual([{ id: one.id }]);
});
