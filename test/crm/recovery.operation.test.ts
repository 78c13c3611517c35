import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { CREDENTIALS, startVendorStandIns, type VendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { submitJob } from "../../server/crm/jobs/run.ts";
import { run } from "../../server/db/statements.ts";
import { encryptCredentials } from "../../server/integrations/credentials.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createTestDatabase } from "../support/database.ts";
import { killProcesses, type SupportProcess, startProcess } from "../support/processes.ts";

const ACCOUNTS = 500;

/** The record of a company in the CRM, by domain; undefined when there is none. */
type Find = (vendors: VendorStandIns, domain: string) => { id: string; name: string }[];

const crms = [
  {
    provider: "hubspot",
    credentials: CREDENTIALS.hubspot,
    write: /POST .*\/companies\/batch\/(upsert|create|update)$/,
    limited: { status: 429, body: { status: "error", errorType: "RATE_LIMIT" }, headers: { "retry-after": "1" } },
    add: ({ hubspot }: VendorStandIns, domain: string) => hubspot.add("companies", { domain, name: "Theirs" }),
    find: (({ hubspot }, domain) =>
      [...hubspot.objects.companies.values()]
        .filter(({ properties }) => properties.domain === domain)
        .map(({ id, properties }) => ({ id, name: properties.name ?? "" }))) satisfies Find,
  },
  {
    provider: "salesforce",
    credentials: CREDENTIALS.salesforce,
    write: /(POST|PATCH) .*\/composite\/sobjects/,
    limited: { status: 429, body: "", headers: { "retry-after": "1" } },
    add: ({ salesforce }: VendorStandIns, domain: string) =>
      salesforce.add("Account", { Name: "Theirs", Website: domain }),
    find: (({ salesforce }, domain) =>
      [...salesforce.objects.Account.values()]
        .filter(({ Website }) => Website === domain)
        .map(({ Id, Name }) => ({ id: String(Id), name: String(Name) }))) satisfies Find,
  },
] as const;

afterEach(killProcesses);

describe.each(crms)("with $provider", ({ provider, credentials, write, limited, add, find }) => {
  test("500 accounts are synced correctly although every twentieth record fails, the CRM limits requests and workers are killed", async () => {
    const { db, url } = await createTestDatabase();
    const vendors = await startVendorStandIns();
    onTestFinished(vendors.close);
    const { workspaceId } = await createWorkspace(db);
    const other = await createWorkspace(db);
    await subscribe(db, workspaceId);
    await connectCrm(db, workspaceId, provider, credentials);

    // 425 accounts are missing in the CRM, 50 exist there without their fields, and the CRM rejects 10. Of the other
    // ids, 7 are accounts of another workspace and 8 do not exist.
    await run(db)`
      insert into company (id, domain, name, hq_city) select n, 'company-' || n || '.example',
        case when n > 475 and n <= 485 then 'REFUSED ' || n else 'Company ' || n end, 'Bern'
        from generate_series(1, 492) as n`;
    await run(db)`
      insert into workspace_account (workspace_id, company_id, source)
      select case when id > 485 then ${other.workspaceId}::bigint else ${workspaceId} end, id, 'import' from company`;
    for (let id = 426; id <= 475; id += 1) add(vendors, `company-${id}.example`);
    const ids = Array.from({ length: ACCOUNTS }, (_, place) => ((place * 7) % ACCOUNTS) + 1);
    const records = ids.map((record_id) => ({ object: "company", record_id }) as const);
    const jobId = await db
      .transaction()
      .execute((transaction) => submitJob(transaction, { workspaceId, kind: "sync_accounts", provider }, records));

    // The worker is killed after each of these writes, before it gets the response. Between writes, the CRM limits
    // requests.
    let worker: SupportProcess | undefined;
    let kills = 0;
    const standIn = vendors[provider].http;
    for (const after of [1, 4])
      standIn.inject({
        on: write,
        after,
        lostResponse: true,
        effect: () => {
          worker?.child.kill("SIGKILL");
          kills += 1;
        },
      });
    standIn.inject({ on: write, after: 2, times: 2, response: limited });
    const { HUBSPOT_URL: hubspot, SALESFORCE_URL: salesforce } = vendors.settings;
    const job = await until(async () => {
      if (worker === undefined || worker.child.signalCode !== null)
        worker = await startProcess("crm-worker.ts", url, TEST_SECRET_KEY, JSON.stringify({ hubspot, salesforce }));
      const found = await db
        .selectFrom("crm_job")
        .selectAll()
        .where("id", "=", jobId ?? "")
        .executeTakeFirstOrThrow();
      return found.finished_at !== null && found;
    }, 120_000);

    expect({ status: job.status, kills }).toEqual({ status: "completed", kills: 2 });
    const rows = await db.selectFrom("crm_job_record").selectAll().orderBy("place").execute();
    expect(rows.map(({ record_id }) => record_id)).toEqual(ids);
    const wrong = rows.filter(({ record_id: id, crm_id, action, error }) => {
      const inCrm = find(vendors, `company-${id}.example`);
      if (id > 485) return action !== "failed" || error !== "NOT_FOUND" || inCrm.length > 0;
      if (id > 475) return action !== "failed" || !error?.includes("name is not valid") || inCrm.length > 0;
      const [expected, name] = id > 425 ? ["updated", "Theirs"] : ["created", `Company ${id}`];
      return action !== expected || inCrm.length !== 1 || inCrm[0]?.id !== crm_id || inCrm[0]?.name !== name;
    });
    expect(wrong).toEqual([]);
    const events = await db.selectFrom("webhook_event").select("body").execute();
    expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: "crm_job.completed",
        data: {
          job_id: jobId,
          total: ACCOUNTS,
          created: 425,
          updated: 50,
          skipped: 0,
          failed: 25,
          error_message: null,
        },
      },
    ]);
  }, 150_000);
});

type Database = Awaited<ReturnType<typeof createTestDatabase>>["db"];

async function subscribe(db: Database, workspaceId: number): Promise<void> {
  const url = "https://hooks.northwind.example/";
  const events = ["crm_job.completed", "crm_job.failed"];
  await run(db)`
    insert into webhook_endpoint (id, workspace_id, url, host, events)
    values ('wh_1', ${workspaceId}, ${url}, 'hooks.northwind.example', ${events})`;
}

async function connectCrm(
  db: Database,
  workspaceId: number,
  provider: string,
  { provider: _, ...credentials }: { readonly provider: string },
): Promise<void> {
  await db
    .insertInto("integration")
    .values({
      workspace_id: workspaceId,
      kind: "crm",
      provider,
      credentials_encrypted: encryptCredentials(createSecrets(TEST_SECRET_KEY), workspaceId, "crm", credentials),
      connected_at: new Date(),
    })
    .execute();
}
