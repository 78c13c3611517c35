import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { findCredits, grant, spend } from "../../server/credits/public.ts";
import { listRows, listValues, oneValue } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import type { LanguageModel } from "../../server/ports/language-model.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { exportResults } from "../../server/signals/export.ts";
import { signals } from "../../server/signals/handlers.ts";
import { lockSignal } from "../../server/signals/queries-update.ts";
import { endRun, stopSignal } from "../../server/signals/runs/end-run.ts";
import { claimRun } from "../../server/signals/runs/queries-run.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { scheduleSignals } from "../../server/signals/runs/schedule.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startHttpApp } from "../support/http-app.ts";
import { insertRow } from "../support/insert.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { createSignalWorld, type SignalWorld } from "./world.ts";

const DAY = 86_400_000;
const context = { signal: new AbortController().signal, log: silentLog };

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db, 100);
});

async function fetchSignal(id: number) {
  return world.db
    .selectFrom("signal")
    .select(["status", "next_run_at", "credits_consumed", "account_count", "failures_in_a_row", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function fetchLastRun(id: number) {
  return world.db
    .selectFrom("signal_run")
    .select(["id", "status", "message", "error_message", "claim_number"])
    .where("signal_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
}

describe("credits", () => {
  test("a limit is never exceeded over all runs, and ends the signal", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, max_credit_limit: 25, repeat: true });
    await world.run(signalId);
    expect(await fetchSignal(signalId)).toMatchObject({ status: "stopped", credits_consumed: 20, account_count: 2 });
    expect(await fetchLastRun(signalId)).toMatchObject({
      status: "stopped",
      message: "The signal reached its credit limit.",
    });
    expect(await findCredits(world.db, world.workspaceId)).toMatchObject({ balance: 80 });
  });

  test("a limit that a run uses up exactly ends the signal too", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, max_credit_limit: 40, repeat: true });
    await world.run(signalId);
    const ended = { status: "stopped", next_run_at: null, credits_consumed: 40, account_count: 4 };
    expect(await fetchSignal(signalId)).toMatchObject(ended);
    expect(await fetchLastRun(signalId)).toMatchObject({
      status: "stopped",
      message: expect.stringContaining("The signal reached its credit limit."),
    });
  });

  test("a run stops when the workspace runs out of credits, and a repeating signal runs again the next day", async () => {
    const spender = await world.deploy("traitOnly", {
      ...{ accounts: [{ website: "litware.example" }, { website: "contoso.example" }], people_audience_name: "People" },
    });
    await world.run(spender);
    expect(await findCredits(world.db, world.workspaceId)).toMatchObject({ balance: 20 });
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    await world.run(signalId);
    const { status, next_run_at, created_at, account_count } = await fetchSignal(signalId);
    expect({ status, account_count }).toEqual({ status: "scheduled", account_count: 2 });
    expect(next_run_at?.getTime()).toBe(created_at.getTime() + DAY);
    expect(await fetchLastRun(signalId)).toMatchObject({
      status: "stopped",
      message: "The workspace ran out of credits.",
    });
  });

  test("results that the credits did not cover are found the next day", async () => {
    const { db, workspaceId } = world;
    await spend(db, { workspaceId, reference: "elsewhere", reason: "test" }, 90);
    await world.socialPost("northwind CTO", "Robots sort parcels.", 1);
    await world.socialPost("fabrikam CTO", "More robots.", 2);
    const signalId = await world.deploy("socialListening", {
      ...{ search_query: "robots", timeframe: 30, repeat: true, signal_target: "account" as const },
    });
    await world.run(signalId);
    expect(Object.keys((await world.found(signalId)).accounts)).toEqual(["northwind.example"]);
    await grant(db, { workspaceId, reference: "more", reason: "test" }, 100);
    world.clock.advance(DAY);
    await world.run(signalId);
    expect(await world.found(signalId)).toMatchObject({
      accounts: { "northwind.example": ["Robots sort parcels."], "fabrikam.example": ["More robots."] },
      credits: 20,
    });
  });

  test("credits cover the best results of a run first, and lists begin with the newest run and its best results", async () => {
    const { db, workspaceId, userId } = world;
    const caller = { workspaceId, userId, keyOwnerId: userId, keyHmacs: [], email: "member@workspace.example" };
    const rateUse = { count: 1, windowSeconds: 60, secondsLeft: 60 };
    const authenticate = async () => ({ authentication: { kind: "caller" as const, caller }, rateUse });
    const app = await startHttpApp(
      db,
      { Signals: signals(suspendReferrers, { search: fakeSearch(db), languageModel: undefined }) },
      { authenticate },
    );
    onTestFinished(app.stop);
    await spend(db, { workspaceId, reference: "elsewhere", reason: "test" }, 70);
    // More posts rank higher, then newer posts. The order differs from that of ids and domains.
    for (const [company, daysAgo] of [
      ["northwind", [9]],
      ["tailspin", [6, 7, 8]],
      ["contoso", [3, 4]],
      ["fabrikam", [2]],
      ["litware", [8]],
    ] as const)
      for (const days of daysAgo) await world.socialPost(`${company} CTO`, "Robots sort parcels.", days);
    const signalId = await world.deploy("socialListening", {
      ...{ search_query: "robots", timeframe: 30, repeat: true, signal_target: "account" as const },
    });
    const path = `/api/v1/signal/${signalId}/results`;
    const listed = async (query = "") => {
      const { status, body } = await app.send("GET", `${path}${query}`);
      expect(status).toBe(200);
      return (body as unknown as Schema["SignalResults"]).results.map(({ account_domain }) => account_domain);
    };
    await world.run(signalId);
    const best = ["tailspin.example", "contoso.example", "fabrikam.example"];
    expect(await listed()).toEqual(best);
    await grant(db, { workspaceId, reference: "more", reason: "test" }, 100);
    world.clock.advance(DAY);
    await world.run(signalId);
    const all = ["litware.example", "northwind.example", ...best];
    expect(await listed()).toEqual(all);
    expect(await listed("?limit=2&offset=1")).toEqual(all.slice(1, 3));
    const exported = await app.send("GET", `${path}/export`);
    const domains = exported.text
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as Schema["SignalResult"]).account_domain);
    expect(domains).toEqual(all);
  });

  test("an export contains each account once, although a run finds other accounts while the export is read", async () => {
    const { db } = world;
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    await sql`
      insert into company (domain, name, hq_country) select 'export-' || n || '.example', 'Export ' || n, 'USA'
      from generate_series(1, 250) as n`.execute(db);
    const addRun = async (from: number, to: number) => {
      const id = await oneValue(db)<number>`
        insert into signal_run (signal_id, status, finished_at) values (${signalId}, 'completed', ${new Date()})
        returning id`;
      await sql`
        insert into signal_account (signal_id, company_id, run_id, discovered_at, place)
        select ${signalId}, c.id, ${id}, now(), n from generate_series(${from}::int, ${to}::int) as n
        join company as c on c.domain = 'export-' || n || '.example'`.execute(db);
    };
    await addRun(1, 240);
    const context = {
      ...{ db, caller: { workspaceId: world.workspaceId }, preferredType: ([first]: readonly string[]) => first },
      reply: (_status: number, body: unknown) => body,
    };
    const { chunks } = (await exportResults(
      { path: { signal_id: signalId }, query: {}, body: undefined },
      context as unknown as Parameters<typeof exportResults>[1],
    )) as unknown as { chunks: AsyncIterable<string> };
    const lines: string[] = [];
    for await (const chunk of chunks) {
      if (lines.length === 0) await addRun(241, 250);
      lines.push(...chunk.trimEnd().split("\n"));
    }
    const ids = lines.map((line) => (JSON.parse(line) as Schema["SignalResult"]).account_id);
    expect(ids).toHaveLength(240);
    expect(new Set(ids).size).toBe(240);
  });

  test("each batch has one ledger entry, and results are charged once over all runs", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    await world.run(signalId);
    world.clock.advance(DAY);
    await world.run(signalId);
    const entries = await listRows(world.db)<{ balance_change: number }>`
      select balance_change from credit_entry where kind = 'spend'`;
    expect(entries).toEqual([{ balance_change: -40 }]);
    expect(await fetchSignal(signalId)).toMatchObject({ credits_consumed: 40, account_count: 4 });
  });
});

