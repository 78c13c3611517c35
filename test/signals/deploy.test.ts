import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { oneRow } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { insertRow, insertRows } from "../support/insert.ts";
import { startTestService } from "../support/service.ts";
import { insertFoundSignal } from "../support/signals.ts";

const PATHS = {
  "job posts": "/api/v2/signal/deploy/job-post-first-time-mention",
  traits: "/api/v2/signal/deploy/trait-only",
  activity: "/api/v2/signal/deploy/social-activity",
  listening: "/api/v1/signal/deploy/social-listening-agent",
  competitor: "/api/v1/signal/deploy/competitor-engagement-agent",
} as const;
type Kind = keyof typeof PATHS;

// No workers run, because these tests are only about deployment.
const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
const icp = await oneRow(db)<{ id: number }>`
    insert into icp (workspace_id, name) values (${owner.workspaceId}, 'Everybody') returning id`;
const icpId = icp.id;
await insertRows(db, "company", [
  { domain: "northwind.example", name: "Northwind" },
  { domain: "fabrikam.example", name: "Fabrikam", social_url: "https://social.example/company/fabrikam" },
]);

function valid(kind: Kind): Record<string, unknown> {
  const bodies = {
    "job posts": { name: "Mentions", term: "Kubernetes", icp_id: icpId },
    traits: { name: "Traits", icp_id: icpId },
    activity: { name: "Activity", social_url: "https://social.example/in/mara", icp_id: icpId },
    listening: { name: "Listening", search_query: "robots", timeframe: 30 },
    competitor: { name: "Competitor", social_url: "social.example/company/contoso" },
  };
  return bodies[kind];
}

function deploy(kind: Kind, change: Record<string, unknown> = {}, user: Pick<KeyOwner, "key" | "userId"> = owner) {
  const body = Object.fromEntries(
    Object.entries({ ...valid(kind), ...change }).filter(([, value]) => value !== undefined),
  );
  return call(service, "POST", PATHS[kind], { key: user.key, body, headers: { "X-User-ID": user.userId } });
}

const SOCIAL: Kind[] = ["activity", "listening", "competitor"];
const ON_CATALOGUE: Kind[] = ["job posts", "traits"];
const ALL: Kind[] = [...ON_CATALOGUE, ...SOCIAL];

/** Violations of one rule each: the kinds of signals with the rule, an invalid value, and the fault's location. */
const RULES: readonly (readonly [kinds: readonly Kind[], change: Record<string, unknown>, location: string])[] = [
  [ALL, { name: undefined }, "name"],
  [ALL, { name: "" }, "name"],
  [ALL, { name: "x".repeat(201) }, "name"],
  [ALL, { timeframe: 0 }, "timeframe"],
  [ON_CATALOGUE, { timeframe: 366 }, "timeframe"],
  [SOCIAL, { timeframe: 181 }, "timeframe"],
  [["listening"], { timeframe: undefined }, "timeframe"],
  [ALL, { max_credit_limit: 0 }, "max_credit_limit"],
  [ALL, { account_audience_name: "" }, "account_audience_name"],
  [ALL, { unknown_field: 1 }, "unknown_field"],
  [["job posts"], { term: undefined }, "term"],
  [["job posts"], { term: "" }, "term"],
  [["job posts"], { term: "+-+" }, "term"],
  [ON_CATALOGUE, { icp_id: undefined }, "icp_id"],
  [ON_CATALOGUE, { icp_id: null, accounts: null }, "icp_id"],
  [ON_CATALOGUE, { accounts: [] }, "accounts"],
  [ON_CATALOGUE, { accounts: [{ website: "northwind.example" }, {}] }, "accounts.1"],
  [["job posts", "traits", "activity"], { auto_enrich_people_emails: true }, "auto_enrich_people_emails"],
  [["competitor"], { auto_enrich_people_emails: true }, "auto_enrich_people_emails"],
  [["activity"], { icp_id: undefined }, "icp_id"],
  [["activity", "competitor"], { social_url: undefined }, "social_url"],
  [["activity", "competitor"], { social_url: "no address" }, "social_url"],
  [["listening"], { search_query: undefined }, "search_query"],
  [["listening"], { search_query: "robots AND (" }, "search_query"],
  [["listening"], { signal_target: "nobody" }, "signal_target"],
];

