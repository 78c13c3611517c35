import { sql } from "kysely";
import { expect, it } from "vitest";
import { run } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";

const { db } = await createTestDatabase();
const { id: workspaceId } = await db.insertInto("workspace").defaultValues().returning("id").executeTakeFirstOrThrow();

it("no entry of the credit ledger can be changed or deleted", async () => {
  await run(db)`
    insert into credit_entry (workspace_id, kind, balance_change, reference, reason)
    values (${workspaceId}, 'grant', 5, 'a', 'test')`;
  for (const statement of [
    sql`update credit_entry set balance_change = 6`,
    sql`delete from credit_entry`,
    sql`truncate credit_entry`,
  ]) {
    await expect(statement.execute(db)).rejects.toThrow("append-only");
  }
});

it.each([
  ["grant", -1, 0],
  ["grant", 1, 1],
  ["spend", 1, 0],
  ["reserve", -2, 1],
  ["settle", 3, -2],
  ["release", 1, -2],
  ["gift", 1, 0],
])("an entry of kind %s cannot move balance by %i and reserved by %i", async (kind, balance, reserved) => {
  const insert = sql`insert into credit_entry (workspace_id, kind, balance_change, reserved_change, reference, reason)
    values (${workspaceId}, ${kind}, ${balance}, ${reserved}, 'wrong', 'test')`;
  await expect(insert.execute(db)).rejects.toThrow("credit_entry_kind_moves");
});

it("no balance and no reservation can be negative", async () => {
  await expect(
    sql`insert into credit_balance (workspace_id, balance) values (${workspaceId}, -1)`.execute(db),
  ).rejects.toThrow("balance_check");
  await expect(
    sql`insert into credit_balance (workspace_id, reserved) values (${workspaceId}, -1)`.execute(db),
  ).rejects.toThrow("reserved_check");
});

it("a written page of a lookalike job never changes", async () => {
  await sql`insert into lookalike_job (id, workspace_id, user_id, request, requested_limit, progress_message)
    values ('job_1', ${workspaceId}, 'user_1', '{}', 100, 'Waiting')`.execute(db);
  await run(db)`
    insert into lookalike_job_page (job_id, page_number, result_count, results) values ('job_1', 0, 1, '[{}]')`;
  await expect(sql`update lookalike_job_page set results = '[]'`.execute(db)).rejects.toThrow("never changes");
});
