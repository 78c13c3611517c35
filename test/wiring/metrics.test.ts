import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { Registry } from "prom-client";
import { afterAll, describe, expect, test } from "vitest";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { readConfig } from "../../server/config/config.ts";
import { connect } from "../../server/db/connect.ts";
import { enqueue } from "../../server/jobs/enqueue.ts";
import { currentWork } from "../../server/lib/current-work.ts";
import { startWorker } from "../../server/main.ts";
import { createLog } from "../../server/wiring/log.ts";
import { observeSlowStatements } from "../../server/wiring/metrics.ts";
import { startTestService } from "../support/service.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";
import { createWebhooksClient } from "../webhooks/service.ts";

// No server listens there.
const DATABASE_READ_URL = "postgres://127.0.0.1:9/none";
const service = await startTestService({ WORKERS: "1", ALLOW_LOOPBACK_WEBHOOKS: "1", DATABASE_READ_URL }, undefined, {
  search: true,
});
afterAll(service.stop);

async function read(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text();
}

/** Returns the names of metrics, except Node's own. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+)/gm)]
    .map((match) => match[1] ?? "")
    .filter((name) => !/^(nodejs|process)_/.test(name));
}

const page = readFileSync(new URL("../../server/operations/watch.md", import.meta.url), "utf8");
const rows = (page.split(/<?!-- .?metrics -->/)[1] ?? "").split("\n").filter((line) => line.startsWith("| `"));
const documented = rows
  .map((row) => row.split("|").map((cell) => cell.trim()))
  .map(([, name, labels]) => ({ name: name?.replaceAll("`", "") ?? "", labels: labels ?? "" }));

describe("the metrics", () => {
  test("are those that server/operations/watch.md lists", async () => {
    expect(namesIn(await read(service.address)).toSorted()).toEqual(documented.map(({ name }) => name).toSorted());
  });

  test("count deliveries by outcome, without identifying workspaces", async () => {
    const owner = await createKeyOwner(service.database.db);
    const user = createWebhooksClient(service, owner);
    const receiver = await startWebhookReceiver((_received, response, count) =>
      response.writeHead(count === 1 ? 204 : 410).end(),
    );
    const { webhook } = await user.create(receiver.url);
    for (const status of ["delivered", "failed"]) {
      const { delivery } = await user.test(webhook.id);
      await user.untilDelivery(webhook.id, (one) => one.delivery_id === delivery.delivery_id && one.status === status);
    }
    await receiver.close();
    const text = await read(service.address);
    for (const line of [
      'webhook_attempts_total{outcome="delivered"} 1',
      'webhook_attempts_total{outcome="gone"} 1',
      'webhook_deliveries_ended_total{status="delivered"} 1',
      'webhook_deliveries_ended_total{status="failed"} 1',
      "webhook_attempt_duration_seconds_count 2",
      "webhook_first_attempt_delay_seconds_count 2",
      "webhook_attempts_running 0",
      "webhook_open_circuits 0",
      "webhook_attempts_unrecorded 0",
    ]) {
      expect(text.split("\n")).toContain(line);
    }
    for (const secret of [webhook.id, owner.key, new URL(receiver.url).port]) expect(text).not.toContain(secret);
  });

  test("have exactly the labels on the page", async () => {
    const text = await read(service.address);
    for (const { name, labels } of documented) {
      const lines = text.split("\n").filter((line) => new RegExp(`^${name}(_count)?\\{`).test(line));
      const found = new Set(lines.flatMap((line) => [...line.matchAll(/([a-z_]+)="/g)].map((match) => match[1])));
      if (found.size > 0) expect([name, [...found].join(", ")]).toEqual([name, labels]);
    }
  });

  test("count wrong codes of all processes", async () => {
    await service.database.db
      .insertInto("verification_code")
      .values({
        email: "ada@northwind.example",
        code_hmac: Buffer.alloc(32),
        expires_at: new Date(),
        wrong_at: [23, 25].map((hours) => new Date(Date.now() - hours * 3_600_000)),
      })
      .execute();
    await until(async () => (await read(service.address)).includes("wrong_verification_codes 1\n"));
  });

  test("report queued jobs by job and state", async () => {
    await enqueue(
      service.database.db,
      "search.rebuild",
      { reason: "a test" },
      { runAt: new Date(Date.now() + 3_600_000) },
    );
    // The service reads the number from the database at most every 5 s.
    await until(async () =>
      (await read(service.address)).includes('jobs{job="search.rebuild",pool="training",state="scheduled"} 1'),
    );
  });

  test("report how long jobs take and how many connections are open", async () => {
    await enqueue(service.database.db, "requests.prune", {});
    await until(async () =>
      (await read(service.address)).includes('job_duration_seconds_count{job="requests.prune",outcome="succeeded"} 1'),
    );
    const text = await read(service.address);
    const server = service.database.poolUrl === undefined ? "database" : "pooler";
    expect(text).toContain(`database_connections{pool="main",server="${server}",state="idle"}`);
    expect(text).toMatch(/database_connections\{pool="queue",server="database",state="busy"\} \d/);
    expect(text).toContain(`database_connections_limit{pool="main",server="${server}"} 20`);
    const replica = "127.0.0.1:9/none";
    expect(text).toContain(`database_connections{pool="reads",server="${replica}",state="idle"} 0`);
    expect(text).toContain(`database_connections_limit{pool="reads",server="${replica}"} 20`);
    expect(text).toContain(`database_connections_limit{pool="positions",server="${replica}"} 1`);
  });
});

test("a worker process without an API serves metrics and health on its own port", async () => {
  const outcome = readConfig({
    EMBEDDINGS: "off",
    DATABASE_URL: service.database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    SAMPLE_DATA: "0",
    WORKER_PORT: "0",
  });
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  const worker = await startWorker(outcome.config, silentLog);
  try {
    if (worker.address === undefined) throw new Error("The worker has no address.");
    const ofWorker = documented.map(({ name }) => name).filter((name) => !/^(http|read_replica)_/.test(name));
    expect(namesIn(await read(worker.address)).toSorted()).toEqual(ofWorker.toSorted());
    expect(await (await fetch(`${worker.address}/healthz`)).json()).toEqual({ status: "ok" });
    expect((await fetch(`${worker.address}/elsewhere`)).status).toBe(404);
  } finally {
    await worker.stop();
  }
});

test("a slow statement is logged and counted with the operation that sent it, without its values", async () => {
  const registry = new Registry();
  const logged: string[] = [];
  const report = observeSlowStatements(registry, createLog("warn", { write: (line) => logged.push(line) }));
  const { url } = service.database;
  const { db, close } = connect({ url, applicationName: "test", slow: { afterMs: 100, report } });
  await currentWork.run("Accounts_list", async () => {
    await sql`select pg_sleep(0.2), ${"a value"}::text`.execute(db);
  });
  await close();
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "slow statement", operation: "Accounts_list", statement: "select pg_sleep(0.2), $1::text" },
  ]);
  expect(await registry.metrics()).toContain('database_slow_statements_total{operation="Accounts_list"} 1');
});
