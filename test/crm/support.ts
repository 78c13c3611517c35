import { onTestFinished } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { crm } from "../../server/crm/handlers.ts";
import { runCrmJob } from "../../server/crm/jobs/run.ts";
import { oneValue } from "../../server/db/statements.ts";
import { insights } from "../../server/insights/handlers.ts";
import { integrations } from "../../server/integrations/handlers.ts";
import type { JobContext } from "../../server/jobs/definitions.ts";
import type { Connectors } from "../../server/ports/connectors.ts";
import type { Crm } from "../../server/ports/crm.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { createTestDatabase } from "../support/database.ts";
import { FakeCrm } from "../support/fakes/fake-crm.ts";
import { startHttpApp } from "../support/http-app.ts";
import { TestClock } from "../support/test-clock.ts";

/** The context of a job. */
export const JOB_CONTEXT: JobContext = { signal: new AbortController().signal, log: silentLog };

/** Opens a workspace with the API to sync to its CRM, which is a fake in memory or `client`. */
export async function openCrmWorkspace(client?: Crm) {
  const database = await createTestDatabase();
  const { db } = database;
  const fake = new FakeCrm();
  const clock = new TestClock();
  const connector = { connect: () => ({ ok: true, value: client ?? fake }) as const };
  const connectors: Connectors = { crm: { hubspot: connector, salesforce: connector }, chat: {}, sequencer: {} };
  const services = { db, secrets: createSecrets(TEST_SECRET_KEY), connectors, clock };
  const app = await startHttpApp(db, {
    Blocklist: blocklist(),
    Crm: crm(services),
    Insights: insights(),
    Integrations: integrations({ ...services, suspend: suspendReferrers }),
  });
  onTestFinished(app.stop);
  const { workspaceId, userId, email } = app.caller;
  const run = runCrmJob(services);
  return {
    ...services,
    database,
    app,
    fake,
    workspaceId,
    userId,
    email,
    connect: (provider: "hubspot" | "salesforce" = "hubspot") =>
      app.send("PUT", "/api/v1/integrations/crm", {
        body:
          provider === "hubspot"
            ? { provider, access_token: "token" }
            : { provider, domain: "northwind.my.salesforce.com", client_id: "id", client_secret: "secret" },
      }),
    runJob: (jobId: string, context: Partial<JobContext> = {}) =>
      run({ jobId, workspaceId }, { ...JOB_CONTEXT, ...context }),
    status: async (jobId: string) => (await app.send("GET", `/api/v1/crm/check-job-status?job_id=${jobId}`)).body,
  };
}

export type CrmWorkspace = Awaited<ReturnType<typeof openCrmWorkspace>>;

/** Adds companies to the catalogue and to the accounts of the workspace. Returns their ids. */
export async function addAccounts(
  { db }: Pick<CrmWorkspace, "db">,
  workspaceId: number,
  domains: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const domain of domains) {
    const id = await oneValue(db)<number>`
      insert into company (domain, name, hq_country, hq_city, employee_count)
      values (${domain}, ${`Name of ${domain}`}, 'CHE', 'Bern', 50) returning id`;
    await db
      .insertInto("workspace_account")
      .values({ workspace_id: workspaceId, company_id: id, source: "import" })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** Adds a person at a company. If `email` is given, it is the work email and visible to the workspace. */
export async function addPerson(
  { db }: Pick<CrmWorkspace, "db">,
  workspaceId: number,
  person: { readonly companyId: number; readonly name: string; readonly email?: string },
): Promise<number> {
  const id = await oneValue(db)<number>`
    insert into person (company_id, full_name, title) values (${person.companyId}, ${person.name}, 'VP Sales')
    returning id`;
  if (person.email !== undefined) {
    await db
      .insertInto("workspace_person_email")
      .values({ workspace_id: workspaceId, person_id: id, work_email: person.email, source: "enrichment" })
      .execute();
  }
  return id;
}
