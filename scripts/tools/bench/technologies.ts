// npm run bench -- technologies [job posts]
// Searches of job posts and lists of accounts by technology over HTTP, for many kinds of requests, compared with a
// request for the newest posts without a filter. Then extracts technologies, compared with SQL that reads the same
// texts and writes the same rows. If BENCH_DATABASE_URL is set, later runs reuse the posts in that database.
// Targets at 5,000,000 posts: p95 is at most 300 ms for each kind. Extraction from all posts takes at most 15 minutes.
import { randomNumbers } from "../../../server/lib/random.ts";
import { rewriteTechnologies } from "../../../server/signals/technologies/queries.ts";
import { readTechnologies } from "../../../server/signals/technologies/read-posts.ts";
import { listTechnologies, TECHNOLOGIES_VERSION } from "../../../server/text/public.ts";
import { createKeyOwner } from "../../support/keys.ts";
import { silentLog } from "../../support/silent-log.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, median, milliseconds, printTable, quantile, ratio } from "./support/measure.ts";
import { forkService, openCaller } from "./support/service.ts";

const POSTS = Number(process.argv[2] ?? 300_000);
const POSTS_PER_COMPANY = 25;
const RUNS = 20;
/** The number of posts with full texts, from which technologies are extracted. */
const READ = Math.min(20_000, Math.floor(POSTS / 10));
const LEVELS = ["", "Junior ", "Senior ", "Lead ", "Head of ", "Director of ", "VP ", "Intern "];
const ROLES =
  "Data Engineer,Software Engineer,Account Executive,Nurse,Accountant,Product Manager,Designer,Recruiter,Warehouse Operative,Store Manager,Security Analyst,Lawyer,Chef,Driver,Teacher,Marketing Manager";
const KEPT = process.env.BENCH_DATABASE_URL ?? "";

const { db, pool, url, close } = await openBenchmarkDatabase({ kept: KEPT, ...(POSTS > 1e6 && { home: "/tmp" }) });
const { key, workspaceId } = await createKeyOwner(db);
const technologies = listTechnologies();
if ((await pool.query("select from job_post limit 1")).rowCount === 0) await generate();
await pool.query(
  "insert into workspace_account (workspace_id, company_id, source) select $1, id, 'sample' from company",
  [workspaceId],
);
await pool.query("analyze workspace_account");

/**
 * Generates posts with a few hundred distinct titles, words of all frequencies, and technologies with skewed
 * frequencies. The last READ posts have full texts.
 */
