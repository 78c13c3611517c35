// npm run bench -- latency [companies] [job posts] [workspaces] [callers] [seconds]
// Latency of lists, reads, searches and writes. Each caller sends a request about twice a second. For comparison, also
// measures the lists and reads on a server with plain SQL and node:http, without keys, limits, validation and logs.
// p99 objectives for 1,000,000 companies, 5,000,000 job posts, 1,000 workspaces and 50 callers on two cores: a list 50
// ms, a read 20 ms, a search 300 ms, a write 100 ms. At ten times the capacity, served requests take 2 s. Every run
// appends its figures to latency.ndjson.
import { appendFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { randomNumbers } from "../../../server/lib/random.ts";
import { createKeyOwner } from "../../support/keys.ts";
import { fillCatalogue } from "./support/catalogue.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable, quantile, ratio } from "./support/measure.ts";
import { servePlainly } from "./support/plain-server.ts";
import { type Caller, forkService, openCaller, untilReady } from "./support/service.ts";

const sizes = process.argv.slice(2).map(Number);
const [COMPANIES = 20_000, POSTS = 100_000, WORKSPACES = 100, CALLERS = 50, SECONDS = 20] = sizes;
const ACCOUNTS = Math.min(250, COMPANIES);
const ROUNDS = 3;
const MEAN_PAUSE_MS = 500;
const OVERLOAD = 10;

const random = randomNumbers(50);
const pick = (count: number): number => 1 + Math.floor(random() * count);
const jobPostsRequest = (account_ids: number[]) => ({ filters: { account_ids } });

interface Kind {
  /** The number of requests of this kind per 100. */
  readonly share: number;
  readonly objectiveMs: number;
  readonly isPlainToo: boolean;
  readonly send: (caller: Caller) => Promise<unknown>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  list: {
    share: 40,
    objectiveMs: 50,
    isPlainToo: true,
    send: (caller) =>
      random() < 0.5
        ? caller.post("/api/v1/account/get-account-list", { pagination: { limit: 50, offset: 0 } })
        : caller.post("/api/v1/job-posts/search", jobPostsRequest([pick(COMPANIES)])),
  },
  read: {
    share: 40,
    objectiveMs: 20,
    isPlainToo: true,
    send: (caller) => caller.get(`/api/v1/accounts/${pick(COMPANIES)}`),
  },
  search: {
    share: 10,
    objectiveMs: 300,
    isPlainToo: false,
    send: (caller) => caller.get(`/api/v1/account/search-lookalikes?seed_domains=g${pick(COMPANIES)}.example&limit=10`),
  },
  write: {
    share: 10,
    objectiveMs: 100,
    isPlainToo: false,
    send: (caller) => caller.post("/api/v1/account/blocklist", { domains: [`blocked-${pick(1e9)}.example`] }),
  },
};

const { db, pool, url, close } = await openBenchmarkDatabase({ durable: true });
const owners = await generate();
const service = await forkService(url);
await untilReady(service.address);
const plain = await servePlainly(url);
type Times = Readonly<Record<string, number[]>>;
const noTimes = (): Times => Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]));
const times = { service: noTimes(), plain: noTimes() };
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const measured = { service: await sendAll(service.address, false), plain: await sendAll(plain.address, true) };
  for (const side of round === 0 ? [] : (["service", "plain"] as const))
    for (const [kind, each] of Object.entries(measured[side])) times[side][kind]!.push(...each);
}
report();
await reportOverload();
await plain.stop();
await service.stop();
await close();

async function generate(): Promise<{ key: string; workspaceId: number }[]> {
  const client = await pool.connect();
  await fillCatalogue(client, COMPANIES);
  client.release();
  const made = [];
  for (let at = 0; at < WORKSPACES; at += 1) made.push(await createKeyOwner(db, undefined, 1_000_000));
  await pool.query(
    `insert into workspace_account (workspace_id, company_id, source)
    select workspace_id, 1 + (workspace_id * 7919 + n) % $2, 'import'
    from unnest($1::bigint[]) as workspace_id, generate_series(1, $3) as n`,
    [made.map(({ workspaceId }) => workspaceId), COMPANIES, ACCOUNTS],
  );
  await pool.query(
    `insert into job_post (company_id, source_url, title, body, posted_at)
    select 1 + n % $2, 'https://jobs.example/' || n, 'Engineer ' || n % 100,
      'We build with Postgres and ' || n % 1000, now()
    from generate_series(1, $1) as n`,
    [POSTS, COMPANIES],
  );
  await pool.query("vacuum analyze");
  return made;
}

