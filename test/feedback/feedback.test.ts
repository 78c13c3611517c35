import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { findCredits, spend } from "../../server/credits/public.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import type { Schema } from "../../server/http/contract.ts";
import { runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { insertPerson } from "../people/world.ts";
import { createSignalWorld } from "../signals/world.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { recordRun } from "../support/insights.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 400);
const service = await startLookalikeService(database.url);

type Member = { readonly workspaceId: number; readonly userId: string };

/** Returns functions that send a member's requests. Charges the workspace enough to refund `refundable` credits. */
async function open(refundable = 100, { workspaceId, userId }: Partial<Member> = {}) {
  const member =
    workspaceId === undefined || userId === undefined ? await createWorkspace(db, 100_000) : { workspaceId, userId };
  const charge = { ...member, reference: "earlier", reason: "test" };
  if (refundable > 0) await spend(db, charge, refundable * 10);
  const key = userKey(member);
  const send = async <Body>(method: string, path: string, body?: unknown) =>
    (await call(service, method, path, { key, body })) as { status: number; body: Body };
  return {
    ...member,
    key,
    send,
    judge: async (kind: string, id: number | string, verdict = "wrong_match", note?: string) =>
      send<Schema["FeedbackResponse"] & Schema["Problem"]>("POST", "/api/v1/feedback", { kind, id, verdict, note }),
    search: async (query = "limit=10") =>
      (
        await send<{ results: { account_id: number }[]; notice: string | null }>(
          "GET",
          `/api/v1/account/search-lookalikes?query=things&${query}`,
        )
      ).body,
    balance: async () => (await findCredits(db, member.workspaceId)).balance,
    refunds: async () => (await send<Schema["CreditUsage"]>("GET", "/api/v1/credits/usage?kind=refund")).body.entries,
  };
}

/** Makes a company an account of the workspace. */
async function addAccount(workspaceId: number): Promise<number> {
  const { id } = await db.selectFrom("company").select("id").orderBy("id").limit(1).executeTakeFirstOrThrow();
  const account = { workspace_id: workspaceId, company_id: id, source: "import" };
  await db.insertInto("workspace_account").values(account).execute();
  return id;
}

const runFeedback = (...args: string[]) =>
  startCommand(`node scripts/commands/feedback/main.ts ${args.join(" ")}`, {
    ...{ DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: folder },
  }).ended();

