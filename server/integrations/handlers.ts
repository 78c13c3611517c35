import type { Db } from "../db/connect.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import { prepareDeletion, type SuspendReferrers } from "../effects/public.ts";
import type { Family, Handler, PreparingHandler, Schema } from "../http/contract.ts";
import { Unavailable } from "../http/problems.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { sliceText } from "../lib/slice-text.ts";
import { isTransient, type VendorAccount, type VendorResult } from "../ports/vendor.ts";
import { encryptCredentials, extractCredentials, findConnector } from "./credentials.ts";
import { crmHandlers } from "./crm-handlers.ts";
import { findIntegration, type IntegrationServices, toUnavailable } from "./public.ts";
import {
  deleteIntegration,
  type Integration,
  type IntegrationKind,
  listIntegrations,
  upsertIntegration,
} from "./queries.ts";
import { deleteMappings, findLastRead } from "./queries-crm.ts";

const KINDS = ["crm", "chat", "sequencer"] as const satisfies readonly IntegrationKind[];
/** Shorter than the deadline of a request, so that the error identifies the slow system. */
const VERIFY_TIMEOUT_MS = 20_000;
const RETRY_AFTER_SECONDS = 30;
/** The maximum length in the contract. Connected systems may allow longer names. */
const MAX_ACCOUNT_NAME_LENGTH = 500;

/** Serves the connections of a workspace: its CRM, team chat and sequencer. */
export function integrations(
  services: IntegrationServices & { readonly suspend: SuspendReferrers },
): Family<"Integrations", "connect" | "listFields" | "replaceFieldMapping"> {
  return { list, connect: connect(services), disconnect: disconnect(services.suspend), ...crmHandlers(services) };
}

const list: Handler<"Integrations_list"> = async (_input, { db, caller, reply }) => {
  const connected = await listIntegrations(db, caller.workspaceId);
  const lastRead = await findLastRead(db, caller.workspaceId);
  const find = (kind: IntegrationKind) => connected.find((integration) => integration.kind === kind);
  return reply(200, { integrations: KINDS.map((kind) => presentIntegration(kind, find(kind), lastRead)) });
};

function connect({ secrets, connectors }: IntegrationServices): PreparingHandler<"Integrations_connect"> {
  return {
    prepare: async ({ path: { kind }, body }, signal) => {
      const credentials = extractCredentials(body);
      const connector = findConnector(connectors, kind, body.provider);
      if (!connector)
        return async (_input, { invalid }) => {
          const msg = `${body.provider} is not a ${kind} provider; expected one of: ${Object.keys(connectors[kind]).join(", ")}`;
          return invalid({ loc: ["body", "provider"], msg, type: "wrong_provider" });
        };
      const connected = connector.connect(credentials);
      const verified = connected.ok ? await verify(connected.value, signal) : connected;
      return async (_input, { db, caller, now, reply, problem }) => {
        if (!verified.ok) {
          const { message, reason } = verified.failure;
          return problem(400, "INTEGRATION_REJECTED", message, { provider: body.provider, reason });
        }
        const integration: Integration = {
          kind,
          provider: body.provider,
          external_account_name: verified.value.name,
          connected_at: now,
          connected_by: caller.userId,
        };
        const credentials_encrypted = encryptCredentials(secrets, caller.workspaceId, kind, credentials);
        const previous = await findIntegration(db, caller.workspaceId, kind);
        // Deleted here, because the caller may set a new mapping before the job deletes the previous CRM's data.
        if (kind === "crm" && previous?.provider !== body.provider) await deleteMappings(db, caller.workspaceId);
        await upsertIntegration(db, caller.workspaceId, { ...integration, credentials_encrypted });
        await enqueuePull(db, caller.workspaceId, kind);
        await enqueue(db, "views.retry-failing", { workspaceId: caller.workspaceId, kind });
        return reply(200, { integration: presentIntegration(kind, integration, null) });
      };
    },
  };
}

/** Checks that the system accepts the credentials. Throws `Unavailable` if the system does not respond. */
async function verify(
  client: { verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>> },
  signal: AbortSignal,
): Promise<VendorResult<VendorAccount>> {
  const late = AbortSignal.timeout(VERIFY_TIMEOUT_MS);
  const verified = await client.verify(AbortSignal.any([signal, late]));
  if (verified.ok) return verified;
  signal.throwIfAborted();
  const { failure } = verified;
  if (late.aborted) {
    const message = `The system did not verify the credentials within ${VERIFY_TIMEOUT_MS / 1000} seconds.`;
    throw new Unavailable(message, RETRY_AFTER_SECONDS);
  }
  if (isTransient(failure)) throw toUnavailable(failure);
  return verified;
}

function disconnect(suspend: SuspendReferrers): Handler<"Integrations_disconnect"> {
  return async ({ path: { kind }, query: { force } }, { db, caller, now, reply, problem, refuse }) => {
    const { workspaceId } = caller;
    await lockWorkspace(db, workspaceId);
    if (!(await findIntegration(db, workspaceId, kind)))
      return problem(404, "NOT_FOUND", `No system of the kind ${kind} is connected.`);
    const refusal = kind === "crm" && (await prepareDeletion(db, caller, { kind }, { force, now, suspend }));
    if (refusal) return refuse(refusal);
    await deleteIntegration(db, workspaceId, kind);
    if (kind === "crm") await deleteMappings(db, workspaceId);
    await enqueuePull(db, workspaceId, kind);
    return reply(200, { kind, disconnected: true });
  };
}

/** Queues a pull after the CRM was changed. The pull deletes the data of the previous CRM. */
async function enqueuePull(db: Db, workspaceId: number, kind: IntegrationKind): Promise<void> {
  if (kind === "crm") await enqueue(db, "crm.pull", { workspaceId });
}

/** `lastRead` applies only to the CRM. */
function presentIntegration(
  kind: IntegrationKind,
  integration: Integration | undefined,
  lastRead: Date | null,
): Schema["Integration"] {
  const name = integration?.external_account_name;
  return {
    kind,
    connected: integration !== undefined,
    provider: integration?.provider ?? null,
    external_account_name: name ? sliceText(name, 0, MAX_ACCOUNT_NAME_LENGTH) : null,
    connected_at: integration?.connected_at.toISOString() ?? null,
    connected_by: integration?.connected_by ?? null,
    last_read_at: kind === "crm" && integration ? (lastRead?.toISOString() ?? null) : null,
  };
}
