import { sql } from "kysely";
import { checkLedger } from "../../server/credits/queries-check.ts";
import type { Db } from "../../server/db/connect.ts";
import { countJobs } from "../../server/jobs/queries.ts";
import { checkJobs } from "../../server/lookalikes/bulk/queries-check.ts";
import { quantile } from "../bench/support/measure.ts";
import type { LoadRecord } from "./load.ts";

/** A guarantee of the service, and where it was violated. */
export interface Check {
  readonly promise: string;
  readonly examined: number;
  readonly faults: readonly string[];
}

/** The ids of received webhook deliveries, by the bulk job that they report. */
type ReceivedWebhooks = ReadonlyMap<string, ReadonlySet<string>>;

/** Counts unfinished work: bulk jobs, queued jobs and webhook deliveries. */
export async function countUnfinished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from lookalike_job where finished_at is null)
      + (select count(*) from webhook_delivery where status = 'pending') as count`.execute(db);
  const queued = (await countJobs(db)).filter(({ state }) => state === "ready" || state === "running");
  return queued.reduce((sum, { count }) => sum + count, rows[0]?.count ?? 0);
}

/** Compares what callers were told with the contents of the database. */
export async function audit(db: Db, record: LoadRecord, webhooks: ReceivedWebhooks): Promise<Check[]> {
  const { requests, wrongResponses, unacknowledged } = record;
  const ledger = await checkLedger(db);
  const bulk = await checkJobs(db);
  const accounts = [...ledger.faults, ...bulk.faults].map(
    ({ workspaceId, fault }) => `workspace ${workspaceId}: ${fault}`,
  );
  return [
    { promise: "every response is expected, none is 500", examined: requests, faults: wrongResponses },
    { promise: "every write is eventually acknowledged", examined: requests, faults: unacknowledged },
    await checkBlockedDomains(db, record),
    await checkSearches(db, record),
    await checkBulkJobs(db, record),
    { promise: "ledgers, balances and bulk jobs agree", examined: ledger.workspaces + bulk.jobs, faults: accounts },
    await checkQueue(db),
    await checkWebhooks(db, webhooks),
  ];
}

async function checkBlockedDomains(db: Db, { blockedDomains }: LoadRecord): Promise<Check> {
  const rows = await db.selectFrom("blocked_domain").select(["workspace_id", "domain"]).execute();
  const stored = new Set(rows.map(({ workspace_id, domain }) => `${workspace_id} ${domain}`));
  const lost = blockedDomains.filter(({ workspaceId, domain }) => !stored.has(`${workspaceId} ${domain}`));
  return {
    promise: "no acknowledged write is lost",
    examined: blockedDomains.length,
    faults: lost.map(({ domain }) => `${domain} is gone`),
  };
}

async function checkSearches(db: Db, { searches, unacknowledged }: LoadRecord): Promise<Check> {
  const { rows } = await sql<{ workspace_id: number; spent: number }>`
    select workspace_id, count(*) as spent from credit_entry
    where kind = 'spend' and reason = 'Lookalikes_search' group by 1`.execute(db);
  const charged = new Map(rows.map(({ workspace_id, spent }) => [workspace_id, spent]));
  const acknowledged = Map.groupBy(searches, ({ workspaceId }) => workspaceId);
  const counts = [...new Set([...charged.keys(), ...acknowledged.keys()])].map((workspaceId) => ({
    workspaceId,
    charges: charged.get(workspaceId) ?? 0,
    searches: acknowledged.get(workspaceId)?.length ?? 0,
  }));
  const wrong = counts.filter((count) => count.charges !== count.searches);
  return {
    promise: "every search is charged once",
    examined: searches.length,
    // A search that was not acknowledged may or may not have been charged.
    faults:
      unacknowledged.length > 0
        ? []
        : wrong.map(
            (count) =>
              `workspace ${count.workspaceId} was charged ${count.charges} times for ${count.searches} searches`,
          ),
  };
}

async function checkBulkJobs(db: Db, { bulkJobs }: LoadRecord): Promise<Check> {
  const { rows } = await sql<{ id: string; query: string; status: string }>`
    select id, request ->> 'query' as query, status from lookalike_job`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const twice = [...Map.groupBy(rows, ({ query }) => query)].filter(([, jobs]) => jobs.length > 1);
  return {
    promise: "every bulk job is submitted once, and completes",
    examined: bulkJobs.length,
    faults: [
      ...bulkJobs.filter(({ jobId }) => !stored.has(jobId)).map(({ jobId }) => `${jobId} is gone`),
      ...twice.map(([query, jobs]) => `"${query}" was submitted ${jobs.length} times`),
      ...rows.filter(({ status }) => status !== "completed").map(({ id, status }) => `${id} is ${status}`),
    ],
  };
}

/** Scheduled jobs become ready at any time. */
const MAX_WAIT_SECONDS = 60;

async function checkQueue(db: Db): Promise<Check> {
  const counts = await countJobs(db);
  const stuck = counts.filter(({ state, oldestSeconds }) => state === "given_up" || oldestSeconds > MAX_WAIT_SECONDS);
  return {
    promise: "no job is stuck or given up",
    examined: counts.reduce((sum, { count }) => sum + count, 0),
    faults: stuck.map(({ job, state, count }) => `${count} of ${job} are ${state}`),
  };
}

async function checkWebhooks(db: Db, webhooks: ReceivedWebhooks): Promise<Check> {
  const jobs = await db.selectFrom("lookalike_job").select("id").where("status", "=", "completed").execute();
  const faults = jobs.flatMap(({ id }) => {
    const deliveries = webhooks.get(id)?.size ?? 0;
    return deliveries === 1 ? [] : [`${id} was reported by ${deliveries} webhooks`];
  });
  return { promise: "every completed job is reported by one webhook", examined: jobs.length, faults };
}

const MIN_GROWTH_BYTES = 100_000_000;
const MAX_GROWTH = 1.25;

/** Compares the memory of a process that was never killed in the middle of the run and at its end. */
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