describe("companies of lookalike searches", () => {
  test("a wrong company is refunded by a separate ledger entry, and no later search or job returns it", async () => {
    const { judge, search, balance, refunds, key, userId } = await open();
    const [wrong, right] = (await search()).results.map(({ account_id }) => account_id);
    const before = await balance();
    expect(await judge("lookalike", wrong!, "wrong_company", "Makes toys.")).toMatchObject({
      status: 200,
      body: { kind: "lookalike", id: wrong, hidden: true, credits: 1, refund: "paid", balance: before + 1 },
    });
    expect(await judge("lookalike", right!, "right")).toMatchObject({
      status: 200,
      body: { hidden: false, credits: 1, refund: "none", balance: before + 1 },
    });
    expect(await refunds()).toMatchObject([
      { kind: "refund", balance_change: 1, reserved_change: 0, reason: "Feedback_give", user_id: userId },
    ]);
    const later = (await search("limit=100")).results.map(({ account_id }) => account_id);
    expect(later).toContain(right);
    expect(later).not.toContain(wrong);
    const { accepted, allPages } = bulkClient(service.address, key);
    const jobId = await accepted({ query: "things", limit: 350 });
    await runBulkJob({ db, search: fakeSearch(db) })(
      { jobId },
      { signal: new AbortController().signal, log: silentLog },
    );
    const listed = (await allPages(jobId)).flat().map(({ account_id }) => account_id);
    expect(listed).toContain(right);
    expect(listed).not.toContain(wrong);
  });

  test("a result accepts one verdict, and results of other workspaces are unknown", async () => {
    const { judge, search, refunds } = await open();
    const { judge: judgeElsewhere } = await open();
    const [first, second] = (await search()).results.map(({ account_id }) => account_id);
    expect((await judge("lookalike", first!)).status).toBe(200);
    expect(await judge("lookalike", first!, "right")).toMatchObject({
      status: 409,
      body: { error_code: "ALREADY_JUDGED" },
    });
    expect(await refunds()).toHaveLength(1);
    for (const id of [second!, 999_999_999])
      expect(await judgeElsewhere("lookalike", id)).toMatchObject({ status: 404, body: { error_code: "NOT_FOUND" } });
  });

  test("a company can be judged only after its job ended, and is not refunded if the job failed", async () => {
    const { judge, key, balance } = await open();
    const { accepted, poll } = bulkClient(service.address, key);
    const before = await balance();
    const jobId = await accepted({ query: "things", limit: 300 });
    const search = fakeSearch(db);
    const seen: number[] = [];
    const run = (matchReasons: typeof search.matchReasons) =>
      runBulkJob({ db, search: { ...search, matchReasons } })(
        { jobId },
        { signal: new AbortController().signal, log: silentLog },
      );
    let isFirstBatch = true;
    const failing = async (...batch: Parameters<typeof search.matchReasons>) => {
      if (isFirstBatch) {
        isFirstBatch = false;
        return search.matchReasons(...batch);
      }
      // The job writes its first page while this call waits.
      const results = await until(async () => {
        const { results: written = [] } = await poll(jobId);
        return written.length > 0 && written;
      });
      for (const { account_id } of results) seen.push(account_id);
      expect(await judge("lookalike", results[0]!.account_id)).toMatchObject({
        status: 409,
        body: { error_code: "JOB_NOT_FINISHED" },
      });
      throw new Error("the search is broken");
    };
    for (let attempt = 0; (await poll(jobId)).status !== "failed" && attempt < 20; attempt += 1)
      await run(failing).catch(() => undefined);
    expect(await poll(jobId)).toMatchObject({ status: "failed" });
    expect(await balance()).toBe(before);
    expect(await judge("lookalike", seen[0]!)).toMatchObject({ status: 200, body: { credits: 0, refund: "none" } });
    expect(await balance()).toBe(before);
  });
});

describe("results of signals", () => {
  test("an account, a person and an account named in the request are refunded at their cost, and excluded later", async () => {
    const world = await createSignalWorld(db, 10_000, "judged-");
    const { judge, send, refunds } = await open(100, world);
    const signalId = await world.deploy("traitOnly", {
      accounts: ["northwind", "fabrikam"].map((name) => ({ website: `judged-${name}.example` })),
      people_audience_name: "People",
    });
    const found = await world.deploy("traitOnly", { icp_id: world.icpId, advanced_people_finder: true });
    await world.run(signalId);
    await world.run(found);
    const path = (id: number) => `/api/v1/signal/${id}/results?limit=500`;
    const results = async (id: number) => (await send<Schema["SignalResults"]>("GET", path(id))).body;
    const [named] = (await results(signalId)).results;
    expect(await judge("signal_result", named!.result_id, "known_customer")).toMatchObject({
      body: { credits: 0, refund: "none", hidden: true },
    });
    const other = (await results(signalId)).results[0]!;
    const [person] = other.people;
    expect(await judge("signal_result", person!.result_id)).toMatchObject({ body: { credits: 20, refund: "paid" } });
    expect((await results(signalId)).results).toMatchObject([
      { result_id: other.result_id, people_count: other.people_count - 1 },
    ]);
    const bought = (await results(found)).results.find(({ people_count }) => people_count > 0)!;
    expect(await judge("signal_result", bought.people[0]!.result_id)).toMatchObject({ body: { credits: 26 } });
    expect(await judge("signal_result", bought.result_id)).toMatchObject({ body: { credits: 10, refund: "paid" } });
    const before = await refunds();
    world.clock.advance(86_400_000);
    await world.run(found);
    const left = await results(found);
    expect(left.results.map(({ result_id }) => result_id)).not.toContain(bought.result_id);
    expect(left.total_accounts).toBe(left.results.length);
    expect(await refunds()).toEqual(before);
  });

  test("a result that the signal did not return is unknown", async () => {
    const { judge } = await open();
    for (const id of ["result_1_account_999999999", "result_999999999_person_1"])
      expect(await judge("signal_result", id)).toMatchObject({ status: 404 });
  });
});

