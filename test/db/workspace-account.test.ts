import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { findRow, listRows, run } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";

const { db } = await createTestDatabase();
const COMPANIES = 3000;
const ID_STEP = 7;
await sql`insert into company (id, domain, name) select n * ${ID_STEP}::int, 'c' || n || '.example', 'Company ' || n
  from generate_series(1, ${COMPANIES}::int) as n`.execute(db);

async function newWorkspace(): Promise<number> {
  const { id } = await db.insertInto("workspace").defaultValues().returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Returns the stored and the actual counts of a workspace's accounts. */
async function counts(workspaceId: number) {
  const total = findRow(db)<{ account_count: number }>`
    select account_count from workspace_account_total where workspace_id = ${workspaceId}`;
  const kept = listRows(db)<{ insights_count: number; account_count: number; block: number }>`
    select insights_count, block, account_count from workspace_account_count where workspace_id = ${workspaceId}
    order by insights_count, block`;
  const counted = await listRows(db)<{ insights_count: number; block: number; account_count: number }>`
    select insights_count, company_id / 4096 as block, count(*)::int as account_count
    from workspace_account where workspace_id = ${workspaceId} group by 1, 2 order by 1, 2`;
  const countedTotal = counted.reduce((sum, { account_count: count }) => sum + count, 0);
  return {
    kept: { total: (await total)?.account_count ?? 0, blocks: await kept },
    counted: { total: countedTotal, blocks: counted },
  };
}

it("the stored counts of a workspace's accounts are correct after any additions, changes and removals", async () => {
  const change = fc.record({
    kind: fc.constantFrom("add", "count insights", "remove"),
    from: fc.integer({ min: 1, max: COMPANIES }),
    size: fc.integer({ min: 1, max: 1500 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      const workspaceId = await newWorkspace();
      for (const { kind, from, size } of changes) {
        const ids = sql`between ${from * ID_STEP} and ${(from + size) * ID_STEP}`;
        const statement = {
          add: sql`insert into workspace_account (workspace_id, company_id, source, insights_count)
            select ${workspaceId}, id, 'import', id % 3 from company where id ${ids}
            on conflict (workspace_id, company_id) do update set is_imported = true`,
          "count insights": sql`update workspace_account set insights_count = (insights_count + company_id) % 4
            where workspace_id = ${workspaceId} and company_id ${ids}`,
          remove: sql`delete from workspace_account where workspace_id = ${workspaceId} and company_id ${ids}`,
        }[kind];
        await statement.execute(db);
      }
      const { kept, counted } = await counts(workspaceId);
      expect(kept).toEqual(counted);
    }),
    { numRuns: 25 },
  );
});

it("writers of one workspace's accounts never deadlock", async () => {
  const workspaceId = await newWorkspace();
  await run(db)`
    insert into workspace_account (workspace_id, company_id, source) select ${workspaceId}, id, 'import' from company`;
  const statements = Array.from({ length: 8 }, (_, writer) =>
    writer % 2 === 0
      ? sql`update workspace_account set insights_count = insights_count + 1 where workspace_id = ${workspaceId} and company_id % 8 = ${writer}`
      : sql`delete from workspace_account where workspace_id = ${workspaceId} and company_id % 8 = ${writer}`,
  );
  await Promise.all(statements.map((statement) => statement.execute(db)));
  const { kept, counted } = await counts(workspaceId);
  expect(kept).toEqual(counted);
});

it("a workspace can be removed with its accounts", async () => {
  const workspaceId = await newWorkspace();
  await run(db)`
    insert into workspace_account (workspace_id, company_id, source) select ${workspaceId}, id, 'import' from company`;
  await db.deleteFrom("workspace").where("id", "=", workspaceId).execute();
  expect(await counts(workspaceId)).toEqual({ kept: { total: 0, blocks: [] }, counted: { total: 0, blocks: [] } });
});
