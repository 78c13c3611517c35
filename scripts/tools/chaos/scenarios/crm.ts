import type { Db } from "../../../../server/db/connect.ts";
import { listRows } from "../../../../server/db/statements.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import { CREDENTIALS } from "../../../support/vendor-stand-ins.ts";
import { HubspotStandIn } from "../../../support/vendors/hubspot.ts";
import { REAL_TIME } from "../../../support/vendors/stand-in.ts";
import type { Clients } from "../clients.ts";
import { type Check, compareCounts, type LoadRecord } from "../record.ts";
import { checkReports, type ReceivedEvents } from "../webhooks.ts";

const RECORDS_PER_JOB = 30;
const WRITE = /POST .*\/companies\/batch\/(create|update|upsert)$/;

export interface CrmCompany {
  readonly id: string;
  readonly domain: string | undefined;
}

/** A CRM that the workspaces share. */
export interface SharedCrm {
  readonly url: string;
  /** Carries out the next write, and loses its response. */
  loseResponse(): void;
  companies(): CrmCompany[];
  close(): Promise<void>;
}

export async function startCrm(): Promise<SharedCrm> {
  const standIn = new HubspotStandIn({ time: REAL_TIME, token: CREDENTIALS.hubspot.access_token });
  return {
    url: await standIn.http.listen(),
    loseResponse: () => standIn.http.inject({ on: WRITE, lostResponse: true }),
    companies: () =>
      [...standIn.objects.companies.values()].map(({ id, properties }) => ({ id, domain: properties.domain })),
    close: () => standIn.http.close(),
  };
}

/**
 * Connects every workspace to the CRM and makes every company an account of one of them. Returns a function that syncs
 * some accounts of a workspace. Successive syncs overlap.
 */
export async function prepareCrm(db: Db, clients: Clients): Promise<(at: number) => Promise<void>> {
  const { owners } = clients;
  for (const owner of owners) {
    const path = "/api/v1/integrations/crm";
    await clients.prepare({ owner, method: "PUT", path, body: CREDENTIALS.hubspot });
  }
  const rows = await listRows(db)<{ workspace_id: number; company_id: number }>`
    insert into workspace_account (workspace_id, company_id, source)
    select (${owners.map(({ workspaceId }) => workspaceId)}::bigint[])[1 + id % ${owners.length}::integer], id,
      'import' from company
    returning workspace_id, company_id`;
  const accounts = Map.groupBy(rows, ({ workspace_id: workspaceId }) => workspaceId);
  return async (at) => {
    const owner = clients.owner(at);
    const own = accounts.get(owner.workspaceId) ?? [];
    const first = Math.floor(at / owners.length) * (RECORDS_PER_JOB / 2);
    const ids = Array.from({ length: RECORDS_PER_JOB }, (_, place) => own[(first + place) % own.length]?.company_id);
    const [path, body] = ["/api/v1/crm/sync-accounts-job", { account_ids: ids }];
    const job = await clients.write<Schema["SyncJobResponse"]>({ owner, method: "POST", path, body });
    if (job) clients.record.crmJobs.push({ workspaceId: owner.workspaceId, jobId: job.job_id });
  };
}

export async function checkCrm(
  db: Db,
  record: LoadRecord,
  events: ReceivedEvents,
  companies: readonly CrmCompany[],
): Promise<Check[]> {
  const jobs = await db.selectFrom("crm_job").select(["id", "workspace_id", "status"]).orderBy("created_at").execute();
  const ids = new Set(jobs.map(({ id }) => id));
  const lost = record.crmJobs.filter(({ jobId }) => !ids.has(jobId));
  const records = await listRows(db)<{ domain: string; action: string | null; crm_id: string | null }>`
    select company.domain, record.action, record.crm_id
    from crm_job_record as record join company on company.id = record.record_id`;
  const stored = Map.groupBy(companies, ({ domain }) => domain);
  const synced = Map.groupBy(records, ({ domain }) => domain);
  return [
    {
      promise: "every CRM job is submitted once, and completes",
      examined: record.crmJobs.length,
      faults: [
        ...lost.map(({ jobId }) => `${jobId} is gone`),
        ...compareCounts(record, jobs, record.crmJobs).map(
          (each) => `workspace ${each.workspaceId} has ${each.stored} CRM jobs and submitted ${each.acknowledged}`,
        ),
        ...jobs.filter(({ status }) => status !== "completed").map(({ id, status }) => `${id} is ${status}`),
      ],
    },
    {
      promise: "every synced account is in the CRM once, and its jobs report its id",
      examined: synced.size,
      faults: [...synced].flatMap(([domain, outcomes]) => {
        const inCrm = stored.get(domain) ?? [];
        const created = outcomes.filter(({ action }) => action === "created").length;
        const isKnown = outcomes.every(({ crm_id }) => crm_id === inCrm[0]?.id);
        if (inCrm.length === 1 && created === 1 && isKnown) return [];
        const told = outcomes.map(({ action, crm_id }) => `${action} ${crm_id}`).join(", ");
        return [`${domain} is in the CRM as (${inCrm.map(({ id }) => id).join()}), and its jobs report (${told})`];
      }),
    },
    checkReports(
      "every completed CRM job is reported by one webhook",
      jobs.filter(({ status }) => status === "completed").map(({ id }) => id),
      events,
    ),
  ];
}
