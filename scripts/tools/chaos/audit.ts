import { checkLedger } from "../../../server/credits/queries-check.ts";
import type { Db } from "../../../server/db/connect.ts";
import { listRows } from "../../../server/db/statements.ts";
import { countJobs } from "../../../server/jobs/queries.ts";
import { checkJobs } from "../../../server/lookalikes/bulk/queries-check.ts";
import type { ReceivedMail } from "../../support/mail.ts";
import { quantile } from "../bench/support/measure.ts";
import type { Check, LoadRecord } from "./record.ts";
import { checkBlockedDomains, checkReads } from "./scenarios/blocklist.ts";
import { checkBulkJobs } from "./scenarios/bulk-jobs.ts";
import { type CrmCompany, checkCrm } from "./scenarios/crm.ts";
import { checkSearches } from "./scenarios/searches.ts";
import { checkSignals } from "./scenarios/signals.ts";
import { checkInsights } from "./scenarios/views.ts";
import type { ReceivedEvents } from "./webhooks.ts";

/** Requests that other systems received from the service. */
interface Received {
  readonly events: ReceivedEvents;
  readonly mails: readonly ReceivedMail[];
  readonly crmCompanies: readonly CrmCompany[];
}

/** Describes the unfinished work: the count of each kind. */
export async function listUnfinished(db: Db): Promise<string[]> {
  const rows = await listRows(db)<{ kind: string; count: number }>`
    select 'bulk jobs' as kind, count(*) as count from lookalike_job where finished_at is null
    union all select 'CRM jobs', count(*) from crm_job where finished_at is null
    union all select 'signal runs', count(*) from signal_run as run
      join signal on signal.id = run.signal_id join app_user on app_user.id = signal.user_id
      where run.finished_at is null and app_user.removed_at is null
    union all select 'unmatched insight runs', count(*) from insight_run
      where ended_at is not null and matched_at is null
    union all select 'alerts', count(*) from alert where status = 'pending'
    union all select 'deliveries', count(*) from webhook_delivery where status = 'pending'`;
  const queued = (await countJobs(db)).filter(({ state }) => state === "ready" || state === "running");
  return [
    ...rows.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${kind} have not ended`),
    ...queued.map(({ job, state, count }) => `${count} of ${job} are ${state}`),
  ];
}

/**
 * Compares the responses to callers, and the requests that other systems received, with the contents of the database.
 */
export async function audit(db: Db, record: LoadRecord, { events, mails, crmCompanies }: Received): Promise<Check[]> {
  const { requests, wrongResponses, unacknowledged } = record;
  const ledger = await checkLedger(db);
  const bulk = await checkJobs(db);
  const accounts = [...ledger.faults, ...bulk.faults].map(
    ({ workspaceId, fault }) => `workspace ${workspaceId}: ${fault}`,
  );
  return [
    { promise: "every response is expected, and none is a 500", examined: requests, faults: wrongResponses },
    { promise: "every write is eventually acknowledged", examined: requests, faults: unacknowledged },
    await checkBlockedDomains(db, record),
    checkReads(record),
    await checkSearches(db, record),
    ...(await checkBulkJobs(db, record, events)),
    {
      promise: "ledgers, balances, budgets and bulk jobs agree",
      examined: ledger.workspaces + bulk.jobs,
      faults: accounts,
    },
    ...(await checkSignals(db, record, events)),
    ...(await checkInsights(db, events, mails)),
    ...(await checkCrm(db, record, events, crmCompanies)),
    await checkQueue(db),
  ];
}

/** Shorter waits are normal, because scheduled jobs become ready at any time. */
const MAX_WAIT_SECONDS = 60;

async function checkQueue(db: Db): Promise<Check> {
  const counts = await countJobs(db);
  const stuck = counts.filter(
    ({ state, oldest_seconds: oldestSeconds }) => state === "given_up" || oldestSeconds > MAX_WAIT_SECONDS,
  );
  return {
    promise: "no job is stuck or given up",
    examined: counts.reduce((sum, { count }) => sum + count, 0),
    faults: stuck.map(({ job, state, count }) => `${count} of ${job} are ${state}`),
  };
}

/** Late garbage collection can explain smaller growth. */
const MIN_GROWTH_BYTES = 200_000_000;
const MAX_GROWTH = 1.25;

/** Compares the memory of the process that is never killed, in the middle of the run and at the end. */
export function checkMemory(residentBytes: readonly number[]): Check {
  const part = (from: number, to: number): number =>
    quantile(residentBytes.slice(Math.floor(residentBytes.length * from), Math.ceil(residentBytes.length * to)), 0.5);
  const [middle, end] = [part(0.4, 0.6), part(0.8, 1)];
  const grows = end > middle * MAX_GROWTH && end - middle > MIN_GROWTH_BYTES;
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
  return {
    promise: `memory is flat (${megabytes(middle)} in the middle, ${megabytes(end)} at the end)`,
    examined: residentBytes.length,
    faults: grows ? [`it grew from ${megabytes(middle)} to ${megabytes(end)}`] : [],
  };
}
