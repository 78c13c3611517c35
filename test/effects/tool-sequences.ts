import fc from "fast-check";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { lookalikes } from "../../server/lookalikes/handlers.ts";
import { people } from "../../server/people/handlers.ts";
import { signals } from "../../server/signals/handlers.ts";
import { followUpRun } from "../../server/signals/runs/follow-up.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startHttpApp } from "../support/http-app.ts";
import { postMessage } from "../support/mcp.ts";
import { TestClock } from "../support/test-clock.ts";
import { jobContext } from "../views/world.ts";

const LIMIT = 25;
const DAY_MS = 86_400_000;

/** An assistant's reaction to the token of a call that must be confirmed; `other` sends it with another call. */
type Answer = "none" | "once" | "twice" | "at_once" | "other";

type Step =
  | { readonly kind: "call"; readonly tool: string; readonly sent: object; readonly answer: Answer }
  | { readonly kind: "of_signal"; readonly tool: string; readonly sent: object; readonly answer: Answer; at: number }
  | { readonly kind: "work" }
  | { readonly kind: "next_day" };

const answer = fc.constantFrom<Answer>("none", "none", "once", "twice", "at_once", "other");
const creditLimit = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(null));

function call(tool: string, sent: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Step> {
  return fc.record({ kind: fc.constant("call"), tool: fc.constant(tool), sent: fc.record(sent), answer });
}

function ofSignal(tool: string, sent: Record<string, fc.Arbitrary<unknown>> = {}): fc.Arbitrary<Step> {
  const step = { kind: fc.constant("of_signal"), tool: fc.constant(tool), sent: fc.record(sent), answer };
  return fc.record({ ...step, at: fc.nat(3) });
}

function steps(companies: readonly string[], personIds: readonly number[]): fc.Arbitrary<Step[]> {
  const deployed = {
    name: fc.constant("Robots"),
    accounts: fc.subarray([...companies], { minLength: 1 }).map((found) => found.map((website) => ({ website }))),
    people_audience_name: fc.constant("Found"),
    enable_safe_crm_addition: fc.constant(true),
    auto_enrich_people_emails: fc.boolean(),
    repeat: fc.boolean(),
    max_credit_limit: creditLimit,
  };
  const step = fc.oneof(
    call("lookalikes_search", { query: fc.constant("things"), limit: fc.integer({ min: 1, max: 30 }) }),
    call("lookalikes_submit_bulk", { query: fc.constant("things"), limit: fc.integer({ min: 10, max: 30 }) }),
    call("people_enrich_emails", { people_ids: fc.subarray([...personIds], { minLength: 1 }) }),
    call("signals_deploy_trait_only", deployed),
    ofSignal("signals_update", { max_credit_limit: creditLimit }),
    ofSignal("signals_update", { repeat: fc.boolean() }),
    ...["signals_run", "signals_pause", "signals_resume", "signals_stop"].map((tool) => ofSignal(tool)),
    fc.constant<Step>({ kind: "work" }),
    fc.constant<Step>({ kind: "next_day" }),
  );
  return fc.array(step, { minLength: 3, maxLength: 14, size: "max" });
}

/**
 * Runs random sequences of tool calls with their jobs, each in a separate workspace. Throws for a sequence that spends
 * more than the confirmed credits and the limit for unconfirmed calls.
 */
export async function checkSpending(numRuns: number): Promise<void> {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = new TestClock();
  const search = fakeSearch(db);
  const families = {
    Lookalikes: lookalikes({ search }),
    People: people({ emailFinder: undefined }),
    Signals: signals(suspendReferrers, { search: fakeSearch(db), languageModel: undefined }),
  };
  const app = await startHttpApp(db, families, { now: () => clock.now(), maxUnconfirmedCredits: LIMIT });
  await generateCompanies(db, 30);
  const found = await db.selectFrom("company").select(["id", "domain"]).orderBy("id").limit(4).execute();
  const persons = found.flatMap(({ id, domain }) =>
    ["CXO", "VP", "HEAD"].map((seniority) => ({
      ...{ company_id: id, full_name: `${seniority} ${domain}`, seniority, work_email: `${seniority}@${domain}` },
    })),
  );
  const added = await db.insertInto("person").values(persons).returning("id").execute();

  async function play(sequence: readonly Step[]): Promise<void> {
    const { key, userId, workspaceId } = await createKeyOwner(db);
    const account = { workspace_id: workspaceId, source: "import" };
    const accounts = found.map(({ id }) => ({ ...account, company_id: id }));
    await db.insertInto("workspace_account").values(accounts).execute();
    const connected = { kind: "crm", provider: "hubspot", credentials_encrypted: "unread", connected_at: new Date() };
    await db
      .insertInto("integration")
      .values({ workspace_id: workspaceId, ...connected })
      .execute();
    const before = await readBalance(workspaceId);
    let id = 0;
    let confirmed = 0;
    let unconfirmed = 0;
    let windows = 1;
    let followedUp = 0;
    const signalIds: number[] = [];

    async function send(name: string, sent: object): Promise<Record<string, unknown>> {
      const params = { name: "call_operation", arguments: sent };
      const message = { jsonrpc: "2.0", id: ++id, method: "tools/call", params };
      const response = await postMessage(app.address, JSON.stringify(message), {
        "X-API-Key": key,
        "X-User-ID": userId,
      });
      const { result } = (await response.json()) as { result?: { content: { text: string }[] } };
      if (!result) throw new Error(`${name} has no result.`);
      return JSON.parse(result.content[0]!.text);
    }
    async function callTool(operation: string, sent: object, how: Answer): Promise<void> {
      const asked = await send(operation, { operation, arguments: sent });
      let body = asked;
      if (asked.error_code === "CONFIRMATION_REQUIRED" && how !== "none") {
        const { confirm, max_credits } = asked.details as { confirm: string; max_credits: number };
        const changed = how === "other" ? { ...sent, limit: 30, max_credit_limit: 60, people_ids: [1] } : sent;
        if (how !== "other") confirmed += max_credits;
        const repeat = () => send(operation, { operation, arguments: changed, confirm });
        const bodies = how === "at_once" ? await Promise.all([repeat(), repeat()]) : [await repeat()];
        if (how === "twice") await repeat();
        body = bodies.find(({ error_code }) => error_code === undefined) ?? body;
      }
      // signals_update also rejects a limit below what the signal has consumed.
      if (Array.isArray(body.detail) && how !== "other" && operation !== "signals_update")
        throw new Error(JSON.stringify(body));
      if (asked.error_code === undefined) unconfirmed += 1;
      if (operation === "signals_deploy_trait_only" && body.signal_id) signalIds.push(Number(body.signal_id));
    }
    async function work(): Promise<void> {
      for (const signalId of signalIds)
        await runSignal({ db, clock, search, languageModel: undefined })({ signalId, workspaceId }, jobContext);
      if (signalIds.length === 0) return;
      const runs = db.selectFrom("signal_run").select("id").where("signal_id", "in", signalIds);
      for (const { id: runId } of await runs.where("id", ">", followedUp).orderBy("id").execute()) {
        await followUpRun({ db, clock })({ runId }, jobContext);
        followedUp = runId;
      }
    }

    for (const step of sequence) {
      if (step.kind === "work") await work();
      else if (step.kind === "next_day") {
        clock.advance(DAY_MS);
        windows += 1;
      } else if (step.kind === "call") await callTool(step.tool, step.sent, step.answer);
      else {
        const signalId = signalIds[step.at % Math.max(1, signalIds.length)];
        if (signalId !== undefined) await callTool(step.tool, { signal_id: signalId, ...step.sent }, step.answer);
      }
    }
    await work();
    const spent = before - (await readBalance(workspaceId));
    if (spent > confirmed + LIMIT * Math.min(unconfirmed, 10 * windows))
      throw new Error(`${spent} credits were spent, but only ${confirmed} were confirmed, on ${windows} days.`);
    spending.push({ spent, confirmed });
  }
  async function readBalance(workspaceId: number): Promise<number> {
    const row = db.selectFrom("credit_balance").select("balance").where("workspace_id", "=", workspaceId);
    return (await row.executeTakeFirstOrThrow()).balance;
  }
  const spending: { spent: number; confirmed: number }[] = [];

  try {
    const sequences = steps(
      found.map(({ domain }) => domain),
      added.map(({ id }) => id),
    );
    await fc.assert(fc.asyncProperty(sequences, play), { numRuns, seed: 1 });
  } finally {
    await app.stop();
    await database.close();
  }
  const bySpending = (isConfirmed: boolean) =>
    spending.filter(({ spent, confirmed }) => spent > 0 && confirmed > 0 === isConfirmed).length;
  if (Math.min(bySpending(true), bySpending(false)) < numRuns / 10) throw new Error("Too few sequences spent credits.");
}
