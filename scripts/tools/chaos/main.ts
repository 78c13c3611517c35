// npm run chaos -- [--minutes 5] [--seed N]
//   [--search-engine | [--upgrade-from FOLDER] [--pooler] [--replica] [--partition]]
// Runs the service under load and injects faults at times that the seed determines: kills its processes and Postgres,
// cuts connections, silences the database, fills its disk and loses responses of the CRM. Then compares the responses
// to callers with the contents of the database. Exits with 1 if a guarantee was violated.
// --search-engine instead kills the nodes of an OpenSearch that stores the index, and compares the search results with
// those of the whole index. --upgrade-from instead replaces the processes of the release in FOLDER with those of this
// release. --pooler and --replica make processes use PgBouncer in transaction mode or read from a hot standby, and add
// faults. --partition partitions tables by month, after an upgrade or at the beginning.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { connect } from "../../../server/db/connect.ts";
import { freePort } from "../../../server/db/embedded/postmaster.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { run } from "../../../server/db/statements.ts";
import { randomNumbers } from "../../../server/lib/random.ts";
import { call } from "../../support/call.ts";
import { generateCompanies } from "../../support/catalogue.ts";
import { openTestCluster } from "../../support/cluster.ts";
import { startDatabaseProxy } from "../../support/database-proxy.ts";
import { type KeyOwner, TEST_SECRET_KEY } from "../../support/keys.ts";
import { startMailServer, type TestMailServer } from "../../support/mail.ts";
import { mountSmallDisk } from "../../support/small-disk.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { until } from "../../support/until.ts";
import { audit, checkMemory, listUnfinished } from "./audit.ts";
import { Clients } from "./clients.ts";
import { type Injected, injectFaults } from "./faults.ts";
import { prepareLoad } from "./load.ts";
import type { Check } from "./record.ts";
import { printReport } from "./report.ts";
import { Spenders } from "./scenarios/budgets.ts";
import { startCrm } from "./scenarios/crm.ts";
import { checkKilledDeliverer } from "./scenarios/deliveries.ts";
import { prepareMonths } from "./scenarios/months.ts";
import { Revocations } from "./scenarios/revocations.ts";
import { runSearchEngineChaos } from "./search-engine/run.ts";
import { checkReplicaReads, partitionTables, startServers } from "./servers.ts";
import { SupervisedProcess } from "./supervised-process.ts";
import { checkUninterrupted, migrateWith, upgrade } from "./upgrade.ts";
import { receiveWebhooks } from "./webhooks.ts";

const WORKSPACES = 5;
const CREDITS = 100_000_000;
const COMPANIES = 2_000;
const ACKNOWLEDGE_WITHIN_MS = 60_000;
const SETTLE_WITHIN_MS = 180_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string" },
    seed: { type: "string" },
    "search-engine": { type: "boolean" },
    "upgrade-from": { type: "string" },
    pooler: { type: "boolean", default: false },
    replica: { type: "boolean", default: false },
    partition: { type: "boolean", default: false },
  },
});
const previous = values["upgrade-from"] === undefined ? undefined : resolve(values["upgrade-from"]);
const minutes = Number(values.minutes ?? 5);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error("--minutes must be a number above 0, and --seed an integer.");
  process.exit(1);
}
console.log(previous ? `Upgrading from the release in ${previous}.` : `${minutes} minutes of chaos with seed ${seed}.`);
if (values["search-engine"]) {
  await runSearchEngineChaos({ minutes, seed });
  process.exit();
}

// Each process and server listens for the exit of this process.
process.setMaxListeners(30);
const folder = mkdtempSync(join(tmpdir(), "chaos-"));
const disk = previous === undefined ? mountSmallDisk() : undefined;
if (!disk && previous === undefined)
  console.log("This run does not fill the disk, because the user may not mount one.");
const cluster = await openTestCluster({ durable: true, ...(disk && { home: disk.folder }) });
if (previous === undefined) await migrate(cluster.url);
else migrateWith(previous, { DATABASE_URL: cluster.url, SECRET_KEY: TEST_SECRET_KEY });
const { db, close } = connect({ url: cluster.url, applicationName: "chaos" });
// The default time zone of sessions, such as those of psql. The service must set its own.
await run(db)`alter database ${sql.id(new URL(cluster.url).pathname.slice(1))} set timezone to 'Australia/Lord_Howe'`;
await generateCompanies(db, COMPANIES);
const proxy = await startDatabaseProxy(cluster.url);
const { pooler, replica } = values;
const servers = await startServers({ proxied: proxy.url, direct: cluster.url, pooler, replica });
const months = values.partition && previous === undefined ? await prepareMonths(cluster.url, killDatabase) : undefined;
const crm = await startCrm();
const mailServer = await startMailServer();
const ports = [await freePort(0), await freePort(0)];
const api = startApi("api", ports[0]!, previous);
/** Never killed, so that its memory shows leaks. */
const steadyApi = startApi("steady api", ports[1]!, previous);
let worker = startWorker("worker", previous);
let processes = [api, steadyApi, worker];
stopOnSignals(async () => {
  await Promise.all(processes.map((each) => each.close()));
  await servers.close();
  await cluster.close();
  disk?.close();
});
const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
await until(() => processes.every(({ hasStarted }) => hasStarted));
const [revoker, spender, ...owners] = await Promise.all(
  Array.from({ length: 2 + WORKSPACES }, (_, at) => signUp(addresses[0]!, `owner-${at}@chaos.example`, mailServer)),
);
const webhooks = await receiveWebhooks();

