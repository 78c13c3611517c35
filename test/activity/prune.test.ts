import { beforeEach, expect, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { pruneActivity } from "../../server/activity/prune.ts";
import { upsertJobPosts } from "../../server/catalogue/queries-job-posts.ts";
import { oneRow } from "../../server/db/statements.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { insertFoundSignal } from "../support/signals.ts";

const LATER = "2030-01-01T00:00:00.000Z";
const RETENTION = { jobPostTextDays: 730, socialPostDays: 730, evidenceDays: 1095 };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

function prune(now: string): Promise<void> {
  const run = pruneActivity({ db: database.db, clock: { now: () => new Date(now) }, retention: RETENTION });
  return run({}, { signal: new AbortController().signal, log: silentLog });
}

async function insertPosts(count: number): Promise<void> {
  const posts = Array.from({ length: count }, (_, index) => ({
    ...{ url: `https://jobs.example/${index}`, company_domain: "northwind.example", title: "Engineer", country: null },
    ...{ text: "You know Node.js.", posted_at: new Date("2026-03-01") },
  }));
  await upsertJobPosts(database.db, posts);
}

test("the texts of old job posts are deleted, but their words can still be searched", async () => {
  await insertPosts(1);
  await prune(new Date().toISOString());
  expect(await database.db.selectFrom("job_post").select("body").execute()).toEqual([{ body: "You know Node.js." }]);
  await prune(LATER);
  const found = await database.pool.query(
    "select title, body from job_post where words @@ phraseto_tsquery('simple', 'node js')",
  );
  expect(found.rows).toEqual([{ title: "Engineer", body: null }]);
});

test("several concurrent prunes delete the texts of old job posts in batches", async () => {
  await insertPosts(2500);
  // If both prunes drop the same month, one of them fails. In production, the queue retries it.
  await Promise.allSettled([prune(LATER), prune(LATER)]);
  await prune(LATER);
  const left = await database.db.selectFrom("job_post").select("id").where("body", "is not", null).execute();
  expect(left).toEqual([]);
});

test("old social posts are deleted with their engagements", async () => {
  const post = await oneRow(database.db)<{ id: number }>`
    insert into social_post (source_url, author_url, body, posted_at)
    values ('https://s.example/1', 'https://s.example/a', 'x', ${new Date()}) returning id`;
  const engagement = {
    social_post_id: post.id,
    actor_url: "https://s.example/b",
    kind: "reaction",
    engaged_at: new Date(),
  };
  await database.db.insertInto("social_engagement").values(engagement).execute();
  await prune(new Date().toISOString());
  expect(await database.db.selectFrom("social_engagement").select("id").execute()).toHaveLength(1);
  await prune(LATER);
  expect(await database.db.selectFrom("social_post").select("id").execute()).toEqual([]);
  expect(await database.db.selectFrom("social_engagement").select("id").execute()).toEqual([]);
});

test("the newest evidence of each account that a signal found is kept, however old it is", async () => {
  await insertPosts(1);
  const company = await database.db.selectFrom("company").select("id").executeTakeFirstOrThrow();
  const workspace = await createWorkspace(database.db);
  const signalId = await insertFoundSignal(database.db, workspace, "Rust", [company.id]);
  const run = await database.db.selectFrom("signal_run").select("id").executeTakeFirstOrThrow();
  const evidence = ["first", "second"].map((sentence) => ({
    ...{ signal_id: signalId, company_id: company.id, run_id: run.id, evidence_type: "job_post" },
    ...{ sentence, source_key: sentence },
  }));
  await database.db.insertInto("signal_evidence").values(evidence).execute();
  await prune(new Date().toISOString());
  expect(await database.db.selectFrom("signal_evidence").select("sentence").execute()).toHaveLength(2);
  await prune(LATER);
  await prune(LATER);
  expect(await database.db.selectFrom("signal_evidence").select("sentence").execute()).toEqual([
    { sentence: "second" },
  ]);
  expect(await database.db.selectFrom("signal_account").select("company_id").execute()).toEqual([
    { company_id: company.id },
  ]);
});
