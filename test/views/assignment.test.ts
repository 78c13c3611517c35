import { afterEach, beforeEach, expect, test } from "vitest";
import { NO_EXCLUSIONS } from "../../server/exclusions/public.ts";
import { upsertWorkspaceExclusions } from "../../server/exclusions/queries.ts";
import { deleteIntegration } from "../../server/integrations/queries.ts";
import { assignAccounts } from "../../server/views/actions/assignment.ts";
import { insertAssignments } from "../../server/views/actions/queries-assignments.ts";
import { updateActions } from "../../server/views/queries.ts";
import type { ActionSettings } from "../../server/views/settings.ts";
import { createViewWorld, jobContext, type ViewWorld } from "./world.ts";

const HOUR = 3_600_000;

let world: ViewWorld;
beforeEach(async () => {
  world = await createViewWorld();
  for (const id of ["u1", "u2", "u3"]) world.crm.users.push({ id, name: id, email: `${id}@northwind.example` });
});
afterEach(() => world.database.close());

function assignment(
  mode: "single" | "round_robin",
  assigneeIds: readonly string[],
  overrideOwnerIds: readonly string[] = [],
): { crm_assignment: { enabled: true; settings: ActionSettings["crm_assignment"] } } {
  return { crm_assignment: { enabled: true, settings: { mode, assigneeIds, overrideOwnerIds } } };
}

function run(viewId: string): Promise<void> {
  return assignAccounts(world)({ viewId, workspaceId: world.workspaceId }, jobContext);
}

function owners(): (string | null)[] {
  return [...world.crm.companies.values()].map(({ ownerId }) => ownerId);
}

function countByOwner(): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(owners(), (owner) => owner ?? "nobody")].map(([owner, companies]) => [owner, companies.length]),
  );
}

test("accounts that match when the assignment is set are created in the CRM and assigned once", async () => {
  await world.addAccounts(3);
  const viewId = await world.saveView(assignment("single", ["u1"]));
  await run(viewId);
  expect(owners()).toEqual(["u1", "u1", "u1"]);
  await world.addAccounts(2);
  await run(viewId);
  expect(owners()).toHaveLength(3);
  expect(await world.readAction(viewId, "crm_assignment")).toMatchObject({ enabled: true, last_error: null });
});

test("an assignment that is changed or turned on again assigns the accounts that match at that time, each once", async () => {
  await world.addAccounts(2);
  const viewId = await world.saveView(assignment("single", ["u1"]));
  await run(viewId);
  await world.addAccounts(2);
  await updateActions(world.db, viewId, assignment("single", ["u2"]));
  await run(viewId);
  expect(countByOwner()).toEqual({ u1: 2, u2: 2 });
});

test("the owner of an assigned account is visible immediately", async () => {
  await world.addAccounts(2);
  world.crm.addCompany({ domain: "view-2.example" });
  const viewId = await world.saveView(assignment("single", ["u1"]));
  await run(viewId);
  const shown = await world.db
    .selectFrom("workspace_account")
    .select(["is_present_in_crm", "crm_owner_id", "crm_owner_email"])
    .execute();
  const owned = { is_present_in_crm: true, crm_owner_id: "u1", crm_owner_email: "u1@northwind.example" };
  expect(shown).toEqual([owned, owned]);
});

test("blocked or excluded accounts are not assigned, even if they were blocked or excluded while they were pending", async () => {
  const { db, workspaceId, clock } = world;
  const [blocked, customer, other] = (await world.addAccounts(3)) as [number, number, number];
  const viewId = await world.saveView(assignment("single", ["u1"]));
  await insertAssignments(db, [{ viewId, companyIds: [blocked, customer, other] }], clock.now());
  await db.insertInto("blocked_domain").values({ workspace_id: workspaceId, domain: "view-1.example" }).execute();
  await db.updateTable("workspace_account").set({ is_customer: true }).where("company_id", "=", customer).execute();
  await upsertWorkspaceExclusions(db, workspaceId, { ...NO_EXCLUSIONS, customers: true });
  await run(viewId);
  expect([...world.crm.companies.values()].map(({ domain }) => domain)).toEqual(["view-3.example"]);
});

