// npm run bench -- capacity [companies] [workspaces]
// What a row of each large kind takes on disk, with its indexes, and what a workspace with 250 accounts does.
// No target: "Capacity" in server/OPERATIONS.md computes from these figures.
import { sql } from "kysely";
import { insertAccounts } from "../../../server/accounts/public.ts";
import { loadSampleData } from "../../commands/sample-data/load.ts";
import { createWorkspace } from "../../support/workspaces.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, plotTable, printTable } from "./support/measure.ts";

const COMPANIES = Number(process.argv[2] ?? 5_000);
const WORKSPACES = Number(process.argv[3] ?? 1_000);
const ACCOUNTS = 250;

/** What a row of the first table has in others. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  company: ["company", "company_alias"],
  person: ["person"],
  job_post: ["job_post"],
  social_post: ["social_post"],
  company_event: ["company_event", "company_event_person"],
};

const { db, close } = await openBenchmarkDatabase();
const sizeOf = async (tables: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ bytes: string | null }>`select sum(pg_total_relation_size(oid))::text as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any(${tables})`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
};
const size = { companies: COMPANIES, socialPosts: COMPANIES * 2, events: COMPANIES * 2 };
await loadSampleData(db, { startCredits: 0, log: console.log, size });
await sql`vacuum full analyze`.execute(db);
const rows: { what: string; rows: number; "bytes each": number }[] = [];
for (const [table, tables] of Object.entries(KINDS)) {
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  const count = counted[0]?.count ?? 0;
  rows.push({ what: table.replace("_", " "), rows: count, "bytes each": Math.round((await sizeOf(tables)) / count) });
}

const companies = (await db.selectFrom("company").select("id").orderBy("id").execute()).map(({ id }) => id);
const ofWorkspaces = [
  "workspace",
  "app_user",
  "api_key",
  "workspace_account",
  "workspace_account_count",
  "workspace_account_total",
];
const before = await sizeOf(ofWorkspaces);
const begun = performance.now();
for (let number = 0; number < WORKSPACES; number += 1) {
  const { workspaceId } = await createWorkspace(db);
  const first = (number * ACCOUNTS) % (companies.length - ACCOUNTS);
  await insertAccounts(db, workspaceId, companies.slice(first, first + ACCOUNTS), "import");
}
const seconds = (performance.now() - begun) / 1000;
rows.push({
  what: `workspace with ${ACCOUNTS} accounts`,
  rows: WORKSPACES,
  "bytes each": Math.round(((await sizeOf(ofWorkspaces)) - before) / WORKSPACES),
});
console.log(`${machine()}; ${WORKSPACES} workspaces in ${seconds.toFixed(1)} s`);
printTable("Disk", rows);
plotTable("capacity", rows, {
  title: "Bytes on disk, with indexes",
  label: ({ what }) => what,
  value: "bytes each",
  unit: "bytes",
});
await close();
