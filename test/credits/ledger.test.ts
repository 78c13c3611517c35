import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { type CreditReference, findCredits, grant, reserve, settle, spend } from "../../server/credits/public.ts";
import { findRow } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";

const run = promisify(execFile);
const spender = new URL("../support/spend-process.ts", import.meta.url).pathname;

const database = await createTestDatabase();
const { db } = database;

async function open(credits: number): Promise<(reference: string) => CreditReference> {
  const { workspaceId, userId } = await createWorkspace(db, credits);
  return (reference) => ({ workspaceId, userId, reference, reason: "test" });
}

async function sums(workspaceId: number) {
  return findRow(db)<{ balance: number; reserved: number }>`
    select coalesce(sum(balance_change), 0)::bigint as balance, coalesce(sum(reserved_change), 0)::bigint as reserved
    from credit_entry where workspace_id = ${workspaceId}`;
}

test("a grant can be spent down to zero and no further", async () => {
  const entry = await open(10);
  expect(await spend(db, entry("a"), 7)).toEqual({ status: "recorded", balance: 3, reserved: 0 });
  expect(await spend(db, entry("b"), 4)).toEqual({ status: "insufficient", required: 4, available: 3 });
  expect(await spend(db, entry("c"), 3)).toEqual({ status: "recorded", balance: 0, reserved: 0 });
});

test("a repeated entry changes nothing, even if the balance would no longer suffice", async () => {
  const entry = await open(10);
  await spend(db, entry("a"), 10);
  expect(await spend(db, entry("a"), 10)).toEqual({ status: "duplicate", balance: 0, reserved: 0 });
  expect(await grant(db, entry("start"), 10)).toEqual({ status: "duplicate", balance: 0, reserved: 0 });
});

test("spending nothing writes nothing", async () => {
  const entry = await open(5);
  expect(await spend(db, entry("a"), 0)).toEqual({ status: "recorded", balance: 5, reserved: 0 });
  expect(await sums(entry("a").workspaceId)).toEqual({ balance: 5, reserved: 0 });
});

test("reserved credits cannot be spent, and settling charges the used ones", async () => {
  const entry = await open(100);
  expect(await reserve(db, entry("job"), 80)).toEqual({ status: "recorded", balance: 20, reserved: 80 });
  expect(await spend(db, entry("a"), 21)).toMatchObject({ status: "insufficient", available: 20 });
  expect(await settle(db, entry("job"), 30)).toEqual({ status: "recorded", balance: 70, reserved: 0 });
});

test("a released reservation is returned in full", async () => {
  const entry = await open(100);
  await reserve(db, entry("job"), 100);
  expect(await settle(db, entry("job"), 0)).toEqual({ status: "recorded", balance: 100, reserved: 0 });
});

test("a reservation ends once, even when several calls compete to end it", async () => {
  const entry = await open(1000);
  await reserve(db, entry("other"), 500);
  await reserve(db, entry("job"), 100);
  const endings = await Promise.all([100, 0, 40, 100, 0, 70].map((used) => settle(db, entry("job"), used)));
  expect(endings.filter(({ status }) => status === "recorded")).toHaveLength(1);
  const credits = await findCredits(db, entry("job").workspaceId);
  expect(credits.reserved).toBe(500);
  expect(await sums(entry("job").workspaceId)).toEqual(credits);
});

test("concurrent attempts to record one entry record it once", async () => {
  const entry = await open(1000);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => spend(db, entry("same"), 3)));
  expect(outcomes.filter(({ status }) => status === "recorded")).toHaveLength(1);
  expect((await findCredits(db, entry("same").workspaceId)).balance).toBe(997);
});

test("200 concurrent spends in two processes never overdraw, and the ledger sums to the balance", async () => {
  const { workspaceId } = (await open(500))("");
  const processes = ["first", "second"].map((name) =>
    run(process.execPath, [spender, database.url, String(workspaceId), name, "100"]),
  );
  const results = (await Promise.all(processes)).map(
    ({ stdout }) => JSON.parse(stdout) as { spent: number; refused: number },
  );
  const credits = await findCredits(db, workspaceId);
  const spent = results.reduce((sum, result) => sum + result.spent, 0);
  expect(results.reduce((sum, result) => sum + result.refused, 0)).toBeGreaterThan(0);
  expect(credits).toEqual({ balance: 500 - spent, reserved: 0 });
  expect(credits.balance).toBeLessThan(7);
  expect(await sums(workspaceId)).toEqual(credits);
});
