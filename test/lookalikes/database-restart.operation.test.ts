import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { openTestCluster } from "../../scripts/support/cluster.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import { connect } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { startBulkWorkers } from "../support/bulk-workers.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";

test("no acknowledged job is lost when Postgres is killed and restarted under load", async () => {
  const cluster = await openTestCluster({ durable: true });
  await migrate(cluster.url);
  const { db, close } = connect({ url: cluster.url, applicationName: "test" });
  await generateCompanies(db, 1000);
  const service = await startLookalikeService(cluster.url);
  const workers = await startBulkWorkers(cluster.url, { reasonsMs: 20 });
  const members = await Promise.all([1, 2, 3].map(() => createWorkspace(db, 10_000)));
  const clients = members.map((member) => bulkClient(service.address, userKey(member)));

  const acknowledged: { client: (typeof clients)[number]; id: string }[] = [];
  let loading = true;
  const load = clients.map(async (client) => {
    while (loading) {
      const { status, body } = await client.submit({ query: "things", limit: 150 });
      if (status === 200) acknowledged.push({ client, id: String(body.job_id) });
      await delay(50);
    }
  });
  for (let kills = 1; kills <= 2; kills += 1) {
    await until(() => acknowledged.length >= kills * 8);
    const pid = cluster.pid();
    process.kill(pid, "SIGKILL");
    await until(() => cluster.pid() !== pid);
  }
  await until(() => acknowledged.length >= 24);
  loading = false;
  await Promise.all(load);

  for (const { client, id } of acknowledged)
    expect(await client.ended(id), id).toMatchObject({ status: "completed", processed: 150 });
  expect((await checkLedger(db)).faults).toEqual([]);
  await workers.stop();
  await service.stop();
  await close();
  await cluster.close();
});
