import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { silentLog } from "../../../scripts/support/silent-log.ts";
import { until } from "../../../scripts/support/until.ts";
import { openSession } from "../../../server/db/connect.ts";
import { oneValue } from "../../../server/db/statements.ts";
import { pruneWebhooks } from "../../../server/webhooks/delivery/prune.ts";
import {
  changeEndpoint,
  deleteEndpoint,
  redeliver,
  rotateSecret,
} from "../../../server/webhooks/endpoints/endpoint.ts";
import { findEndpoint, updateEndpoint } from "../../../server/webhooks/endpoints/queries.ts";
import { atSize } from "../../support/at-size.ts";
import { untilWaitingForLocks } from "../../support/locks.ts";
import { verify } from "../../support/webhook-receiver.ts";
import { openDeliveries, secretKey, secrets } from "../support.ts";

const delivererProcess = fileURLToPath(new URL("../../support/deliverer-process.ts", import.meta.url));

/** Starts a receiver that does not respond to requests until `respond` is called. */
async function openHeld() {
  const deliveries = await openDeliveries(20_000);
  const held: ServerResponse[] = [];
  const receiver = await deliveries.receive((_received, response) => void held.push(response));
  const respond = (status: number) => {
    for (const response of held.splice(0)) response.writeHead(status).end();
  };
  return { ...deliveries, receiver, held, respond, endpoint: await deliveries.subscribe(receiver.url) };
}

