import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { oneValue } from "../../server/db/statements.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { idleHandlers } from "../support/idle-handlers.ts";
import { createSignalWorld } from "./world.ts";

const CROWD = 60;

test("sixty signals of one workspace do not delay another's first run", async () => {
  const { db, url } = await createTestDatabase();
  const crowd = await createSignalWorld(db, 100_000);
  for (let signal = 0; signal < CROWD; signal += 1)
    await crowd.deploy("traitOnly", { icp_id: crowd.icpId, descriptive_icp: "crowded" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const search: CompanySearch = {
    ...fakeSearch(db),
    fits: async ({ query, companies }, { signal } = {}) => {
      if (query === "crowded") {
        const aborted = new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
        await Promise.race([released, aborted]);
      }
      return companies.map(() => true);
    },
  };
  const workers = await startWorkers({
    url,
    log: silentLog,
    only: ["signals"],
    handlers: {
      ...idleHandlers,
      "signals.run": runSignal({ db, clock: crowd.clock, search, languageModel: undefined }),
    },
  });
  onTestFinished(() => workers.stop());
  const countRuns = async (status: string) =>
    (await db.selectFrom("signal_run").select("id").where("status", "=", status).execute()).length;
  await until(async () => (await countRuns("running")) > 0);

  const other = await createSignalWorld(db, 1000, "other-");
  const signalId = await other.deploy("traitOnly", { icp_id: other.icpId, descriptive_icp: "theirs" });
  await until(async () => {
    const status = await oneValue(db)<string>`select status from signal where id = ${signalId}`;
    return status === "completed";
  });
  expect(await countRuns("completed"), "none of the sixty signals has ended").toBe(1);
  release();
  await until(async () => (await countRuns("completed")) === CROWD + 1);
});
