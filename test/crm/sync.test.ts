import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { claimJob } from "../../server/crm/jobs/queries.ts";
import { reapCrmJobs } from "../../server/crm/jobs/run.ts";
import { enqueueSafeAddition } from "../../server/crm/public.ts";
import { listRows, run } from "../../server/db/statements.ts";
import type { VendorFailureReason } from "../../server/ports/vendor.ts";
import { FakeCrm } from "../support/fakes/fake-crm.ts";
import { insertFoundSignal } from "../support/signals.ts";
import { addAccounts, addPerson, type CrmWorkspace, JOB_CONTEXT, openCrmWorkspace } from "./support.ts";

let workspace: CrmWorkspace;
beforeEach(async () => {
  workspace = await openCrmWorkspace();
});

async function sync(kind: "accounts" | "people", ids: readonly number[], assignee?: string | null): Promise<string> {
  const field = kind === "accounts" ? "account_ids" : "people_ids";
  const { status, body } = await workspace.app.send("POST", `/api/v1/crm/sync-${kind}-job`, {
    body: { [field]: ids, ...(assignee !== undefined && { assigned_user_email: assignee }) },
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.job_id as string;
}

async function events(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const rows = await workspace.db.selectFrom("webhook_event").select("body").orderBy("created_at").execute();
  return rows.map(({ body }) => JSON.parse(body));
}

async function subscribe(): Promise<void> {
  const { db, workspaceId } = workspace;
  await db
    .insertInto("webhook_endpoint")
    .values({
      id: "wh_1",
      workspace_id: workspaceId,
      url: "https://hooks.northwind.example/",
      host: "hooks.northwind.example",
      events: ["crm_job.completed", "crm_job.failed"],
    })
    .execute();
}

function failWith(reason: VendorFailureReason, message: string): void {
  workspace.fake.failure = { reason, message, retryAfterMs: null, mayHaveHappened: false };
}

test("a workspace has at most 1,000 jobs that have not ended, even with concurrent requests", async () => {
  await workspace.connect();
  const { db, app, workspaceId } = workspace;
  const job = { workspace_id: workspaceId, kind: "sync_accounts", provider: "hubspot" };
  const jobs = Array.from({ length: 999 }, (_, place) => ({ ...job, id: `job_${place}` }));
  await db.insertInto("crm_job").values(jobs).execute();
  const start = (kind: "account" | "people") =>
    app.send("POST", `/api/v1/crm/sync-${kind === "account" ? "accounts" : kind}-job`, {
      body: { [`${kind}_ids`]: [1] },
    });
  const responses = await Promise.all([start("account"), start("people")]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    error_code: "LIMIT_REACHED",
    details: { limit: 1000 },
  });
  await run(db)`update crm_job set status = 'completed', finished_at = ${new Date()} where id = 'job_0'`;
  expect(await start("account")).toMatchObject({ status: 200 });
});

describe("syncing accounts", () => {
  test("creates missing records for the assignee, fills empty fields, and reports each record in the order requested", async () => {
    await workspace.connect();
    await subscribe();
    const { fake, workspaceId } = workspace;
    fake.users.push(
      { id: "u-1", name: "Ada", email: "ada@northwind.example" },
      { id: "u-2", name: "Bob", email: "bob@northwind.example" },
    );
    const owned = fake.addCompany({ domain: "b.example", name: "Theirs", ownerId: "u-2" });
    const filled = {
      description: "Theirs",
      employeeCount: 1,
      city: "Basel",
      country: "Theirs",
      socialUrl: "https://theirs.example",
    };
    const full = fake.addCompany({ domain: "c.example", name: "Theirs", ...filled });
    const before = JSON.stringify(fake.companies.get(full));
    const [a, b, c] = (await addAccounts(workspace, workspaceId, ["a.example", "b.example", "c.example"])) as [
      number,
      number,
      number,
    ];
    const jobId = await sync("accounts", [c, 987_654_321, b, a, c], "Ada@northwind.example ");
    expect(await workspace.status(jobId)).toMatchObject({
      status: "pending",
      result: { total: 4, created: 0, records: [] },
    });
    await workspace.runJob(jobId);
    const created = [...fake.companies.values()].find(({ domain }) => domain === "a.example");
    expect(await workspace.status(jobId)).toEqual({
      job_id: jobId,
      job_type: "sync_accounts",
      status: "completed",
      connected_crm: "hubspot",
      created_at: expect.any(String),
      error_message: null,
      result: {
        total: 4,
        created: 1,
        updated: 1,
        skipped: 1,
        failed: 1,
        records: [
          { id: c, crm_id: full, action: "skipped", error: null, warning: null },
          { id: 987_654_321, crm_id: null, action: "failed", error: "NOT_FOUND", warning: null },
          { id: b, crm_id: owned, action: "updated", error: null, warning: null },
          { id: a, crm_id: created?.id, action: "created", error: null, warning: null },
        ],
      },
    });
    expect(created).toMatchObject({ ownerId: "u-1", country: "Switzerland", externalId: `company-${a}` });
    expect(fake.companies.get(owned)).toMatchObject({ name: "Theirs", ownerId: "u-2", city: "Bern" });
    expect(JSON.stringify(fake.companies.get(full))).toBe(before);
    expect(await events()).toMatchObject([
      { type: "crm_job.completed", data: { job_id: jobId, total: 4, created: 1, updated: 1, skipped: 1, failed: 1 } },
    ]);
  });

  test("an assignee in the request must be a CRM user, and records stay unassigned if the caller is not a CRM user", async () => {
    await workspace.connect();
    const [id] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
    const { status, body } = await workspace.app.send("POST", "/api/v1/crm/sync-accounts-job", {
      body: { account_ids: [id], assigned_user_email: "nobody@northwind.example" },
    });
    expect({ status, code: body.error_code }).toEqual({ status: 400, code: "ASSIGNEE_NOT_FOUND" });
    const asker = await workspace.app.send("POST", "/api/v1/crm/sync-accounts-job", { body: { account_ids: [id] } });
    expect(asker.body.message).toBe(
      `1 account will be synced. The CRM has no user with the email ${workspace.email}, so new records stay unassigned.`,
    );
    await workspace.runJob(asker.body.job_id as string);
    expect([...workspace.fake.companies.values()]).toMatchObject([{ ownerId: null }]);
  });

  test("the owners of created accounts are visible immediately, and omitted fields are reported", async () => {
    await workspace.connect();
    const { db, fake, workspaceId } = workspace;
    fake.users.push({ id: "u-1", name: "Ada", email: "ada@northwind.example" });
    const [id = 0] = await addAccounts(workspace, workspaceId, ["a.example"]);
    const upsert = fake.upsertCompanies.bind(fake);
    fake.upsertCompanies = async (...batch) => {
      const { outcomes, failure } = await upsert(...batch);
      const leftOut = [{ field: "BillingCity", reason: "The value has 58 characters; BillingCity allows 40." }];
      return { outcomes: outcomes.map((one) => (one.action === "failed" ? one : { ...one, leftOut })), failure };
    };
    const jobId = await sync("accounts", [id], "ada@northwind.example");
    await workspace.runJob(jobId);
    expect((await workspace.status(jobId)).result).toMatchObject({
      records: [
        {
          action: "created",
          error: null,
          warning: "BillingCity was omitted. The value has 58 characters; BillingCity allows 40.",
        },
      ],
    });
    const account = db
      .selectFrom("workspace_account")
      .select(["is_present_in_crm", "crm_owner_id", "crm_owner_name", "crm_owner_email"]);
    expect(await account.execute()).toEqual([
      { is_present_in_crm: true, crm_owner_id: "u-1", crm_owner_name: "Ada", crm_owner_email: "ada@northwind.example" },
    ]);
  });

  test("by default, new records are assigned to the caller", async () => {
    await workspace.connect();
    workspace.fake.users.push({ id: "u-9", name: "Asker", email: workspace.email });
    const [id = 0] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
    await workspace.runJob(await sync("accounts", [id], null));
    expect([...workspace.fake.companies.values()]).toMatchObject([{ ownerId: "u-9" }]);
  });

  test("a token revoked during a job fails the job: written records are reported, and the rest fail with the reason", async () => {
    await workspace.connect();
    await subscribe();
    const ids = await addAccounts(
      workspace,
      workspace.workspaceId,
      Array.from({ length: 130 }, (_, n) => `c${n}.example`),
    );
    const jobId = await sync("accounts", ids);
    workspace.fake.afterBatch = () =>
      failWith("credentials_rejected", "The CRM rejects the credentials. Connect it again.");
    await workspace.runJob(jobId);
    const job = await workspace.status(jobId);
    expect(job).toMatchObject({
      status: "failed",
      error_message: "The CRM rejects the credentials. Connect it again.",
      result: { total: 130, created: workspace.fake.companies.size, failed: 130 - workspace.fake.companies.size },
    });
    expect(workspace.fake.companies.size).toBe(100);
    expect(await events()).toMatchObject([{ type: "crm_job.failed", data: { created: 100, failed: 30 } }]);
  });

  test("an unavailable CRM is retried with growing waits, and the job fails if the CRM stays unavailable", async () => {
    await workspace.connect();
    const [id = 0] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
    const jobId = await sync("accounts", [id]);
    failWith("unavailable", "The CRM cannot be reached.");
    const waits: number[] = [];
    for (let attempt = 1; attempt < 12; attempt += 1) {
      await workspace.runJob(jobId);
      const rows = await listRows(workspace.db)<{ wait: number }>`
        select round(extract(epoch from run_at - updated_at) / 5)::integer as wait from graphile_worker.jobs
        where key = ${jobId}`;
      waits.push(rows[0]?.wait ?? 0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
    expect(await workspace.status(jobId)).toMatchObject({ status: "running" });
    await workspace.runJob(jobId);
    expect(await workspace.status(jobId)).toMatchObject({
      status: "failed",
      error_message: "The CRM cannot be reached.",
    });
  });

  test("a CRM that was disconnected, or replaced by another, is not written to", async () => {
    await workspace.connect();
    const [id = 0] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
    const first = await sync("accounts", [id]);
    await workspace.connect("salesforce");
    await workspace.runJob(first);
    expect(await workspace.status(first)).toMatchObject({ status: "failed", connected_crm: "hubspot" });
    const second = await sync("accounts", [id]);
    await workspace.app.send("DELETE", "/api/v1/integrations/crm");
    await workspace.runJob(second);
    expect(await workspace.status(second)).toMatchObject({ status: "failed", connected_crm: "salesforce" });
    expect(workspace.fake.companies.size).toBe(0);
  });

  test("accounts that a job wrote before its CRM was disconnected are not shown as present in a CRM", async () => {
    await workspace.connect();
    const { db, workspaceId } = workspace;
    const domains = Array.from({ length: 130 }, (_, n) => `c${n}.example`);
    const jobId = await sync("accounts", await addAccounts(workspace, workspaceId, domains));
    workspace.fake.afterBatch = () => failWith("rate_limited", "The CRM is limiting requests.");
    await workspace.runJob(jobId);
    await workspace.app.send("DELETE", "/api/v1/integrations/crm");
    await workspace.runJob(jobId);
    expect(await workspace.status(jobId)).toMatchObject({ status: "failed", result: { created: 100, failed: 30 } });
    const present = await db.selectFrom("workspace_account").select("company_id").where("is_present_in_crm", "=", true);
    expect(await present.execute()).toEqual([]);
  });

  test("a CRM that is disconnected while a job runs is no longer written to", async () => {
    await workspace.connect();
    const { app, fake, workspaceId } = workspace;
    const domains = Array.from({ length: 130 }, (_, n) => `c${n}.example`);
    const jobId = await sync("accounts", await addAccounts(workspace, workspaceId, domains));
    const upsert = fake.upsertCompanies.bind(fake);
    fake.upsertCompanies = async (...batch) => {
      const written = await upsert(...batch);
      await app.send("DELETE", "/api/v1/integrations/crm");
      return written;
    };
    await workspace.runJob(jobId);
    expect(await workspace.status(jobId)).toMatchObject({ status: "failed", result: { created: 100, failed: 30 } });
    expect(fake.companies.size).toBe(100);
  });

  test("a CRM account that is replaced with another account during a job is no longer written to", async () => {
    await workspace.connect();
    const { connectors, fake, workspaceId } = workspace;
    const domains = Array.from({ length: 130 }, (_, n) => `c${n}.example`);
    const jobId = await sync("accounts", await addAccounts(workspace, workspaceId, domains));
    const upsert = fake.upsertCompanies.bind(fake);
    const other = new FakeCrm();
    fake.upsertCompanies = async (...batch) => {
      const written = await upsert(...batch);
      Object.assign(connectors.crm, { hubspot: { connect: () => ({ ok: true, value: other }) } });
      await workspace.connect();
      return written;
    };
    await workspace.runJob(jobId);
    await workspace.runJob(jobId);
    expect(await workspace.status(jobId)).toMatchObject({ status: "completed", result: { created: 130 } });
    expect([fake.companies.size, other.companies.size]).toEqual([100, 30]);
  });

  test.each([
    ["records that the CRM has accepted", null],
    [
      "a failure",
      { reason: "refused", message: "The CRM refused.", retryAfterMs: null, mayHaveHappened: false } as const,
    ],
  ])(
    "a worker whose job was taken over stores nothing and fails, so that the queue keeps the job for the new worker: with %s",
    async (_what, failure) => {
      await workspace.connect();
      const { db, fake, workspaceId } = workspace;
      const jobId = await sync("accounts", await addAccounts(workspace, workspaceId, ["a.example"]));
      const upsert = fake.upsertCompanies.bind(fake);
      let writes = 0;
      fake.upsertCompanies = async (...batch) => {
        writes += 1;
        const written = await upsert(...batch);
        if (writes > 1) return written;
        await claimJob(db, jobId);
        return failure ? { outcomes: [], failure } : written;
      };
      await expect(workspace.runJob(jobId)).rejects.toThrow("Another worker has taken the work over.");
      expect(writes).toBe(1);
      expect(await workspace.status(jobId)).toMatchObject({ status: "running", result: { records: [] } });
      await workspace.runJob(jobId);
      expect(await workspace.status(jobId)).toMatchObject({ status: "completed", result: { total: 1, created: 1 } });
      expect(fake.companies.size).toBe(1);
    },
  );

  test("a record counts as created only by the job that created it, even if another job was interrupted", async () => {
    await workspace.connect();
    const { fake, workspaceId } = workspace;
    const [id = 0] = await addAccounts(workspace, workspaceId, ["a.example"]);
    const [interrupted, other] = [await sync("accounts", [id]), await sync("accounts", [id])];
    const { refuse } = fake;
    fake.refuse = () => {
      throw new Error("The worker was killed.");
    };
    await expect(workspace.runJob(interrupted)).rejects.toThrow("killed");
    fake.refuse = refuse;
    await workspace.runJob(other);
    await workspace.runJob(interrupted);
    expect(fake.companies.size).toBe(1);
    expect(await workspace.status(other)).toMatchObject({ result: { created: 1, skipped: 0 } });
    expect(await workspace.status(interrupted)).toMatchObject({ result: { created: 0, skipped: 1 } });
  });

  test("jobs of one workspace run one after the other, because calls to one CRM must not overlap", async () => {
    await workspace.connect();
    const [id = 0] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
    await sync("accounts", [id]);
    await sync("accounts", [id]);
    const rows = await listRows(workspace.db)<{ queue_name: string }>`
      select queue_name from graphile_worker.jobs where task_identifier = 'crm.sync'`;
    expect(rows.map(({ queue_name }) => queue_name)).toEqual(Array(2).fill(`crm ${workspace.workspaceId}`));
  });
});

describe("syncing people", () => {
  test("creates contacts with the emails the workspace may see, linked to their company, which is created if it is missing", async () => {
    await workspace.connect();
    const { fake, workspaceId } = workspace;
    const [a = 0, b = 0] = await addAccounts(workspace, workspaceId, ["a.example", "b.example"]);
    const crmB = fake.addCompany({ domain: "b.example", name: "Theirs" });
    const ada = await addPerson(workspace, workspaceId, {
      companyId: a,
      name: "Ada King Lovelace",
      email: "ada@a.example",
    });
    const bob = await addPerson(workspace, workspaceId, { companyId: b, name: "Bob" });
    const other = await createWorkspace(workspace.db);
    const [foreign = 0] = await addAccounts(workspace, other.workspaceId, ["other.example"]);
    const stranger = await addPerson(workspace, other.workspaceId, {
      companyId: foreign,
      name: "Eve",
      email: "eve@other.example",
    });
    const jobId = await sync("people", [ada, stranger, bob]);
    await workspace.runJob(jobId);
    const crmA = [...fake.companies.values()].find(({ domain }) => domain === "a.example")?.id;
    expect([...fake.contacts.values()]).toMatchObject([
      {
        externalId: `person-${ada}`,
        email: "ada@a.example",
        firstName: "Ada King",
        lastName: "Lovelace",
        jobTitle: "VP Sales",
        companyId: crmA,
      },
      { externalId: `person-${bob}`, email: null, firstName: null, lastName: "Bob", companyId: crmB },
    ]);
    expect(await workspace.status(jobId)).toMatchObject({
      job_type: "sync_people",
      status: "completed",
      result: {
        total: 3,
        created: 2,
        failed: 1,
        records: [{ id: ada }, { id: stranger, error: "NOT_FOUND" }, { id: bob }],
      },
    });
  });
});

describe("safe addition", () => {
  let addition: { readonly reference: string; readonly signalId: number };
  beforeEach(async () => {
    addition = { reference: "signal run 7", signalId: await insertFoundSignal(workspace.db, workspace, "Adds") };
  });
  const recordReferences = (object: "company" | "contact", ids: readonly number[]) =>
    ids.map((record_id) => ({ object, record_id }));

  test("adds records once per reference, creates missing ones and does not change an owned, complete record", async () => {
    const { db, fake, workspaceId } = workspace;
    const companyIds = await addAccounts(workspace, workspaceId, ["a.example", "b.example"]);
    const filled = {
      description: "Theirs",
      employeeCount: 1,
      city: "Basel",
      country: "CH",
      socialUrl: "https://theirs.example",
    };
    const theirs = fake.addCompany({ domain: "a.example", name: "Theirs", ownerId: "u-2", ...filled });
    const before = JSON.stringify(fake.companies.get(theirs));
    await enqueueSafeAddition(db, { workspaceId, records: [recordReferences("company", companyIds)], ...addition });
    expect(await db.selectFrom("crm_job").select("id").execute()).toEqual([]);
    await workspace.connect();
    const personId = await addPerson(workspace, workspaceId, {
      companyId: companyIds[1] ?? 0,
      name: "Bob",
      email: "bob@b.example",
    });
    for (let time = 0; time < 2; time += 1)
      await enqueueSafeAddition(db, {
        workspaceId,
        records: [recordReferences("company", companyIds), recordReferences("contact", [personId])],
        ...addition,
      });
    const jobs = await db.selectFrom("crm_job").select("id").execute();
    expect(jobs).toHaveLength(1);
    for (const { id } of jobs) await workspace.runJob(id);
    expect(JSON.stringify(fake.companies.get(theirs))).toBe(before);
    expect([...fake.companies.values()].map(({ domain }) => domain)).toEqual(["a.example", "b.example"]);
    expect([...fake.contacts.values()]).toMatchObject([
      { email: "bob@b.example", companyId: [...fake.companies.keys()][1] },
    ]);
    expect(await events()).toEqual([]);
    expect(await workspace.status(jobs[0]?.id ?? "")).toMatchObject({ error_code: "NOT_FOUND" });
  });

  test("assigns only new and unassigned records to an assignee", async () => {
    const { db, fake, workspaceId } = workspace;
    await workspace.connect();
    fake.users.push({ id: "u-1", name: "Ada", email: "ada@northwind.example" });
    fake.addCompany({ domain: "owned.example", ownerId: "u-2" });
    fake.addCompany({ domain: "unowned.example" });
    const companyIds = await addAccounts(workspace, workspaceId, ["owned.example", "unowned.example", "new.example"]);
    const records = [recordReferences("company", companyIds)];
    await enqueueSafeAddition(db, { workspaceId, records, ...addition, assigneeEmail: "ada@northwind.example" });
    const { id } = await db.selectFrom("crm_job").select("id").executeTakeFirstOrThrow();
    await workspace.runJob(id);
    expect([...fake.companies.values()].map(({ domain, ownerId }) => [domain, ownerId])).toEqual([
      ["owned.example", "u-2"],
      ["unowned.example", "u-1"],
      ["new.example", "u-1"],
    ]);
  });
});

test("concurrent reapers requeue each lost job once, and fail each job that the queue gave up on", async () => {
  await workspace.connect();
  const [id = 0] = await addAccounts(workspace, workspace.workspaceId, ["a.example"]);
  const [lost, givenUp, waiting] = [
    await sync("accounts", [id]),
    await sync("accounts", [id]),
    await sync("accounts", [id]),
  ];
  const { db } = workspace;
  await sql`update crm_job set updated_at = now() - interval '2 minutes'`.execute(db);
  await sql`delete from graphile_worker._private_jobs where key = ${lost}`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${givenUp}`.execute(db);
  const reap = reapCrmJobs({ db });
  await Promise.all([reap({}, JOB_CONTEXT), reap({}, JOB_CONTEXT)]);
  const rows = await listRows(db)<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'crm.sync' and attempts < max_attempts`;
  expect(rows.map(({ key }) => key).sort()).toEqual([lost, waiting].sort());
  expect(await workspace.status(givenUp)).toMatchObject({
    status: "failed",
    error_message: "The job was interrupted too many times.",
  });
});