describe("deploying", () => {
  test.each(ALL)("%s is accepted with the contract's example", async (kind) => {
    const response = await deploy(kind);
    expect(response).toMatchObject({ status: 200, body: { status: "accepted" } });
    expect((response.body as { message: string }).message).toMatch(/^The signal is running now\./);
    expect(response.headers.get("X-Credits-Used")).toBe("0");
    expect(response.headers.get("X-Credits-Remaining")).toBe("1000");
  });

  test.each(RULES.flatMap(([kinds, change, location]) => kinds.map((kind) => [kind, location, change] as const)))(
    "%s with only an invalid %s (%j) is rejected with only that fault",
    async (kind, location, change) => {
      const response = await deploy(kind, change);
      expect(response.status).toBe(422);
      const { detail } = response.body as Schema["ValidationProblem"];
      expect(new Set(detail.map(({ loc }) => loc.join(".")))).toEqual(new Set([`body.${location}`]));
    },
  );

  test("an explicit null means the default", async () => {
    const timeframes = { "job posts": 90, traits: 90, activity: 7, competitor: 7 } as const;
    for (const [kind, timeframe] of Object.entries(timeframes)) {
      const { body } = await deploy(kind as Kind, { timeframe: null });
      const { signal_id } = body as Schema["DeploySignalResponse"];
      const read = await call(service, "GET", `/api/v1/signal/${signal_id}`, { key: owner.key });
      expect(read.body).toMatchObject({ signal: { timeframe, repeat: false, max_credit_limit: null } });
    }
  });

  test("accounts that cannot be found are reported: the first 20 and their number", async () => {
    const unknown = Array.from({ length: 25 }, (_, place) => ({ website: `nobody-${place}.example` }));
    const known = [
      { website: "https://www.northwind.example/about" },
      { social_url: "Social.example/company/Fabrikam/" },
    ];
    const { body } = await deploy("traits", { icp_id: null, accounts: [...known, ...unknown] });
    const { message } = body as Schema["DeploySignalResponse"];
    expect(message).toMatch(/^The signal is running now\. 25 of 27 accounts could not be found: nobody-0\.example, /);
    expect(message).toMatch(/nobody-19\.example and 5 more\.$/);
  });

  test("long websites that cannot be found are reported in shortened form", async () => {
    const accounts = Array.from({ length: 20 }, (_, place) => ({
      website: `nobody-${place}.${"x".repeat(1980)}.example`,
    }));
    const response = await deploy("traits", { icp_id: null, accounts });
    expect(response).toMatchObject({ status: 200 });
    expect((response.body as Schema["DeploySignalResponse"]).message).toMatch(/nobody-0\.x+…, .*nobody-19\.x+…\.$/);
  });

  test("a profile URL without a protocol is rejected if it would be too long with a protocol", async () => {
    const profile = (length: number) => "social.example/in/".padEnd(length, "x");
    expect(await deploy("competitor", { social_url: profile(493) })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "social_url"] }] },
    });
    const longest = await deploy("competitor", { social_url: profile(492) });
    const { signal_id } = longest.body as Schema["DeploySignalResponse"];
    const read = await call(service, "GET", `/api/v1/signal/${signal_id}`, { key: owner.key });
    expect(read).toMatchObject({ status: 200, body: { signal: { subject: `https://${profile(492)}` } } });
  });

  test("a workspace has at most 500 repeating signals that have not ended", async () => {
    const busy = await createKeyOwner(db);
    await insertFoundSignal(db, busy, "ended");
    await insertRows(
      db,
      "signal",
      Array.from({ length: 499 }, (_, place) => ({
        ...{ workspace_id: busy.workspaceId, user_id: busy.userId, name: `Signal ${place}`, type: "trait_only" },
        ...{ status: "scheduled", repeat: true, timeframe_days: 90 },
        ...{ account_audience_name: "A", people_audience_name: "P" },
      })),
    );
    const responses = await Promise.all([1, 2].map(() => deploy("listening", { repeat: true }, busy)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ error_code: "LIMIT_REACHED" });
    expect((await deploy("listening", {}, busy)).status).toBe(200);
  });
});

