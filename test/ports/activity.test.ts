import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BoardVendor, JobBoardStandIn, type StandInJob } from "../../scripts/support/vendors/job-boards.ts";
import { StandIn, type StandInResponse } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { openJobBoard } from "../../server/adapters/activity/job-board.ts";
import { JOB_BOARD_VENDORS } from "../../server/adapters/activity/job-board-vendors.ts";
import { openNdjsonFeed } from "../../server/adapters/activity/ndjson-feed.ts";
import type { ActivityPage, ActivitySource } from "../../server/ports/activity.ts";

const never = new AbortController().signal;
const KEY = "key-of-the-feed";
const JOB: StandInJob = {
  ...{ id: 1, title: "Data engineer (R&D)" },
  ...{ text: "You know C++ & Node.js, and <T> types.", publishedAt: "2026-11-01T08:00:00.000Z" },
};

interface ActivityWorld {
  readonly source: ActivitySource;
  readonly http: StandIn;
  setJobs(jobs: readonly StandInJob[]): void;
}

async function openBoard(vendor: BoardVendor): Promise<ActivityWorld> {
  const time = new TestTime();
  const standIn = new JobBoardStandIn(vendor, time);
  const baseUrl = await standIn.http.listen();
  const options = { board: "northwind", companyDomain: "northwind.example", baseUrl, time };
  return {
    source: openJobBoard(JOB_BOARD_VENDORS[vendor], options),
    http: standIn.http,
    setJobs: (jobs) => {
      standIn.jobs = [...jobs];
    },
  };
}

async function openFeed(): Promise<ActivityWorld> {
  const time = new TestTime();
  let records: object[] = [];
  const http = new StandIn(time, ({ query, headers }) => {
    if (headers.authorization !== `Bearer ${KEY}`) return { status: 401 };
    const from = Number(query.get("cursor") ?? 0);
    const lines = [...records.slice(from), { cursor: String(records.length), has_more: false }];
    return { status: 200, body: lines.map((line) => JSON.stringify(line)).join("\n") };
  });
  const url = `${await http.listen()}/activity`;
  return {
    source: openNdjsonFeed({ url, key: KEY, time }),
    http,
    setJobs: (jobs) => {
      records = jobs.map(({ id, title, text, publishedAt }) => ({
        ...{ kind: "job-posts", company_domain: "northwind.example", url: `https://jobs.example/${id}` },
        ...{ title, text: `${text}\n\nApply\nTell us why`, posted_at: publishedAt },
      }));
    },
  };
}

async function read(world: ActivityWorld, bookmark: string | null = null): Promise<ActivityPage> {
  const result = await world.source.read(bookmark, never);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const worlds: Readonly<Record<string, () => Promise<ActivityWorld>>> = {
  greenhouse: () => openBoard("greenhouse"),
  lever: () => openBoard("lever"),
  "lever-eu": () => openBoard("lever-eu"),
  ashby: () => openBoard("ashby"),
  feed: openFeed,
};

describe.each(Object.entries(worlds))("an activity source: %s", (_name, open) => {
  let world: ActivityWorld;
  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.http.close());

  it("reads job posts as plain text, with their time of publication", async () => {
    world.setJobs([JOB]);
    const { records } = await read(world);
    expect(records).toMatchObject([
      {
        kind: "job-posts",
        fields: { company_domain: "northwind.example", title: "Data engineer (R&D)", posted_at: JOB.publishedAt },
      },
    ]);
    const [record] = records;
    expect(record?.fields.url).toMatch(/^https:\/\/.*\/1$/);
    const lines = String(record?.fields.text)
      .split(/\n+/)
      .map((line) => line.replace(/^[\s*]+/, ""));
    expect(lines).toEqual(["You know C++ & Node.js, and <T> types.", "Apply", "Tell us why"]);
  });

  it("reads nothing twice: only new records after the bookmark", async () => {
    world.setJobs([JOB]);
    const first = await read(world);
    expect(await read(world, first.bookmark)).toEqual({
      ...{ records: [], bookmark: first.bookmark, hasMore: false, isComplete: false },
    });
    world.setJobs([JOB, { ...JOB, id: 2 }]);
    const urls = (await read(world, first.bookmark)).records.map(({ fields }) => String(fields.url));
    expect(urls.at(-1)).toMatch(/\/2$/);
  });

  it("sends its name in every request", async () => {
    await read(world);
    expect(world.http.requests.map(({ headers }) => headers["user-agent"])).toEqual(["account-intelligence"]);
  });

  it.each<[string, StandInResponse, object]>([
    [
      "a rate limit",
      { status: 429, headers: { "retry-after": "7200" } },
      { reason: "rate_limited", retryAfterMs: 7_200_000 },
    ],
    ["a missing board", { status: 404 }, { reason: "not_found" }],
    ["an error", { status: 500, body: "Internal error" }, { reason: "unavailable" }],
    ["an HTML page of a proxy", { status: 200, body: "<html>Log in</html>" }, { reason: "unavailable" }],
    ["a response in another format", { status: 200, body: { message: "hello" } }, { reason: "unavailable" }],
    ["more than 32 MB", { status: 200, body: " ".repeat(33 * 1024 * 1024) }, { reason: "unavailable" }],
  ])("returns a failure for %s", async (_trouble, response, failure) => {
    world.http.inject({ on: /GET/, response, times: 10 });
    expect(await world.source.read(null, never)).toMatchObject({ ok: false, failure });
  });

  it("times out on a silent server, and stops when the signal aborts", async () => {
    world.http.inject({ on: /GET/, silent: true, times: 10 });
    expect(await world.source.read(null, never)).toMatchObject({ failure: { reason: "unavailable" } });
    expect(await world.source.read(null, AbortSignal.abort())).toMatchObject({ failure: { reason: "aborted" } });
  });
});

describe("a job board", () => {
  it("gets one request per read, whatever it returns", async () => {
    const world = await openBoard("greenhouse");
    world.http.inject({ on: /GET/, response: { status: 503 } });
    await world.source.read(null, never);
    expect(world.http.requests).toHaveLength(1);
    await world.http.close();
  });

  it("that returns an invalid time is read without the time", async () => {
    const world = await openBoard("lever");
    const rewrite = (body: unknown) => (body as object[]).map((job) => ({ ...job, createdAt: 1e300 }));
    world.http.inject({ on: /GET/, rewrite });
    world.setJobs([JOB]);
    expect(await read(world)).toMatchObject({ records: [{ fields: { title: JOB.title } }] });
    await world.http.close();
  });

  it("that lists nothing does not close posts, because some vendors return that for an unknown board", async () => {
    const world = await openBoard("ashby");
    expect(await read(world)).toMatchObject({
      records: [],
      isComplete: false,
      notice: expect.stringContaining("is empty or does not exist"),
    });
    world.setJobs([JOB]);
    expect(await read(world)).toMatchObject({ isComplete: true });
    await world.http.close();
  });
});

describe("a feed", () => {
  it("that ends before its cursor is rejected, and no message contains its key", async () => {
    const world = await openFeed();
    world.http.inject({ on: /GET/, response: { status: 200, body: '{"kind":"people"}\n' } });
    expect(await world.source.read(null, never)).toMatchObject({ failure: { reason: "unavailable" } });
    world.http.inject({ on: /GET/, response: { status: 401, body: KEY }, times: 10 });
    expect(JSON.stringify(await world.source.read(null, never))).not.toContain(KEY);
    await world.http.close();
  });
});