describe("the schedule", () => {
  async function queued(): Promise<string[]> {
    return listValues(world.db)<string>`
      select key from graphile_worker.jobs where task_identifier = 'signals.run'`;
  }

  test("a signal that is due is queued once, however many jobs schedule it", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    await sql`delete from graphile_worker._private_jobs`.execute(world.db);
    const schedule = scheduleSignals({ db: world.db, clock: world.clock });
    await Promise.all([schedule({}, context), schedule({}, context)]);
    expect(await queued()).toEqual([`signal ${signalId}`]);
    await world.run(signalId);
    await sql`delete from graphile_worker._private_jobs`.execute(world.db);
    await schedule({}, context);
    expect(await queued(), "the signal is not due yet").toEqual([]);
    world.clock.advance(3 * DAY);
    await schedule({}, context);
    await world.run(signalId);
    await world.run(signalId);
    const count = await oneValue(world.db)<number>`select count(*) as count from signal_run`;
    expect(count, "one run makes up for missed days").toBe(2);
    const { next_run_at } = await fetchSignal(signalId);
    expect(next_run_at?.getTime()).toBeGreaterThan(world.clock.now().getTime());
  });

  test("signals of a removed member wait until the member is back", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    await sql`delete from graphile_worker._private_jobs`.execute(world.db);
    const setRemoved = (at: Date | null) =>
      world.db.updateTable("app_user").set({ removed_at: at }).where("id", "=", world.userId).execute();
    await setRemoved(new Date());
    const schedule = scheduleSignals({ db: world.db, clock: world.clock });
    await schedule({}, context);
    await world.run(signalId);
    expect(await queued()).toEqual([]);
    expect(await fetchSignal(signalId)).toMatchObject({ status: "accepted" });
    await setRemoved(null);
    await schedule({}, context);
    expect(await queued()).toEqual([`signal ${signalId}`]);
    await world.db.transaction().execute((transaction) => claimRun(transaction, signalId, world.clock.now()));
    await sql`update signal_run set updated_at = now() - interval '2 minutes'`.execute(world.db);
    await sql`delete from graphile_worker._private_jobs`.execute(world.db);
    await setRemoved(new Date());
    await schedule({}, context);
    expect(await queued(), "an unfinished run of the removed member is not queued").toEqual([]);
    await setRemoved(null);
    await schedule({}, context);
    expect(await queued()).toEqual([`signal ${signalId}`]);
  });

  test("a run whose job was lost is queued again, and a run whose job was given up fails without ending the signal", async () => {
    const { db, clock } = world;
    const signalIds = [];
    for (const name of ["lost", "given up", "running"])
      signalIds.push(await world.deploy("traitOnly", { name, icp_id: world.icpId, repeat: true }));
    const [lost = 0, givenUp = 0, running = 0] = signalIds;
    for (const id of signalIds) await db.transaction().execute((transaction) => claimRun(transaction, id, clock.now()));
    await sql`update signal_run set updated_at = now() - interval '2 minutes'`.execute(db);
    await sql`
      update graphile_worker._private_jobs
      set attempts = case key when ${`signal ${givenUp}`} then max_attempts else attempts end,
        locked_at = case key when ${`signal ${running}`} then now() end`.execute(db);
    await sql`delete from graphile_worker._private_jobs where key = ${`signal ${lost}`}`.execute(db);
    await scheduleSignals({ db, clock })({}, context);
    expect((await queued()).toSorted()).toEqual(
      [`signal ${lost}`, `signal ${givenUp}`, `signal ${running}`].toSorted(),
    );
    expect(await fetchLastRun(lost)).toMatchObject({ status: "running" });
    expect(await fetchLastRun(running)).toMatchObject({ status: "running" });
    expect(await fetchLastRun(givenUp)).toMatchObject({
      status: "failed",
      error_message: "The run was interrupted too many times.",
    });
    expect(await fetchSignal(givenUp)).toMatchObject({ status: "scheduled" });
  });

  test("the fifth failed run in a row ends a repeating signal", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    for (let failures = 1; failures <= 5; failures += 1) {
      await insertRow(world.db, "signal_run", { signal_id: signalId, status: "running", claim_number: 1 });
      await world.db
        .updateTable("signal")
        .set({ status: "running", next_run_at: null })
        .where("id", "=", signalId)
        .execute();
      const { id } = await fetchLastRun(signalId);
      await endRun(world.db, { id, claim: 1 }, { outcome: "failed", message: "Broken." }, world.clock.now());
      expect((await fetchSignal(signalId)).status).toBe(failures < 5 ? "scheduled" : "failed");
    }
    expect(await fetchLastRun(signalId)).toMatchObject({ status: "failed", error_message: "Broken." });
  });
});