/** Sends the requests of all callers during one round. Returns the durations of each kind in milliseconds. */
async function sendAll(
  address: string,
  isPlain: boolean,
  { callers = CALLERS, meanPauseMs = MEAN_PAUSE_MS } = {},
): Promise<Times> {
  const taken = noTimes();
  const endsAt = performance.now() + (SECONDS * 1_000) / ROUNDS;
  const send = async (number: number): Promise<void> => {
    const { key, workspaceId } = owners[number % owners.length]!;
    const caller = openCaller(address, isPlain ? String(workspaceId) : key);
    while (performance.now() < endsAt) {
      await delay(-Math.log(1 - random()) * meanPauseMs);
      const [name, kind] = pickKind(isPlain);
      const begun = performance.now();
      const isServed = await kind.send(caller).then(
        () => true,
        () => false,
      );
      // A failed request counts as infinitely slow.
      taken[name]!.push(isServed ? performance.now() - begun : Number.POSITIVE_INFINITY);
    }
    await caller.close();
  };
  await Promise.all(Array.from({ length: callers }, (_, number) => send(number)));
  return taken;
}

function pickKind(isPlain: boolean): [string, Kind] {
  const kinds = Object.entries(KINDS).filter(([, { isPlainToo }]) => isPlainToo || !isPlain);
  let left = random() * kinds.reduce((sum, [, { share }]) => sum + share, 0);
  for (const each of kinds) {
    left -= each[1].share;
    if (left < 0) return each;
  }
  return kinds[0]!;
}

/** Reports the served requests when callers do not pause (the capacity), and under ten times that load. */
async function reportOverload(): Promise<void> {
  const served = async (load: Parameters<typeof sendAll>[2]) => {
    const sent = Object.values(await sendAll(service.address, false, load)).flat();
    const taken = sent.filter((ms) => ms < Number.POSITIVE_INFINITY);
    const perSecond = (count: number): number => Math.round((count * ROUNDS) / SECONDS);
    const row = { "sent a second": perSecond(sent.length), "served a second": perSecond(taken.length) };
    return { ...row, "p50 ms": milliseconds(quantile(taken, 0.5)), "p99 ms": milliseconds(quantile(taken, 0.99)) };
  };
  const capacity = await served({ callers: 16, meanPauseMs: 0 });
  const callers = Math.round((OVERLOAD * capacity["served a second"] * MEAN_PAUSE_MS) / 1_000);
  printTable(`capacity, and ${callers} callers`, [capacity, await served({ callers })]);
}

function report(): void {
  const rows = Object.entries(KINDS).map(([kind, { objectiveMs, isPlainToo }]) => {
    const [served, bare] = [times.service[kind]!, times.plain[kind]!];
    return {
      kind,
      requests: served.length,
      failed: served.filter((ms) => ms === Number.POSITIVE_INFINITY).length,
      "p50 ms": milliseconds(quantile(served, 0.5)),
      "p95 ms": milliseconds(quantile(served, 0.95)),
      "p99 ms": milliseconds(quantile(served, 0.99)),
      "objective of p99, ms": objectiveMs,
      "plain p50, p99 ms": isPlainToo
        ? `${milliseconds(quantile(bare, 0.5))}, ${milliseconds(quantile(bare, 0.99))}`
        : "",
      "p50 beside plain": isPlainToo ? ratio(quantile(served, 0.5) / quantile(bare, 0.5)) : "",
    };
  });
  const size = `${COMPANIES} companies, ${POSTS} job posts, ${WORKSPACES} workspaces, ${CALLERS} callers`;
  console.log(machine());
  printTable(size, rows);
  const line = JSON.stringify({ machine: machine(), size, rows });
  appendFileSync(new URL("./latency.ndjson", import.meta.url), `${line}\n`);
}
