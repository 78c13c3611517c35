import { expect, test } from "vitest";
import { audit, checkMemory } from "../../scripts/chaos/audit.ts";
import { spend } from "../../server/credits/public.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase } from "../support/database.ts";
import { createWorkspace } from "../support/workspaces.ts";

test("half a minute of faults in processes and the database violates no guarantee", async () => {
  const chaos = startCommand("npm run -s chaos -- --minutes 0.5 --seed 1");
  const { code, output } = await chaos.ended();
  expect(output).toMatch(/\| no acknowledged write is lost \| [1-9]\d* \| 0 \|/);
  expect(code, output).toBe(0);
}, 600_000);

test("the audit finds lost writes, unexpected charges, searches not charged, and growing memory", async () => {
  const { db } = await createTestDatabase();
  const { workspaceId, userId } = await createWorkspace(db, 100);
  await spend(db, { workspaceId, userId, reference: "search_1", reason: "Lookalikes_search" }, 5);
  const other = await createWorkspace(db, 100);
  const checks = await audit(
    db,
    {
      requests: 3,
      blockedDomains: [{ workspaceId, domain: "gone.example" }],
      searches: [{ workspaceId: other.workspaceId }],
      bulkJobs: [{ query: "things", jobId: "job_gone" }],
      wrongResponses: [],
      unacknowledged: [],
    },
    new Map(),
  );
  const faults = checks.flatMap((check) => check.faults);
  expect(faults).toEqual([
    "gone.example is gone",
    `workspace ${workspaceId} was charged 1 times for 0 searches`,
    `workspace ${other.workspaceId} was charged 0 times for 1 searches`,
    "job_gone is gone",
  ]);
  const megabytes = (count: number) => Array.from({ length: 100 }, (_, at) => (300 + at * count) * 1_000_000);
  expect(checkMemory(megabytes(0)).faults).toEqual([]);
  expect(checkMemory(megabytes(10)).faults).toHaveLength(1);
});