test("a run that ends while its signal is being stopped waits for the stop, and both succeed", async () => {
  const { db, clock } = world;
  const id = await world.deploy("traitOnly", { icp_id: world.icpId });
  const run = (await claimRun(db, id, clock.now()))!;
  let ending: Promise<boolean> | undefined;
  await db.transaction().execute(async (stop) => {
    await lockSignal(stop, world.workspaceId, id);
    ending = db.transaction().execute((transaction) => endRun(transaction, run, { outcome: "completed" }, clock.now()));
    await untilWaitingForLocks(db, 1);
    await endRun(stop, { id: run.id, claim: undefined }, { outcome: "stopped", message: "Stopped." }, clock.now());
  });
  expect(await ending).toBe(false);
  expect(await fetchLastRun(id)).toMatchObject({ status: "stopped", message: "Stopped." });
});

test("a worker whose run was taken over, unlike stopped, fails its job, so that the queue keeps the job for the new worker", async () => {
  const { db, clock } = world;
  const runWhile = async (happens: (signalId: number) => Promise<unknown>) => {
    const id = await world.deploy("traitOnly", { icp_id: world.icpId, descriptive_icp: "robots" });
    const search: CompanySearch = {
      ...fakeSearch(db),
      fits: async ({ companies }) => {
        await happens(id);
        return companies.map(() => true);
      },
    };
    await runSignal({ db, clock, search, languageModel: undefined })(
      { signalId: id, workspaceId: world.workspaceId },
      context,
    );
  };
  const takeOver = (id: number) => db.transaction().execute((transaction) => claimRun(transaction, id, clock.now()));
  await expect(runWhile(takeOver)).rejects.toThrow("Another worker has taken the work over");
  await runWhile((id) => db.transaction().execute((transaction) => stopSignal(transaction, id, clock.now())));
});