async function generate(): Promise<void> {
  await pool.query("alter table job_post disable trigger user; drop index job_post_words");
  await pool.query(
    `insert into company (domain, name, hq_country, employee_count) select 'c' || n || '.example', 'Company ' || n,
      (array['USA','DEU','FRA','GBR','IND',null])[1 + n % 6], n % 5000 from generate_series(1, $1::int) as n`,
    [Math.ceil(POSTS / POSTS_PER_COMPANY)],
  );
  await pool.query(
    `insert into job_post (company_id, source_url, title, body, country, posted_at, first_seen_at, words)
    select company_id, source_url, title, body, country, posted_at, posted_at,
      to_tsvector('simple', title || ' ' || body)
    from (
      select 1 + (n - 1) / $2 as company_id, 'https://jobs.example/' || n as source_url,
        ($3::text[])[1 + n % 8] || ($4::text[])[1 + n * 7 % 16] || case when n % 5 = 0 then ' ' || n % 89
        else '' end as title,
        'Our team looks for an engineer with experience of customers and word' || floor(5000 * random() ^ 3)
        || '. You know word'
          || floor(100000 * random() ^ 2) || ', word' || floor(500 * random() ^ 2) || ' and word'
            || floor(100000 * random())
          || '. We use word' || floor(20 * random()) || ' at work and offer remote days.' as body,
        (array['USA','USA','DEU','FRA','GBR','IND',null])[1 + n % 7] as country,
        now() - 700 * random() * interval '1 day' as posted_at
      from generate_series(1, $1::int) as n) as post`,
    [POSTS, POSTS_PER_COMPANY, LEVELS, ROLES.split(",")],
  );
  await pool.query("create index job_post_words on job_post using gin (words)");
  await pool.query("alter table job_post enable trigger user");
  await pool.query(
    `insert into job_post_reading (job_post_id, company_id, posted_at, posted_by, title, country, city_keys,
      department, seniority,
      mentions, roles)
    select id, company_id, posted_at, (array['employer','unknown','unknown','employer','agency'])[1 + id % 5], title,
      country,
      case when id % 3 > 0 then array['city ' || floor(300 * random() ^ 3)] else '{}' end,
      (array['DATA','ENGINEERING','SALES','OTHER','FINANCE','PRODUCT','DESIGN','HR'])[1 + id * 7 % 8],
      (array['ENTRY','ENTRY','SENIOR','SENIOR','HEAD','DIRECTOR','VP','INTERN'])[1 + id / 8 % 8], m.mentions,
      (select coalesce(bit_or(1 << (one & 7)), 0) from unnest(m.mentions) as one)
    from job_post as p cross join lateral (
      select array(select distinct ($1::int[])[1 + floor($2 * random() ^ 4)::int] * 8
          + (array[0,0,0,0,0,0,1,1,5,6])[1 + floor(10 * random())::int] + case when random() < .01 then 3 else 0 end
        from generate_series(1, (p.id * 31 % 8)::int)) as mentions) as m order by id`,
    [technologies.map(({ id }) => id), technologies.length],
  );
  const ids = await pool.query<{ id: number }>("select id from company order by id");
  for (let at = 0; at < ids.rows.length; at += 2_000)
    await rewriteTechnologies(
      db,
      ids.rows.slice(at, at + 2_000).map(({ id }) => id),
    );
  await pool.query("truncate job_post_unread, company_technology_due");
  await pool.query("update job_post as p set body = ($1::text[])[1 + p.id % 500] where id > $2", [
    Array.from({ length: 500 }, (_, seed) => wholeText(randomNumbers(seed))),
    POSTS - READ,
  ]);
  await pool.query("truncate job_post_unread");
  await pool.query("insert into technology_backfill (list_version, last_post_id) values ($1, $2)", [
    TECHNOLOGIES_VERSION,
    POSTS,
  ]);
  await pool.query("vacuum analyze");
}

/** Returns a text that is as long as a real post and contains as many names of technologies. */
function wholeText(random: () => number): string {
  const name = () => technologies[Math.floor(technologies.length * random() ** 4)]?.name ?? "";
  const sentences = [
    () => `We use ${name()}, ${name()} and ${name()} in production and look after them ourselves.`,
    () => `Experience with ${name()} or ${name()} is a plus, as is an interest in how companies are run.`,
    () => "You work closely with our customers, and report to the head of the team in the office nearest to you.",
    () => "We offer a pension plan, 28 days of holiday, a budget for learning and a healthy balance of work and life.",
    () => "Our people come from many countries, and we welcome applications from all of them without exception.",
    () => "You will own projects from the first idea to the day on which they are in the hands of those who need them.",
  ];
  return Array.from({ length: 22 }, (_, at) => sentences[at < 2 ? at : Math.floor(1 + 5 * random())]?.()).join(" ");
}

const service = await forkService(url, { WORKERS: "0" });
const caller = openCaller(service.address, key);

