import { sql } from "kysely";
import { expect, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { pruneActivity } from "../../server/activity/prune.ts";
import { rewriteProfileAddresses } from "../../server/catalogue/profile-addresses.ts";
import { insertEngagements } from "../../server/catalogue/queries-engagements.ts";
import { upsertJobPosts } from "../../server/catalogue/queries-job-posts.ts";
import { insertSocialPosts } from "../../server/catalogue/queries-social-posts.ts";
import type { Db } from "../../server/db/connect.ts";
import { createMonths, listPartitions } from "../../server/db/partitions/months.ts";
import { JOB_POST, SOCIAL_ENGAGEMENT, SOCIAL_POST } from "../../server/db/partitions/tables.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { readTechnologies } from "../../server/signals/technologies/read-posts.ts";
import { createTestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { partitionTable } from "../support/partition-table.ts";

const DAY = 86_400_000;
const TABLES = [SOCIAL_POST, SOCIAL_ENGAGEMENT, JOB_POST];
const secrets = createSecrets("x".repeat(32));
const context = { signal: new AbortController().signal, log: silentLog };
const START = new Date("2026-01-10T00:00:00Z");

/** Partitions the tables as of `START`, and creates a partition for each month until now. */
async function partition(db: Db, tables = TABLES) {
  for (const table of tables) {
    await partitionTable(db, table, { now: START, log: () => undefined });
    await createMonths(db, table, new Date());
  }
}

const author = { social_url: "https://network.example/in/author", name: "Ada", title: null, company_domain: null };
const socialPost = (name: string, text = name) => ({
  ...{ url: `https://posts.example/${name}`, author, text, posted_at: new Date("2026-01-05") },
});
const comment = (post: string, actor: string, text = "Yes.") => ({
  ...{ post_url: `https://posts.example/${post}`, kind: "comment" as const, text, at: new Date("2026-01-06") },
  actor: { ...author, social_url: actor },
});
const jobPost = (name: string, text = name) => ({
  ...{ url: `https://jobs.example/${name}`, company_domain: "northwind.example", title: "Engineer", country: null },
  ...{ text, posted_at: new Date("2026-01-05") },
});
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, place) => `${prefix}-${place}`);

/** Inserts a post first seen at `at`, with an engagement first seen at each of `engagedAt`. */
async function insertSeen(db: Db, name: string, at: string, engagedAt: readonly string[], postedAt = at) {
  await sql`
    with post as (
      insert into social_post (source_url, author_url, body, posted_at, first_seen_at)
      values (${`https://posts.example/${name}`}, 'https://a.example', ${name}, ${postedAt}, ${at}) returning id
    )
    select id from post`.execute(db);
  for (const time of engagedAt)
    await sql`
      insert into social_engagement (social_post_id, actor_url, kind, engaged_at, first_seen_at)
      select id, ${`https://actors.example/${time}`}, 'reaction', ${time}, ${time} from social_post
      where source_url = ${`https://posts.example/${name}`}`.execute(db);
}

async function listPosts(db: Db) {
  const rows = await listRows(db)<{ post: string; engagements: number }>`
    select replace(s.source_url, 'https://posts.example/', '') as post, count(e.id)::int as engagements
    from social_post as s left join social_engagement as e on e.social_post_id = s.id group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ post, engagements }) => [post, engagements]));
}

async function count(db: Db, table: string): Promise<number> {
  return oneValue(db)<number>`select count(*)::int as count from ${sql.table(table)}`;
}

function prune(db: Db, now: Date) {
  const retention = { jobPostTextDays: 100, socialPostDays: 100, evidenceDays: 1000 };
  return pruneActivity({ db, clock: { now: () => now }, retention })({}, context);
}