test("a wrong insight costs nothing, is removed from the feed and its totals, and is not recorded again", async () => {
  const { judge, workspaceId, userId } = await open();
  const companyId = await addAccount(workspaceId);
  const told = ["one", "two"].map((dedupeKey) => ({ companyId, text: `News ${dedupeKey}`, dedupeKey }));
  const [wrong] = await recordRun(db, workspaceId, told);
  const feed = async () =>
    (
      await call(service, "GET", "/api/v1/insights/feed?days=7", {
        key: userKey({ workspaceId, userId }),
        headers: { "X-User-ID": userId },
      })
    ).body as Schema["InsightFeed"];
  expect((await feed()).total_insights).toBe(2);
  expect(await judge("insight", wrong!)).toMatchObject({ status: 200, body: { credits: 0, refund: "none" } });
  await recordRun(db, workspaceId, told);
  expect(await feed()).toMatchObject({ total_insights: 1, insights: [{ alert_text: "News two" }] });
  expect((await judge("insight", wrong!)).status).toBe(404);
});

test("a bad email is refunded once for all profiles that share it, and is not sold again", async () => {
  const { judge, send, workspaceId, balance } = await open();
  const companyId = await addAccount(workspaceId);
  const work_email = "wrong@company.example";
  const profiles = [
    await insertPerson(db, companyId, { work_email }),
    await insertPerson(db, companyId, { work_email }),
  ];
  const enrich = async () =>
    (await send<Schema["EnrichEmailsResponse"]>("POST", "/api/v1/people/enrich-emails", { people_ids: profiles })).body;
  expect(await enrich()).toMatchObject({ credits_consumed: 1 });
  const before = await balance();
  expect(await judge("email", profiles[1]!, "right")).toMatchObject({ body: { credits: 0, refund: "none" } });
  expect(await judge("email", profiles[0]!, "bad_email")).toMatchObject({ body: { credits: 1, refund: "paid" } });
  expect(await balance()).toBe(before + 1);
  expect(await enrich()).toMatchObject({
    results: [{ status: "not_found" }, { status: "not_found" }],
    credits_consumed: 0,
  });
  await db.updateTable("person").set({ work_email: "better@company.example" }).where("id", "=", profiles[0]!).execute();
  expect(await enrich()).toMatchObject({ results: [{ status: "found" }, { status: "not_found" }] });
});

test("erasing a person removes the note and the email from verdicts on the person", async () => {
  const { judge, send, workspaceId } = await open();
  const id = await insertPerson(db, await addAccount(workspaceId), { work_email: "kim@company.example" });
  await send("POST", "/api/v1/people/enrich-emails", { people_ids: [id] });
  const { body } = await judge("email", id, "bad_email", "Kim has left.");
  await db.transaction().execute((transaction) => erasePeople(transaction, createSecrets(TEST_SECRET_KEY), String(id)));
  const kept = await db.selectFrom("feedback").selectAll().where("id", "=", body.feedback_id).executeTakeFirst();
  expect(kept).toMatchObject({ verdict: "bad_email", refund: "paid", note: null, work_email: null, person_id: null });
});

