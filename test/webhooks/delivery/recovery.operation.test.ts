import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { openSession } from "../../../server/db/connect.ts";
import { run } from "../../../server/db/statements.ts";
import { recordAttempts } from "../../../server/webhooks/delivery/attempt.ts";
import { claimDue } from "../../../server/webhooks/delivery/queries-claims.ts";
import type { Attempt } from "../../../server/webhooks/delivery/queries-record.ts";
import { changeEndpoint } from "../../../server/webhooks/endpoints/endpoint.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { untilWaitingForLocks } from "../../support/locks.ts";
import { jobCompleted, openDeliveries, secretKey } from "../support.ts";

const delivererProcess = fileURLToPath(new URL("../../support/deliverer-process.ts", import.meta.url));

/** Returns the first attempt of a delivery, with the response 500. */
function failedAttempt(deliveryId: string, endpointId: string, now: Date): Attempt {
  return {
    deliveryId,
    endpointId,
    url: "http://127.0.0.1:9/",
    number: 1,
    failuresBefore: 0,
    startedAt: now,
    finishedAt: now,
    durationMs: 3,
    statusCode: 500,
    error: null,
    responseBody: "",
    status: "pending",
    failures: 1,
    nextAttemptAt: new Date(now.getTime() + 5_000),
    isEndpointGone: false,
  };
}

test("deliveries are locked in the order of their ids, so that recording attempts and turning off endpoints cannot deadlock", async () => {
  const { database, db, clock, subscribe, log } = await openDeliveries();
  const endpoint = await subscribe("http://127.0.0.1:9/");
  const now = clock.now();
  for (let event = 0; event < 2; event += 1) await endpoint.publish();
  const [low = "", high = ""] = (await log(endpoint.id)).map(({ id }) => id).toSorted();
  // The update makes the row the last one in the table and in the index of due deliveries.
  await db.updateTable("webhook_delivery").set({ next_attempt_at: now }).where("id", "=", low).execute();
  const changes = [
    () => recordAttempts(db, [failedAttempt(high, endpoint.id, now), failedAttempt(low, endpoint.id, now)], now),
    () => changeEndpoint(db, endpoint.key, { enabled: false }, now),
  ];
  for (const change of changes) {
    const session = await openSession(database.url, "holds the lower id");
    await session.query("begin");
    await session.query("select from webhook_delivery where id = $1 for update", [low]);
    const changing = change();
    await untilWaitingForLocks(db, 1);
    await session.query("select from webhook_delivery where id = $1 for update nowait", [high]);
    await session.query("rollback");
    await session.end();
    await changing;
  }
});

