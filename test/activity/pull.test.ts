import { beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { pullActivity } from "../../server/activity/pull.ts";
import { insertBoard, listSources } from "../../server/activity/queries.ts";
import type { ActivityPage, ActivityRecord, ActivitySource } from "../../server/ports/activity.ts";
import type { VendorResult } from "../../server/ports/vendor.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { TestClock } from "../support/test-clock.ts";

const HOUR_MS = 3_600_000;
const context = { signal: new AbortController().signal, log: silentLog };

let database: TestDatabase;
let clock: TestClock;
/** The responses of the source, in order; the last one is repeated. */
let responses: VendorResult<ActivityPage>[];
let bookmarks: (string | null)[];
beforeEach(async () => {
  database = await createTestDatabase();
  clock = new TestClock();
  // The database records due times with its own clock, which must not be ahead of the test's clock.
  clock.advance(60_000);
  bookmarks = [];
});

function pull(feedUrl?: string) {
  const source: ActivitySource = {
    read: async (bookmark) => {
      bookmarks.push(bookmark);
      const response = responses.length > 1 ? responses.shift() : responses[0];
      if (response === undefined) throw new Error("No response is left.");
      return response;
    },
  };
  const secrets = createSecrets("x".repeat(32));
  return pullActivity({ db: database.db, secrets, clock, feedUrl, open: () => source })({}, context);
}

function post(id: number, text = "You know Rust."): ActivityRecord {
  const posted_at = "2026-03-01";
  const url = `https://boards.example/${id}`;
  return {
    kind: "job-posts",
    fields: { company_domain: "northwind.example", url, title: "Engineer", text, posted_at },
  };
}
function page(records: ActivityRecord[], rest: Partial<ActivityPage> = {}): VendorResult<ActivityPage> {
  return { ok: true, value: { records, bookmark: "1", hasMore: false, isComplete: true, ...rest } };
}
function posts() {
  return database.db.selectFrom("job_post").select(["source_url", "body", "closed_at"]).orderBy("source_url").execute();
}
async function addBoard() {
  await insertBoard(database.db, { kind: "greenhouse", name: "northwind", companyDomain: "northwind.example" });
}

describe("a board", () => {
  beforeEach(addBoard);

  test("that may not exist is recorded with its vendor's notice, and does not count as pulled", async () => {
    responses = [page([], { isComplete: false, notice: "Ashby lists no jobs of northwind." })];
    await pull();
    expect(await listSources(database.db)).toMatchObject([{ last_error: "Ashby lists no jobs of northwind." }]);
  });

  test("is pulled at most hourly: changed posts are updated, missing ones closed, and relisted ones reopened", async () => {
    responses = [page([post(1), post(2)])];
    await pull();
    await pull();
    expect(bookmarks).toEqual([null]);

    responses = [page([post(1, "You know Go.")])];
    clock.advance(HOUR_MS);
    await pull();
    expect(await posts()).toEqual([
      { source_url: "https://boards.example/1", body: "You know Go.", closed_at: null },
      { source_url: "https://boards.example/2", body: "You know Rust.", closed_at: expect.any(Date) },
    ]);

    responses = [page([post(1, "You know Go."), post(2)])];
    clock.advance(HOUR_MS);
    await pull();
    expect((await posts()).map(({ closed_at }) => closed_at)).toEqual([null, null]);
    expect(bookmarks).toEqual([null, "1", "1"]);
  });

  test("that several workers pull is read once an hour, and its posts are stored once", async () => {
    responses = [page([post(1)])];
    await Promise.all([pull(), pull(), pull()]);
    expect(bookmarks).toEqual([null]);
    expect(await posts()).toHaveLength(1);
  });

  test("that fails is skipped for one hour, then for two, or for the requested Retry-After", async () => {
    const failure = { reason: "rate_limited", message: "Too many.", mayHaveHappened: false } as const;
    responses = [{ ok: false, failure: { ...failure, retryAfterMs: null } }];
    await pull();
    clock.advance(HOUR_MS);
    await pull();
    clock.advance(HOUR_MS);
    await pull();
    expect(bookmarks).toHaveLength(2);
    responses = [{ ok: false, failure: { ...failure, retryAfterMs: 10 * HOUR_MS } }];
    clock.advance(HOUR_MS);
    await pull();
    clock.advance(9 * HOUR_MS);
    await pull();
    expect(bookmarks).toHaveLength(3);
    expect(await listSources(database.db)).toMatchObject([{ failure_count: 3, last_error: "Too many." }]);

    responses = [page([post(1)])];
    clock.advance(HOUR_MS);
    await pull();
    expect(await listSources(database.db)).toMatchObject([{ failure_count: 0, last_error: null }]);
  });

  test("with invalid posts is stored without them, and the first fault is reported", async () => {
    responses = [page([post(1), { kind: "job-posts", fields: { ...post(2).fields, posted_at: "soon" } }])];
    await pull();
    expect(await posts()).toHaveLength(1);
    expect((await listSources(database.db))[0]?.last_error).toMatch(
      /^Records rejected: 1\. The first: .*posted_at "soon" is not a date/,
    );
  });
});

describe("the feed", () => {
  test("is read page by page, and resumes at its cursor after a failure", async () => {
    const unavailable = {
      reason: "unavailable",
      message: "Gone.",
      retryAfterMs: null,
      mayHaveHappened: false,
    } as const;
    responses = [
      page([post(1)], { bookmark: "a", hasMore: true, isComplete: false }),
      { ok: false, failure: unavailable },
    ];
    await pull("https://feed.example");
    expect(await posts()).toHaveLength(1);
    responses = [page([post(2)], { bookmark: "b", isComplete: false })];
    clock.advance(HOUR_MS);
    await pull("https://feed.example");
    expect(bookmarks).toEqual([null, "a", "a"]);
    expect((await posts()).map(({ closed_at }) => closed_at)).toEqual([null, null]);
    expect(await listSources(database.db)).toMatchObject([{ kind: "feed", bookmark: "b" }]);
    await pull(undefined);
    expect(await listSources(database.db)).toEqual([]);
  });

  test("may contain every kind of record, and an unknown kind is reported", async () => {
    const fields = { social_url: "social.example/in/ada", full_name: "Ada", title: "CTO", company_domain: "a.example" };
    responses = [
      page(
        [
          { kind: "people", fields },
          { kind: "houses", fields },
        ],
        { isComplete: false },
      ),
    ];
    await pull("https://feed.example");
    expect(await database.db.selectFrom("person").select("full_name").execute()).toEqual([{ full_name: "Ada" }]);
    expect((await listSources(database.db))[0]?.last_error).toMatch(/kind "houses" is not one of companies, people/);
  });
});
