import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { openTestCluster } from "../../../scripts/support/cluster.ts";
import { silentLog } from "../../../scripts/support/silent-log.ts";
import { until } from "../../../scripts/support/until.ts";
import { createWorkspace } from "../../../scripts/support/workspaces.ts";
import { createPublicHttp } from "../../../server/adapters/public-http.ts";
import { connect } from "../../../server/db/connect.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { Deliverer } from "../../../server/webhooks/delivery/deliverer.ts";
import { createDeliveryMetrics } from "../../../server/webhooks/delivery/metrics.ts";
import { createEndpoint } from "../../../server/webhooks/endpoints/endpoint.ts";
import { listDeliveries } from "../../../server/webhooks/endpoints/queries-deliveries.ts";
import { publish } from "../../../server/webhooks/public.ts";
import { TestClock } from "../../support/test-clock.ts";
import { startWebhookReceiver } from "../../support/webhook-receiver.ts";
import { jobCompleted, secrets } from "../support.ts";

test("every acknowledged event arrives although Postgres is killed twice, and deliveries continue", async () => {
  const cluster = await openTestCluster({ durable: true });
  await migrate(cluster.url);
  const { db, close } = connect({ url: cluster.url, applicationName: "test" });
  const clock = new TestClock();
  const receiver = await startWebhookReceiver();
  const { workspaceId } = await createWorkspace(db);
  const webhook = { workspaceId, url: receiver.url, events: ["lookalike_job.completed"] };
  const { id } = (await createEndpoint(db, secrets, webhook, clock.now())).endpoint;
  const http = createPublicHttp({ allowLoopback: true });
  const deliverer = new Deliverer({
    db,
    databaseUrl: cluster.url,
    http,
    secrets,
    clock,
    log: silentLog,
    metrics: createDeliveryMetrics(new Registry()),
  });

  const acknowledged: string[] = [];
  let isPublishing = true;
  const publishers = [1, 2, 3].map(async (publisher) => {
    for (let event = 0; isPublishing; event += 1) {
      const job = `job_${publisher}_${event}`;
      await publish(db, jobCompleted(workspaceId, job)).then(
        () => acknowledged.push(job),
        () => undefined,
      );
    }
  });
  for (let kills = 1; kills <= 2; kills += 1) {
    await until(() => receiver.received.length >= kills * 60);
    const pid = cluster.pid();
    process.kill(pid, "SIGKILL");
    await until(() => cluster.pid() !== pid);
  }
  const countBefore = acknowledged.length;
  await until(() => acknowledged.length >= countBefore + 60);
  isPublishing = false;
  await Promise.all(publishers);

  await until(async () => {
    // A claim whose response was lost expires after 30 s.
    clock.advance(1_000);
    deliverer.wake();
    return (await listDeliveries(db, { endpointId: id, status: "pending" }, { limit: 1, offset: 0 })).length === 0;
  });
  const arrived = new Set(receiver.received.map(({ body }) => JSON.parse(body).data.job_id));
  expect(acknowledged.filter((job) => !arrived.has(job))).toEqual([]);
  await deliverer.stop();
  await http.close();
  await receiver.close();
  await close();
  await cluster.close();
});
