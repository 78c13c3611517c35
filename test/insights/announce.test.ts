import { afterAll, beforeAll, expect, test } from "vitest";
import { announceInsights } from "../../server/insights/announce.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { generateCompanies } from "../support/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { silentLog } from "../support/silent-log.ts";
import { TestClock } from "../support/test-clock.ts";
import { createWorkspace } from "../support/workspaces.ts";

let database: TestDatabase;
let workspaceId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await generateCompanies(database.db, 2);
  workspaceId = (await createWorkspace(database.db)).workspaceId;
  await database.db
    .insertInto("webhook_endpoint")
    .values({
      id: "wh_1",
      workspace_id: workspaceId,
      url: "http://127.0.0.1:9/",
      host: "127.0.0.1:9",
      events: ["insights.new"],
    })
    .execute();
});
afterAll(() => database.close());

const context = { signal: new AbortController().signal, log: silentLog };

async function events() {
  const rows = await database.db.selectFrom("webhook_event").select("body").execute();
  return rows.map(({ body }) => JSON.parse(body));
}

test("a run is announced once to the workspace's webhooks, however many jobs announce it", async () => {
  const { db } = database;
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  const found = companies.map(({ id }) => ({ companyId: id, text: `Found ${id}`, dedupeKey: `${id}` }));
  await insertInsights(db, runId, found, new Date());
  const announce = announceInsights({ db, clock: new TestClock() });

  await announce({ runId }, context);
  expect(await events(), "a run that has not ended").toEqual([]);

  await endInsightRun(db, runId, new Date());
  await Promise.all([announce({ runId }, context), announce({ runId }, context)]);
  await announce({ runId }, context);
  const [event, ...more] = await events();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: "insights.new",
    data: { view_id: null, signal_id: null, insight_count: 2, account_count: 2 },
  });
  expect(event.data.insights.map((insight: { alert_text: string }) => insight.alert_text).toSorted()).toEqual(
    found.map(({ text }) => text).toSorted(),
  );
});

test("a run that found nothing is not announced", async () => {
  const { db } = database;
  const before = (await events()).length;
  const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
  await endInsightRun(db, runId, new Date());
  await announceInsights({ db, clock: new TestClock() })({ runId }, context);
  expect(await events()).toHaveLength(before);
});
