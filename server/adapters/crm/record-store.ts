import type { CrmRecordError } from "../../ports/crm.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";

/** The fields of a record under the CRM's own names, as text; null and "" are empty. */
export type Fields = Readonly<Record<string, string | null>>;

export interface StoredRecord {
  readonly id: string;
  readonly fields: Fields;
}

export interface NewRecord {
  readonly externalId: string;
  readonly fields: Fields;
}

export interface RecordChange {
  readonly externalId: string;
  readonly id: string;
  readonly fields: Fields;
}

/** What became of the records of a write, by external id. Records in neither map were not decided. */
export interface WriteReport {
  /** CRM ids. */
  readonly written: Map<string, string>;
  readonly errors: Map<string, CrmRecordError>;
  readonly failure: VendorFailure | null;
}

/** Companies or contacts of one CRM: what an adapter supplies so that records can be upserted. */
export interface RecordStore<Item> {
  /** How long a new record may stay invisible to `lookUp`; 0 where it is visible at once. */
  settleMs(signal: AbortSignal): Promise<VendorResult<number>>;
  /** Returns the records that exist, by external id, the oldest where several match. */
  lookUp(items: readonly Item[], signal: AbortSignal): Promise<VendorResult<Map<string, StoredRecord>>>;
  /** Returns the fields of an item, with null for what is unknown. */
  toFields(item: Item): Fields;
  /** Returns the fields that are written only when a record is created: its owner and external id. */
  toCreationFields(item: Item): Fields;
  /** Returns, by external id, why items cannot be written at all. */
  check(items: readonly Item[], signal: AbortSignal): Promise<VendorResult<Map<string, CrmRecordError>>>;
  create(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  update(changes: readonly RecordChange[], signal: AbortSignal): Promise<WriteReport>;
}
