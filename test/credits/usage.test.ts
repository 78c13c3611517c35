import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { refund, reserve, settle, spend } from "../../server/credits/public.ts";
import { oneValue, run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { createTestDatabase } from "../support/database.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { insertFoundSignal } from "../support/signals.ts";

const database = await createTestDatabase();
const service = await startLookalikeService(database.url);

/** Creates a workspace with charges on two days for a signal, a job and a search, a refund and an open reservation. */
async function open() {
  const { db } = database;
  const member = await createWorkspace(db, 1_000);
  const signalId = await insertFoundSignal(db, member, "Robots");
  const runId = await oneValue(db)<number>`select id from signal_run where signal_id = ${signalId}`;
  const entry = (reference: string, reason: string, userId = member.userId) => ({
    ...{ workspaceId: member.workspaceId, userId, reference, reason },
  });
  await run(db)`
    insert into credit_entry (workspace_id, kind, balance_change, reference, reason, user_id, created_at)
    values (${member.workspaceId}, 'spend', -5, 'old', 'Lookalikes_search', null, '2026-01-02T23:59:59Z')`;
  await run(db)`update credit_balance set balance = balance - 5 where workspace_id = ${member.workspaceId}`;
  await spend(db, entry(`signal_run_${runId}_7_0`, "signal_trait_only"), 30);
  await spend(db, entry(`signal_run_${runId}_emails_x`, "signal_email_enrichment"), 2);
  await spend(db, entry("signal_run_99999999_1_0", "signal_trait_only"), 10);
  await reserve(db, entry("job", "Lookalikes_submitBulk"), 100);
  await settle(db, entry("job", "Lookalikes_submitBulk"), 40);
  await reserve(db, entry("running", "Lookalikes_submitBulk"), 50);
  await refund(db, entry("feedback_1", "Feedback_give"), 3);
  const get = (query: string, Accept = "application/json") =>
    call(service, "GET", `/api/v1/credits/usage?${query}`, { key: userKey(member), headers: { Accept } });
  const groups = async (query: string) => ((await get(query)).body as Schema["CreditUsage"]).groups;
  return { ...member, signalId, get, groups };
}

test("charges and refunds are summed by day, operation, user and signal, without reservations", async () => {
  const { groups, signalId, userId } = await open();
  const [today, old, ...others] = await groups("group_by=day");
  expect([today, old, ...others]).toEqual([
    { key: new Date().toISOString().slice(0, 10), charged: 82, refunded: 3, entry_count: 5 },
    { key: "2026-01-02", charged: 5, refunded: 0, entry_count: 1 },
  ]);
  expect(await groups("group_by=operation")).toEqual([
    ...[
      { key: "Lookalikes_submitBulk", charged: 40, refunded: 0, entry_count: 1 },
      { key: "signal_trait_only", charged: 40, refunded: 0, entry_count: 2 },
      { key: "Lookalikes_search", charged: 5, refunded: 0, entry_count: 1 },
      { key: "signal_email_enrichment", charged: 2, refunded: 0, entry_count: 1 },
      { key: "Feedback_give", charged: 0, refunded: 3, entry_count: 1 },
    ],
  ]);
  expect(await groups("group_by=user")).toEqual([
    { key: userId, charged: 82, refunded: 3, entry_count: 5 },
    { key: null, charged: 5, refunded: 0, entry_count: 1 },
  ]);
  expect(await groups("group_by=signal")).toEqual([
    { key: null, charged: 55, refunded: 3, entry_count: 4 },
    { key: String(signalId), charged: 32, refunded: 0, entry_count: 2 },
  ]);
  expect(await groups("group_by=day&kind=refund")).toMatchObject([{ charged: 0, refunded: 3 }]);
  expect(await groups("")).toEqual([]);
});

test("groups are paginated, groups and ledger can be read as CSV, and none contain another workspace's charges", async () => {
  const { get } = await open();
  const { body } = await get("group_by=operation&limit=2&offset=4");
  expect(body).toMatchObject({
    entries: [],
    groups: [{ key: "Feedback_give" }],
    pagination: { limit: 2, offset: 4, total_count: 5, has_more: false },
  });
  const rows = async (query: string) => (await get(query, "text/csv")).text.trim().split("\r\n");
  const [header, ...entries] = await rows("");
  expect(header).toBe("entry_id,kind,balance_change,reserved_change,reason,reference,user_id,created_at");
  const { entries: listed } = (await get("limit=500")).body as Schema["CreditUsage"];
  expect(entries.map((row) => Number(row.split(",")[0]))).toEqual(listed.map(({ entry_id }) => entry_id));
  expect(await rows("kind=refund")).toHaveLength(2);
  expect((await rows("group_by=operation")).slice(0, 2)).toEqual([
    ...["key,charged,refunded,entry_count", "Lookalikes_submitBulk,40,0,1"],
  ]);
});
