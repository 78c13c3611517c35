import { expect, test } from "vitest";
import { withClient } from "../../scripts/support/with-client.ts";
import { recordMigrations, releaseMigrations } from "../../scripts/tools/db-schema/migration-record.ts";
import { prepareDrafts } from "../../scripts/tools/dev/drafts.ts";
import { type Migration, migrate, toMigration } from "../../server/db/migrate.ts";
import { createEmptyDatabase } from "../support/database.ts";

const released = toMigration("202601010000-note", "create table note (id integer);");
const record = releaseMigrations(recordMigrations({}, [released]), "1.0.0");
const draft = (sql: string, name = "202601020000-title") => toMigration(name, sql);

test("a draft can be changed, renamed and removed after it was applied, and data from before the draft is kept", async () => {
  const { url } = await createEmptyDatabase();
  const messages: string[] = [];
  const save = async (...present: Migration[]) => {
    await prepareDrafts(url, { present, record, log: (message) => messages.push(message) });
    await migrate(url, { migrations: present });
  };
  // The connection is closed after each query, because a database with connections cannot be replaced.
  const query = (text: string) => withClient(url, async (client) => (await client.query(text)).rows);

  await save(released);
  await query("insert into note (id) values (1)");
  await save(released, draft("alter table note add column title text;"));
  await query("insert into note (id, title) values (2, 'lost when the draft changes')");
  await save(released, draft("alter table note add column title text;"));
  expect(await query("select id from note order by id"), "an unchanged draft keeps all data").toHaveLength(2);

  await save(released, draft("alter table note add column name text;"));
  expect(await query("select * from note")).toEqual([{ id: 1, name: null }]);
  await save(released, draft("alter table note add column label text;", "202601030000-label"));
  expect(await query("select * from note")).toEqual([{ id: 1, label: null }]);
  await save(released);
  expect(await query("select * from note")).toEqual([{ id: 1 }]);

  expect(messages).toHaveLength(3);
  await expect(save(toMigration(released.name, "create table other ();"))).rejects.toThrow("was changed");
});