describe("a delivery", () => {
  test("whose process is killed during the attempt is delivered by another process within 60 s with the same id", async () => {
    const { database, clock, start, receive, subscribe, untilDelivery } = await openDeliveries();
    const receiver = await receive((_received, response, count) => {
      if (count > 1) response.writeHead(204).end();
    });
    const endpoint = await subscribe(receiver.url);
    await endpoint.publish();
    const child = spawn(process.execPath, [delivererProcess, database.url, secretKey], { stdio: "inherit" });
    await until(() => receiver.received.length === 1);
    child.kill("SIGKILL");
    await once(child, "exit");
    clock.advance(59_000);
    start();
    const delivered = await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    expect(receiver.received.map(({ id }) => id)).toEqual([delivered.event_id, delivered.event_id]);
    expect(delivered.attempts).toHaveLength(1);
  });

  test("is claimed by only one of two processes, and each of 400 deliveries arrives once", async () => {
    const { start, receive, subscribe, log } = await openDeliveries();
    const receiver = await receive();
    const endpoint = await subscribe(receiver.url);
    start();
    start();
    for (let event = 0; event < 400; event += 1) await endpoint.publish();
    await until(async () => (await log(endpoint.id)).every(({ status }) => status === "delivered"));
    expect(receiver.received).toHaveLength(400);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(400);
  });

  test("survives repeated loss of every database connection: acknowledged events arrive", async () => {
    const { database, db, clock, start, receive, subscribe, log } = await openDeliveries();
    const receiver = await receive();
    const { id, workspaceId } = await subscribe(receiver.url);
    const deliverer = start();
    const session = await openSession(database.url, "cutting");
    const jobs = Array.from({ length: 300 }, (_, job) => `job_${job}`);
    const publishUntilAcknowledged = (job: string) =>
      until(() => publish(db, jobCompleted(workspaceId, job)).catch(() => undefined));
    for (let round = 0; round < 6; round += 1) {
      const publishing = jobs.slice(round * 50, round * 50 + 50).map(publishUntilAcknowledged);
      await publishing[0];
      await session.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await Promise.all(publishing);
    }
    await session.end();
    await until(async () => {
      // A claim whose response was lost expires after 30 s.
      clock.advance(1_000);
      deliverer.wake();
      // The pool may still hold a connection that was cut.
      const pending = await log(id, "pending").catch(() => undefined);
      return pending?.length === 0;
    });
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).data.job_id))).toEqual(new Set(jobs));
  });

  test("is announced to the deliverer even after the listening session was lost", async () => {
    const { database, db, start, receive, subscribe, untilDelivery } = await openDeliveries();
    const endpoint = await subscribe((await receive()).url);
    start();
    const session = await openSession(database.url, "cutting");
    const listening = async () =>
      (
        await session.query(
          "select pid from pg_stat_activity where datname = current_database() and application_name = 'webhook deliveries' and query like 'listen%'",
        )
      ).rows[0]?.pid;
    const before = await until(listening);
    await session.query("select pg_terminate_backend($1)", [before]);
    await until(async () => {
      const now = await listening();
      return now !== undefined && now !== before;
    });
    await session.end();
    await endpoint.publish();
    await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    expect(await db.selectFrom("webhook_delivery").select("status").execute()).toEqual([{ status: "delivered" }]);
  });

  test("that is aborted because its process stops is due again immediately and arrives after the restart", async () => {
    const { clock, start, receive, subscribe, log, untilDelivery } = await openDeliveries(10_000);
    const receiver = await receive((_received, response, count) => {
      if (count > 1) response.writeHead(204).end();
    });
    const endpoint = await subscribe(receiver.url);
    const deliverer = start();
    await endpoint.publish();
    await until(() => receiver.received.length === 1);
    await deliverer.stop();
    const [waiting] = await log(endpoint.id);
    expect(waiting).toMatchObject({ status: "pending", attempts: [] });
    expect(waiting!.next_attempt_at!.getTime()).toBeLessThanOrEqual(clock.now().getTime());
    start();
    await untilDelivery(endpoint.id, ({ status }) => status === "delivered");
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });

  test("that is claimed again by its own process after a delay is recorded once and does not delay other deliveries", async () => {
    const { clock, start, receive, subscribe, log } = await openDeliveries();
    const held: (() => void)[] = [];
    const receiver = await receive((_received, response, count) => {
      const respond = (): void => void response.writeHead(204).end();
      if (count <= 2) held.push(respond);
      else respond();
    });
    const endpoint = await subscribe(receiver.url);
    await endpoint.publish();
    start();
    await until(() => held.length === 1);
    clock.advance(31_000);
    await until(() => held.length === 2);
    for (const respond of held) respond();
    await endpoint.publish();
    await until(async () => (await log(endpoint.id)).every(({ status }) => status === "delivered"));
    expect((await log(endpoint.id)).map(({ attempts }) => attempts.length)).toEqual([1, 1]);
  });

  test("whose attempt the database rejects does not delay other deliveries, and is retried when its claim expires", async () => {
    const { db, clock, start, receive, subscribe, log } = await openDeliveries();
    const receiver = await receive();
    const damaged = await subscribe(receiver.url);
    await damaged.publish();
    const [delivery] = await log(damaged.id);
    // The number of the next attempt exists already, so the database rejects it.
    await run(db)`
      insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code)
      values (${delivery!.id}, 1, ${clock.now()}, 1, 500)`;
    const other = await subscribe(receiver.url);
    await other.publish();
    start();
    await until(async () => (await log(other.id, "delivered")).length === 1);
    expect(await log(damaged.id, "pending")).toHaveLength(1);
    clock.advance(31_000);
    await until(() => receiver.received.filter(({ id }) => id === delivery!.event_id).length === 2);
    await other.publish();
    await until(async () => (await log(other.id, "delivered")).length === 2);
  });

  test("stores an attempt once, even if it is recorded repeatedly, and not at all if the delivery was deleted", async () => {
    const { db, clock, subscribe, log } = await openDeliveries();
    const endpoint = await subscribe("http://127.0.0.1:9/");
    await endpoint.publish();
    const now = clock.now();
    const [claimed] = await claimDue(db, new Map([[endpoint.id, 5]]), now, new Date(now.getTime() + 30_000));
    const attempt = failedAttempt(claimed!.id, endpoint.id, now);
    await Promise.all([1, 2].map(() => recordAttempts(db, [attempt], now)));
    const again = [
      { ...attempt, status: "delivered", nextAttemptAt: null } as const,
      { ...attempt, deliveryId: "dlv_gone" },
    ];
    await recordAttempts(db, again, now);
    expect(await log(endpoint.id)).toMatchObject([{ status: "pending", attempts: [{ number: 1 }] }]);
  });

  test("is not claimed twice, and is due again when the claim expires", async () => {
    const { db, clock, subscribe } = await openDeliveries();
    const endpoint = await subscribe("http://127.0.0.1:9/");
    await endpoint.publish();
    const now = clock.now();
    const claimAt = (seconds: number) => {
      const moment = new Date(now.getTime() + seconds * 1_000);
      return claimDue(db, new Map([[endpoint.id, 5]]), moment, new Date(moment.getTime() + 30_000));
    };
    expect(await claimAt(0)).toHaveLength(1);
    expect(await claimAt(29)).toHaveLength(0);
    expect(await claimAt(31)).toHaveLength(1);
  });
});
