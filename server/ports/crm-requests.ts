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
  /** The fields that it rejects, under its own names; absent if it does not report them. */
  readonly fields?: readonly string[];
}

/** The results of a write, by external id. The outcome of records in neither map is unknown. */
export interface WriteReport {
  /** CRM ids. */
  readonly written: Map<string, string>;
  readonly errors: Map<string, RejectedRecord>;
  readonly failure: VendorFailure | null;
}

/** The fields of an item that fit the CRM's description, and those that do not. */
export interface FittedFields {
  readonly fields: Fields;
  readonly leftOut: readonly CrmLeftOut[];
}

/** Companies or contacts of one CRM: the adapter's functions for upserting records. */
export interface RecordRequests<Item> {
  readonly isKeyed: boolean;
  /** Reads records by our ids, even right after their creation. Called only if the CRM has a field for them. */
  readByExternalId(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;

  /** Returns the domain or email by which records are found that we did not create. */
  naturalKey(item: Item): string | null;
  /** Returns further keys of a record that lacks the first. */
  otherKeys?(item: Item): readonly string[];
  /** Returns one record for each natural key that has any: see `preferredRecord`. Its fields are current. */
  findByNaturalKey(keys: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;
  /**
   * How long a new record may not be found by its natural key; 0 if it is found immediately, or if the CRM itself
   * rejects a second record with the same key.
   */
  readonly settleMs: number;

  /** Returns an item under the CRM's standard names, with null for unknown values. */
  toFields(item: Item): Fields;
  /** The standard field of each source of a field mapping, if it has one. */
  readonly sources: Readonly<Record<string, string>>;
  /** Fits fields to the CRM's description of them. */
  fit(fields: Fields): FittedFields;
  /** Returns the owner's field, which is written only when a record is created. */
  toOwnerFields(item: Item): Fields;
  /** The fields without which a record is not created. Others never fail a record. */
  readonly requiredFields: readonly string[];

  /** Creates records without our ids. Not idempotent: a retry creates them twice. */
  create(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  /** Creates records by upserting on our ids, which can be repeated. */
  createByExternalId(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  update(changes: readonly RecordChange[], signal: AbortSignal): Promise<WriteReport>;
}

/** Prepares the requests: reads the CRM's description of its fields, and creates the field for our ids if possible. */
export type OpenRecords<Item> = (
  /** Fields to read besides the standard ones. */
  names: readonly string[],
  signal: AbortSignal,
) => Promise<VendorResult<RecordRequests<Item>>>;

/** References of records: their owners, or the companies of contacts. */
export interface ReferenceRequests {
  /** Returns the references of the records, by id; null for records without one. Omits records that do not exist. */
  read(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<Map<string, string | null>>>;
  write(references: readonly Reference[], signal: AbortSignal): Promise<WriteReport>;
}

export interface Reference {
  /** Id of the record. */
  readonly externalId: string;
  readonly target: string;
}

/** The requests of one CRM. `crm/records/` decides what is written with them. */
export interface CrmRequests
  extends Omit<Crm, "upsertCompanies" | "upsertContacts" | "assignOwners" | "associateContacts"> {
  readonly openCompanies: OpenRecords<CrmCompany>;
  readonly openContacts: OpenRecords<CrmContact>;
  owners(object: CrmObject): ReferenceRequests;
  readonly companiesOfContacts: ReferenceRequests;
  /** Waits. Returns false when the signal aborts first. */
  pause(ms: number, signal: AbortSignal): Promise<boolean>;
}
