import { Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { createPublicHttp } from "../../server/adapters/public-http.ts";
import { connect } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import { enqueue } from "../../server/jobs/enqueue.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import { Deliverer } from "../../server/webhooks/delivery/deliverer.ts";
import { createDeliveryMetrics } from "../../server/webhooks/delivery/metrics.ts";
import { createEndpoint } from "../../server/webhooks/endpoints/endpoint.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { idleHandlers } from "../support/idle-handlers.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";
import { secrets } from "../webhooks/support.ts";

const mailed: number[] = [];
/** Resolves when the 20 jobs of the first workspace may continue. */
const { promise: crowdReleased, resolve: releaseCrowd } = Promise.withResolvers<void>();
const beforeReasons = (query: string | null): Promise<void> =>
  query === "crowded things" ? crowdReleased : Promise.resolve();
const database = await createTestDatabase();
await generateCompanies(database.db, 500);
const service = await startLookalikeService(database.url);
const receiver = await startWebhookReceiver();
const { db, close } = connect({ url: database.url, applicationName: "test worker" });
const http = createPublicHttp({ allowLoopback: true });
const deliverer = new Deliverer({
  db,
  databaseUrl: database.url,
  http,
  secrets,
  log: silentLog,
  clock: { now: () => new Date() },
  metrics: createDeliveryMetrics(new Registry()),
});
const running = await startWorkers({
  url: database.url,
  log: silentLog,
  handlers: {
    ...idleHandlers,
    "lookalikes.run": runBulkJob({ db, search: fakeSearch(db, { beforeReasons }) }),
    "agent-keys.send-code": async () => void mailed.push(1),
  },
});
afterAll(async () => {
  await Promise.all([running.stop(), deliverer.stop()]);
  await http.close();
  await close();
});

/** Creates a webhook of a workspace. */
async function subscribe(workspaceId: number): Promise<void> {
  const webhook = { workspaceId, url: receiver.url, events: ["lookalike_job.completed"] };
  await createEndpoint(database.db, secrets, webhook, new Date());
}

test("20 bulk jobs of one workspace do not delay another workspace's job, its webhook or email", async () => {
  const crowd = bulkClient(service.address, userKey(await createWorkspace(database.db, 10_000)));
  const alone = await createWorkspace(database.db, 1000);
  const single = bulkClient(service.address, userKey(alone));
  await subscribe(alone.workspaceId);
  const ids: string[] = [];
  for (let place = 0; place < 20; place += 1) ids.push(await crowd.accepted({ query: "crowded things", limit: 300 }));
  const id = await single.accepted({ query: "things", limit: 300 });
  await enqueue(database.db, "agent-keys.send-code", {
    mailId: "mail",
    email: "someone@workspace.example",
    encryptedCode: "sealed",
  });
  expect(await single.ended(id)).toMatchObject({ status: "completed", processed: 300 });
  await until(() => mailed.length === 1);
  await until(() => receiver.received.some(({ body }) => JSON.parse(body).data.job_id === id));

  releaseCrowd();
  for (const crowded of ids) expect(await crowd.ended(crowded)).toMatchObject({ status: "completed", processed: 300 });
  const order = await listRows(database.db)<{ id: string }>`
    select id from lookalike_job where id = any(${ids}::text[]) order by queued_at, created_at`;
  expect(order.map((row) => row.id)).toEqual(ids);
});
