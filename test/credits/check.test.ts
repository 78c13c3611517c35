import { sql } from "kysely";
import { expect, test } from "vitest";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { reserve, settle, spend } from "../../server/credits/public.ts";
import { checkLedger, findLedgerCheck, recordLedgerCheck } from "../../server/credits/queries-check.ts";
import { run } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";

test("the check finds no fault after entries of every kind, and reports a balance and budgets that were tampered with", async () => {
  const { db } = await createTestDatabase();
  const { workspaceId, userId } = await createWorkspace(db, 100);
  const { workspaceId: tampered } = await createWorkspace(db, 50);
  const entry = { workspaceId, userId, reference: "job", reason: "test" };
  await reserve(db, entry, 60);
  await settle(db, entry, 20);
  await reserve(db, { ...entry, reference: "open" }, 10);
  await spend(db, { workspaceId, reference: "search", reason: "test" }, 5);
  expect(await checkLedger(db)).toEqual({ workspaces: 2, faults: [] });

  await sql`update credit_balance set balance = balance + 1 where workspace_id = ${tampered}`.execute(db);
  const fault = "the ledger sums to 50 and 0 reserved, the balance is 51 and 0 reserved";
  const balance = { workspaceId: tampered, fault };
  expect(await checkLedger(db)).toEqual({ workspaces: 2, faults: [balance] });

  await sql`update credit_spending set spent = spent + 1 where user_id = ${userId}`.execute(db);
  await sql`delete from credit_spending where user_id = ''`.execute(db);
  await sql`insert into credit_spending (workspace_id, user_id, day, spent) values (${tampered}, '', '2026-11-01', 3)`.execute(
    db,
  );
  const { faults } = await checkLedger(db);
  const day = new Date().toISOString().slice(0, 10);
  expect(faults.map(({ fault }) => fault).toSorted()).toEqual([
    `budgets count 0 credits of the workspace on ${day}, the ledger has 35`,
    "budgets count 3 credits of the workspace on 2026-11-01, the ledger has 0",
    `budgets count 31 credits of ${userId} on ${day}, the ledger has 30`,
    balance.fault,
  ]);

  // Charges from before budgets existed are not counted.
  await sql`update schema_migration set applied_at = now() + interval '1 second' where name = '202611291015-credit-budgets'`.execute(
    db,
  );
  await sql`delete from credit_spending where workspace_id = ${tampered}`.execute(db);
  expect((await checkLedger(db)).faults).toEqual([balance]);
});

test("the result of a check is stored for the metric, even by several concurrent jobs", async () => {
  const { db } = await createTestDatabase();
  const { workspaceId } = await createWorkspace(db, 50);
  expect(await findLedgerCheck(db)).toBeUndefined();
  await Promise.all([recordLedgerCheck(db), recordLedgerCheck(db)]);
  expect(await findLedgerCheck(db)).toMatchObject({ fault_count: 0 });
  await run(db)`update credit_balance set balance = balance + 1 where workspace_id = ${workspaceId}`;
  await recordLedgerCheck(db);
  const check = await findLedgerCheck(db);
  expect(check).toMatchObject({ fault_count: 1 });
  expect(check?.age_seconds).toBeLessThan(60);
});