test("only accounts that match the filters are assigned", async () => {
  await world.addAccounts(3);
  const viewId = await world.saveView(assignment("single", ["u1"]), { domain_include: ["view-2.example"] });
  await run(viewId);
  expect([...world.crm.companies.values()].map(({ domain }) => domain)).toEqual(["view-2.example"]);
});

test("users get the same number of accounts in turn over all runs, not counting accounts with other owners", async () => {
  const viewId = await world.saveView(assignment("round_robin", ["u1", "u2", "u3"], ["left"]));
  const companyIds = await world.addAccounts(12);
  world.crm.addCompany({ domain: "view-2.example", ownerId: "other" });
  world.crm.addCompany({ domain: "view-3.example", ownerId: "left" });
  world.crm.addCompany({ domain: "view-5.example" });
  await run(viewId);
  expect(countByOwner()).toEqual({ other: 1, u1: 4, u2: 4, u3: 3 });
  const more = await world.addAccounts(4);
  await insertAssignments(world.db, [{ viewId, companyIds: [...companyIds, ...more] }], world.clock.now());
  await run(viewId);
  expect(countByOwner()).toEqual({ other: 1, u1: 5, u2: 5, u3: 5 });
});

test("assigning again after an interruption assigns accounts to the same users", async () => {
  const viewId = await world.saveView(assignment("round_robin", ["u1", "u2"]));
  await world.addAccounts(250);
  // The worker is killed after the CRM has written a batch, before the outcome is stored.
  let batches = 0;
  world.crm.afterBatch = () => {
    batches += 1;
    if (batches % 2 === 1) throw new Error("The worker was killed.");
  };
  for (let attempt = 0; attempt < 10; attempt += 1) await run(viewId).catch(() => undefined);
  world.crm.afterBatch = () => undefined;
  await Promise.all([run(viewId), run(viewId)]);
  expect(world.crm.companies.size).toBe(250);
  expect(countByOwner()).toEqual({ u1: 125, u2: 125 });
});

test("accounts that a killed worker's last request creates concurrently count as assigned", async () => {
  const viewId = await world.saveView(assignment("round_robin", ["u1", "u2"]));
  await world.addAccounts(4);
  const { crm } = world;
  const upsert = crm.upsertCompanies.bind(crm);
  crm.upsertCompanies = async (...batch) => {
    await upsert(...batch);
    return upsert(...batch);
  };
  await run(viewId);
  expect(countByOwner()).toEqual({ u1: 2, u2: 2 });
  const assignments = await world.db.selectFrom("view_assignment").select("status").execute();
  expect(assignments.map(({ status }) => status)).toEqual(Array(4).fill("assigned"));
});

test("pending accounts are assigned to the new assignees when the assignees change", async () => {
  const viewId = await world.saveView(assignment("single", ["u1"]));
  await world.addAccounts(250);
  const { crm, db } = world;
  const upsert = crm.upsertCompanies.bind(crm);
  let batches = 0;
  crm.upsertCompanies = async (...batch) => {
    const written = await upsert(...batch);
    batches += 1;
    if (batches === 1) await updateActions(db, viewId, assignment("single", ["u2"]));
    return written;
  };
  await run(viewId);
  expect(countByOwner()).toEqual({ u1: 100, u2: 150 });
});

test("no further accounts are assigned once the CRM is disconnected, even while accounts are being assigned", async () => {
  const viewId = await world.saveView(assignment("single", ["u1"]));
  await world.addAccounts(150);
  const { crm, db, workspaceId } = world;
  const upsert = crm.upsertCompanies.bind(crm);
  crm.upsertCompanies = async (...batch) => {
    await deleteIntegration(db, workspaceId, "crm");
    return upsert(...batch);
  };
  await run(viewId);
  expect(crm.companies.size).toBe(100);
  expect((await world.readAction(viewId, "crm_assignment"))?.last_error).toBe("No CRM is connected. Connect one.");
});

