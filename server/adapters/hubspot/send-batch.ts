import type { RejectedRecord, WriteReport } from "../../ports/crm-requests.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { type BatchReport, writeInBatches } from "../crm/write-in-batches.ts";
import { fields, text } from "../read-response.ts";
import { type BatchError, batchReader, recordError } from "./batch-errors.ts";
import { MAX_BATCH } from "./objects.ts";
import type { HubspotSession } from "./session.ts";

/** A record of a batch. `externalId` is its trace id; `input.id` identifies it if the response omits the trace id. */
interface BatchInput {
  readonly externalId: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const readWritten = batchReader(fields({ id: text, objectWriteTraceId: text }));

/** Sends a batch of records. Results and errors are matched to the records by `objectWriteTraceId`. */
export function sendBatch(
  session: HubspotSession,
  path: string,
  records: readonly BatchInput[],
  { isRepeatable = true, unanswered }: { readonly isRepeatable?: boolean; readonly unanswered?: RejectedRecord },
  signal: AbortSignal,
): Promise<WriteReport> {
  const send = async (batch: readonly BatchInput[]): Promise<VendorResult<BatchReport>> => {
    const inputs = batch.map(({ externalId, input }) => ({ ...input, objectWriteTraceId: externalId }));
    const response = await session.request("POST", path, readWritten, { body: { inputs }, isRepeatable }, signal);
    if (!response.ok) return response;
    const ids = new Map(batch.map(({ externalId, input }) => [String(input.id), externalId]));
    const written = new Map<string, string>();
    for (const { id, objectWriteTraceId } of response.value.results) {
      if (!id) continue;
      const externalId = objectWriteTraceId ?? ids.get(id) ?? (batch.length === 1 ? batch[0]!.externalId : undefined);
      if (externalId !== undefined) written.set(externalId, id);
    }
    const errors = new Map<string, RejectedRecord>();
    for (const error of response.value.errors) {
      for (const externalId of namedRecords(error, batch, ids)) errors.set(externalId, recordError(error));
    }
    return { ok: true, value: { written, errors } };
  };
  return writeInBatches(records, MAX_BATCH, send, unanswered);
}

/** Updates records. The response may omit a record that was deleted concurrently, without an error. */
export function updateBatch(
  session: HubspotSession,
  objectPath: string,
  records: readonly BatchInput[],
  signal: AbortSignal,
): Promise<WriteReport> {
  const unanswered: RejectedRecord = { reason: "not_found", message: "The record no longer exists in the CRM." };
  return sendBatch(session, `${objectPath}/batch/update`, records, { unanswered }, signal);
}

/** Returns the external ids of an error's records: by trace id, else by CRM id, else the only record of the batch. */
function namedRecords(
  { id, context = {} }: BatchError,
  batch: readonly BatchInput[],
  ids: ReadonlyMap<string, string>,
): string[] {
  const traces = context.objectWriteTraceId ?? [];
  if (traces.length > 0) return [...traces];
  const named = [id ?? [], context.ids ?? [], context.id ?? []].flat().flatMap((name) => ids.get(name) ?? []);
  return named.length === 0 && batch.length === 1 ? [batch[0]!.externalId] : named;
}
