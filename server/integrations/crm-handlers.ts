import type { Family, Handler, PreparationContext, PreparingHandler, Refusal, Schema } from "../http/contract.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { sliceText } from "../lib/slice-text.ts";
import type { CrmField, CrmObject } from "../ports/crm.ts";
import { isTransient, type VendorResult } from "../ports/vendor.ts";
import { findIntegration, type IntegrationServices, openIntegration, toUnavailable } from "./public.ts";
import { findLastRead, findMappings, upsertMappings } from "./queries-crm.ts";

const TIMEOUT_MS = 20_000;
const MAX_FIELDS = 2_000;

type CrmVerb = "pull" | "listFields" | "readFieldMapping" | "replaceFieldMapping";

const NOT_CONNECTED: Refusal<400> = {
  status: 400,
  errorCode: "INTEGRATION_NOT_CONNECTED",
  message: "No CRM is connected. Connect one with PUT /api/v1/integrations/crm.",
  details: { kind: "crm" },
};

/** Serves the operations that only CRMs have: pulls on demand, fields and the field mapping. */
export function crmHandlers(
  services: IntegrationServices,
): Pick<Family<"Integrations", "listFields" | "replaceFieldMapping">, CrmVerb> {
  return {
    pull,
    listFields: listFields(services),
    readFieldMapping,
    replaceFieldMapping: replaceFieldMapping(services),
  };
}

const pull: Handler<"Integrations_pull"> = async (_input, { db, caller: { workspaceId }, reply, refuse }) => {
  if (!(await findIntegration(db, workspaceId, "crm"))) return refuse(NOT_CONNECTED);
  await enqueue(db, "crm.pull", { workspaceId });
  const lastRead = await findLastRead(db, workspaceId);
  return reply(200, { queued: true, last_read_at: lastRead?.toISOString() ?? null });
};

function listFields(services: IntegrationServices): PreparingHandler<"Integrations_listFields"> {
  return {
    prepare: async (_input, signal, preparation) => {
      const read = await readFields(services, preparation, signal);
      return async (_sent, { reply, refuse }) => {
        if ("refusal" in read) return refuse(read.refusal);
        const present = (fields: readonly CrmField[]) => fields.slice(0, MAX_FIELDS).map(presentField);
        return reply(200, { accounts: present(read.accounts), people: present(read.people) });
      };
    },
  };
}

const readFieldMapping: Handler<"Integrations_readFieldMapping"> = async (_input, { db, caller, reply }) =>
  reply(200, await findMappings(db, caller.workspaceId));

function replaceFieldMapping(services: IntegrationServices): PreparingHandler<"Integrations_replaceFieldMapping"> {
  return {
    prepare: async ({ body }, signal, preparation) => {
      const faults = [...findRepeated("accounts", body.accounts), ...findRepeated("people", body.people)];
      if (faults.length > 0) return async (_input, { invalid }) => invalid(...faults);
      const read = await readFields(services, preparation, signal);
      return async (_input, { db, caller, reply, refuse }) => {
        if ("refusal" in read) return refuse(read.refusal);
        const unknown =
          findUnknown("accounts", body.accounts, read.accounts) ?? findUnknown("people", body.people, read.people);
        if (unknown) return refuse(unknown);
        const mappings = { accounts: [...body.accounts], people: [...body.people] };
        await upsertMappings(db, caller.workspaceId, mappings);
        return reply(200, mappings);
      };
    },
  };
}

type Mapped = Schema["AccountFieldMapping"] | Schema["PersonFieldMapping"];

/** Returns faults for sources and CRM fields that are mapped twice. */
function findRepeated(list: string, mappings: readonly Mapped[]): Schema["ValidationFault"][] {
  return mappings.flatMap(({ source, crm_field }, at) => {
    const before = mappings.slice(0, at);
    const loc = ["body", list, String(at)];
    if (before.some((other) => other.source === source))
      return [{ loc: [...loc, "source"], msg: `${source} is mapped twice`, type: "duplicate" }];
    if (crm_field !== null && before.some((other) => other.crm_field === crm_field))
      return [{ loc: [...loc, "crm_field"], msg: `${crm_field} is mapped twice`, type: "duplicate" }];
    return [];
  });
}

function findUnknown(list: string, mappings: readonly Mapped[], fields: readonly CrmField[]): Refusal<400> | undefined {
  const names = new Set(fields.map(({ name }) => name));
  const unknown = mappings.flatMap(({ crm_field }) => (crm_field !== null && !names.has(crm_field) ? [crm_field] : []));
  if (unknown.length === 0) return undefined;
  const named = sliceText(unknown.join(", "), 0, 300);
  const message = `The CRM has no writable field ${named}. List the fields with GET /api/v1/integrations/crm/fields.`;
  return { status: 400, errorCode: "TARGET_NOT_FOUND", message, details: { field: list, ids: unknown } };
}

type FieldsRead =
  | { readonly accounts: readonly CrmField[]; readonly people: readonly CrmField[] }
  | { readonly refusal: Refusal<400> };

/** Reads the writable fields of the CRM. Throws `Unavailable` if the CRM does not respond. */
async function readFields(
  services: IntegrationServices,
  { db, caller }: PreparationContext,
  signal: AbortSignal,
): Promise<FieldsRead> {
  const open = await openIntegration(services, db, caller.workspaceId, "crm");
  if (!open) return { refusal: NOT_CONNECTED };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const read = (object: CrmObject): Promise<VendorResult<CrmField[]>> => open.client.describeFields(object, limit);
  const [accounts, people] = [await read("company"), await read("contact")];
  signal.throwIfAborted();
  if (accounts.ok && people.ok) return { accounts: accounts.value, people: people.value };
  const { failure } = accounts.ok ? (people as Exclude<typeof people, { ok: true }>) : accounts;
  if (isTransient(failure) || failure.reason === "aborted") throw toUnavailable(failure);
  const { message, reason } = failure;
  return { refusal: { status: 400, errorCode: "INTEGRATION_REJECTED", message, details: { kind: "crm", reason } } };
}

function presentField({ name, label, type, maxLength }: CrmField): Schema["CrmField"] {
  return { name, label: sliceText(label, 0, 500), type: sliceText(type, 0, 100), max_length: maxLength };
}