test("a worker whose run was taken over before it found anything fails its job too", async () => {
  const { db, clock } = world;
  const id = await world.deploy("jobPostFirstTimeMention", { term: "quantum looms", icp_id: world.icpId });
  const languageModel: LanguageModel = {
    complete: async () => {
      await db.transaction().execute((transaction) => claimRun(transaction, id, clock.now()));
      return { outcome: "unavailable", reason: "It is busy." };
    },
  };
  const run = runSignal({ db, clock, search: fakeSearch(db), languageModel });
  await expect(run({ signalId: id, workspaceId: world.workspaceId }, context)).rejects.toThrow(
    "Another worker has taken the work over",
  );
});

test("a run that is stopped while it waits for a search ends within seconds without another batch", async () => {
  const { db, clock } = world;
  const id = await world.deploy("traitOnly", { icp_id: world.icpId, descriptive_icp: "robots" });
  const search: CompanySearch = {
    ...fakeSearch(db),
    fits: async (_request, { signal } = {}) => {
      await db.transaction().execute((transaction) => stopSignal(transaction, id, clock.now()));
      // Simulates a search that hangs.
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal?.reason)));
    },
  };
  await runSignal({ db, clock, search, languageModel: undefined })(
    { signalId: id, workspaceId: world.workspaceId },
    context,
  );
  expect(await fetchLastRun(id)).toMatchObject({ status: "stopped" });
});