describe("the limit of refunds", () => {
  test("is 10 % of the charges of 30 days, and beyond it, an operator decides on each refund once", async () => {
    const { judge, search, balance, refunds, workspaceId } = await open(0);
    const ids = (await search("limit=30")).results.map(({ account_id }) => account_id);
    const outcomes = [];
    for (const id of ids.slice(0, 5)) outcomes.push((await judge("lookalike", id)).body);
    expect(outcomes.map(({ refund }) => refund)).toEqual(["paid", "paid", "paid", "pending", "pending"]);
    const before = await balance();
    const pending = outcomes[3]!.feedback_id;
    const { output } = await runFeedback("pending");
    expect(output).toMatch(
      new RegExp(`^${pending} .* workspace ${workspaceId}  lookalike ${ids[3]}  wrong_match  1$`, "m"),
    );
    expect(await runFeedback("refund", String(pending))).toEqual({
      code: 0,
      output: `Refunded 1 credits. Workspace ${workspaceId} has ${before + 1} credits.\n`,
    });
    expect(await runFeedback("refund", String(pending))).toMatchObject({ code: 1 });
    expect(await balance()).toBe(before + 1);
    expect((await refunds()).map(({ reason }) => reason)).toEqual([
      ...["operator_refund", "Feedback_give", "Feedback_give", "Feedback_give"],
    ]);
  });

  test("charges from more than 30 days ago do not count", async () => {
    const { judge, search, workspaceId } = await open(0);
    const [first] = (await search("limit=9")).results;
    await db
      .insertInto("credit_entry")
      .values({
        ...{ workspace_id: workspaceId, kind: "spend", balance_change: -100, reference: "old", reason: "test" },
        created_at: new Date(Date.now() - 31 * 86_400_000),
      })
      .execute();
    await db
      .updateTable("credit_balance")
      .set((expression) => ({ balance: expression("balance", "-", 100) }))
      .where("workspace_id", "=", workspaceId)
      .execute();
    expect((await judge("lookalike", first!.account_id)).body.refund).toBe("pending");
  });

  test("holds for 1,000 concurrent verdicts: each result is refunded once, and the ledger sums to the balance", async () => {
    const { judge, search, balance, refunds } = await open(0);
    const ids = (await search("limit=100")).results.map(({ account_id }) => account_id);
    const before = await balance();
    // Ten callers judge each row.
    const lanes = Array.from({ length: 20 }, async (_, lane) => {
      const answers = [];
      for (let at = lane % 2; at < 100; at += 2) answers.push(await judge("lookalike", ids[at]!));
      return answers;
    });
    const outcomes = (await Promise.all(lanes)).flat();
    const judged = outcomes.filter(({ status }) => status === 200).map(({ body }) => body.refund);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(900);
    expect(judged.filter((status) => status === "paid")).toHaveLength(10);
    expect(judged.filter((status) => status === "pending")).toHaveLength(90);
    expect(await balance()).toBe(before + 10);
    expect(await refunds()).toHaveLength(10);
    expect((await checkLedger(db)).faults).toEqual([]);
  }, 120_000);
});

test("operators export verdicts with the searches and signals that returned the rows, continuing after an earlier export", async () => {
  const { judge, search, workspaceId } = await open();
  const [first, second] = (await search("limit=2")).results;
  const judged = [];
  for (const { account_id } of [first!, second!]) judged.push((await judge("lookalike", account_id)).body.feedback_id);
  const exported = async (...args: string[]) => {
    const { code, output } = await runFeedback("export", ...args);
    expect(code).toBe(0);
    return output.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
  };
  const all = await exported();
  expect(all.filter((verdict) => verdict.workspace_id === workspaceId)).toMatchObject([
    {
      ...{ feedback_id: judged[0], kind: "lookalike", verdict: "wrong_match", note: null },
      ...{ search: { query: "things", seed_domains: null }, company_domain: expect.any(String), evidence: [] },
    },
    { feedback_id: judged[1] },
  ]);
  expect((await exported("--after", String(judged[0]))).map(({ feedback_id }) => feedback_id)).toContain(judged[1]);
  expect(await exported("--after", String(judged[1]))).toEqual([]);
});

test.each([
  [{ kind: "lookalike", id: 1, verdict: "bad_email" }, ["body", "verdict"]],
  [{ kind: "lookalike", id: "result_1_account_1", verdict: "right" }, ["body", "id"]],
  [{ kind: "signal_result", id: 12, verdict: "right" }, ["body", "id"]],
  [{ kind: "signal_result", id: "result_0_account_1", verdict: "right" }, ["body", "id"]],
  [{ kind: "email", id: -1, verdict: "right" }, ["body", "id"]],
  [{ kind: "email", id: 1.5, verdict: "right" }, ["body", "id"]],
  [{ kind: "row", id: 1, verdict: "right" }, ["body", "kind"]],
  [{ kind: "insight", id: 1, verdict: "wrong" }, ["body", "verdict"]],
  [{ kind: "insight", id: 1, verdict: "right", note: "x".repeat(1001) }, ["body", "note"]],
])("%j is rejected", async (body, loc) => {
  const { send } = await open(0);
  const response = await send<Schema["ValidationProblem"]>("POST", "/api/v1/feedback", body);
  expect(response.status).toBe(422);
  expect(response.body.detail.map((fault) => fault.loc)).toContainEqual(loc);
});
