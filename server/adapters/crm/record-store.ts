import type { CrmFieldMapping, CrmLeftOut, CrmRecordError } from "../../ports/crm.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";

/** The fields of a record under the CRM's own names, as text; null and "" are empty. */
export type Fields = Readonly<Record<string, string | null>>;

export interface StoredRecord {
  readonly id: string;
  readonly fields: Fields;
}

/** Records by the external id, CRM id or natural key by which they were found. */
export type FoundRecords = ReadonlyMap<string, StoredRecord>;

interface NewRecord {
  readonly externalId: string;
  readonly fields: Fields;
}

export interface RecordChange extends NewRecord {
  readonly id: string;
}

/** Why the CRM rejected a record. */
export interface RejectedRecord extends CrmRecordError {
  /** The fields that it rejects, under its own names; absent when it does not say. */
  readonly fields?: readonly string[];
}

/** The results of a write, by external id. The outcome of records in neither map is unknown. */
export interface WriteReport {
  /** CRM ids. */
  readonly written: Map<string, string>;
  readonly errors: Map<string, RejectedRecord>;
  readonly failure: VendorFailure | null;
}

/** The fields of an item that the CRM accepts, as far as it describes them, and those that it does not. */
export interface FittedFields {
  readonly fields: Fields;
  readonly leftOut: readonly CrmLeftOut[];
}

/** Companies or contacts of one CRM: what an adapter supplies so that records can be upserted. */
export interface RecordStore<Item> {
  /** Whether the CRM has a unique field for our ids. */
  readonly isKeyed: boolean;
  /**
   * Reads records by our ids, which finds them right after their creation. Called only when the CRM has a field for
   * them.
   */
  readByExternalId(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;

  /** Returns the domain or email that finds records we did not create. */
  naturalKey(item: Item): string | null;
  /** Returns further keys, by which a record may be found that has not the first. */
  otherKeys?(item: Item): readonly string[];
  /** Returns one record of each natural key that has any: see `preferredRecord`. Its fields are current. */
  findByNaturalKey(keys: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;
  /**
   * How long a record may exist before it is found by its natural key; 0 where it is found at once, or where the CRM
   * itself rejects a second record with the same key.
   */
  readonly settleMs: number;

  /** Returns the fields of an item, with null for what is unknown. */
  toFields(item: Item): FittedFields;
  /** Returns the field of the owner, which is written only when a record is created. */
  toOwnerFields(item: Item): Fields;
  /** The fields without which a record is not created. Others never fail a record. */
  readonly requiredFields: readonly string[];

  /** Creates records without our ids. Not idempotent: a retry creates them twice. */
  create(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  /** Creates records by upserting on our ids, which can be repeated. */
  createByExternalId(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  update(changes: readonly RecordChange[], signal: AbortSignal): Promise<WriteReport>;
}

/** Opens a store: reads what the CRM says of its fields, and makes the field for our ids where that is possible. */
export type OpenStore<Item> = (
  mapping: readonly CrmFieldMapping[],
  signal: AbortSignal,
) => Promise<VendorResult<RecordStore<Item>>>;

interface Candidate {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Returns which of several records of one company is ours to use: one that somebody owns, then the oldest. */
export function preferredRecord<Record extends Candidate>(a: Record, b: Record): Record {
  if ((a.ownerId === null) !== (b.ownerId === null)) return a.ownerId === null ? b : a;
  // Ids grow, and are as long as they are large.
  if (a.id.length !== b.id.length) return a.id.length < b.id.length ? a : b;
  return a.id <= b.id ? a : b;
}
