import { lockAccounts } from "../../accounts/public.ts";
import type { Db } from "../../db/connect.ts";
import { endInsightRun, insertInsightRun } from "../../insights/public.ts";
import { type IntegrationJobServices, listConnectedWorkspaces, openIntegration } from "../../integrations/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import type { Clock } from "../../ports/clock.ts";
import type { CrmUsage } from "../../ports/crm.ts";
import { isTransient, readAllPages, type VendorFailure, waitAfter } from "../../ports/vendor.ts";
import {
  type ClaimedPull,
  claimPull,
  deletePulled,
  findPulledProvider,
  listDuePulls,
  updateFailureCount,
  updatePull,
} from "./queries.ts";
import { updateOwnerNames } from "./queries-accounts.ts";
import { findsMissing, readEverything, SETTLE_MS, updateOwnPull } from "./read.ts";

/** Consecutive failures after which a pull waits until it is due again. */
const MAX_FAILURES = 8;
const FIRST_WAIT_MS = 30_000;
const WORKSPACES_PER_PAGE = 500;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A little less than the 15 minutes between schedules, because a pull itself takes a while. */
const PULL_INTERVAL_MS = 14 * 60_000;

/** Queues a pull of every workspace whose CRM is due to be read. */
export function schedulePulls({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): JobHandler<"crm.schedule-pulls"> {
  return async (_payload, { signal }) => {
    let afterId = 0;
    for (;;) {
      signal.throwIfAborted();
      const workspaceIds = await listConnectedWorkspaces(db, "crm", { afterId, limit: WORKSPACES_PER_PAGE });
      const due = await listDuePulls(db, workspaceIds, clock.now());
      const payloads = due.map((workspaceId) => ({ workspaceId }));
      await enqueueAll(db, "crm.pull", payloads);
      const lastId = workspaceIds.at(-1);
      if (lastId === undefined) return;
      afterId = lastId;
    }
  };
}

/** Reads a CRM's changes since the last pull, page by page. If no CRM is connected, deletes the data read before. */
export function pullCrm(services: IntegrationJobServices): JobHandler<"crm.pull"> {
  const { db, clock } = services;
  return async ({ workspaceId }, { signal, log }) => {
    const open = await openIntegration(services, db, workspaceId, "crm");
    if (!open) return forget(db, workspaceId, clock.now());
    const pulled = await findPulledProvider(db, workspaceId);
    if (pulled !== undefined && pulled !== open.provider) await forget(db, workspaceId, clock.now());
    const pull = await claim(db, workspaceId, open, clock.now());
    // Evaluated once, so that the end of the pull knows whether its reads have deleted missing records.
    const isFindingMissing = findsMissing(pull, clock.now());
    const users = await readAllPages((cursor) => open.client.listUsers(cursor, signal));
    const reader = { db, crm: open.client, pull, findsMissing: isFindingMissing, now: () => clock.now(), signal };
    const failure = users.ok ? await readEverything({ ...reader, users: users.value }) : users.failure;
    signal.throwIfAborted();
    if (failure !== null && isTransient(failure) && (await retryLater(db, pull, failure, clock.now()))) return;
    if (failure !== null) log.warn({ workspaceId, reason: failure.reason }, "CRM pull failed");
    await db.transaction().execute(async (transaction) => {
      await lockAccounts(transaction, workspaceId);
      const now = clock.now();
      const next_read_at = new Date(now.getTime() + intervalAfter(failure, open.client.usage()));
      const ended = { run_id: null, failure_count: 0, next_read_at, ...(failure === null && { last_read_at: now }) };
      await updateOwnPull(transaction, pull, ended);
      if (users.ok) await updateOwnerNames(transaction, workspaceId, users.value);
      await endInsightRun(transaction, pull.runId, clock.now());
      const isMissingUnknown = pull.fullReadingSince !== null && !isFindingMissing;
      if (failure === null && pull.lastReadAt === null)
        await enqueueAll(transaction, "views.retry-failing", [
          { workspaceId, kind: "crm" },
          { workspaceId, kind: "sequencer" },
        ]);
      if (failure === null && isMissingUnknown) await enqueueLater(transaction, pull, clock.now(), SETTLE_MS);
    });
  };
}

/** Returns the wait until the next pull. It grows with the used share of the daily request limit. */
function intervalAfter(failure: VendorFailure | null, usage: CrmUsage | null): number {
  if (failure !== null) return isTransient(failure) ? HOUR_MS : DAY_MS;
  const share = usage === null ? 0 : usage.used / usage.limit;
  return share < 0.5 ? PULL_INTERVAL_MS : share < 0.8 ? HOUR_MS : DAY_MS;
}

async function forget(db: Db, workspaceId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction, workspaceId);
    const runId = await deletePulled(transaction, workspaceId);
    if (runId !== null) await endInsightRun(transaction, runId, now);
  });
}

/** Claims the pull and starts its insight run. An interrupted pull continues its insight run. */
async function claim(
  db: Db,
  workspaceId: number,
  connection: Parameters<typeof claimPull>[2],
  now: Date,
): Promise<ClaimedPull & { readonly runId: number }> {
  return db.transaction().execute(async (transaction) => {
    const pull = await claimPull(transaction, workspaceId, connection, now);
    if (pull.runId !== null) return { ...pull, runId: pull.runId };
    const runId = await insertInsightRun(transaction, workspaceId, { kind: "crm" });
    await updatePull(transaction, pull, { run_id: runId });
    return { ...pull, runId };
  });
}

/** Queues the pull for when the CRM may be available again. Returns false if the pull has failed too often. */
async function retryLater(db: Db, pull: ClaimedPull, failure: VendorFailure, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const failures = await updateFailureCount(transaction, pull);
    if (failures === undefined) throw new Error("Another worker has taken the pull over.");
    if (failures >= MAX_FAILURES) return false;
    await enqueueLater(transaction, pull, now, waitAfter(failure, failures, FIRST_WAIT_MS));
    return true;
  });
}

/** Queues a pull for later. Keeps a pull that is already queued, such as an immediate pull after connecting a CRM. */
async function enqueueLater(db: Db, { workspaceId }: ClaimedPull, now: Date, waitMs: number): Promise<void> {
  const runAt = new Date(now.getTime() + waitMs);
  await enqueue(db, "crm.pull", { workspaceId }, { runAt, preserveRunAt: true });
}
