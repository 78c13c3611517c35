import type { Crm, CrmCompany, CrmContact, CrmLeftOut, CrmObject, CrmRecordError } from "./crm.ts";
import type { VendorFailure, VendorResult } from "./vendor.ts";

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
  readonly isKeyed: boolean;
  /** Reads records by our ids, right after their creation too. Called only when the CRM has a field for them. */
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

  /** Returns an item under the CRM's standard names, with null for what is unknown. */
  toFields(item: Item): Fields;
  /** The standard field of each source of a field mapping that has one. */
  readonly sources: Readonly<Record<string, string>>;
  /** Fits fields to what the CRM says of them. */
  fit(fields: Fields): FittedFields;
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
  /** Fields to read besides the standard ones. */
  names: readonly string[],
  signal: AbortSignal,
) => Promise<VendorResult<RecordStore<Item>>>;

/** What records refer to: their owners, or the companies of contacts. */
export interface ReferenceStore {
  /**
   * Returns what the records refer to, by id; null when they refer to nothing. Records that do not exist are omitted.
   */
  read(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<Map<string, string | null>>>;
  write(references: readonly Reference[], signal: AbortSignal): Promise<WriteReport>;
}

export interface Reference {
  /** Id of the record. */
  readonly externalId: string;
  readonly target: string;
}

/** The requests of one CRM. What is written with them is decided in `crm/records/`. */
export interface CrmStore
  extends Omit<Crm, "upsertCompanies" | "upsertContacts" | "assignOwners" | "associateContacts"> {
  readonly openCompanies: OpenStore<CrmCompany>;
  readonly openContacts: OpenStore<CrmContact>;
  owners(object: CrmObject): ReferenceStore;
  readonly companiesOfContacts: ReferenceStore;
  /** Waits. Returns false when the signal aborts first. */
  pause(ms: number, signal: AbortSignal): Promise<boolean>;
}
