import { sql } from "kysely";
import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import { assignAccounts } from "../../server/views/actions/assignment.ts";
import { createSignalWorld } from "../signals/world.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { sendInOrder } from "../support/locks.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { createViewWorld, jobContext } from "../views/world.ts";

/** Runs a job that reads a company before it is deleted, and retries the job until it succeeds, as the queue does. */
async function runWhileDeleted(db: TestDatabase["db"], companyId: number, run: () => Promise<void>): Promise<void> {
  const first = (): Promise<boolean> =>
    run().then(
      () => true,
      () => false,
    );
  const [succeeded] = await sendInOrder(db, sql`delete from company where id = ${companyId}`, [first]);
  if (!succeeded) await run();
}

test("a signal run that finds a company during its deletion finds the others and charges for them", async () => {
  const { db } = await createTestDatabase();
  const world = await createSignalWorld(db, 100);
  const signalId = await world.deploy("traitOnly", { icp_id: world.icpId });
  await runWhileDeleted(db, world.companies.contoso!, () => world.run(signalId));
  const { accounts, credits } = await world.found(signalId);
  expect(Object.keys(accounts).toSorted()).toEqual(["fabrikam.example", "northwind.example", "tailspin.example"]);
  expect(credits).toBe(30);
});

test("a bulk job that finds a company during its deletion completes", async () => {
  const database = await createTestDatabase();
  const { db } = database;
  await generateCompanies(db, 300);
  const service = await startLookalikeService(database.url);
  const client = bulkClient(service.address, userKey(await createWorkspace(db, 1000)));
  const jobId = await client.accepted({ query: "things", limit: 200 });
  const search = fakeSearch(db);
  const { id } = await db.selectFrom("company").select("id").orderBy("id").executeTakeFirstOrThrow();
  await runWhileDeleted(db, id, () => runBulkJob({ db, search })({ jobId }, jobContext));
  expect(await client.poll(jobId)).toMatchObject({ status: "completed", processed: 200 });
  await service.stop();
});

test("a view that assigns an account during its deletion assigns the others", async () => {
  const world = await createViewWorld();
  world.crm.users.push({ id: "u1", name: "u1", email: "u1@northwind.example" });
  const [first] = await world.addAccounts(3);
  const settings = { mode: "single", assigneeIds: ["u1"], overrideOwnerIds: [] } as const;
  const viewId = await world.saveView({ crm_assignment: { enabled: true, settings } });
  const { workspaceId } = world;
  await runWhileDeleted(world.db, first!, () => assignAccounts(world)({ viewId, workspaceId }, jobContext));
  expect(world.crm.companies.size).toBe(2);
});
