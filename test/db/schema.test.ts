import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeSchema, describeTables } from "../../scripts/tools/schema/describe.ts";
import { createTestDatabase } from "../support/database.ts";

const { pool } = await createTestDatabase();
function committed(path: string) {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

it("has the table types of the migrated database (else: npm run schema)", async () => {
  expect(await describeTables(pool)).toBe(committed("server/db/tables.ts"));
});

it("has the schema dump of the migrated database (else: npm run schema)", async () => {
  expect(await describeSchema(pool)).toBe(committed("server/db/schema.sql"));
});
