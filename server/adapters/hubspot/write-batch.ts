import type { CrmRecordError } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import type { WriteReport } from "../crm/record-store.ts";
import { type BatchReport, writeInBatches } from "../crm/write-in-batches.ts";
import { readable } from "../vendor-http.ts";
import { MAX_BATCH } from "./objects.ts";
import type { HubspotSession } from "./session.ts";

/** A record of a batch, with the key that identifies it when the response omits the trace id. */
interface BatchInput {
  readonly externalId: string;
  readonly input: Readonly<Record<string, unknown>>;
}

interface BatchError {
  readonly status?: string;
  readonly category?: string;
  readonly message?: string;
  readonly id?: string;
  readonly context?: Readonly<Record<string, readonly string[] | string>>;
}

interface BatchResponse {
  readonly results: readonly { readonly id: string; readonly objectWriteTraceId?: string }[];
  readonly errors: readonly BatchError[];
}

/**
 * Sends a batch of records to be created, updated or upserted. Any 2xx response may hold errors beside results; both
 * are matched to the records by `objectWriteTraceId`
 * (https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors).
 */
export function writeBatch(
  session: HubspotSession,
  path: string,
  records: readonly BatchInput[],
  { isRepeatable = true, unanswered }: { readonly isRepeatable?: boolean; readonly unanswered?: CrmRecordError },
  signal: AbortSignal,
): Promise<WriteReport> {
  const send = async (batch: readonly BatchInput[]): Promise<VendorResult<BatchReport>> => {
    const inputs = batch.map(({ externalId, input }) => ({ ...input, objectWriteTraceId: externalId }));
    const response = await session.request<BatchResponse>("POST", path, { body: { inputs }, isRepeatable }, signal);
    if (!response.ok) return response;
    const ids = new Map(batch.map(({ externalId, input }) => [String(input.id), externalId]));
    const written = new Map<string, string>();
    for (const { id, objectWriteTraceId } of response.value.results ?? []) {
      const externalId = objectWriteTraceId ?? ids.get(id) ?? (batch.length === 1 ? batch[0]!.externalId : undefined);
      if (externalId !== undefined) written.set(externalId, id);
    }
    const errors = new Map<string, CrmRecordError>();
    for (const error of response.value.errors ?? []) {
      for (const externalId of namedRecords(error, batch, ids)) errors.set(externalId, recordError(error));
    }
    return { ok: true, value: { written, errors } };
  };
  return writeInBatches(records, MAX_BATCH, send, unanswered);
}

/** Updates records. A record that was deleted meanwhile may be missing from the response, without an error. */
export function updateBatch(
  session: HubspotSession,
  objectPath: string,
  records: readonly BatchInput[],
  signal: AbortSignal,
): Promise<WriteReport> {
  const unanswered: CrmRecordError = { reason: "not_found", message: "The record no longer exists in the CRM." };
  return writeBatch(session, `${objectPath}/batch/update`, records, { unanswered }, signal);
}

/** Returns the records an error is about: by trace id, else by the id that was sent, else the only one there is. */
function namedRecords(
  { id, context = {} }: BatchError,
  batch: readonly BatchInput[],
  ids: ReadonlyMap<string, string>,
): string[] {
  const traces = [context.objectWriteTraceId ?? []].flat();
  if (traces.length > 0) return traces;
  const named = [id ?? [], context.ids ?? [], context.id ?? []].flat().flatMap((name) => ids.get(name) ?? []);
  return named.length === 0 && batch.length === 1 ? [batch[0]!.externalId] : named;
}

export function recordError({ status, category = "", message = "" }: BatchError): CrmRecordError {
  const text = message === "" ? "The CRM rejected the record." : `The CRM says: ${readable(message)}`;
  if (category === "CONFLICT" || status === "409") return { reason: "duplicate", message: text };
  if (category === "OBJECT_NOT_FOUND" || status === "404") return { reason: "not_found", message: text };
  if (category === "MISSING_SCOPES" || category === "FORBIDDEN") return { reason: "permission_missing", message: text };
  if (category === "RATE_LIMITS" || category === "INTERNAL_ERROR") return { reason: "unavailable", message: text };
  return { reason: "invalid", message: text };
}
