import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { PRICES } from "../../../../server/credits/public.ts";
import type { Db } from "../../../../server/db/connect.ts";
import { listRows, oneRow } from "../../../../server/db/statements.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import { MAX_SCANNED } from "../../../../server/signals/detectors/detector.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import type { SupervisedProcess } from "../supervised-process.ts";

/** More than one run scans. */
const POSTS = MAX_SCANNED + 10_000;
/** Contained in every post, as frequent words are. */
const WORD = "supply";
const SIGNALS = 2;
const SETTLE_WITHIN_MS = 300_000;
const POLL_MS = 20;

/**
 * Deploys signals whose word is in more posts than a run scans, kills the worker while they read the posts and twice
 * while they write the findings, and checks that each has the results of an undisturbed run, once.
 */
export async function checkBigCatalogue(db: Db, clients: Clients, worker: SupervisedProcess): Promise<Check> {
  await sql`
    insert into social_post (source_url, author_url, author_name, company_id, body, posted_at)
    select 'https://social.example/posts/big-' || n, 'https://social.example/in/big-' || n % 997, 'Person', c.id,
      'The ' || ${WORD}::text || ' of word' || n % 5003 || ' is short.', now() - n * interval '10 seconds'
    from generate_series(1, ${POSTS}::integer) as n
    join (select id, row_number() over (order by id) as place, count(*) over () as total from company) as c
      on c.place = 1 + n % c.total`.execute(db);
  const ids: number[] = [];
  for (const owner of clients.owners.slice(0, SIGNALS)) {
    const body = { name: "Big catalogue", search_query: WORD, timeframe: 30 };
    const path = "/api/v1/signal/deploy/social-listening-agent";
    const signal = await clients.prepare<Schema["DeploySignalResponse"]>({ owner, method: "POST", path, body });
    ids.push(signal.signal_id);
  }
  const deadline = Date.now() + SETTLE_WITHIN_MS;
  const expected = await findExpected(db);
  const stages: ((state: RunState) => boolean)[] = [
    ({ running }) => running === ids.length,
    ({ accounts }) => accounts > 0,
    ({ accounts }) => accounts > (ids.length * expected.accounts) / 2,
  ];
  let kills = 0;
  for (const isReached of stages) {
    let state = await findState(db, ids);
    while (Date.now() < deadline && state.ended < ids.length && !isReached(state)) {
      await delay(POLL_MS);
      state = await findState(db, ids);
    }
    if (state.ended === ids.length) break;
    worker.kill();
    kills += 1;
  }
  while (Date.now() < deadline && (await findState(db, ids)).ended < ids.length) await delay(POLL_MS);
  const signals = await listSignals(db, ids);
  return {
    promise: `signals over ${POSTS.toLocaleString("en-US")} posts lose and repeat nothing, and tell what they left out`,
    examined: signals.length,
    faults: [
      ...(kills === stages.length ? [] : [`the worker was killed ${kills} times instead of ${stages.length}`]),
      ...signals.flatMap((signal) => faultsOf(signal, expected)),
    ],
  };
}

interface Expected {
  readonly accounts: number;
  readonly insights: number;
}

/** The results of an undisturbed run: the companies of the newest posts, and an insight for each of these posts. */
async function findExpected(db: Db): Promise<Expected> {
  return oneRow(db)<Expected>`
    select count(distinct company_id) as accounts, count(*) as insights
    from (select company_id from social_post order by posted_at desc, id desc limit ${MAX_SCANNED}) as newest`;
}

interface RunState {
  readonly running: number;
  readonly ended: number;
  readonly accounts: number;
}

/** The state of the signals; empty while the database restarts. */
async function findState(db: Db, ids: readonly number[]): Promise<RunState> {
  return oneRow(db)<RunState>`
    select count(*) filter (where status = 'running') as running,
      count(*) filter (where status in ('completed', 'failed', 'stopped')) as ended,
      coalesce(sum(account_count), 0)::float8 as accounts
    from signal_run where signal_id = any(${ids}::bigint[])`;
}

interface SignalRow extends Expected {
  readonly id: number;
  readonly status: string;
  readonly runs: number;
  readonly charged: number;
  readonly message: string | null;
}

async function listSignals(db: Db, ids: readonly number[]): Promise<SignalRow[]> {
  return listRows(db)<SignalRow>`
    select signal.id, signal.status, run.message, count(*) over (partition by signal.id) as runs,
      (select count(*) from signal_account where signal_id = signal.id) as accounts,
      (select count(*) from insight where signal_id = signal.id) as insights,
      (select coalesce(-sum(balance_change), 0)::float8 from credit_entry as entry
        where entry.workspace_id = signal.workspace_id and starts_with(entry.reference, 'signal_run_' || run.id || '_')) as charged
    from signal join signal_run as run on run.signal_id = signal.id where signal.id = any(${ids}::bigint[]) order by signal.id`;
}

function faultsOf(signal: SignalRow, expected: Expected): string[] {
  const { id, status, runs, accounts, insights, charged, message } = signal;
  const price = expected.accounts * PRICES.signal_account.credits;
  return [
    ...(status === "completed" && runs === 1 ? [] : [`signal ${id} is ${status} after ${runs} runs`]),
    ...(accounts === expected.accounts && insights === expected.insights
      ? []
      : [
          `signal ${id} has ${accounts} accounts and ${insights} insights of ${expected.accounts} and ${expected.insights}`,
        ]),
    ...(charged === price ? [] : [`signal ${id} was charged ${charged} credits, not ${price}`]),
    ...(message?.startsWith("Only the newest") ? [] : [`signal ${id} does not state its bound: ${message}`]),
  ];
}
