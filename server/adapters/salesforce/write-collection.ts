import type { RejectedRecord, WriteReport } from "../../ports/crm-requests.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { type BatchReport, writeInBatches } from "../crm/write-in-batches.ts";
import { boolean, fields, list, type Read, text } from "../read-response.ts";
import { failed, readable } from "../vendor-http.ts";
import type { SalesforceSession } from "./session.ts";

const MAX_BATCH = 200;

const readSaveError = fields({ statusCode: text, message: text, fields: list(text) });

const readResults = list(fields({ id: text, success: boolean, errors: list(readSaveError) }));

/**
 * Writes records with the sObject Collections resource, which returns results in the order of the request
 * (https://developer.salesforce.com/docs/platform/api-rest/guide/resources-composite-sobjects-collections-upsert.html).
 */
export function writeCollection(
  session: SalesforceSession,
  { method, path, isRepeatable }: { method: "POST" | "PATCH"; path: string; isRepeatable: boolean },
  records: readonly { readonly externalId: string; readonly record: Readonly<Record<string, unknown>> }[],
  signal: AbortSignal,
): Promise<WriteReport> {
  return writeInBatches(records, MAX_BATCH, async (batch): Promise<VendorResult<BatchReport>> => {
    const body = { allOrNone: false, records: batch.map(({ record }) => record) };
    const response = await session.request(method, path, readResults, { body, isRepeatable }, signal);
    if (!response.ok) return response;
    if (response.value.length !== batch.length)
      return failed("unavailable", "The CRM did not return a result for each record.", { mayHaveHappened: true });
    const written = new Map<string, string>();
    const errors = new Map<string, RejectedRecord>();
    for (const [index, { id, success, errors: reasons = [] }] of response.value.entries()) {
      const { externalId } = batch[index]!;
      if (success && id) written.set(externalId, id);
      else errors.set(externalId, recordError(reasons));
    }
    return { ok: true, value: { written, errors } };
  });
}

/**
 * Status codes:
 * https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_calls_concepts_core_data_objects.htm
 */
function recordError(errors: readonly Read<typeof readSaveError>[]): RejectedRecord {
  const { statusCode = "", message = "" } = errors[0] ?? {};
  const text = message === "" ? "The CRM rejected the record." : `CRM error: ${readable(message)}`;
  if (statusCode.startsWith("DUPLICATE")) return { reason: "duplicate", message: text };
  if (statusCode === "ENTITY_IS_DELETED" || statusCode === "INVALID_CROSS_REFERENCE_KEY")
    return { reason: "not_found", message: text };
  if (statusCode.startsWith("INSUFFICIENT_ACCESS")) return { reason: "permission_missing", message: text };
  if (statusCode === "UNABLE_TO_LOCK_ROW" || statusCode === "SERVER_UNAVAILABLE")
    return { reason: "unavailable", message: text };
  // Each error lists its own fields.
  const names = errors.flatMap(({ fields: named = [] }) => named);
  return { reason: "invalid", message: text, ...(names.length > 0 && { fields: names }) };
}