describe("signals", () => {
  test("are listed newest first, by kind and by status", async () => {
    const user = await createKeyOwner(db);
    await insertFoundSignal(db, user, "Done");
    for (const name of ["one", "two"]) await deploy("listening", { name }, user);
    const list = async (body: unknown) =>
      (await call(service, "POST", "/api/v1/signal/get-signal-list", { key: user.key, body }))
        .body as Schema["SignalList"];
    const names = async (body: unknown) => (await list(body)).signals.map(({ signal_name }) => signal_name);
    expect(await names({})).toEqual(["two", "one", "Done"]);
    expect(await names({ filters: { signal_type: ["social_listening"] }, pagination: { limit: 1 } })).toEqual(["two"]);
    expect(await names({ filters: { status: ["completed"] } })).toEqual(["Done"]);
    const unknown = await call(service, "POST", "/api/v1/signal/get-signal-list", {
      key: user.key,
      body: { filters: { statuses: [] } },
    });
    expect(unknown).toMatchObject({
      status: 400,
      body: { error_code: "UNKNOWN_FILTER", details: { closest: "status" } },
    });
  });

  test("that wait for a run publish an event when they are stopped", async () => {
    const user = await createKeyOwner(db);
    await insertRow(db, "webhook_endpoint", {
      ...{ id: "wh_stop", workspace_id: user.workspaceId, url: "http://127.0.0.1:9/", host: "127.0.0.1:9" },
      events: ["signal.stopped"],
    });
    const listening = valid("listening");
    const deployed = [await deploy("listening", listening, user), await deploy("listening", listening, user)];
    const [waiting = 0, scheduled = 0] = deployed.map(({ body }) => (body as Schema["DeploySignalResponse"]).signal_id);
    const started_at = new Date("2026-03-01T09:29:00.000Z");
    const finished_at = new Date("2026-03-01T09:30:00.000Z");
    await insertRow(db, "signal_run", {
      ...{ signal_id: scheduled, status: "completed", account_count: 3, credits_consumed: 30 },
      ...{ started_at, finished_at, message: "Excluded people whose company is not in the catalogue: 1." },
    });
    await db.updateTable("signal").set({ status: "scheduled" }).where("id", "=", scheduled).execute();
    for (const id of [waiting, scheduled])
      expect((await call(service, "POST", `/api/v1/signal/${id}/stop`, { key: user.key })).status).toBe(200);
    const rows = await db.selectFrom("webhook_event").select("body").orderBy("created_at").execute();
    const events = rows.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const message = "The signal was stopped.";
    expect(events).toMatchObject([
      { type: "signal.stopped", data: { signal_id: waiting, account_count: 0, credits_consumed: 0, message } },
      {
        type: "signal.stopped",
        data: {
          ...{ signal_id: scheduled, account_count: 3, credits_consumed: 30, message },
          ...{ started_at: started_at.toISOString(), finished_at: finished_at.toISOString() },
        },
      },
    ]);
  });

  test("of an unknown ideal customer profile are rejected with a message that does not confuse it with a person's profile", async () => {
    expect(await deploy("activity", { icp_id: 999_999 })).toMatchObject({
      status: 404,
      body: { error_code: "NOT_FOUND", message: "There is no such ideal customer profile." },
    });
  });

  test("can be stopped once, and a profile in use is deleted only with force", async () => {
    const icp = await oneRow(db)<{ id: number }>`
      insert into icp (workspace_id, name) values (${owner.workspaceId}, 'In use') returning id`;
    const { body } = await deploy("traits", { icp_id: icp.id, repeat: true });
    const { signal_id, campaign_id } = body as Schema["DeploySignalResponse"];
    expect(campaign_id).toBe(signal_id);
    expect((await call(service, "DELETE", `/api/v1/icps/${icp.id}`, { key: owner.key })).status).toBe(409);
    const stop = () => call(service, "POST", `/api/v1/signal/${signal_id}/stop`, { key: owner.key });
    expect(await stop()).toMatchObject({ status: 200, body: { signal_id, status: "stopped" } });
    expect(await stop()).toMatchObject({ status: 409, body: { error_code: "SIGNAL_ALREADY_FINISHED" } });
    expect((await call(service, "DELETE", `/api/v1/icps/${icp.id}`, { key: owner.key })).status).toBe(409);
    expect((await call(service, "DELETE", `/api/v1/icps/${icp.id}?force=true`, { key: owner.key })).status).toBe(200);
  });
});