test("an event whose process is killed between response and recording is delivered again with the same id", async () => {
  const { database, db, clock, start, receive, subscribe, untilDelivery } = await openDeliveries();
  const blocker = await openSession(database.url, "blocks the recording");
  const receiver = await receive(async (_received, response, count) => {
    // The lock is released only after the child's death.
    if (count === 1) await blocker.query("begin; select from webhook_delivery for update");
    response.writeHead(204).end();
  });
  const endpoint = await subscribe(receiver.url);
  await endpoint.publish();
  const child = spawn(process.execPath, [delivererProcess, database.url, secretKey], { stdio: "inherit" });
  await untilWaitingForLocks(db, 1);
  child.kill("SIGKILL");
  await once(child, "exit");
  // The child's statements must not run after its death.
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'deliverer'`.execute(db);
  await blocker.end();
  clock.advance(31_000);
  start();
  const delivered = await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
  expect(receiver.received.map(({ id }) => id)).toEqual([delivered.event_id, delivered.event_id]);
  expect(delivered.attempts).toHaveLength(1);
});

describe("during an attempt", () => {
  test("its endpoint can be deleted completely, and other deliveries continue", async () => {
    const { db, clock, start, receive, subscribe, endpoint, held, respond, untilDelivery, log } = await openHeld();
    start();
    await endpoint.publish();
    await until(() => held.length === 1);
    expect(await deleteEndpoint(db, endpoint.key, clock.now())).toBe(true);
    const prune = pruneWebhooks({ db, clock, keptDays: 30 });
    await prune({}, { signal: new AbortController().signal, log: silentLog });
    respond(204);
    const other = await subscribe((await receive()).url);
    await other.publish();
    await untilDelivery(other.id, ({ status }) => status === "delivered");
    expect(await log(endpoint.id)).toEqual([]);
  });

  test("its endpoint can be turned off: a response still counts, and a failure is not retried, even if the endpoint is on again", async () => {
    const { db, clock, start, receiver, endpoint, held, respond, log } = await openHeld();
    const deliverer = start();
    await endpoint.publish();
    await endpoint.publish();
    await until(() => held.length === 2);
    await changeEndpoint(db, endpoint.key, { enabled: false }, clock.now());
    await changeEndpoint(db, endpoint.key, { enabled: true }, clock.now());
    held.pop()?.writeHead(204).end();
    respond(500);
    await until(async () => (await log(endpoint.id)).every(({ attempts }) => attempts.length === 1));
    clock.advance(6_000);
    deliverer.wake();
    await until(async () => (await log(endpoint.id)).every(({ status }) => status !== "pending"));
    expect((await log(endpoint.id)).map(({ status }) => status).toSorted()).toEqual(["delivered", "failed"]);
    expect((await log(endpoint.id)).map(({ next_attempt_at: next }) => next)).toEqual([null, null]);
    expect(receiver.received).toHaveLength(2);
  });

  test("its secret can be replaced, and the retry is signed with both secrets", async () => {
    const { db, clock, start, receiver, endpoint, held, respond, untilDelivery } = await openHeld();
    const deliverer = start();
    await endpoint.publish();
    await until(() => held.length === 1);
    const second = (await rotateSecret(db, secrets, endpoint.key, clock.now()))?.secret ?? "";
    respond(500);
    await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 1);
    clock.advance(6_000);
    deliverer.wake();
    await until(() => held.length === 1);
    respond(204);
    await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    const [first, retry] = receiver.received.map((received) =>
      [endpoint.secret, second].map((secret) => verify(received, secret, clock.now())),
    );
    expect(first).toEqual([true, false]);
    expect(retry).toEqual([true, true]);
  });

  test("the URL of its endpoint can be changed, and the retry goes to the new URL", async () => {
    const { db, clock, start, receive, receiver, endpoint, held, respond, untilDelivery } = await openHeld();
    const deliverer = start();
    await endpoint.publish();
    await until(() => held.length === 1);
    const moved = await receive();
    await updateEndpoint(db, endpoint.key, { url: moved.url }, clock.now());
    respond(503);
    await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 1);
    clock.advance(6_000);
    deliverer.wake();
    await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    expect([receiver.received.length, moved.received.length]).toEqual([1, 1]);
  });

  test("the URL of its endpoint can be changed, and a 410 from the old URL does not turn the endpoint off", async () => {
    const { db, clock, start, receive, endpoint, held, respond, untilDelivery } = await openHeld();
    const deliverer = start();
    await endpoint.publish();
    await until(() => held.length === 1);
    const moved = await receive();
    await updateEndpoint(db, endpoint.key, { url: moved.url }, clock.now());
    respond(410);
    await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 1);
    expect(await findEndpoint(db, endpoint.key)).toMatchObject({ enabled: true });
    clock.advance(6_000);
    deliverer.wake();
    await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    expect(moved.received).toHaveLength(1);
  });

  test("its event can be redelivered: if the attempt fails, the event is sent again immediately, and its schedule restarts", async () => {
    const { db, clock, start, endpoint, held, respond, untilDelivery, log } = await openHeld();
    await endpoint.publish();
    await db.updateTable("webhook_delivery").set({ failures: 7, attempt_count: 7 }).execute();
    start();
    await until(() => held.length === 1);
    const [delivery] = await log(endpoint.id);
    await redeliver(db, endpoint.key, delivery?.id ?? "", clock.now());
    respond(500);
    await until(() => held.length === 1);
    respond(500);
    const retried = await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 2);
    expect(retried.status).toBe("pending");
    expect(retried.next_attempt_at?.getTime()).toBeLessThan(clock.now().getTime() + 60_000);
  });
});

test("the log states the reason for a missing response", async () => {
  const { start, subscribe, untilDelivery } = await openDeliveries();
  start();
  for (const [url, sentence] of [
    ["http://127.0.0.1:9/", "No response: connect ECONNREFUSED 127.0.0.1:9"],
    [
      "https://10.0.0.1/",
      "The host 10.0.0.1 does not have a public internet address. Use a host that is reachable from the internet.",
    ],
    ["http://93.184.215.14/", "The URL begins with http:// but must begin with https://."],
  ] as const) {
    const endpoint = await subscribe(url);
    await endpoint.publish();
    const { attempts } = await untilDelivery(endpoint.id, (delivery) => delivery.attempts.length === 1);
    expect(attempts).toMatchObject([{ status_code: null, error: sentence, response_body: null }]);
  }
});

const ENDPOINTS = atSize({ quick: 400, full: 4_000 });

test(`one event reaches each of ${ENDPOINTS} endpoints once`, async () => {
  const { db, clock, start, receive, subscribe } = await openDeliveries();
  const receiver = await receive();
  const first = await subscribe(`${receiver.url}?endpoint=0`);
  const host = new URL(receiver.url).host;
  await sql`
    insert into webhook_endpoint (id, workspace_id, url, host, events)
    select 'wh_many' || number, ${first.workspaceId}, ${receiver.url} || '?endpoint=' || number, ${host},
      '{lookalike_job.completed}'
    from generate_series(1, ${ENDPOINTS - 1}::integer) as number`.execute(db);
  // Copied secrets do not decrypt for other endpoints. This test needs no signatures.
  expect(await first.publish()).toBe(ENDPOINTS);
  clock.advance(1_000);
  start();
  await until(async () => {
    const count = await oneValue(db)<number>`
      select count(*) as count from webhook_delivery where status = 'pending'`;
    return count === 0;
  }, 100_000);
  expect(receiver.received).toHaveLength(ENDPOINTS);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
});
