import { expect, it } from "vitest";
import { openSession } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase } from "../support/database.ts";

const cases = readCases("test/db/company.txt");

const { db, url } = await createTestDatabase();

async function insertCompany(domain: string, name: string): Promise<number> {
  const { id } = await db.insertInto("company").values({ domain, name }).returning("id").executeTakeFirstOrThrow();
  return id;
}

function read(id: number) {
  return db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

it.each(cases.rows<[string, string, string]>("names: name, search name, key"))(
  "%s is found as %s, and by its key",
  async (name, searchName, nameKey) => {
    const rows = await listRows(db)<{ search: string; key: string }>`
    select searchable_text(${name}) as search, company_name_key(${name}) as key`;
    expect(rows[0]?.search).toBe(searchName);
    expect(rows[0]?.key).toBe(nameKey);
  },
);

it("a company is found by its name in any spelling, even after the name changed", async () => {
  const id = await insertCompany("renamed.example", "Café Ltd");
  expect(await read(id)).toMatchObject({ search_name: "cafe ltd", name_key: "cafe" });
  await db.updateTable("company").set({ name: "Thé GmbH" }).where("id", "=", id).execute();
  expect(await read(id)).toMatchObject({ search_name: "the gmbh", name_key: "the" });
});

it("a company counts as changed only when one of its facts changed", async () => {
  const id = await insertCompany("still.example", "Still");
  const before = await read(id);
  await db.updateTable("company").set({ name: "Still" }).where("id", "=", id).execute();
  expect((await read(id)).changed_xid).toBe(before.changed_xid);
  await db.updateTable("company").set({ industry: "Ceramics" }).where("id", "=", id).execute();
  expect(BigInt((await read(id)).changed_xid)).toBeGreaterThan(BigInt(before.changed_xid));
});

it("a reader of changes misses no change, even if it began before a read and was committed after it", async () => {
  const look = async (since: string) => {
    const rows = await listRows(db)<{ upto: string; ids: number[] | null }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as upto,
        (select array_agg(id) from company where changed_xid >= ${since}::text::xid8) as ids`;
    return { upto: rows[0]?.upto ?? "", ids: rows[0]?.ids ?? [] };
  };
  const writer = await openSession(url, "test");
  await writer.query("begin");
  const late = await writer.query<{ id: number }>(
    "insert into company (domain, name) values ('late.example', 'Late') returning id",
  );
  const early = await insertCompany("early.example", "Early");
  const first = await look("0");
  expect(first.ids).toContain(early);
  await writer.query("commit");
  await writer.end();
  expect((await look(first.upto)).ids).toContain(late.rows[0]?.id);
});