test("an unknown profile is reported at deployment, unlike a profile in the catalogue", async () => {
  const unknown = await deploy("activity", {
    social_url: "https://www.social.example/in/nobody/recent-activity/all/?feedView=all",
  });
  expect(unknown.body).toMatchObject({ message: expect.stringContaining("This profile is unknown") });
  const known = await deploy("competitor", { social_url: "https://social.example/company/fabrikam" });
  expect((known.body as Schema["DeploySignalResponse"]).message).not.toContain("Nothing is known");
});

test("the time window of a signal on social activity cannot be changed to more than 180 days", async () => {
  const { body } = await deploy("activity");
  const path = `/api/v1/signal/${(body as Schema["DeploySignalResponse"]).signal_id}`;
  const change = (timeframe: number) => call(service, "PATCH", path, { key: owner.key, body: { timeframe } });
  expect(await change(181)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body", "timeframe"], type: "less_than_equal" }] },
  });
  expect(await change(180)).toMatchObject({ status: 200, body: { signal: { timeframe: 180 } } });
});

test("a repeating signal that is due remains due when repeat is set again", async () => {
  const { body } = await deploy("traits", { repeat: true });
  const id = (body as Schema["DeploySignalResponse"]).signal_id;
  const due = new Date(Date.now() - 60_000);
  await db.updateTable("signal").set({ status: "scheduled", next_run_at: due }).where("id", "=", id).execute();
  const changed = await call(service, "PATCH", `/api/v1/signal/${id}`, { key: owner.key, body: { repeat: true } });
  expect(changed).toMatchObject({ status: 200, body: { signal: { status: "scheduled" } } });
  expect((changed.body as Schema["SignalResponse"]).signal.next_run_at).toBe(due.toISOString());
});

test("a signal's name, limits, window, audiences and term options can be changed, and it can be paused, resumed, run and deleted", async () => {
  const { body } = await deploy("job posts", { repeat: true });
  const path = `/api/v1/signal/${(body as Schema["DeploySignalResponse"]).signal_id}`;
  const change = {
    ...{ name: "Renamed", max_credit_limit: 70, timeframe: 30, account_audience_name: "Hiring" },
    term_options: { also: ["EKS"], not: ["k8s"] },
    exclude: { customers: true, domains: ["fabrikam.example"] },
  };
  const { account_audience_name: _, max_credit_limit, timeframe, term_options } = change;
  const changed = await call(service, "PATCH", path, { key: owner.key, body: change });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      signal: {
        ...{ signal_name: "Renamed", max_credit_limit, timeframe, term_options, exclude: change.exclude },
        spellings: expect.arrayContaining(["Kubernetes", "EKS"]),
      },
    },
  });
  expect((changed.body as Schema["SignalResponse"]).signal.spellings).not.toContain("k8s");
  for (const [verb, status] of [
    ["pause", "paused"],
    ["resume", "scheduled"],
    ["run", "accepted"],
  ])
    expect(await call(service, "POST", `${path}/${verb}`, { key: owner.key })).toMatchObject({
      status: 200,
      body: { status },
    });
  const found = await call(service, "GET", `${path}/results?found_after=2020-01-01T00:00:00Z`, { key: owner.key });
  expect(found).toMatchObject({ status: 200, body: { results: [], total_accounts: 0 } });
  expect((await call(service, "DELETE", path, { key: owner.key })).status).toBe(200);
  expect((await call(service, "GET", path, { key: owner.key })).status).toBe(404);
});
