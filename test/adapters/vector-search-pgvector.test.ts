import { expect, test } from "vitest";
import { openPgvectorSearch } from "../../server/adapters/vector-search-pgvector/open.ts";
import { createTestDatabase } from "../support/database.ts";
import { startDatabaseProxy } from "../support/database-proxy.ts";

test("a connection that is lost while the table is created fails the opening, not the process", async () => {
  const proxy = await startDatabaseProxy((await createTestDatabase()).url);
  const asked = proxy.withhold("pg_available_extensions");
  const opening = openPgvectorSearch(proxy.url, { dimensions: 2, method: "exact", table: "vectors" });
  const failed = expect(opening).rejects.toThrow("Connection terminated");
  (await asked)();
  await failed;
  await proxy.close();
});
