import type { CrmChangeOutcome, CrmRecordError, CrmWriteResult } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import type { WriteReport } from "./record-store.ts";

/** A reference to set on a record: its owner or its company. */
export interface Reference {
  /** Id of the record. */
  readonly externalId: string;
  readonly target: string;
}

/** What an adapter supplies to assign references. */
interface ReferenceStore {
  /** Returns what the records refer to, by id; null when they refer to nothing. Records that do not exist are left out. */
  read(ids: readonly string[]): Promise<VendorResult<Map<string, string | null>>>;
  write(references: readonly Reference[]): Promise<WriteReport>;
}

const MISSING: CrmRecordError = { reason: "not_found", message: "The record no longer exists in the CRM." };

/** Assigns references to records that have none or a replaceable one. The others keep theirs and are skipped. */
export async function assignReferences(
  store: ReferenceStore,
  references: readonly Reference[],
  replaceable: readonly string[],
): Promise<CrmWriteResult<CrmChangeOutcome>> {
  const targets = await store.read(references.map(({ externalId }) => externalId));
  if (!targets.ok) return { outcomes: [], failure: targets.failure };
  const changes = references.filter(({ externalId, target }) => {
    const current = targets.value.get(externalId);
    return current === null || (current !== undefined && current !== target && replaceable.includes(current));
  });
  const { written, errors, failure } = await store.write(changes);
  const toWrite = new Set(changes.map(({ externalId }) => externalId));
  const outcomes = references.flatMap(({ externalId: crmId, target }): CrmChangeOutcome[] => {
    const error = targets.value.has(crmId) ? errors.get(crmId) : MISSING;
    if (error) return [{ crmId, action: "failed", error }];
    if (targets.value.get(crmId) === target) return [{ crmId, action: "unchanged" }];
    if (!toWrite.has(crmId)) return [{ crmId, action: "skipped" }];
    return written.has(crmId) ? [{ crmId, action: "updated" }] : [];
  });
  return { outcomes, failure };
}
