// npm run bench -- views [views] [insights]
// Matching the insights of one run with the views of a workspace, beside reading both once, and how the time grows with each.
// Target: four times as many views or insights take at most four times as long.
import { sql } from "kysely";
import { insertAccounts } from "../../../server/accounts/public.ts";
import type { SentFilters } from "../../../server/filters/view-filters.ts";
import { insertInsightRun, insertInsights, listRunAccounts } from "../../../server/insights/public.ts";
import { randomNumbers } from "../../../server/lib/random.ts";
import { matchAccounts } from "../../../server/views/matching/match-insights.ts";
import { listActingViews } from "../../../server/views/matching/queries.ts";
import { insertView, updateActions } from "../../../server/views/queries.ts";
import { generateCompanies } from "../../support/catalogue.ts";
import { createWorkspace } from "../../support/workspaces.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, plotTable, printTable, ratio, timeInTurns } from "./support/measure.ts";

const MAX_VIEWS = Number(process.argv[2] ?? 1_000);
const MAX_INSIGHTS = Number(process.argv[3] ?? 10_000);
const REPEATS = 5;

const random = randomNumbers(1);
const STAGES = ["Seed", "Series A", "Series B", "Public"];
const COUNTRIES = ["DEU", "FRA", "SWE", "USA", "GBR", "NLD", "ESP", "ITA"];

function pick<Value>(values: readonly Value[], share: number): Value[] {
  return values.filter(() => random() < share);
}

const SIZES = [10, 50, 100, 200, 500, 1_000];
const DAYS = [1, 7, 14, 30, 90];

function one(values: readonly number[]): number {
  return values[Math.floor(random() * values.length)] ?? 0;
}

/** Filters as people combine them: two to five, with values from a few dozen. */
function randomFilters(): SentFilters {
  return {
    country_include: ["POL", ...pick(COUNTRIES, 0.4)],
    ...(random() < 0.5 && { funding_stage_include: ["Series C", ...pick(STAGES, 0.5)] }),
    ...(random() < 0.5 && { min_employee_count: one(SIZES) }),
    ...(random() < 0.3 && { max_employee_count: 2 * one(SIZES) + 1_000 }),
    ...(random() < 0.3 && { insight_within_days: one(DAYS) }),
    ...(random() < 0.2 && { min_insight_count: 1 + Math.floor(random() * 3) }),
  };
}

const { db, close } = await openBenchmarkDatabase();
await generateCompanies(db, MAX_INSIGHTS);
const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
const rows: Record<string, string | number>[] = [];
for (const viewCount of [MAX_VIEWS / 4, MAX_VIEWS / 2, MAX_VIEWS]) {
  const owner = await createWorkspace(db);
  for (let number = 0; number < viewCount; number += 1) {
    const view = { ...owner, name: `View ${number}`, filters: randomFilters(), isDefault: false } as const;
    const viewId = await insertView(db, { ...view, viewType: "accounts" }, new Date(0));
    await updateActions(db, viewId, { email: { enabled: true, settings: { recipientEmail: null } } });
  }
  for (const insightCount of [MAX_INSIGHTS / 4, MAX_INSIGHTS / 2, MAX_INSIGHTS]) {
    const found = companies.slice(0, insightCount).map(({ id }) => id);
    await insertAccounts(db, owner.workspaceId, found, "signal");
    const runId = await insertInsightRun(db, owner.workspaceId, { kind: "crm" });
    const insights = found.map((companyId) => ({ companyId, text: "Found", dedupeKey: `${runId} ${companyId}` }));
    await insertInsights(db, runId, insights, new Date());
    await sql`vacuum analyze`.execute(db);
    const run = { id: runId, workspace_id: owner.workspaceId, signal_id: null, ended_at: new Date() };
    const read = () => Promise.all([listActingViews(db, run, "", viewCount), listRunAccounts(db, runId)]);
    const [views, accountIds] = await read();
    const { reading, matching } = await timeInTurns(REPEATS, {
      reading: read,
      matching: () => db.transaction().execute((transaction) => matchAccounts(transaction, run, accountIds, views)),
    });
    rows.push({
      views: viewCount,
      insights: insightCount,
      "reading both, ms": milliseconds(reading.fastest),
      "matching, ms": milliseconds(matching.fastest),
      "beside reading": ratio(matching.fastest / reading.fastest),
    });
  }
}
printTable(machine(), rows);
plotTable("views", rows, {
  title: "Matching the insights of one run with all views",
  label: ({ views, insights }) => `${views} views, ${insights} insights`,
  value: "matching, ms",
  unit: "ms",
  mark: { of: (row) => Number(row["reading both, ms"]), is: "only reading both" },
});
await close();