test("a pending account of a user who is no longer an assignee gets a different assignee", async () => {
  const viewId = await world.saveView(assignment("round_robin", ["u1", "u2"]));
  const companyIds = await world.addAccounts(4);
  const { crm, db, clock } = world;
  const failure = { reason: "unavailable", message: "Down.", retryAfterMs: null, mayHaveHappened: false } as const;
  const upsert = crm.upsertCompanies.bind(crm);
  crm.upsertCompanies = async () => ({ outcomes: [], failure });
  await run(viewId);
  crm.upsertCompanies = upsert;
  await updateActions(db, viewId, assignment("single", ["u3"]));
  await run(viewId);
  expect(countByOwner()).toEqual({ u3: 4 });
  await insertAssignments(db, [{ viewId, companyIds }], clock.now());
  await run(viewId);
  expect(countByOwner()).toEqual({ u3: 4 });
});

test("an assignment whose CRM fails for a day is turned off without its pending work, and can be turned on again", async () => {
  await world.addAccounts(2);
  const viewId = await world.saveView(assignment("single", ["u1"]));
  world.crm.failure = {
    reason: "credentials_rejected",
    message: "The CRM no longer accepts the token.",
    retryAfterMs: null,
    mayHaveHappened: false,
  };
  await run(viewId);
  expect(await world.readAction(viewId, "crm_assignment")).toEqual({
    enabled: true,
    last_error: "The CRM no longer accepts the token.",
  });
  world.clock.advance(25 * HOUR);
  await run(viewId);
  expect(await world.readAction(viewId, "crm_assignment")).toMatchObject({
    enabled: false,
    last_error: expect.stringContaining("Turned off after failing for a day: The CRM no longer accepts the token."),
  });
  expect(await world.db.selectFrom("view_assignment").selectAll().execute()).toEqual([]);
  world.crm.failure = null;
  await updateActions(world.db, viewId, assignment("single", ["u1"]));
  await run(viewId);
  expect(owners()).toEqual(["u1", "u1"]);
});

test("when the CRM is connected again, failing assignments are retried immediately with a new 24-hour limit", async () => {
  await world.addAccounts(2);
  const viewId = await world.saveView(assignment("single", ["u1"]));
  const off = await world.saveView({
    crm_assignment: { ...assignment("single", ["u2"]).crm_assignment, enabled: false },
  });
  const failure = {
    reason: "credentials_rejected",
    message: "Revoked.",
    retryAfterMs: null,
    mayHaveHappened: false,
  } as const;
  world.crm.failure = failure;
  await run(viewId);
  world.clock.advance(20 * HOUR);
  await run(viewId);
  const job = { viewId, workspaceId: world.workspaceId };
  expect(await world.listDueJobs("views.assign-accounts")).toEqual([]);
  await world.reconnect("chat");
  expect(await world.listDueJobs("views.assign-accounts")).toEqual([]);
  await world.reconnect("crm");
  expect(await world.listDueJobs("views.assign-accounts")).toEqual([job]);
  expect(await world.readAction(off, "crm_assignment")).toMatchObject({ enabled: false });
  // The new credentials are wrong, too.
  await run(viewId);
  world.clock.advance(5 * HOUR);
  await run(viewId);
  expect(await world.readAction(viewId, "crm_assignment")).toEqual({ enabled: true, last_error: "Revoked." });
  world.crm.failure = null;
  await world.reconnect("crm");
  await run(viewId);
  expect(owners()).toEqual(["u1", "u1"]);
});

test("the failure of one account is reported, and the others are assigned", async () => {
  await world.addAccounts(3);
  const viewId = await world.saveView(assignment("single", ["u1"]));
  let refused = 0;
  world.crm.refuse = () => {
    refused += 1;
    return refused === 1 ? { reason: "invalid", message: "The domain is not valid." } : null;
  };
  await run(viewId);
  expect(owners()).toHaveLength(2);
  expect((await world.readAction(viewId, "crm_assignment"))?.last_error).toBe(
    "1 account could not be assigned: The domain is not valid.",
  );
});

test("in a people view, the accounts of the people are assigned", async () => {
  const [first = 0] = await world.addAccounts(3);
  await world.db
    .insertInto("person")
    .values({ company_id: first, full_name: "Mara Lindqvist", seniority: "VP" })
    .execute();
  const viewId = await world.saveView(assignment("single", ["u1"]), { seniority_include: ["VP"] }, "people");
  await run(viewId);
  expect([...world.crm.companies.values()].map(({ domain }) => domain)).toEqual(["view-1.example"]);
});