describe("the sentiment of people's texts", () => {
  const POSTS = ["Robots are great, I love them.", "Robots are terrible, I hate them.", "Robots have wheels."];

  async function sentimentsWith(languageModel: LanguageModel | undefined): Promise<Record<string, string>> {
    const { db, clock } = world;
    for (const post of POSTS) await world.socialPost("northwind CTO", post, 1);
    const signalId = await world.deploy("socialListening", { search_query: "robots", icp_id: world.icpId });
    await runSignal({ db, clock, search: fakeSearch(db), languageModel })(
      { signalId, workspaceId: world.workspaceId },
      context,
    );
    const insights = await db.selectFrom("insight").select(["alert_text", "sentiment"]).execute();
    const told = POSTS.map((post) => insights.find(({ alert_text }) => alert_text.includes(post))?.sentiment);
    expect(insights).toHaveLength(POSTS.length);
    return Object.fromEntries(POSTS.map((post, at) => [post, told[at] ?? "none"]));
  }
  const byLexicon = { [POSTS[0]!]: "positive", [POSTS[1]!]: "negative", [POSTS[2]!]: "neutral" };

  test("comes from the lexicon without a language model", async () => {
    expect(await sentimentsWith(undefined)).toEqual(byLexicon);
  });

  test("comes from the language model if there is one", async () => {
    const complete: LanguageModel["complete"] = async ({ user }) => {
      const sentiments = user.split("\n").map((line) => (line.includes("great") ? "negative" : "positive"));
      return { outcome: "completed", text: JSON.stringify({ sentiments }) };
    };
    expect(await sentimentsWith({ complete })).toEqual({
      [POSTS[0]!]: "negative",
      [POSTS[1]!]: "positive",
      [POSTS[2]!]: "positive",
    });
  });

  test.each([
    ["is unavailable", { outcome: "unavailable", reason: "It is busy." } as const],
    ["omits some sentiments", { outcome: "completed", text: '{"sentiments": ["negative"]}' } as const],
    ["returns unknown sentiments", { outcome: "completed", text: '{"sentiments": ["good", "bad", "so so"]}' } as const],
  ])("comes from the lexicon if the language model %s", async (_case, response) => {
    expect(await sentimentsWith({ complete: async () => response })).toEqual(byLexicon);
  });
});

describe("events", () => {
  test("the end of a run is published once, with its results", async () => {
    await insertRow(world.db, "webhook_endpoint", {
      ...{ id: "wh_1", workspace_id: world.workspaceId, url: "http://127.0.0.1:9/", host: "127.0.0.1:9" },
      events: ["signal.completed", "signal.stopped"],
    });
    const signalId = await world.deploy("traitOnly", { name: "Robots", icp_id: world.icpId });
    await Promise.allSettled([world.run(signalId), world.run(signalId)]);
    await world.run(signalId);
    const events = await world.db.selectFrom("webhook_event").select("body").execute();
    expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: "signal.completed",
        data: { signal_id: signalId, signal_name: "Robots", account_count: 4, people_count: 0, credits_consumed: 40 },
      },
    ]);
  });
});
