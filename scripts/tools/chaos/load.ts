import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../../server/db/connect.ts";
import type { Clients } from "./clients.ts";
import { blockDomain } from "./scenarios/blocklist.ts";
import type { Spenders } from "./scenarios/budgets.ts";
import { readBulkJobsSlowly, submitBulkJob } from "./scenarios/bulk-jobs.ts";
import { prepareCrm } from "./scenarios/crm.ts";
import type { Revocations } from "./scenarios/revocations.ts";
import { search } from "./scenarios/searches.ts";
import { prepareSignals } from "./scenarios/signals.ts";
import { prepareViews } from "./scenarios/views.ts";
import { registerWebhooks } from "./webhooks.ts";

const WRITERS = 4;
const SEARCHERS = 2;
const READERS = 2;
const PAUSE_MS = 50;
const JOB_PAUSE_MS = 1_000;

/**
 * Prepares the workspaces. Returns a function that runs all scenarios concurrently until the end. Every write is
 * retried with its Idempotency-Key until it is acknowledged.
 */
export async function prepareLoad(
  db: Db,
  clients: Clients,
  webhookUrl: string,
  revocations: Revocations | undefined,
  spenders: Spenders | undefined,
): Promise<() => Promise<void>> {
  await registerWebhooks(clients, webhookUrl);
  await prepareViews(clients, webhookUrl);
  await spenders?.prepare(webhookUrl);
  const deploySignal = await prepareSignals(db, clients);
  const syncAccounts = await prepareCrm(db, clients);
  const several = (count: number, work: (at: number, client: number) => Promise<void>): Promise<void>[] =>
    Array.from({ length: count }, (_, client) => repeat(PAUSE_MS, (at) => work(at, client)));
  return async () => {
    await Promise.all([
      ...several(WRITERS, (at, writer) => blockDomain(clients, writer, at)),
      ...several(SEARCHERS, (at) => search(clients, at)),
      ...several(READERS, (at) => read(clients, at)),
      repeat(JOB_PAUSE_MS, (at) => submitBulkJob(clients, at)),
      repeat(JOB_PAUSE_MS, deploySignal),
      repeat(JOB_PAUSE_MS, syncAccounts),
      ...(revocations ? [repeat(JOB_PAUSE_MS, (at) => revocations.revoke(at))] : []),
      ...(spenders ? several(SEARCHERS, (at, client) => spenders.spend(at, client)) : []),
      ...(spenders ? [repeat(JOB_PAUSE_MS, () => spenders.raiseBudget())] : []),
      repeat(JOB_PAUSE_MS, () => readBulkJobsSlowly(clients)),
    ]);
  };

  async function repeat(pauseMs: number, work: (at: number) => Promise<void>): Promise<void> {
    const { ending } = clients;
    for (let at = 0; !ending.aborted; at += 1) {
      await work(at);
      await delay(pauseMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }
}

async function read(clients: Clients, at: number): Promise<void> {
  await clients.send({ owner: clients.owner(at), method: "GET", path: "/api/v1/credits" });
}