const ending = new AbortController();
const givingUp = new AbortController();
const clients = new Clients({ addresses, owners, ending: ending.signal, givingUp: givingUp.signal });
// The previous release does not support forced deletions.
const revocations = previous === undefined ? new Revocations(db, clients, revoker!) : undefined;
// The previous release has no budgets.
const spenders = previous === undefined ? new Spenders(clients, spender!) : undefined;
const runLoad = await prepareLoad(db, clients, webhooks.url, revocations, spenders);
const loading = runLoad();
const residentBytes: number[] = [];
const sampling = setInterval(() => residentBytes.push(steadyApi.residentBytes()), 500);
let injected: Injected[] | undefined;
if (previous === undefined) {
  const failures = () => clients.record.failures.length;
  const targets = {
    api,
    worker,
    proxy,
    killDatabase,
    crm,
    disk,
    others: { ...servers.faults, ...(months && { "months dropped, Postgres killed": months.fault }) },
    failures,
  };
  const injecting = injectFaults(targets, randomNumbers(seed), ending.signal);
  await delay(minutes * 60_000);
  ending.abort();
  injected = await injecting;
} else {
  const release = {
    startApi: (port: number) => startApi(`upgraded api at ${port}`, port),
    startWorker: () => startWorker("upgraded worker"),
  };
  const upgraded = await upgrade({ apis: [api, steadyApi], worker, addresses }, release, (minutes * 60_000) / 4);
  worker = upgraded.worker;
  if (values.partition) {
    await partitionTables(proxy.url);
    await delay((minutes * 60_000) / 4);
  }
  processes = [...processes, ...upgraded.apis, worker];
  ending.abort();
}
clearInterval(sampling);
setTimeout(() => givingUp.abort(), ACKNOWLEDGE_WITHIN_MS).unref();
await loading;
let unsettled: string[] = [];
const settle = async (): Promise<boolean> => {
  unsettled = await listUnfinished(db).catch((error: unknown) => [String(error)]);
  return unsettled.length === 0;
};
await until(settle, SETTLE_WITHIN_MS).catch(() => undefined);
const deliveries = await checkKilledDeliverer(db, owners, worker);
const checks: Check[] = [
  // Runs before the audit, which compares all insights with the announced ones.
  ...(months ? [await months.check()] : []),
  ...(revocations ? [await revocations.check()] : []),
  ...(spenders ? [await spenders.check(db)] : []),
  ...(await audit(db, clients.record, {
    events: webhooks.events,
    mails: mailServer.received,
    crmCompanies: crm.companies(),
  })),
  deliveries,
  { promise: "everything settles after the last fault", examined: 1, faults: unsettled },
  previous === undefined ? checkMemory(residentBytes) : checkUninterrupted(clients.record),
  ...(replica ? [await checkReplicaReads(addresses)] : []),
];
await Promise.all(processes.map((each) => each.close()));
checks.push({
  promise: "processes exit only when they are killed or stopped, and stop cleanly",
  examined: processes.length,
  faults: processes.flatMap(({ faults }) => faults),
});
webhooks.close();
await crm.close();
await mailServer.close();
await close();
await servers.close();
await proxy.close();
await cluster.close();
disk?.close();

printReport({ injected, checks, folder });

function killDatabase(): void {
  try {
    process.kill(cluster.pid(), "SIGKILL");
  } catch {
    // Postgres has not restarted yet.
  }
}

function startApi(name: string, port: number, release?: string): SupervisedProcess {
  return startProcess(name, release, "start", "Ready at http", { WORKERS: "0", PORT: String(port) });
}

function startWorker(name: string, release?: string): SupervisedProcess {
  return startProcess(name, release, "worker", '"msg":"working"', { LOG_LEVEL: "info" });
}

/** @param release the folder of the previous release; undefined for this one */
function startProcess(
  name: string,
  release: string | undefined,
  command: string,
  startedText: string,
  settings: Record<string, string>,
): SupervisedProcess {
  const environment = {
    DATABASE_URL: proxy.url,
    // The previous release does not support these settings.
    ...(release === undefined && servers.settings),
    SECRET_KEY: TEST_SECRET_KEY,
    DATA_DIR: join(folder, name.replaceAll(" ", "-")),
    SAMPLE_DATA: "0",
    LOG_LEVEL: "warn",
    // The default is two minutes, which is longer than the audit waits for alerts.
    ALERT_GATHER_SECONDS: "5",
    ALLOW_LOOPBACK_WEBHOOKS: "1",
    HUBSPOT_URL: crm.url,
    MAIL_URL: mailServer.url,
    START_CREDITS: String(CREDITS),
    RATE_LIMIT_READS: "1000000",
    RATE_LIMIT_COSTLY: "1000000",
    ...settings,
  };
  const logFile = join(folder, `${name.replaceAll(" ", "-")}.log`);
  return new SupervisedProcess({ name, folder: release, command, environment, logFile, startedText });
}

/** Signs up over HTTP, because this works with every release. Each email gets a separate workspace. */
async function signUp(address: string, email: string, { received }: TestMailServer): Promise<KeyOwner> {
  const service = { address };
  await call(service, "POST", "/api/v1/agent/sign-up", { body: { email } });
  const mail = await until(() => received.find(({ recipients }) => recipients.includes(email)));
  received.splice(received.indexOf(mail), 1);
  const body = { email, otp_code: /\b\d{6}\b/.exec(mail.text)?.[0] };
  const verified = await call(service, "POST", "/api/v1/agent/verify", { body });
  const { api_key: key } = verified.body as { api_key: string };
  const me = await call(service, "GET", "/api/v1/agent/me", { key });
  const { user_id: userId, workspace_id: workspaceId } = me.body as { user_id: string; workspace_id: number };
  return { key, email, userId, workspaceId };
}
