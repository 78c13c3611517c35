import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../support/database.ts";

const { db } = await createTestDatabase();
const COMPANIES = 3000;
await sql`insert into company (domain, name) select 'c' || n || '.example', 'Company ' || n from generate_series(1, ${COMPANIES}::int) as n`.execute(
  db,
);

async function newWorkspace(): Promise<number> {
  const { id } = await db.insertInto("workspace").defaultValues().returning("id").executeTakeFirstOrThrow();
  return id;
}

async function counted(workspaceId: number) {
  const { rows } = await sql<{ total: number; blocks: number; actual: number; wrong_blocks: number }>`
    select coalesce((select account_count from workspace_account_total where workspace_id = ${workspaceId}), 0) as total,
      (select coalesce(sum(account_count), 0)::int from workspace_account_block where workspace_id = ${workspaceId}) as blocks,
      (select count(*) from workspace_account where workspace_id = ${workspaceId}) as actual,
      (select count(*)::int from workspace_account_block as kept where workspace_id = ${workspaceId} and account_count <>
        (select count(*) from workspace_account where workspace_id = kept.workspace_id and company_id / 1024 = kept.block)) as wrong_blocks`.execute(
    db,
  );
  return rows[0];
}

it("the kept counts of a workspace's accounts are the real ones after any additions and removals", async () => {
  const change = fc.record({
    add: fc.boolean(),
    from: fc.integer({ min: 1, max: COMPANIES }),
    size: fc.integer({ min: 1, max: 1500 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
      const workspaceId = await newWorkspace();
      for (const { add, from, size } of changes) {
        await (add
          ? sql`insert into workspace_account (workspace_id, company_id, source)
              select ${workspaceId}, id, 'import' from company where id between ${from} and ${from + size}
              on conflict (workspace_id, company_id) do update set is_imported = true`
          : sql`delete from workspace_account where workspace_id = ${workspaceId} and company_id between ${from} and ${from + size}`
        ).execute(db);
      }
      const counts = await counted(workspaceId);
      expect(counts).toMatchObject({ total: counts?.actual, blocks: counts?.actual, wrong_blocks: 0 });
    }),
    { numRuns: 15 },
  );
});

it("every change of the list, and only one, moves its version", async () => {
  const workspaceId = await newWorkspace();
  const version = () =>
    db
      .selectFrom("workspace_account_total")
      .select("version")
      .where("workspace_id", "=", workspaceId)
      .executeTakeFirstOrThrow();
  await db
    .insertInto("workspace_account")
    .values({ workspace_id: workspaceId, company_id: 1, source: "import" })
    .execute();
  const added = (await version()).version;
  await db
    .updateTable("workspace_account")
    .set({ is_present_in_crm: true })
    .where("workspace_id", "=", workspaceId)
    .execute();
  const updated = (await version()).version;
  expect(updated).toBeGreaterThan(added);
  await db
    .deleteFrom("workspace_account")
    .where("workspace_id", "=", workspaceId)
    .where("company_id", "=", 2)
    .execute();
  expect((await version()).version).toBe(updated);
});

it("a workspace can be removed with its accounts", async () => {
  const workspaceId = await newWorkspace();
  await sql`insert into workspace_account (workspace_id, company_id, source) select ${workspaceId}, id, 'import' from company`.execute(
    db,
  );
  await db.deleteFrom("workspace").where("id", "=", workspaceId).execute();
  expect(await counted(workspaceId)).toMatchObject({ total: 0, blocks: 0, actual: 0 });
});