test("full tables are partitioned while activity is written: nothing is lost or duplicated, and no write fails", async () => {
  const { db } = await createTestDatabase();
  await insertSocialPosts(
    db,
    secrets,
    names("old", 500).map((name) => socialPost(name)),
  );
  await upsertJobPosts(
    db,
    names("old", 500).map((name) => jobPost(name)),
  );
  let isConverting = true;
  let inserted = 0;
  const write = async (writer: number) => {
    for (let round = 0; isConverting || round < 10; round += 1) {
      const given = [`old-${round % 500}`, `shared-${round}`, `own-${writer}-${round}`];
      await db.transaction().execute(async (transaction) => {
        const posts = await insertSocialPosts(
          transaction,
          secrets,
          given.map((name) => socialPost(name)),
        );
        const engagements = given.map((name) => comment(name, "https://network.example/in/actor"));
        const comments = await insertEngagements(transaction, secrets, engagements);
        expect([...posts.rejected, ...comments.rejected]).toEqual([]);
      });
      const options = { jobPosts: { otherText: "replace" as const, sourceId: null } };
      const jobs = await upsertJobPosts(
        db,
        given.map((name) => jobPost(name, `${writer} ${round}`)),
        options,
      );
      inserted += jobs.inserted;
    }
  };
  const work = Promise.all([write(1), write(2)]);
  for (const table of TABLES)
    await partitionTable(db, table, { now: new Date(), log: () => undefined }).catch((error: unknown) => {
      isConverting = false;
      throw error;
    });
  isConverting = false;
  await work;
  const rows = await listRows(db)`
    select (select count(*) = count(distinct source_url) from social_post) as posts_once,
      (select count(*) = count(distinct source_url) and count(*) = ${500 + inserted} from job_post) as jobs_once,
      (select count(*) = count(distinct (social_post_id, actor_url)) from social_engagement) as engagements_once,
      not exists (select from social_engagement where social_post_id not in (select id from social_post)) as complete`;
  expect(rows).toEqual([{ posts_once: true, jobs_once: true, engagements_once: true, complete: true }]);
  expect(await count(db, "social_post")).toBe(await count(db, "job_post"));
});

test.each(["partitioned", "not partitioned"])(
  "activity of any month is stored once, even by several concurrent writers: %s",
  async (form) => {
    const { db } = await createTestDatabase();
    await insertSeen(db, "first", "2025-12-20", []);
    if (form === "partitioned") await partition(db);
    await insertSeen(db, "spring", "2026-04-20", []);
    const posts = ["first", "spring", "now"].map((name) => socialPost(name));
    const results = await Promise.all([1, 2, 3].map(() => insertSocialPosts(db, secrets, posts)));
    expect(results.map(({ inserted }) => inserted).toSorted()).toEqual([0, 0, 1]);
    const again = await insertSocialPosts(db, secrets, [socialPost("spring", "Other"), socialPost("now", "Other")]);
    expect(again.rejected.map(({ index }) => index)).toEqual([0, 1]);
    const comments = posts.map(({ text }) => comment(text, "https://network.example/in/b"));
    const written = await Promise.all([1, 2, 3].map(() => insertEngagements(db, secrets, comments)));
    expect(written.map(({ inserted }) => inserted).toSorted()).toEqual([0, 0, 3]);
    expect(await listPosts(db)).toEqual({ first: 1, now: 1, spring: 1 });
  },
);

test.each(["partitioned", "not partitioned"])(
  "two concurrent writers of a job post update the same row, which keeps the later text: %s",
  async (form) => {
    const { db } = await createTestDatabase();
    await upsertJobPosts(db, [jobPost("before", "Old")]);
    if (form === "partitioned") await partition(db);
    const options = { jobPosts: { otherText: "replace" as const, sourceId: null } };
    let write: Promise<unknown> | undefined;
    await db.transaction().execute(async (transaction) => {
      await upsertJobPosts(transaction, [jobPost("before", "First"), jobPost("new", "First")], options);
      write = upsertJobPosts(db, [jobPost("new", "Second"), jobPost("before", "Second")], options);
      await untilWaitingForLocks(db, 1);
    });
    expect(await write).toMatchObject({ inserted: 0, updated: 2 });
    const rows = await listRows(db)`
      select source_url, body, (select count(*)::int from job_post_earlier_text
        where job_post_id = job_post.id) as earlier
      from job_post order by source_url`;
    expect(rows).toEqual([
      { source_url: "https://jobs.example/before", body: "Second", earlier: 2 },
      { source_url: "https://jobs.example/new", body: "Second", earlier: 1 },
    ]);
    await readTechnologies({ db })({}, { signal: new AbortController().signal, log: silentLog });
    expect(await count(db, "job_post_reading")).toBe(2);
    await sql`delete from job_post where source_url = 'https://jobs.example/new'`.execute(db);
    expect([await count(db, "job_post_reading"), await count(db, "company_technology_due")]).toEqual([1, 1]);
    await sql`delete from company`.execute(db);
    expect([await count(db, "job_post"), await count(db, "job_post_earlier_text")]).toEqual([0, 0]);
  },
);

