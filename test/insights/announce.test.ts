import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { run } from "../../server/db/statements.ts";
import { announceInsights } from "../../server/insights/announce.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { createTestDatabase } from "../support/database.ts";
import { TestClock } from "../support/test-clock.ts";

const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 2);
const workspaceId = (await createWorkspace(db)).workspaceId;
await run(db)`
    insert into webhook_endpoint (id, workspace_id, url, host, events)
    values ('wh_1', ${workspaceId}, 'http://127.0.0.1:9/', '127.0.0.1:9', ${["insights.new"]})`;

const context = { signal: new AbortController().signal, log: silentLog };

async function events() {
  const rows = await db.selectFrom("webhook_event").select("body").execute();
  return rows.map(({ body }) => JSON.parse(body));
}

function alertTexts(event: { data: { insights: { alert_text: string }[] } } | undefined) {
  return event?.data.insights.map(({ alert_text }) => alert_text);
}

test("a run is announced once to the workspace's webhooks, even if several jobs announce it", async () => {
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  const found = companies.map(({ id }) => ({ companyId: id, text: `Found ${id}`, dedupeKey: `${id}` }));
  await insertInsights(db, runId, found, new Date());
  const announce = announceInsights({ db, clock: new TestClock() });

  await announce({ runId }, context);
  expect(await events(), "a run that has not ended is not announced").toEqual([]);

  await endInsightRun(db, runId, new Date());
  await Promise.all([announce({ runId }, context), announce({ runId }, context)]);
  await announce({ runId }, context);
  const [event, ...more] = await events();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: "insights.new",
    data: { view_id: null, signal_id: null, insight_count: 2, account_count: 2 },
  });
  expect(alertTexts(event)).toEqual(found.map(({ text }) => text));
});

test("a run that found nothing is not announced", async () => {
  const before = (await events()).length;
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  await endInsightRun(db, runId, new Date());
  await announceInsights({ db, clock: new TestClock() })({ runId }, context);
  expect(await events()).toHaveLength(before);
});

test("the announcement of a run lists its best hundred insights, best first, and counts all", async () => {
  const companies = await db.selectFrom("company").select("id").orderBy("id", "desc").execute();
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  const found = Array.from({ length: 120 }, (_, place) => ({
    companyId: companies[place % companies.length]?.id ?? 0,
    text: `Rank ${place + 1}`,
    dedupeKey: `rank ${place + 1}`,
  }));
  await insertInsights(db, runId, found, new Date());
  await endInsightRun(db, runId, new Date());
  await announceInsights({ db, clock: new TestClock() })({ runId }, context);
  const event = (await events()).find(({ data }) => data.insight_count === 120);
  expect(event?.data.account_count).toBe(2);
  expect(alertTexts(event)).toEqual(found.slice(0, 100).map(({ text }) => text));
});
