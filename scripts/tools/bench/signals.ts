// npm run bench -- signals [job posts]
// First mentions in job posts, 25 per company, beside the bare SQL that finds the same companies: for a rare and for a
// frequent term, over the whole history and for what was first seen on the last day. The cost of a day must depend only
// on what is new in it.
// Target: for a frequent term, the last day at most a tenth of the history.
import type pg from "pg";
import type { DetectionScope } from "../../../server/signals/detectors/detector.ts";
import { detectFirstMentions } from "../../../server/signals/detectors/job-posts.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable, ratio, timeInTurns } from "./support/measure.ts";

const POSTS = Number(process.argv[2] ?? 5_000_000);
const POSTS_PER_COMPANY = 25;
const RUNS = 3;
const DAY_MS = 86_400_000;
/** One of `every` posts mentions the term. */
const TERMS = { rare: { term: "quantum", every: 10_007 }, frequent: { term: "kubernetes", every: 23 } };

const { db, pool, close } = await openBenchmarkDatabase();
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
      now() - n % 700 * interval '1 day', case when n % 100 = 0 then now() - interval '1 hour' else now() - interval '3 days' end
    from generate_series(1, $1::int) as n
    join (select id, row_number() over (order by id) as place from company) as c on c.place = 1 + n / $4`,
    [POSTS, TERMS.rare.every, TERMS.frequent.every, POSTS_PER_COMPANY],
  );
  await pool.query("vacuum analyze");
}

function scope(term: string, seenSince: Date | undefined): DetectionScope {
  return {
    workspaceId: 0,
    subject: term,
    synonyms: [],
    filters: {},
    companyIds: undefined,
    skipsChecks: false,
    publishedSince: new Date(Date.now() - 365 * DAY_MS),
    seenSince,
    seenBefore: new Date(Date.now() + DAY_MS),
  };
}

function bare(term: string): () => Promise<pg.QueryResult> {
  return () =>
    pool.query(
      `select company_id, min(posted_at) from job_post where words @@ to_tsquery('simple', $1)
      group by company_id having min(posted_at) >= now() - interval '365 days'`,
      [term],
    );
}

const rows = [];
for (const [kind, { term }] of Object.entries(TERMS)) {
  const timing = await timeInTurns(RUNS, {
    history: () => detectFirstMentions(db, scope(term, undefined)),
    lastDay: () => detectFirstMentions(db, scope(term, new Date(Date.now() - DAY_MS))),
    bare: bare(term),
  });
  let found = 0;
  for await (const page of (await detectFirstMentions(db, scope(term, undefined))).pages) found += page.length;
  const isOfHistory = timing.lastDay.median / timing.history.median;
  rows.push({
    term: kind,
    companies: found.toLocaleString("en-US"),
    "history ms": milliseconds(timing.history.median),
    "beside bare SQL": ratio(timing.history.median / timing.bare.median),
    "last day ms": milliseconds(timing.lastDay.median),
    "beside history": ratio(isOfHistory),
  });
}
console.log(machine());
printTable(`${POSTS.toLocaleString("en-US")} job posts`, rows);
await close();
