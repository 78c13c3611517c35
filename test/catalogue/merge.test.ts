import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createKeyOwner, type KeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { mergeCompanies } from "../../server/catalogue/queries-merge.ts";
import { recordKind } from "../../server/catalogue/record-kinds.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { findBlockedCompanies } from "../../server/search/queries.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { insertAccount, insertPerson } from "../people/world.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const cases = readCases("test/catalogue/merge.txt");

let database: TestDatabase;
let owner: KeyOwner;
let kept: number;
let gone: number;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = await createKeyOwner(database.db);
  kept = await insertAccount(database.db, owner.workspaceId);
  gone = await insertAccount(database.db, owner.workspaceId);
});

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const merge = () =>
  database.db.transaction().execute((transaction) => mergeCompanies(transaction, kept, gone, { fill: true }));

/** For each column that references a company, SQL that inserts a row; `:company` stands for the id. */
const ROWS = new Map(cases.sections.map((name) => [name, cases.lines(name).join("\n")]));
/** Columns of tables that are rebuilt from their sources. */
const DERIVED = ["company_embedding.company_id", "company_technology.company_id"];

async function fill(ids: Readonly<Record<string, number>>) {
  for (const text of ROWS.values())
    await query(text.replace(/:([a-z]+)\b/g, (whole, name: string) => String(ids[name] ?? whole)));
}

async function insertSignal() {
  const [{ id: signal }] = (await query(
    `insert into signal (workspace_id, user_id, name, type, subject, timeframe_days, account_audience_name,
      people_audience_name, named_company_ids)
     values ($1, $2, 'kilns', 'job_post_first_time_mention', 'kiln', 30, 'a', 'p', array[$3::bigint]) returning id`,
    [owner.workspaceId, owner.userId, gone],
  )) as [{ id: number }];
  const [{ id: run }] = (await query("insert into signal_run (signal_id) values ($1) returning id", [signal])) as [
    { id: number },
  ];
  return { signal: Number(signal), run: Number(run) };
}

