import { sql } from "kysely";
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

test.each([
  ["0.8.3", "hnsw", /needs pgvector 0\.8\.4 or newer, because .* this server has 0\.8\.3/],
  ["0.10.0", "hnsw", /extension "vector"/],
  ["0.8.3", "exact", /extension "vector"/],
] as const)(
  "of version %s and method %s fails with a sentence, or at the extension that this server lacks",
  async (version, method, reason) => {
    const { db, url } = await createTestDatabase();
    // Found before the system's view of that name.
    await sql`create table public.pg_available_extensions (name text, installed_version text, default_version text)`.execute(
      db,
    );
    await sql`insert into public.pg_available_extensions values ('vector', null, ${version})`.execute(db);
    await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set search_path to public, pg_catalog`.execute(
      db,
    );
    await expect(openPgvectorSearch(url, { dimensions: 2, method, table: "vectors" })).rejects.toThrow(reason);
  },
);
