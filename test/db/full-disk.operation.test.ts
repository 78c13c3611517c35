import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { openTestCluster } from "../../scripts/support/cluster.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { mountSmallDisk } from "../../scripts/support/small-disk.ts";
import { until } from "../../scripts/support/until.ts";
import { connect } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { listRows } from "../../server/db/statements.ts";
import { startTestService, type TestService } from "../support/service.ts";

const PATH = "/api/v1/account/blocklist";
const disk = mountSmallDisk();

describe.skipIf(disk === undefined)("a full disk (needs permission to mount a file system)", () => {
  let cluster: Awaited<ReturnType<typeof openTestCluster>>;
  let connection: ReturnType<typeof connect>;
  let service: TestService;
  beforeAll(async () => {
    cluster = await openTestCluster({ durable: true, home: disk!.folder });
    await migrate(cluster.url);
    connection = connect({ url: cluster.url, applicationName: "test" });
    service = await startTestService({ WORKERS: "1" }, { ...connection, url: cluster.url });
  }, 60_000);
  afterAll(async () => {
    disk?.free();
    await service.stop();
    await connection.close();
    await cluster.close();
    disk?.close();
  });

  let written = 0;
  /** Blocks a hundred domains. Returns them if the request succeeded, otherwise the status. */
  async function write({ key }: KeyOwner): Promise<string[] | number> {
    const domains = Array.from({ length: 100 }, () => `written-${++written}.com`);
    const { status } = await call(service, "POST", PATH, { key, body: { domains } });
    return status === 200 ? domains : status;
  }

  test.each(["of the tables", "of the write-ahead log"])(
    "%s rejects writes with 503, loses nothing, and the service recovers",
    async (where) => {
      const owner = await createKeyOwner(connection.db);
      const acknowledged = [await write(owner)].flat();
      const reads = new Set<number>();
      disk!.fill();
      const statuses: number[] = [];
      while (statuses.length < 20) {
        if (where === "of the write-ahead log")
          await connection.pool.query("select pg_switch_wal()").catch(() => undefined);
        const outcome = await write(owner);
        if (typeof outcome === "number") statuses.push(outcome);
        else acknowledged.push(...outcome);
        if (where === "of the tables") reads.add((await call(service, "GET", PATH, { key: owner.key })).status);
      }
      if (where === "of the tables") {
        expect(reads).toEqual(new Set([200]));
        const disk = "the database has no disk space left: nothing can be written";
        expect((await call(service, "GET", "/readyz")).body).toMatchObject({ checks: { disk } });
      }
      expect(new Set(statuses)).toEqual(new Set([503]));
      disk!.free();
      const further = await until(async () => {
        const outcome = await write(owner);
        return typeof outcome !== "number" && outcome;
      });
      const rows = await listRows(connection.db)<{ domain: string }>`
        select domain from blocked_domain where workspace_id = ${owner.workspaceId}`;
      expect(rows.map(({ domain }) => domain).toSorted()).toEqual([...acknowledged, ...further].toSorted());
    },
    60_000,
  );
});
