import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family, Handler, PreparationContext, PreparingHandler, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { type IntegrationServices, openIntegration, toUnavailable } from "../integrations/public.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import type { CrmUser } from "../ports/crm.ts";
import { isTransient, type VendorFailure } from "../ports/vendor.ts";
import { type CrmProvider, countRecords, countUnfinishedSyncs, findSyncJob, listDecided } from "./jobs/queries.ts";
import { submitJob } from "./jobs/run.ts";

const MAX_UNFINISHED_SYNCS = 1000;

/** The handler of both operations, which have the same responses. */
type SyncHandler = Handler<"Crm_syncAccounts">;
type SyncContext = Parameters<SyncHandler>[1];

export function crm(services: IntegrationServices): Family<"Crm", "syncAccounts" | "syncPeople"> {
  return { syncAccounts: syncAccounts(services), syncPeople: syncPeople(services), checkJobStatus };
}

function syncAccounts(services: IntegrationServices): PreparingHandler<"Crm_syncAccounts"> {
  return {
    prepare: async ({ body }, signal, context) => {
      const target = await findTarget(services, context, body.assigned_user_email, signal);
      return (_input, request) => submit(request, target, "sync_accounts", body.account_ids);
    },
  };
}

function syncPeople(services: IntegrationServices): PreparingHandler<"Crm_syncPeople"> {
  return {
    prepare: async ({ body }, signal, context) => {
      const target = await findTarget(services, context, body.assigned_user_email, signal);
      return (_input, request) => submit(request, target, "sync_people", body.people_ids);
    },
  };
}

/** The connected CRM and the owner of new records, or why records cannot be synced. */
type Target =
  | { readonly kind: "ready"; readonly provider: string; readonly owner: CrmUser | null; readonly email: string }
  | { readonly kind: "not_connected" }
  | { readonly kind: "no_assignee"; readonly email: string }
  | { readonly kind: "rejected"; readonly failure: VendorFailure };

/** Looks up the owner of new records in the connected CRM: the specified user, or the caller. */
async function findTarget(
  services: IntegrationServices,
  { db, caller }: PreparationContext,
  assignee: string | null | undefined,
  signal: AbortSignal,
): Promise<Target> {
  const open = await openIntegration(services, db, caller.workspaceId, "crm");
  if (!open) return { kind: "not_connected" };
  const email = normaliseEmail(assignee ?? caller.email);
  const user = await open.client.findUserByEmail(email, signal);
  if (!user.ok) {
    signal.throwIfAborted();
    if (isTransient(user.failure)) throw toUnavailable(user.failure);
    return { kind: "rejected", failure: user.failure };
  }
  if (user.value === null && assignee != null) return { kind: "no_assignee", email };
  return { kind: "ready", provider: open.provider, owner: user.value, email };
}

async function submit(
  { db, caller: { workspaceId, userId }, reply, problem }: SyncContext,
  target: Target,
  kind: Schema["CrmJobType"],
  ids: readonly number[],
): ReturnType<SyncHandler> {
  switch (target.kind) {
    case "not_connected": {
      const message = "No CRM is connected. Connect one with PUT /api/v1/integrations/crm.";
      return problem(400, "INTEGRATION_NOT_CONNECTED", message, { kind: "crm" });
    }
    case "no_assignee": {
      const message = `The CRM has no user with the email ${target.email}.`;
      return problem(400, "ASSIGNEE_NOT_FOUND", message, { assigned_user_email: target.email });
    }
    case "rejected": {
      const { message, reason } = target.failure;
      return problem(400, "INTEGRATION_REJECTED", message, { kind: "crm", reason });
    }
    case "ready": {
      const { provider, owner, email } = target;
      await lockWorkspace(db, workspaceId);
      if ((await countUnfinishedSyncs(db, workspaceId)) >= MAX_UNFINISHED_SYNCS) {
        const message = `A workspace can have at most ${MAX_UNFINISHED_SYNCS} unfinished CRM jobs. Wait for one to end.`;
        return problem(409, "LIMIT_REACHED", message, { limit: MAX_UNFINISHED_SYNCS });
      }
      const object = kind === "sync_accounts" ? "company" : "contact";
      const records = [...new Set(ids)].map((record_id) => ({ object, record_id }) as const);
      const jobId = await submitJob(db, { workspaceId, userId, kind, provider, owner }, records);
      if (jobId === undefined) throw new Error("The id of a new CRM job already exists.");
      return reply(200, {
        job_id: jobId,
        status: "pending",
        message: describe(kind, records.length, owner, email),
        connected_crm: provider as CrmProvider,
        total_records: records.length,
      });
    }
  }
}

function describe(kind: Schema["CrmJobType"], count: number, owner: CrmUser | null, email: string): string {
  const [one, many] = kind === "sync_accounts" ? ["account", "accounts"] : ["person", "people"];
  const what = `${count} ${count === 1 ? one : many} will be synced.`;
  if (owner) return `${what} New records are assigned to ${owner.email}.`;
  return `${what} The CRM has no user with the email ${email}, so new records stay unassigned.`;
}

const checkJobStatus: Handler<"Crm_checkJobStatus"> = async ({ query }, { db, caller, reply, refuse }) => {
  const job = await findSyncJob(db, caller.workspaceId, query.job_id);
  if (!job) return refuse(noSuch("job"));
  const decided = await listDecided(db, job.id);
  return reply(200, {
    job_id: job.id,
    job_type: job.kind as Schema["CrmJobType"],
    status: job.status as Schema["CrmJobStatus"],
    connected_crm: job.provider as CrmProvider,
    created_at: job.created_at.toISOString(),
    error_message: job.error_message,
    result: {
      ...(await countRecords(db, job.id)),
      records: decided.map(({ record_id, crm_id, action, error, warning }) => ({
        id: record_id,
        crm_id,
        action: action as Schema["CrmRecordAction"],
        error,
        warning,
      })),
    },
  });
};
