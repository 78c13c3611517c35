import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import type { ReceivedMail } from "../../scripts/support/mail.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { audit, checkMemory } from "../../scripts/tools/chaos/audit.ts";
import { emptyRecord, type LoadRecord } from "../../scripts/tools/chaos/record.ts";
import type { CrmCompany } from "../../scripts/tools/chaos/scenarios/crm.ts";
import { spend } from "../../server/credits/public.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneRow } from "../../server/db/statements.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { insertView, updateActions } from "../../server/views/queries.ts";
import { setViewWebhook } from "../../server/webhooks/public.ts";
import { createSignalWorld } from "../signals/world.ts";
import { createTestDatabase } from "../support/database.ts";
import { jobContext } from "../views/world.ts";

test("the audit finds lost writes, unexpected charges, uncharged searches, and growing memory", async () => {
  const { db } = await createTestDatabase();
  const { workspaceId, userId } = await createWorkspace(db, 100);
  await spend(db, { workspaceId, userId, reference: "search_1", reason: "Lookalikes_search" }, 5);
  const other = await createWorkspace(db, 100);
  const checks = await audit(
    db,
    {
      ...emptyRecord(),
      blockedDomains: [{ workspaceId, domain: "gone.example" }],
      searches: [{ workspaceId: other.workspaceId }],
      bulkJobs: [{ query: "things", jobId: "job_gone" }],
    },
    { events: new Map(), mails: [], crmCompanies: [] },
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

/** The input of the audit. Each violation changes part of it. */
interface Audited {
  readonly db: Db;
  readonly record: LoadRecord;
  readonly events: Map<string, Set<string>>;
  readonly mails: ReceivedMail[];
  readonly crmCompanies: CrmCompany[];
}

const RECIPIENT = "sales@northwind.example";

function createMail(name: string): ReceivedMail {
  return { headers: { "message-id": `<${name}@service.example>` }, recipients: [RECIPIENT], text: "" };
}

/** Creates a workspace in which a signal found two companies, a view reported both, and a job synced one to the CRM. */
async function createAuditedWorkspace() {
  const { db } = await createTestDatabase();
  const world = await createSignalWorld(db);
  const { workspaceId, userId, companies, clock } = world;
  const view = { workspaceId, userId, name: "Germany", viewType: "accounts", isDefault: false } as const;
  const viewId = await insertView(db, { ...view, filters: { country_include: ["DEU"] } }, clock.now());
  const webhook = { url: "http://127.0.0.1:9/", enabled: true };
  await setViewWebhook(db, createSecrets(TEST_SECRET_KEY), { workspaceId, viewId }, webhook, clock.now());
  await updateActions(db, viewId, { email: { enabled: true, settings: { recipientEmail: null } } });
  for (const company of ["northwind", "fabrikam"]) await world.jobPost(company, "Engineer", "You use Term1.", 1);
  const signalId = await world.deploy("jobPostFirstTimeMention", { term: "Term1", icp_id: world.icpId });
  await world.run(signalId);
  const run = await db.selectFrom("signal_run").select(["id", "insight_run_id"]).executeTakeFirstOrThrow();
  await matchRun({ db, clock })({ runId: run.insight_run_id ?? 0 }, jobContext);
  await sql`update webhook_delivery set status = 'delivered', next_attempt_at = null, finished_at = now()`.execute(db);
  const alert = await oneRow(db)<{ id: number }>`
    update alert set status = 'sent', sent_at = ${clock.now()}, recipient_email = ${RECIPIENT}
    where notification_type = 'email' returning id`;
  const mailName = `alert-${workspaceId}-${alert.id}`;
  const insights = await db.selectFrom("insight").select("id").orderBy("id").execute();
  const [first = 0, second = 0] = insights.map(({ id }) => id);
  const jobId = "job_1";
  const northwind = companies.northwind ?? 0;
  await sql`
    insert into crm_job (id, workspace_id, kind, status, provider, finished_at)
    values (${jobId}, ${workspaceId}, 'sync_accounts', 'completed', 'hubspot', now())`.execute(db);
  await sql`
    insert into crm_job_record (job_id, place, object, record_id, action, crm_id)
    values (${jobId}, 1, 'company', ${northwind}, 'created', '71')`.execute(db);
  const announced = new Set(["msg_announced"]);
  const alerted = new Set(["msg_alerted"]);
  const audited = {
    record: { ...emptyRecord(), signals: [{ workspaceId, signalId }], crmJobs: [{ workspaceId, jobId }] },
    events: new Map([
      [`signal ${signalId}`, new Set(["msg_signal"])],
      [jobId, new Set(["msg_job"])],
      ...[first, second].flatMap(
        (id) =>
          [
            [`insight ${id}`, announced],
            [`insight ${id} in ${viewId}`, alerted],
          ] as const,
      ),
    ]),
    mails: [createMail(mailName)],
    crmCompanies: [{ id: "71", domain: "northwind.example" }],
  };
  return {
    db,
    audited,
    mailName,
    workspaceId,
    userId,
    viewId,
    signalId,
    runId: run.id,
    first,
    second,
    jobId,
    northwind,
  };
}

type AuditedWorkspace = Awaited<ReturnType<typeof createAuditedWorkspace>>;

interface Violation {
  readonly name: string;
  readonly violate: (audited: Audited, workspace: AuditedWorkspace) => unknown;
  readonly faults: (workspace: AuditedWorkspace) => string[];
}

const violations: Violation[] = [
  {
    name: "a signal that is lost",
    violate: ({ db }) => sql`delete from signal`.execute(db),
    faults: ({ signalId, workspaceId }) => [
      `signal ${signalId} is gone`,
      `workspace ${workspaceId} has 0 signals and deployed 1`,
    ],
  },
  {
    name: "a signal that was deployed twice",
    violate: ({ record }) => record.signals.pop(),
    faults: ({ workspaceId }) => [`workspace ${workspaceId} has 1 signals and deployed 0`],
  },
  {
    name: "a signal that is stuck",
    violate: ({ db }) => sql`update signal set status = 'running'`.execute(db),
    faults: ({ signalId }) => [`signal ${signalId} is running after 1 runs`],
  },
  {
    name: "a signal that ran twice",
    violate: ({ db }, { signalId }) => sql`insert into signal_run (signal_id) values (${signalId})`.execute(db),
    faults: ({ signalId }) => [`signal ${signalId} is completed after 2 runs`],
  },
  {
    name: "a signal that missed an account",
    violate: ({ db }, { northwind }) => sql`delete from signal_account where company_id = ${northwind}`.execute(db),
    faults: ({ signalId }) => [
      `signal ${signalId} found 1 of 2 accounts with 2 insights, was charged 20 credits and reports 20`,
    ],
  },
  {
    name: "a signal that was charged twice for an account",
    violate: ({ db }, { workspaceId, userId, runId }) =>
      spend(db, { workspaceId, userId, reference: `signal_run_${runId}_1_0`, reason: "again" }, 10),
    faults: ({ signalId }) => [
      `signal ${signalId} found 2 of 2 accounts with 2 insights, was charged 30 credits and reports 20`,
    ],
  },
  {
    name: "a signal that no webhook reported",
    violate: ({ events }, { signalId }) => events.delete(`signal ${signalId}`),
    faults: ({ signalId }) => [`signal ${signalId} was reported by 0 webhooks`],
  },
  {
    name: "an insight that was announced twice",
    violate: ({ events }, { first }) => events.set(`insight ${first}`, new Set(["msg_1", "msg_2"])),
    faults: ({ first }) => [`insight ${first} was reported by 2 webhooks`],
  },
  {
    name: "an insight that a view did not report",
    violate: ({ events }, { second, viewId }) => events.delete(`insight ${second} in ${viewId}`),
    faults: ({ second, viewId }) => [`insight ${second} in ${viewId} was reported by 0 webhooks`],
  },
  {
    name: "an insight that a view reported twice",
    violate: ({ events }, { second, viewId }) =>
      events.set(`insight ${second} in ${viewId}`, new Set(["msg_1", "msg_2"])),
    faults: ({ second, viewId }) => [`insight ${second} in ${viewId} was reported by 2 webhooks`],
  },
  {
    name: "an insight that a view reported although it does not match",
    violate: ({ db }, { first }) =>
      sql`update company set hq_country = 'USA' where id = (select company_id from insight where id = ${first})`.execute(
        db,
      ),
    faults: ({ first, viewId }) => [
      `insight ${first} in ${viewId} was reported, and does not match`,
      `email of view ${viewId} listed insight ${first}, which does not match`,
      `email of view ${viewId} reported 2 of 1 insights`,
      `webhook of view ${viewId} listed insight ${first}, which does not match`,
      `webhook of view ${viewId} reported 2 of 1 insights`,
    ],
  },
  {
    name: "an alert that was not sent",
    violate: ({ db }) => sql`update alert set status = 'pending', sent_at = null`.execute(db),
    faults: ({ viewId, mailName }) => [
      `email of view ${viewId} reported 0 of 2 insights`,
      `webhook of view ${viewId} reported 0 of 2 insights`,
      `${mailName} to ${RECIPIENT} was received, and is not recorded`,
    ],
  },
  {
    name: "an email that did not arrive",
    violate: ({ mails }) => mails.pop(),
    faults: ({ mailName }) => [`${mailName} to ${RECIPIENT} was not received`],
  },
  {
    name: "an email that arrived under two ids",
    violate: ({ mails }) => mails.push(createMail("alert-1-99")),
    faults: () => [`alert-1-99 to ${RECIPIENT} was received, and is not recorded`],
  },
  {
    name: "a CRM job that is lost",
    violate: ({ db }) => sql`delete from crm_job`.execute(db),
    faults: ({ workspaceId }) => ["job_1 is gone", `workspace ${workspaceId} has 0 CRM jobs and submitted 1`],
  },
  {
    name: "a CRM job that was submitted twice",
    violate: ({ record }) => record.crmJobs.pop(),
    faults: ({ workspaceId }) => [`workspace ${workspaceId} has 1 CRM jobs and submitted 0`],
  },
  {
    name: "a CRM job that failed",
    violate: ({ db }) => sql`update crm_job set status = 'failed'`.execute(db),
    faults: () => ["job_1 is failed"],
  },
  {
    name: "a CRM job that two webhooks reported",
    violate: ({ events }) => events.set("job_1", new Set(["msg_1", "msg_2"])),
    faults: () => ["job_1 was reported by 2 webhooks"],
  },
  {
    name: "an account that the CRM lacks",
    violate: ({ crmCompanies }) => crmCompanies.pop(),
    faults: () => ["northwind.example is in the CRM as (), and its jobs report (created 71)"],
  },
  {
    name: "an account that the CRM has twice",
    violate: ({ crmCompanies }) => crmCompanies.push({ id: "72", domain: "northwind.example" }),
    faults: () => ["northwind.example is in the CRM as (71,72), and its jobs report (created 71)"],
  },
  {
    name: "an account that the CRM has under another id than its job says",
    violate: ({ crmCompanies }) => crmCompanies.splice(0, 1, { id: "72", domain: "northwind.example" }),
    faults: () => ["northwind.example is in the CRM as (72), and its jobs report (created 71)"],
  },
  {
    name: "an account whose creation no job reports",
    violate: ({ db }) => sql`update crm_job_record set action = 'skipped'`.execute(db),
    faults: () => ["northwind.example is in the CRM as (71), and its jobs report (skipped 71)"],
  },
];

describe("the audit finds", async () => {
  const workspace = await createAuditedWorkspace();

  async function faultsAfter(violate: Violation["violate"]): Promise<string[]> {
    const transaction = await workspace.db.startTransaction().execute();
    try {
      const audited = structuredClone(workspace.audited);
      await violate({ db: transaction, ...audited }, workspace);
      const checks = await audit(transaction, audited.record, audited);
      return checks.flatMap((check) => check.faults);
    } finally {
      await transaction.rollback().execute();
    }
  }

  test("nothing when every guarantee is kept", async () => {
    expect(await faultsAfter(() => undefined)).toEqual([]);
  });

  test.each(violations)("$name", async ({ violate, faults }) => {
    expect(await faultsAfter(violate)).toEqual(faults(workspace));
  });
});
