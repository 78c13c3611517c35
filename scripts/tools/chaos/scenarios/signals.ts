import { sql } from "kysely";
import { PRICES } from "../../../../server/credits/public.ts";
import type { Db } from "../../../../server/db/connect.ts";
import { listRows } from "../../../../server/db/statements.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import type { Clients } from "../clients.ts";
import { type Check, compareCounts, type LoadRecord } from "../record.ts";
import { checkReports, type ReceivedEvents, signalName } from "../webhooks.ts";

/** With this number of terms, an event can list all insights of a run, and a run writes several batches. */
const TERMS = 20;
const COUNTRIES = ["DEU", "USA"];

/**
 * Adds a job post with one of the terms to every company, and a profile of companies to every workspace. Returns a
 * function that deploys a signal for a term at the companies of the profile.
 */
export async function prepareSignals(db: Db, clients: Clients): Promise<(at: number) => Promise<void>> {
  await sql`
    insert into job_post (company_id, title, body, source_url, posted_at)
    select id, 'Engineer', 'You use Term' || id % ${TERMS}::integer || '.', 'https://posts.example/' || id,
      now() - interval '1 day'
    from company`.execute(db);
  const profiles = new Map<string, number>();
  for (const owner of clients.owners) {
    const body = { name: "In two countries", filters: { country_include: COUNTRIES } };
    const { icp } = await clients.prepare<Schema["IcpResponse"]>({ owner, method: "POST", path: "/api/v1/icps", body });
    profiles.set(owner.key, icp.id);
  }
  return async (at) => {
    const owner = clients.owner(at);
    const body = { name: `Signal ${at}`, term: `Term${at % TERMS}`, icp_id: profiles.get(owner.key) };
    const path = "/api/v2/signal/deploy/job-post-first-time-mention";
    const signal = await clients.write<Schema["DeploySignalResponse"]>({ owner, method: "POST", path, body });
    if (signal) clients.record.signals.push({ workspaceId: owner.workspaceId, signalId: signal.signal_id });
  };
}

interface SignalRow {
  readonly id: number;
  readonly workspace_id: number;
  readonly status: string;
  /** The companies that an undisturbed run finds. */
  readonly expected: number;
  readonly runs: number;
  readonly accounts: number;
  readonly insights: number;
  /** The credits of the signal in its own record, and in the ledger. */
  readonly consumed: number;
  readonly charged: number;
}

export async function checkSignals(db: Db, record: LoadRecord, events: ReceivedEvents): Promise<Check[]> {
  const rows = await listRows(db)<SignalRow>`
    select signal.id, signal.workspace_id, signal.status, signal.credits_consumed as consumed,
      (select count(*) from company join job_post as post on post.company_id = company.id
        where company.hq_country = any(${COUNTRIES}) and post.body like '% ' || signal.subject || '.') as expected,
      (select count(*) from signal_run where signal_id = signal.id) as runs,
      (select count(*) from signal_account where signal_id = signal.id) as accounts,
      (select count(*) from insight where signal_id = signal.id) as insights,
      (select coalesce(-sum(entry.balance_change), 0)::float8 from signal_run as run
        join credit_entry as entry on entry.workspace_id = signal.workspace_id
          and starts_with(entry.reference, 'signal_run_' || run.id || '_')
        where run.signal_id = signal.id) as charged
    from signal order by signal.id`;
  const ids = new Set(rows.map(({ id }) => id));
  const lost = record.signals.filter(({ signalId }) => !ids.has(signalId));
  const completed = rows.filter(({ status }) => status === "completed");
  return [
    {
      promise: "every signal is deployed once, and its run completes",
      examined: record.signals.length,
      faults: [
        ...lost.map(({ signalId }) => `signal ${signalId} is gone`),
        ...compareCounts(record, rows, record.signals).map(
          ({ workspaceId, stored, acknowledged }) =>
            `workspace ${workspaceId} has ${stored} signals and deployed ${acknowledged}`,
        ),
        ...rows
          .filter(({ status, runs }) => status !== "completed" || runs !== 1)
          .map(({ id, status, runs }) => `signal ${id} is ${status} after ${runs} runs`),
      ],
    },
    {
      promise: "every completed signal has the same results and charges as without faults",
      examined: completed.length,
      faults: completed
        .filter(isWrong)
        .map(
          ({ id, accounts, insights, expected, charged, consumed }) =>
            `signal ${id} found ${accounts} of ${expected} accounts with ${insights} insights, was charged ${charged} credits and reports ${consumed}`,
        ),
    },
    checkReports(
      "every completed signal is reported by one webhook",
      completed.map(({ id }) => signalName(id)),
      events,
    ),
  ];
}

function isWrong({ accounts, insights, expected, charged, consumed }: SignalRow): boolean {
  const price = expected * PRICES.signal_account.credits;
  return accounts !== expected || insights !== expected || charged !== price || consumed !== price;
}