test.each(["partitioned", "not partitioned"])(
  "an engagement belongs to a post, and is deleted with it: %s",
  async (form) => {
    const { db } = await createTestDatabase();
    await insertSeen(db, "one", "2025-12-20", ["2025-12-21"]);
    if (form === "partitioned") await partition(db);
    await insertSeen(db, "two", "2026-03-20", ["2026-03-21", "2026-06-01"]);
    const orphan = sql`
      insert into social_engagement (social_post_id, actor_url, kind, engaged_at) values (0, 'a', 'reaction', now())`;
    await expect(orphan.execute(db)).rejects.toThrow("social_engagement_social_post_id_fkey");
    await sql`delete from social_post where source_url like '%/two'`.execute(db);
    expect(await listPosts(db)).toEqual({ one: 1 });
    expect(await count(db, "social_engagement")).toBe(1);
  },
);

test("an engagement is stored once, even after its profile address was rewritten to the canonical one", async () => {
  const { db } = await createTestDatabase();
  const [mobile, canonical] = ["https://de.linkedin.com/in/ada", "https://linkedin.com/in/ada"];
  await insertSeen(db, "one", "2025-12-20", []);
  await partition(db);
  const stored = sql`
    insert into social_engagement (social_post_id, actor_url, kind, engaged_at, body)
    select id, ${mobile}, 'comment', now(), 'Yes.' from social_post on conflict do nothing`;
  await stored.execute(db);
  await rewriteProfileAddresses({ db })({}, context);
  const repeated = await insertEngagements(db, secrets, [comment("one", canonical)]);
  expect(repeated).toMatchObject({ inserted: 0, updated: 1 });
  await stored.execute(db);
  await rewriteProfileAddresses({ db })({}, context);
  const rows = await listRows(db)`select actor_url from social_engagement`;
  expect(rows).toEqual([{ actor_url: canonical }]);
});

test.each([
  ["all are partitioned", TABLES],
  ["only posts are partitioned", [SOCIAL_POST]],
  ["only engagements are partitioned", [SOCIAL_ENGAGEMENT]],
  ["none is partitioned", []],
])("concurrent prunes delete old social posts with all their engagements: %s", async (_form, tables) => {
  const { db } = await createTestDatabase();
  await insertSeen(db, "first", "2025-12-20", ["2025-12-21"]);
  await partition(db, [...tables]);
  await insertSeen(db, "march", "2026-03-20", ["2026-03-21", "2026-05-01", "2026-09-02"]);
  await insertSeen(db, "april", "2026-04-20", ["2026-05-01", "2026-09-02"]);
  await insertSeen(db, "april in the future", "2026-04-20", ["2026-05-01", "2026-09-02"], "2026-10-01");
  await insertSeen(db, "july", "2026-07-10", ["2026-07-11", "2026-09-02"]);
  const now = new Date(Date.parse("2026-06-01") + 100 * DAY);
  await Promise.allSettled([prune(db, now), prune(db, now)]);
  await prune(db, now);
  expect(await listPosts(db)).toEqual({ "april in the future": 2, july: 2 });
  expect(await count(db, "social_engagement")).toBe(4);
  for (const table of tables) {
    const kept = (await listPartitions(db, table)).map(({ name }) => name.replace(`${table.name}_`, ""));
    const months = ["202606", "202607", "202608", "202609", "202610", "202611"];
    const withFuture = { social_post: ["202604"], social_engagement: ["202605"] }[table.name];
    if (withFuture) expect(kept).toEqual(expect.arrayContaining([...withFuture, ...months, "other"]));
    if (withFuture) expect(kept.filter((name) => name < withFuture[0]! || name.startsWith("before"))).toEqual([]);
  }
  const rewritten = await insertSocialPosts(db, secrets, [socialPost("march"), socialPost("july")]);
  expect(rewritten).toMatchObject({ inserted: 1, unchanged: 1 });
});

test("only the texts of job posts expire: their partitions keep titles and words", async () => {
  const { db } = await createTestDatabase();
  await upsertJobPosts(db, [jobPost("before")]);
  await sql`update job_post set first_seen_at = '2025-12-20'`.execute(db);
  await partition(db);
  const months = await listPartitions(db, JOB_POST);
  await sql`
    insert into job_post (company_id, source_url, title, body, posted_at, first_seen_at)
    select company_id, 'https://jobs.example/spring', title, 'Rust', posted_at, '2026-03-20' from job_post`.execute(db);
  await prune(db, new Date());
  const rows = await listRows(db)`
    select body, words <> '' as has_words from job_post order by id`;
  expect(rows).toEqual([
    { body: null, has_words: true },
    { body: null, has_words: true },
  ]);
  expect(await listPartitions(db, JOB_POST)).toEqual(months);
});
