import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectFirstPage } from "../../server/accounts/queries-first-page.ts";
import { countRequests } from "../../server/agent-keys/queries-admission.ts";
import { spend } from "../../server/credits/public.ts";
import { type Connection, connect, type Db } from "../../server/db/connect.ts";
import { readCompanies } from "../../server/lookalikes/queries.ts";
import { readSeedsAndExcluded } from "../../server/lookalikes/queries-seeds.ts";
import { createTestDatabase } from "../support/database.ts";

/** Postgres plans a prepared statement for its values this often, and then only if that looks better than one plan for all. */
const PLANNED_FOR_VALUES = 5;
const RUNS = 12;

let connection: Connection;
let db: Db;
beforeAll(async () => {
  const database = await createTestDatabase();
  await sql`insert into company (domain, name, search_name, name_key) select name || '.example', name, name, name from (
    select 'c' || n as name from generate_series(1, 20000) as n) as made`.execute(database.db);
  await sql`insert into workspace default values`.execute(database.db);
  await sql`insert into app_user (id, email, workspace_id) values ('user_1', 'one@workspace.example', 1)`.execute(
    database.db,
  );
  await sql`insert into credit_balance (workspace_id, balance) values (1, 1000)`.execute(database.db);
  await sql`vacuum analyze company`.execute(database.db);
  // One connection, which holds the plans.
  connection = connect({ url: database.url, applicationName: "test", poolSize: 1 });
  db = connection.db;
});
afterAll(() => connection.close());

const requestWithoutKey = {
  keyHmac: Buffer.from("none"),
  actingUserId: null,
  limit: "reads",
  limitWithoutKey: "unauthorized",
  clientNetwork: "192.0.2.0",
};

/** What requests wait for again and again. */
const statements: Record<string, (run: number) => Promise<unknown>> = {
  "the request's admission": () => countRequests(db, [requestWithoutKey]),
  "the first page of accounts by id": () => selectFirstPage(db, 1, "id", 50),
  "the first page of accounts by insights": () => selectFirstPage(db, 1, "insights_count", 50),
  "one seed and what is excluded with it": (run) =>
    readSeedsAndExcluded(db, 1, [{ domain: `c${run}.example`, ownersName: `c${run}` }]),
  "several seeds": (run) =>
    readSeedsAndExcluded(
      db,
      1,
      [1, 2, 3].map((at) => ({ domain: `c${run + at}.example`, ownersName: `c${run + at}` })),
    ),
  "companies found": (run) =>
    readCompanies(
      db,
      Array.from({ length: 100 }, (_, at) => run * 100 + at),
    ),
  "a spend": () =>
    spend(db, { workspaceId: 1, userId: "user_1", reference: randomUUID(), reason: "Lookalikes_search" }, 1),
};

describe("planned once a connection, for all values:", () => {
  it.each(Object.keys(statements))("%s", async (name) => {
    await sql`deallocate all`.execute(db);
    for (let run = 1; run <= RUNS; run += 1) await statements[name]!(run);
    const { rows } = await sql<{
      generic_plans: number;
    }>`select generic_plans::int from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ generic_plans: RUNS - PLANNED_FOR_VALUES }]);
  });
});
