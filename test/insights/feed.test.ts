import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { oneValue } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { insertInsightRun, insertInsights, type NewInsight } from "../../server/insights/public.ts";
import { recordRun } from "../support/insights.ts";
import { startTestService } from "../support/service.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const service = await startTestService();
const { db } = service.database;
await generateCompanies(db, 20);
const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
const companyIds = companies.map(({ id }) => id);

function companyId(place: number): number {
  return companyIds[place] ?? 0;
}

let findings = 0;
function finding(place: number, more: Partial<NewInsight> = {}): NewInsight {
  findings += 1;
  return { companyId: companyId(place), text: `Finding ${findings}`, dedupeKey: `finding ${findings}`, ...more };
}

async function feed(owner: KeyOwner, query = ""): Promise<Schema["InsightFeed"]> {
  const response = await call(service, "GET", `/api/v1/insights/feed${query}`, {
    key: owner.key,
    headers: { "X-User-ID": owner.userId },
  });
  expect(response.status).toBe(200);
  return response.body as Schema["InsightFeed"];
}

describe("the insights feed", () => {
  test("shows the insights of a time window, newest first, with exact totals", async () => {
    const owner = await createKeyOwner(db);
    const now = Date.now();
    const ages = [91 * DAY, 8 * DAY, 7 * DAY + HOUR, 7 * DAY - HOUR, HOUR, 0];
    for (const age of ages) {
      await recordRun(db, owner.workspaceId, [finding(1), finding(2)], new Date(now - age));
    }
    const week = await feed(owner);
    expect(week).toMatchObject({ total_insights: 6, accounts_represented: 2, has_more: false });
    expect(week.insights.map(({ alert_date }) => alert_date)).toEqual(
      week.insights
        .map(({ alert_date }) => alert_date)
        .toSorted()
        .toReversed(),
    );
    expect(await feed(owner, "?days=8")).toMatchObject({ total_insights: 8 });
    expect(await feed(owner, "?days=90")).toMatchObject({ total_insights: 10 });
    expect(await feed(owner, "?days=1&limit=3&offset=1")).toMatchObject({ total_insights: 4, has_more: false });
    expect(await feed(owner, "?days=1&limit=2&offset=1")).toMatchObject({ has_more: true });
  });

  test("filters by source, by sentiment and by accounts", async () => {
    const owner = await createKeyOwner(db);
    await recordRun(db, owner.workspaceId, [
      finding(3, { sentiment: "positive", dealStage: "Won", amount: 1200.5 }),
      finding(3, { sentiment: "negative" }),
      finding(4, { sentiment: "positive", link: "https://jobs.example/1" }),
    ]);
    const positive = await feed(owner, "?sentiment=positive&alert_type=crm");
    expect(positive).toMatchObject({ total_insights: 2, accounts_represented: 2 });
    expect(positive.insights[0]).toMatchObject({ deal_stage: "Won", amount: 1200.5, signal_link: null });
    expect(await feed(owner, "?alert_type=service")).toMatchObject({ total_insights: 0, insights: [] });
    const ofOne = await feed(owner, `?account_ids=${companyId(4)},%20${companyId(5)}`);
    expect(ofOne).toMatchObject({ total_insights: 1, accounts_represented: 1 });
    expect(ofOne.insights[0]).toMatchObject({ account_id: companyId(4), signal_link: "https://jobs.example/1" });
  });

  test("rejects an account id outside the range of ids", async () => {
    const owner = await createKeyOwner(db);
    const response = await call(service, "GET", `/api/v1/insights/feed?account_ids=1,${2 ** 53}`, {
      key: owner.key,
      headers: { "X-User-ID": owner.userId },
    });
    expect(response).toMatchObject({ status: 422, body: { detail: [{ loc: ["query", "account_ids"] }] } });
  });

  test("records an insight once, even if it is found repeatedly, and counts it once on the account", async () => {
    const owner = await createKeyOwner(db);
    const same = finding(6);
    expect(await recordRun(db, owner.workspaceId, [same, same])).toHaveLength(1);
    expect(await recordRun(db, owner.workspaceId, [same])).toHaveLength(0);
    expect(await feed(owner)).toMatchObject({ total_insights: 1 });
    const account = await call(service, "GET", `/api/v1/accounts/${companyId(6)}`, { key: owner.key });
    expect(account.body).toMatchObject({ insights_count: 1 });
  });

  test("has exact counts while several writers add insights", async () => {
    const owner = await createKeyOwner(db);
    let adding = true;
    const writers = [0, 1, 2].map(async () => {
      for (let round = 0; round < 20; round += 1) {
        await recordRun(db, owner.workspaceId, [finding(round % 20), finding((round * 7) % 20)]);
      }
    });
    const allWritten = Promise.all(writers).finally(() => {
      adding = false;
    });
    while (adding) {
      const { insights, total_insights, accounts_represented } = await feed(owner, "?limit=500");
      expect(total_insights).toBe(insights.length);
      expect(accounts_represented).toBe(new Set(insights.map(({ account_id }) => account_id)).size);
    }
    await allWritten;
    expect(await feed(owner)).toMatchObject({ total_insights: 120, accounts_represented: 20 });
  });

  test("excludes the insights about an erased person from every count", async () => {
    const owner = await createKeyOwner(db);
    const personId = await oneValue(db)<number>`
      insert into person (company_id, full_name) values (${companyId(7)}, 'Mara Lindqvist') returning id`;
    await recordRun(db, owner.workspaceId, [finding(7, { personId }), finding(8)]);
    await db.deleteFrom("person").where("id", "=", personId).execute();
    expect(await feed(owner)).toMatchObject({ total_insights: 1, accounts_represented: 1 });
    const account = await call(service, "GET", `/api/v1/accounts/${companyId(7)}`, { key: owner.key });
    expect(account.body).toMatchObject({ insights_count: 0 });
  });
});

test("an insight never changes once it is written", async () => {
  const owner = await createKeyOwner(db);
  const runId = await insertInsightRun(db, owner.workspaceId, { kind: "crm" });
  const [id] = await insertInsights(db, runId, [finding(10)], new Date());
  await expect(sql`update insight set alert_text = 'other' where id = ${id}`.execute(db)).rejects.toThrow(
    "an insight never changes",
  );
});
