import { describe, expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { changeEndpoint } from "../../../server/webhooks/endpoints/endpoint.ts";
import { findEndpoint } from "../../../server/webhooks/endpoints/queries.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { verify } from "../../support/webhook-receiver.ts";
import { jobCompleted, openDeliveries } from "../support.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describe("an event", () => {
  test("that gets 500 twice and then no response arrives on the fourth attempt with the same id, and the log lists every attempt", async () => {
    const { clock, start, receive, subscribe, untilDelivery } = await openDeliveries(1_000);
    const receiver = await receive((_received, response, count) => {
      if (count <= 2) response.writeHead(500).end("try later");
      else if (count > 3) response.writeHead(200).end("thanks");
    });
    const endpoint = await subscribe(receiver.url);
    const verified: boolean[] = [];
    const deliverer = start();
    await endpoint.publish();
    for (const [failures, delay] of [
      [1, 5 * second],
      [2, 5 * minute],
      [3, 30 * minute],
    ] as const) {
      const waiting = await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === failures);
      verified.push(verify(receiver.received[failures - 1]!, endpoint.secret, clock.now()));
      expect(waiting).toMatchObject({ status: "pending", finished_at: null });
      const waitMs = waiting.next_attempt_at!.getTime() - clock.now().getTime();
      expect(waitMs).toBeGreaterThan(delay - 5 * second);
      expect(waitMs).toBeLessThanOrEqual(delay);
      clock.advance(delay);
      deliverer.wake();
    }
    const delivered = await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    verified.push(verify(receiver.received[3]!, endpoint.secret, clock.now()));
    expect(verified).toEqual([true, true, true, true]);
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([delivered.event_id]));
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(delivered.attempts).toMatchObject([
      { number: 1, status_code: 500, error: null, response_body: "try later" },
      { number: 2, status_code: 500, error: null, response_body: "try later" },
      { number: 3, status_code: null, error: "No response within 10 seconds.", response_body: null },
      { number: 4, status_code: 200, error: null, response_body: "thanks" },
    ]);
    expect(delivered.attempts[2]?.duration_ms).toBeGreaterThanOrEqual(199);
  });

  test("fails after eight attempts over the whole schedule", async () => {
    const { clock, start, receive, subscribe, untilDelivery } = await openDeliveries();
    const receiver = await receive((_received, response) => response.writeHead(503).end());
    const endpoint = await subscribe(receiver.url);
    const deliverer = start();
    await endpoint.publish();
    const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
    for (const [index, delay] of delays.entries()) {
      await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === index + 1);
      clock.advance(delay);
      deliverer.wake();
    }
    const failed = await untilDelivery(endpoint.id, ({ status }) => status === "failed");
    expect(failed).toMatchObject({ next_attempt_at: null });
    expect(failed.attempts).toHaveLength(8);
    expect(receiver.received).toHaveLength(8);
  });

  test.each([
    ["seconds", "7200", 2 * hour],
    ["a date", new Date(Date.UTC(2100, 0, 1)).toUTCString(), 24 * hour],
    ["more than a day", "604800", 24 * hour],
    ["less than the schedule", "1", 5 * second],
    ["neither", "soon", 5 * second],
  ])("is retried at the receiver's Retry-After, up to a day later: %s", async (_what, retryAfter, expectedMs) => {
    const { clock, start, receive, subscribe, untilDelivery } = await openDeliveries();
    const receiver = await receive((_received, response) =>
      response.writeHead(429, { "retry-after": retryAfter }).end(),
    );
    const endpoint = await subscribe(receiver.url);
    start();
    await endpoint.publish();
    const { next_attempt_at } = await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 1);
    const waitMs = next_attempt_at!.getTime() - clock.now().getTime();
    expect(waitMs).toBeGreaterThan(expectedMs - 5 * second);
    expect(waitMs).toBeLessThanOrEqual(expectedMs);
  });

  test("that gets a 410 turns the endpoint off, and its other pending events fail without an attempt", async () => {
    const { db, start, receive, subscribe, log } = await openDeliveries();
    const receiver = await receive((_received, response) => response.writeHead(410).end());
    const endpoint = await subscribe(receiver.url);
    for (let event = 0; event < 50; event += 1) await endpoint.publish();
    start();
    const gone = async () =>
      (await log(endpoint.id, "failed")).filter(({ attempts }) => attempts[0]?.status_code === 410);
    // The limit of concurrent attempts is 8 for an endpoint that has not responded yet.
    await until(async () => (await gone()).length === 8);
    expect(await log(endpoint.id, "failed")).toHaveLength(50);
    expect(receiver.received).toHaveLength(8);
    expect(await findEndpoint(db, endpoint.key)).toMatchObject({ enabled: false });
    expect(await endpoint.publish()).toBe(0);
  });

  test("that gets a 410 also ends events that wait for a retry, which are not sent when the endpoint is on again", async () => {
    const { db, clock, start, receive, subscribe, log } = await openDeliveries();
    const receiver = await receive((_received, response, count) => response.writeHead(count === 1 ? 500 : 410).end());
    const endpoint = await subscribe(receiver.url);
    const deliverer = start();
    await endpoint.publish();
    await until(async () => (await log(endpoint.id)).every(({ attempts }) => attempts.length === 1));
    await endpoint.publish();
    deliverer.wake();
    await until(async () => (await findEndpoint(db, endpoint.key))?.enabled === false);
    await changeEndpoint(db, endpoint.key, { enabled: true }, clock.now());
    clock.advance(6 * second);
    deliverer.wake();
    await until(async () => (await log(endpoint.id)).every(({ status }) => status === "failed"));
    expect(receiver.received).toHaveLength(2);
  });

  test("does not follow a redirect, which counts as a failed attempt", async () => {
    const { start, receive, subscribe, untilDelivery } = await openDeliveries();
    const target = await receive();
    const receiver = await receive((_received, response) => response.writeHead(307, { location: target.url }).end());
    const endpoint = await subscribe(receiver.url);
    start();
    await endpoint.publish();
    const waiting = await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 1);
    expect(waiting).toMatchObject({ status: "pending", attempts: [{ status_code: 307 }] });
    expect(target.received).toHaveLength(0);
  });

  test("continues its schedule after a restart between two attempts", async () => {
    const { clock, start, receive, subscribe, untilDelivery } = await openDeliveries();
    const receiver = await receive((_received, response, count) => response.writeHead(count === 1 ? 500 : 204).end());
    const endpoint = await subscribe(receiver.url);
    const first = start();
    await endpoint.publish();
    await untilDelivery(endpoint.id, ({ attempts }) => attempts.length === 1);
    await first.stop();
    clock.advance(5 * second);
    start();
    const delivered = await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    expect(delivered.attempts).toHaveLength(2);
  });
});

describe("events published in a transaction", () => {
  test("are delivered if it commits, and neither written nor sent if it rolls back", async () => {
    const { db, start, receive, subscribe, log } = await openDeliveries();
    const receiver = await receive();
    const endpoint = await subscribe(receiver.url);
    start();
    const run = (job: number) =>
      db.transaction().execute(async (trx) => {
        await publish(trx, jobCompleted(endpoint.workspaceId, `job_${job}`));
        if (job % 3 === 0) throw new Error("rolled back");
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, job) => run(job)));
    const committed = outcomes.flatMap(({ status }, job) => (status === "fulfilled" ? [`job_${job}`] : []));
    expect(committed).toHaveLength(40);
    await until(async () => (await log(endpoint.id)).filter(({ status }) => status === "delivered").length === 40);
    const sent = receiver.received.map(({ body }) => JSON.parse(body).data.job_id);
    expect(sent.toSorted()).toEqual(committed.toSorted());
    expect(await db.selectFrom("webhook_event").select("id").execute()).toHaveLength(40);
  });
});
