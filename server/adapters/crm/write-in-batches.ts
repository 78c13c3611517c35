import { chunks } from "../../lib/chunks.ts";
import type { RejectedRecord, WriteReport } from "../../ports/crm-requests.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";

/** A CRM's results for one batch of records. */
export type BatchReport = Omit<WriteReport, "failure">;

/** The error of a record that is not in the response although it was sent alone. A retry looks the record up first. */
const UNANSWERED: RejectedRecord = { reason: "unavailable", message: "The CRM returned no result for the record." };

/** Writes batches one after the other. Splits a rejected batch until only the faulty records fail. */
export async function writeInBatches<Item extends { readonly externalId: string }>(
  records: readonly Item[],
  maxBatch: number,
  send: (batch: readonly Item[]) => Promise<VendorResult<BatchReport>>,
  unanswered: RejectedRecord = UNANSWERED,
): Promise<WriteReport> {
  const written = new Map<string, string>();
  const errors = new Map<string, RejectedRecord>();
  const waiting = chunks(records, maxBatch).reverse();
  for (let batch = waiting.pop(); batch; batch = waiting.pop()) {
    const report = await send(batch);
    if (!report.ok && !concernsRecords(report.failure)) return { written, errors, failure: report.failure };
    if (report.ok) {
      for (const [externalId, id] of report.value.written) written.set(externalId, id);
      for (const [externalId, error] of report.value.errors) errors.set(externalId, error);
    }
    const undecided = batch.filter(({ externalId }) => !written.has(externalId) && !errors.has(externalId));
    if (undecided.length === 0) continue;
    if (batch.length === 1) errors.set(batch[0]!.externalId, report.ok ? unanswered : recordError(report.failure));
    else waiting.push(...chunks(undecided, Math.ceil(batch.length / 2)).reverse());
  }
  return { written, errors, failure: null };
}

function concernsRecords({ reason }: VendorFailure): boolean {
  return reason === "refused" || reason === "conflict" || reason === "not_found";
}

function recordError({ reason, message, fields }: VendorFailure): RejectedRecord {
  if (reason === "conflict") return { reason: "duplicate", message };
  return { reason: reason === "not_found" ? "not_found" : "invalid", message, ...(fields && { fields }) };
}
