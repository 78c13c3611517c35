// npm run bench -- signals [job posts]
// First mentions of a rare and a frequent term in job posts, 25 per company, compared with the bare SQL that finds the
// same companies: over the whole history, and over the posts first seen on the last day. Then measures a term that
// every post contains, in as many job posts and as many social posts, in a process with a heap of 512 MB.
// Targets: for a frequent term, the last day takes at most a tenth as long as the history. The event loop delay is
// below 100 ms (p99).
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type pg from "pg";
import { detectFirstMentions } from "../../../server/signals/detectors/job-posts.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { DETECT_CHILD, detectionScope } from "./support/detection-scope.ts";
import { machine, milliseconds, printTable, ratio, timeInTurns } from "./support/measure.ts";

const POSTS = Number(process.argv[2] ?? 5_000_000);
const POSTS_PER_COMPANY = 25;
const RUNS = 3;
const DAY_MS = 86_400_000;
/** One in `every` posts mentions the term. */
const TERMS = { rare: { term: "quantum", every: 10_007 }, frequent: { term: "kubernetes", every: 23 } };

/** Every job post and social post contains this word. */
const WORD_OF_ALL = "engineer";
const HEAP_MB = 512;

const { db, pool, url, close } = await openBenchmarkDatabase();
await generate();

async function generate(): Promise<void> {
  await pool.query(
    `insert into company (domain, name) select 'c' || n || '.example', 'Company ' || n from generate_series(1, $1::int) as n`,
    [Math.ceil(POSTS / POSTS_PER_COMPANY)],
  );
  // One post in a hundred was first seen on the last day.
  await pool.query(
    `insert into job_post (company_id, source_url, title, body, posted_at, first_seen_at)
    select c.id, 'https://jobs.example/' || n, 'Engineer ' || n % 97,
      'We look for an engineer who knows word' || n % 5003 || ' and word' || n % 4001 || ' and likes word' || n % 997
        || case when n % $2 = 0 then ' with ${TERMS.rare.term} computers.' else '.' end
        || case when n % $3 = 0 then ' You will run ${TERMS.frequent.term} clusters.' else '' end,
      now() - n % 700 * interval '1 day',
      case when n % 100 = 0 then now() - interval '1 hour' else now() - interval '3 days' end
    from generate_series(1, $1::int) as n
    join (select id, row_number() over (order by id) as place from company) as c on c.place = 1 + n / $4`,
    [POSTS, TERMS.rare.every, TERMS.frequent.every, POSTS_PER_COMPANY],
  );
  await pool.query(
    `insert into social_post (source_url, author_url, author_name, company_id, body, posted_at, first_seen_at)
    select 'https://posts.example/' || n, 'https://social.example/in/p' || n % 50021, 'Person', c.id,
      'An engineer told me of word' || n % 5003 || ' and word' || n % 4001 || ' and likes word' || n % 997,
      now() - n % 170 * interval '1 day', now() - interval '3 days'
    from generate_series(1, $1::int) as n
    join (select id, row_number() over (order by id) as place from company) as c on c.place = 1 + n / $2`,
    [POSTS, POSTS_PER_COMPANY],
  );
  await pool.query("vacuum analyze");
}

function bare(term: string): () => Promise<pg.QueryResult> {
  return () =>
    pool.query(
      `select company_id, min(posted_at) from job_post where words @@ to_tsquery('simple', $1)
      group by company_id having min(posted_at) >= now() - interval '365 days'`,
      [term],
    );
}

const { signal } = new AbortController();
const rows = [];
for (const [kind, { term }] of Object.entries(TERMS)) {
  const timing = await timeInTurns(RUNS, {
    history: () => detectFirstMentions(db, detectionScope(term, undefined), signal),
    lastDay: () => detectFirstMentions(db, detectionScope(term, new Date(Date.now() - DAY_MS)), signal),
    bare: bare(term),
  });
  let found = 0;
  for await (const page of (await detectFirstMentions(db, detectionScope(term, undefined), signal)).pages)
    found += page.length;
  const isOfHistory = timing.lastDay.median / timing.history.median;
  rows.push({
    term: kind,
    companies: found.toLocaleString("en-US"),
    "history ms": milliseconds(timing.history.median),
    "relative to bare SQL": ratio(timing.history.median / timing.bare.median),
    "last day ms": milliseconds(timing.lastDay.median),
    "relative to history": ratio(isOfHistory),
  });
}
console.log(machine());
printTable(`${POSTS.toLocaleString("en-US")} job posts`, rows);
const bounded = [];
for (const kind of ["job posts", "social"]) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[`--max-old-space-size=${HEAP_MB}`, DETECT_CHILD, url, kind, WORD_OF_ALL],
  ]);
  const { found, seconds, p99, heapMb } = JSON.parse(stdout) as Record<string, number>;
  const columns = { companies: (found ?? 0).toLocaleString("en-US"), seconds: (seconds ?? 0).toFixed(1) };
  bounded.push({ posts: kind, ...columns, "event loop p99 ms": milliseconds(p99 ?? 0), "heap MB": heapMb ?? 0 });
}
printTable(`A word in all ${POSTS.toLocaleString("en-US")} posts, heap of ${HEAP_MB} MB`, bounded);
await close();
