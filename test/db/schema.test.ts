import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeSchema, describeTables } from "../../scripts/tools/db-schema/describe.ts";
import { createTestDatabase } from "../support/database.ts";

const { pool } = await createTestDatabase();
function committed(path: string) {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

it("the table types match the migrated database (to update them: npm run db:schema)", async () => {
  expect(await describeTables(pool)).toBe(committed("server/db/tables.ts"));
});

it("the schema dump matches the migrated database (to update it: npm run db:schema)", async () => {
  expect(await describeSchema(pool)).toBe(committed("server/db/schema.sql"));
});

it("server/db/README.md describes every table and trigger, and no others", () => {
  const readme = committed("server/db/README.md");
  const schema = committed("server/db/schema.sql");
  const named = (section: string) =>
    new Set(
      [...(readme.split(`## ${section}`)[1]?.split("\n## ")[0] ?? "").matchAll(/^\|([^\n]*)\|$/gm)].flatMap(
        ([, row = ""]) => [...row.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
      ),
    );
  const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name = ""]) => name);
  const triggers = [...schema.matchAll(/^CREATE TRIGGER (\w+)/gm)].map(([, name = ""]) => name);
  expect([...named("The schema by capability")].toSorted()).toEqual(tables.toSorted());
  expect(triggers.filter((name) => !named("Triggers").has(name))).toEqual([]);
});
