import { expect, test } from "vitest";
import { silentLog } from "../../../scripts/support/silent-log.ts";
import { findRow, oneValue, run } from "../../../server/db/statements.ts";
import { pruneWebhooks } from "../../../server/webhooks/delivery/prune.ts";
import { deleteEndpoint, redeliver } from "../../../server/webhooks/endpoints/endpoint.ts";
import { countEndpoints, findEndpoint, updateEndpoint } from "../../../server/webhooks/endpoints/queries.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { jobCompleted, openDeliveries } from "../support.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const context = { signal: new AbortController().signal, log: silentLog };

/** Creates a workspace with two endpoints, and a clock that is 40 days ahead. */
async function open() {
  const { db, clock, subscribe } = await openDeliveries();
  const one = await subscribe("http://127.0.0.1:9/");
  const other = await subscribe("http://127.0.0.1:9/other", one.workspaceId);
  const prune = pruneWebhooks({ db, clock, keptDays: 30 });
  const endedAt = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * dayMs);
  /** Ends all pending deliveries `daysAgo` days ago, with one attempt each. */
  const end = async (daysAgo: number, endpointIds = [one.id, other.id]) => {
    await run(db)`
      with ended as (
        update webhook_delivery set status = 'delivered', attempt_count = 1, next_attempt_at = null,
          finished_at = ${endedAt(daysAgo)}
        where status = 'pending' and endpoint_id = any(${endpointIds}) returning id
      ) insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code) select id, 1, now(),
        3, 204 from ended`;
  };
  const counts = async () => {
    return findRow(db)<{ events: number; deliveries: number; attempts: number }>`
      select (select count(*) from webhook_event) as events, (select count(*) from webhook_delivery) as deliveries,
        (select count(*) from webhook_attempt) as attempts`;
  };
  clock.advance(40 * dayMs);
  return { db, clock, one, other, end, counts, prune: () => prune({}, context) };
}

test("deliveries that ended 30 days ago are deleted with their attempts and events, unlike those that ended 29 days ago", async () => {
  const { one, end, counts, prune } = await open();
  await one.publish();
  await end(31);
  await one.publish();
  await end(29);
  await prune();
  expect(await counts()).toEqual({ events: 1, deliveries: 2, attempts: 2 });
});

test("pending deliveries and their events are never deleted, however old they are", async () => {
  const { db, one, other, end, counts, prune } = await open();
  await one.publish();
  await end(39, [one.id]);
  await prune();
  expect(await counts()).toEqual({ events: 1, deliveries: 1, attempts: 0 });
  const { endpoint_id, status } = await db.selectFrom("webhook_delivery").selectAll().executeTakeFirstOrThrow();
  expect({ endpoint_id, status }).toEqual({ endpoint_id: other.id, status: "pending" });
});

test("a delivery that is being redelivered is kept", async () => {
  const { db, clock, one, other, end, counts, prune } = await open();
  await one.publish();
  await end(31);
  const id = await oneValue(db)<string>`select id from webhook_delivery where endpoint_id = ${other.id}`;
  await db.transaction().execute(async (trx) => {
    await redeliver(trx, { workspaceId: other.workspaceId, webhookId: other.id }, id, clock.now());
    await prune();
  });
  await prune();
  expect(await counts()).toEqual({ events: 1, deliveries: 1, attempts: 1 });
});

test("several concurrent prunes delete thousands of deliveries in batches and keep concurrently published events", async () => {
  const { db, one, end, counts, prune } = await open();
  await db.transaction().execute(async (trx) => {
    for (let event = 0; event < 1_300; event += 1) await publish(trx, jobCompleted(one.workspaceId));
  });
  await end(31);
  const publishing = Array.from({ length: 20 }, () => one.publish());
  await Promise.all([prune(), prune(), prune(), ...publishing]);
  await prune();
  expect(await counts()).toEqual({ events: 20, deliveries: 40, attempts: 0 });
});

test("a process that stops ends the job between two batches", async () => {
  const { db, clock, one, end, counts } = await open();
  await one.publish();
  await end(31);
  const signal = AbortSignal.abort(new Error("The process is stopping."));
  await expect(pruneWebhooks({ db, clock, keptDays: 30 })({}, { ...context, signal })).rejects.toThrow(
    "The process is stopping.",
  );
  expect(await counts()).toEqual({ events: 1, deliveries: 2, attempts: 2 });
});

test("a deleted endpoint disappears immediately, and its deliveries are deleted in batches without those of other endpoints", async () => {
  const { db, clock, one, other, end, counts, prune } = await open();
  await db.transaction().execute(async (trx) => {
    for (let event = 0; event < 1_100; event += 1) await publish(trx, jobCompleted(one.workspaceId));
  });
  await end(1, [one.id]);
  const key = { workspaceId: other.workspaceId, webhookId: other.id };
  expect(await deleteEndpoint(db, key, clock.now())).toBe(true);
  expect(await deleteEndpoint(db, key, clock.now())).toBe(false);
  expect(await findEndpoint(db, key)).toBeUndefined();
  expect(await updateEndpoint(db, key, { enabled: true }, clock.now())).toBeUndefined();
  expect(await countEndpoints(db, one.workspaceId)).toBe(1);
  expect(await one.publish()).toBe(1);
  await Promise.all([prune(), prune()]);
  expect(await counts()).toEqual({ events: 1_101, deliveries: 1_101, attempts: 1_100 });
  const left = await db.selectFrom("webhook_endpoint").select("id").execute();
  expect(left).toEqual([{ id: one.id }]);
});
