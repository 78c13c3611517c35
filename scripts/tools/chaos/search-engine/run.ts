import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "../../../../server/db/connect.ts";
import { freePort } from "../../../../server/db/embedded/postmaster.ts";
import { migrate } from "../../../../server/db/migrate.ts";
import { randomNumbers } from "../../../../server/lib/random.ts";
import { openTestCluster } from "../../../support/cluster.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../../support/keys.ts";
import { missingForOpenSearch, startOpenSearch } from "../../../support/opensearch-node.ts";
import { stopOnSignals } from "../../../support/stop-on-signals.ts";
import { until } from "../../../support/until.ts";
import { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { printReport } from "../report.ts";
import { checkSearches } from "../scenarios/searches.ts";
import { SupervisedProcess } from "../supervised-process.ts";
import { fillFixed } from "./catalogue.ts";
import { ChangingCompanies } from "./changing-companies.ts";
import { killNodes, untilGreen } from "./faults.ts";
import { ComparedSearches } from "./searches.ts";

const NODES = 3;
const OWNERS = 3;
const CREDITS = 100_000_000;
const SEARCHERS = 4;
const CHANGE_PAUSE_MS = 150;
const FOLLOW_PAUSE_MS = 300;
const READY_WITHIN_MS = 180_000;
const SETTLE_WITHIN_MS = 60_000;

/**
 * Kills nodes of an OpenSearch that stores the index, while companies are searched and written. Then compares the
 * search results with those of the whole index, and the index with the database.
 */
export async function runSearchEngineChaos({ minutes, seed }: { minutes: number; seed: number }): Promise<void> {
  const missing = missingForOpenSearch();
  if (missing !== undefined) {
    console.error(`OpenSearch cannot run here: ${missing}`);
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "chaos-"));
  const nodes = await startOpenSearch({ nodes: NODES, heap: "512m" });
  const cluster = await openTestCluster();
  await migrate(cluster.url);
  const { db, close } = connect({ url: cluster.url, applicationName: "chaos" });
  await fillFixed(db);
  const companies = new ChangingCompanies(db);
  await companies.fill();
  const owners = await Promise.all(
    Array.from({ length: OWNERS }, (_, at) => createKeyOwner(db, `owner-${at}@chaos.example`, CREDITS)),
  );
  const environment = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: TEST_SECRET_KEY,
    SAMPLE_DATA: "0",
    EMBEDDINGS: "off",
    LOG_LEVEL: "info",
    RATE_LIMIT_READS: "1000000",
    RATE_LIMIT_COSTLY: "1000000",
    SEARCH_ENGINE_URL: nodes.map(({ url }) => url).join(","),
    SEARCH_ENGINE_SHARDS: String(NODES),
  };
  const port = await freePort(0);
  const start = (name: string, command: string, startedText: string, settings: NodeJS.ProcessEnv): SupervisedProcess =>
    new SupervisedProcess({
      name,
      command,
      startedText,
      environment: { ...environment, DATA_DIR: join(folder, name), ...settings },
      logFile: join(folder, `${name}.log`),
    });
  const processes = [
    start("api", "start", "Ready at http", { WORKERS: "0", PORT: String(port) }),
    start("worker", "worker", '"msg":"working"', {}),
  ];
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((each) => each.close()));
    await close();
    await Promise.all([cluster.close(), ...nodes.map((node) => node.stop())]);
  };
  stopOnSignals(stop);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  await untilGreen(nodes);

  const ending = new AbortController();
  const clients = new Clients({ addresses: [address], owners, ending: ending.signal, givingUp: ending.signal });
  const searches = new ComparedSearches(clients, companies);
  await searches.compareAll();
  const searching = Array.from({ length: SEARCHERS }, (_, client) => searches.run(client));
  const changing = change(companies, ending.signal);
  const following = followIndex(companies, ending.signal);
  const timer = setTimeout(() => ending.abort(), minutes * 60_000);
  const injected = await killNodes(nodes, randomNumbers(seed), ending.signal);
  clearTimeout(timer);
  ending.abort();
  await Promise.all(searching);
  const [changes] = await Promise.all([changing, following]);
  await untilReady(address);
  await searches.compareAll();
  const checks: Check[] = [
    {
      promise: "every response is expected, and none is a 500",
      examined: clients.record.requests,
      faults: clients.record.wrongResponses,
    },
    ...searches.checks(),
    await checkSearches(db, clients.record),
    await checkReady(address),
    await checkIndex(environment, changes),
  ];
  await Promise.all(processes.map((each) => each.close()));
  checks.push({
    promise: "processes exit only when they are stopped, and stop cleanly",
    examined: processes.length,
    faults: processes.flatMap(({ faults }) => faults),
  });
  await stop();
  const { answered, unavailable, longestGapMs } = searches.record;
  console.log(
    `${answered} searches succeeded and ${unavailable} got 503; the longest time without a success was ${(longestGapMs / 1_000).toFixed(1)} s. Companies were changed ${changes} times.`,
  );
  printReport({ injected: [Object.fromEntries(injected)], checks, folder });
}

/** Changes companies until the end. Returns the number of changes. */
async function change(companies: ChangingCompanies, signal: AbortSignal): Promise<number> {
  let changes = 0;
  for (; !signal.aborted; changes += 1) {
    await companies.change();
    await delay(CHANGE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  return changes;
}

/** Repeatedly reads which changes the service reports as indexed, until the end. */
async function followIndex(companies: ChangingCompanies, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await companies.readIndexed();
    await delay(FOLLOW_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function untilReady(address: string): Promise<void> {
  await until(() => isReady(address), READY_WITHIN_MS);
}

async function checkReady(address: string): Promise<Check> {
  const isReadyAgain = await until(() => isReady(address), SETTLE_WITHIN_MS).catch(() => false);
  return {
    promise: "the service is ready within a minute after the last fault",
    examined: 1,
    faults: isReadyAgain ? [] : ["it is not ready"],
  };
}

/** Runs the command that compares the index with the database. */
async function checkIndex(settings: NodeJS.ProcessEnv, changes: number): Promise<Check> {
  const child = spawn(process.execPath, ["scripts/commands/search-index/main.ts", "check"], {
    env: { ...process.env, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  if (code === 0) console.log(output.trim().split("\n").at(-1));
  return {
    promise: "the index contains every company as in the database",
    examined: changes,
    faults: code === 0 ? [] : [output],
  };
}
