import { sql } from "kysely";
import { expect, test } from "vitest";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { reserve, settle, spend } from "../../server/credits/public.ts";
import { checkLedger, findLedgerCheck, recordLedgerCheck } from "../../server/credits/queries-check.ts";
import { run } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";

test("the check finds no fault after entries of every kind, and reports a workspace whose balance was tampered with", async () => {
  const { db } = await createTestDatabase();
  const { workspaceId } = await createWorkspace(db, 100);
  const { workspaceId: tampered } = await createWorkspace(db, 50);
  const entry = { workspaceId, reference: "job", reason: "test" };
  await reserve(db, entry, 60);
  await settle(db, entry, 20);
  await reserve(db, { ...entry, reference: "open" }, 10);
  await spend(db, { ...entry, reference: "search" }, 5);
  expect(await checkLedger(db)).toEqual({ workspaces: 2, faults: [] });

  await sql`update credit_balance set balance = balance + 1 where workspace_id = ${tampered}`.execute(db);
  expect(await checkLedger(db)).toEqual({
    workspaces: 2,
    faults: [
      { workspaceId: tampered, fault: "the ledger sums to 50 and 0 reserved, the balance is 51 and 0 reserved" },
    ],
  });
});

test("a check is stored for the metric, by several jobs at once", async () => {
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
