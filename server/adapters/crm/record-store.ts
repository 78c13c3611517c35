import type { CrmRecordError } from "../../ports/crm.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";

/** The fields of a record under the CRM's own names, as text; null and "" are empty. */
export type Fields = Readonly<Record<string, string | null>>;

export interface StoredRecord {
  readonly id: string;
  readonly fields: Fields;
}

/** Records by the external id or natural key by which they were found. */
export type FoundRecords = ReadonlyMap<string, StoredRecord>;

interface NewRecord {
  readonly externalId: string;
  readonly fields: Fields;
}

export interface RecordChange {
  readonly externalId: string;
  readonly id: string;
  readonly fields: Fields;
}

/** The results of a write, by external id. The outcome of records in neither map is unknown. */
export interface WriteReport {
  /** CRM ids. */
  readonly written: Map<string, string>;
  readonly errors: Map<string, CrmRecordError>;
  readonly failure: VendorFailure | null;
}

/** Companies or contacts of one CRM: what an adapter supplies so that records can be upserted. */
export interface RecordStore<Item> {
  /** Returns whether the CRM has a unique field for our ids, and creates it where that is possible. */
  hasExternalIdField(signal: AbortSignal): Promise<VendorResult<boolean>>;
  /**
   * Reads records by our ids, which finds them right after their creation. Called only when the CRM has a field for
   * them.
   */
  readByExternalId(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;

  /** Returns the domain or email that finds records we did not create. */
  naturalKey(item: Item): string | null;
  /** Returns the oldest record of each natural key that has one. */
  findByNaturalKey(keys: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;
  /**
   * How long a record may exist before it is found by its natural key; 0 where it is found at once, or where the CRM
   * itself rejects a second record with the same key.
   */
  readonly settleMs: number;

  /** Returns the fields of an item, with null for what is unknown. */
  toFields(item: Item): Fields;
  /** Returns the field of the owner, which is written only when a record is created. */
  toOwnerFields(item: Item): Fields;

  /** Creates records without our ids. Not idempotent: a retry creates them twice. */
  create(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  /** Creates records by upserting on our ids, which can be repeated. */
  createByExternalId(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  update(changes: readonly RecordChange[], signal: AbortSignal): Promise<WriteReport>;
}