test("every reference to a merged company is changed to the kept company", async () => {
  const references = await query(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'company'::regclass and conparentid = 0`,
  );
  expect(references.map(({ name }) => name).toSorted()).toEqual([...ROWS.keys(), ...DERIVED].toSorted());
  const elsewhere = await insertAccount(database.db);
  const person = await insertPerson(database.db, elsewhere);
  const { signal, run } = await insertSignal();
  for (const id of [kept, gone])
    await fill({ gone, company: id, workspace: owner.workspaceId, person, signal, run, elsewhere });
  const before = await query("select id, work_email from person where full_name = 'Ada Kiln' order by id");

  expect(await merge()).toBe(true);
  const counts: Record<string, number> = {};
  for (const name of ROWS.keys()) {
    const [table, column] = name.split(".");
    const rows = await query(`select ${column} as id, count(*)::int as size from ${table} group by 1`);
    expect({ name, rows: rows.filter(({ id }) => Number(id) === gone) }).toEqual({ name, rows: [] });
    counts[name] = rows.find(({ id }) => Number(id) === kept)?.size ?? 0;
  }
  const once = ["insight_account_latest", "lookalike_returned", "signal_account", "signal_evidence", "signal_person"];
  const expected = [...ROWS.keys()].map((name) => {
    const [table = ""] = name.split(".");
    if (table === "company_alias" || table === "company_merge") return [name, 3];
    return [name, [...once, "view_assignment", "workspace_account"].includes(table) ? 1 : 2];
  });
  expect(counts).toEqual(Object.fromEntries(expected));
  expect(await query("select id, work_email from person where full_name = 'Ada Kiln' order by id")).toEqual(before);
  expect(await query("select status from view_assignment")).toEqual([{ status: "assigned" }]);
  expect(await query("select insights_count from workspace_account")).toEqual([{ insights_count: 2 }]);
  expect(await query("select account_count::int from workspace_account_total")).toEqual([{ account_count: 1 }]);
  expect(await query("select named_company_ids::int[] as ids from signal")).toEqual([{ ids: [kept] }]);
  expect(await query("select coalesce(source_url, shared_source_url) as url from company_event")).toEqual(
    Array(2).fill({ url: "https://news.example/1" }),
  );
  expect(await merge()).toBe(false);
});

test("a blocked company stays blocked, and an erased person erased, after a merge", async () => {
  const { db } = database;
  const secrets = createSecrets(TEST_SECRET_KEY);
  const load = async (kind: string, raw: Record<string, unknown>, options = {}) => {
    const batch = recordKind(kind, options).newBatch();
    batch.add(raw);
    return db.transaction().execute((transaction) => batch.write(transaction, secrets));
  };
  const [{ domain }] = (await query("select domain from company where id = $1", [gone])) as [{ domain: string }];
  await query("insert into blocked_domain (workspace_id, domain) values ($1, $2)", [owner.workspaceId, domain]);
  const ada = { full_name: "Ada Kiln", company_domain: domain, social_url: "https://linkedin.com/in/ada-kiln" };
  await load("people", ada);
  await db.transaction().execute((transaction) => erasePeople(transaction, secrets, ada.social_url));
  await merge();
  expect((await findBlockedCompanies(db, owner.workspaceId, null)).company_ids).toEqual([kept]);
  const again = await load("people", { ...ada, social_url: "https://linkedin.com/in/ada-kiln-2" });
  expect(again.rejected).toHaveLength(1);
});

test("two profiles with the same work email and name are reported, merged on request, and stay merged", async () => {
  const { db } = database;
  const load = async (raw: Record<string, unknown>, merge: boolean) => {
    const batch = recordKind("people", { merge }).newBatch();
    const work_email = "ada@kiln.example";
    batch.add({ full_name: "Ada Kiln", company_domain: "kiln.example", work_email, ...raw });
    const secrets = createSecrets(TEST_SECRET_KEY);
    return db.transaction().execute((transaction) => batch.write(transaction, secrets));
  };
  const [first, second] = ["https://linkedin.com/in/ada", "https://linkedin.com/in/ada-kiln"];
  await load({ social_url: first, title: "Potter" }, false);
  const offered = await load({ social_url: second }, false);
  expect(offered.notices?.[0]?.reason).toBe(
    `"ada@kiln.example" also belongs to ${first}; --merge merges people with the same name`,
  );
  await load({ social_url: second, full_name: "Kiln, Ada M.", title: "Head of Kilns" }, true);
  await load({ social_url: second }, true);
  const namesake = await load({ social_url: "https://linkedin.com/in/bo", full_name: "Bo Moss" }, true);
  expect(namesake.notices?.[0]?.reason).toContain("the names differ");
  const { rows } = await sql`select full_name, social_url, title from person order by id`.execute(db);
  expect(rows).toEqual([
    { full_name: "Ada Kiln", social_url: first, title: "Head of Kilns" },
    { full_name: "Bo Moss", social_url: "https://linkedin.com/in/bo", title: null },
  ]);
});

test("companies that a file describes as one are merged on request", async () => {
  const { db } = database;
  const load = async (rows: readonly Record<string, unknown>[], merge = false) => {
    const batch = recordKind("companies", { merge }).newBatch();
    for (const row of rows) batch.add(row);
    return db.transaction().execute((transaction) => batch.write(transaction, createSecrets(TEST_SECRET_KEY)));
  };
  const page = "https://www.linkedin.com/company/moved-kilns";
  const rows = [
    { name: "Moved Kilns", domain: "old-kilns.example", social_url: page, employee_count: 30, hq_city: "Kiel" },
    { name: "Glaze GmbH", domain: "glaze.example" },
    { name: "Buyer Inc", domain: "buyer.example" },
  ];
  await load(rows);
  const moved = [
    { name: "Moved Kilns", domain: "new-kilns.example", social_url: page, employee_count: 40 },
    { name: "Buyer Inc", domain: "buyer.example", other_domains: "glaze.example" },
  ];
  expect((await load(moved)).notices?.map(({ field }) => field)).toEqual(["social_url", "other_domains"]);
  const { notices } = await load(moved, true);
  expect(notices?.map(({ reason }) => reason)).toEqual([
    "new-kilns.example was merged into old-kilns.example",
    "glaze.example was merged into buyer.example",
  ]);
  expect(await load([{ name: "Moved Kilns", social_url: page, employee_count: 77 }])).toMatchObject({ updated: 1 });
  expect((await load(moved, true)).notices).toEqual([]);
  const found = await query(
    `select c.domain, name, employee_count, hq_city, array(select a.domain from company_alias as a
      where company_id = c.id) as aliases
     from company as c where domain not like 'company-%' order by domain desc`,
  );
  expect(found).toEqual([
    {
      domain: "old-kilns.example",
      name: "Moved Kilns",
      employee_count: 40,
      hq_city: "Kiel",
      aliases: ["new-kilns.example"],
    },
    { domain: "buyer.example", name: "Buyer Inc", employee_count: null, hq_city: null, aliases: ["glaze.example"] },
  ]);
});