const slug = (rank: number): string => technologies[Math.min(rank, technologies.length - 1)]?.slug ?? "";
const frequent = { technology: [slug(0)] };
const searches: Record<string, object> = {
  "no filter": {},
  "technology, frequent": { filters: frequent },
  "technology, rare": { filters: { technology: [slug(2_000)] } },
  "technology and role": { filters: { ...frequent, role: ["moves_from"] } },
  "technology, role, country and month": {
    filters: { ...frequent, role: ["uses"], country: ["DEU"], posted_after: new Date(Date.now() - 2.6e9) },
  },
  "role alone, rare": { filters: { role: ["moves_from"] } },
  "title, frequent": { filters: { title_contains: "data engineer" } },
  "title, beginning of a word": { filters: { title_contains: "Head of Ware" } },
  "title that no post has": { filters: { title_contains: "customers team" } },
  "text, in every post": { filters: { text: "experience customers" } },
  "text, in one of 20": { filters: { text: "word7" } },
  "text, in one of 1,000": { filters: { text: "word300 remote" } },
  "text, rare": { filters: { text: "word90001" } },
  "text and technology": { filters: { ...frequent, text: "word7" } },
  city: { filters: { city: ["city 0"] } },
  "department and seniority": { filters: { department: ["DATA"], seniority: ["HEAD", "VP"] } },
  "filters of companies": { filters: { company: { technology_include: [slug(5)], country_include: ["DEU"] } } },
  "50 technologies and a rare word": {
    filters: { technology: technologies.slice(0, 50).map((one) => one.slug), text: "word90001" },
  },
  "offset 9,900": { filters: frequent, offset: 9_900 },
  ...Object.fromEntries(
    ["company", "technology", "title", "department", "country", "week"].map((group_by) => [
      `by ${group_by}`,
      { filters: frequent, group_by },
    ]),
  ),
  "by technology, no filter": { group_by: "technology" },
};
const forms: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(
    Object.entries(searches).map(([name, body]) => [name, () => caller.post("/api/v1/job-posts/search", body)]),
  ),
  "accounts with a technology": () =>
    caller.post("/api/v2/account/filtered-accounts", { filters: { technology_include: [slug(3)] } }),
  "accounts without a technology": () =>
    caller.post("/api/v2/account/filtered-accounts", { filters: { technology_exclude: [slug(3)] } }),
};
const times = new Map(Object.keys(forms).map((name) => [name, [] as number[]]));
for (let run = -2; run < RUNS; run += 1)
  for (const [name, request] of Object.entries(forms)) {
    const start = performance.now();
    await request();
    if (run >= 0) times.get(name)?.push(performance.now() - start);
  }
const p95 = (name: string): number => quantile(times.get(name) ?? [], 0.95);
console.log(machine());
printTable(
  `${POSTS.toLocaleString("en-US")} job posts`,
  [...times].map(([name, measured]) => ({
    request: name,
    "median ms": milliseconds(median(measured)),
    "p95 ms": milliseconds(p95(name)),
    "relative to no filter": ratio(p95(name) / p95("no filter")),
  })),
);
await caller.close();
await service.stop();

/**
 * Extracts technologies from the posts with full texts, without updating the technologies of companies. Returns the
 * milliseconds per post.
 */
async function read(): Promise<number> {
  await pool.query("update technology_backfill set list_version = $1, last_post_id = $2", [
    TECHNOLOGIES_VERSION,
    POSTS - READ,
  ]);
  const start = performance.now();
  await readTechnologies({ db })({}, { signal: new AbortController().signal, log: silentLog });
  return (performance.now() - start) / READ;
}

/** Reads the same texts and writes the same rows with bare SQL. Returns the milliseconds per post. */
async function readBare(): Promise<number> {
  const start = performance.now();
  for (let from = POSTS - READ; from < POSTS; from += 500) {
    const range = [from, from + 500];
    await pool.query("select id, title, body from job_post where id > $1 and id <= $2 order by id", range);
    await pool.query("update job_post_reading set roles = roles where job_post_id > $1 and job_post_id <= $2", range);
  }
  return (performance.now() - start) / READ;
}

const readings: { whole: number; bare: number }[] = [];
for (let turn = 0; turn < 3; turn += 1) readings.push({ whole: await read(), bare: await readBare() });
const whole = median(readings.map((reading) => reading.whole));
const bare = median(readings.map((reading) => reading.bare));
printTable(`Extraction of technologies from ${READ.toLocaleString("en-US")} posts`, [
  {
    "µs a post": Math.round(1_000 * whole),
    "minutes for 5,000,000": Math.round((whole * 5e6) / 60_000),
    "relative to bare SQL": ratio(whole / bare),
  },
]);
await close();
