import type { Crm, CrmCompany, CrmContact, CrmLeftOut, CrmObject, CrmRecordError } from "./crm.ts";
import type { VendorFailure, VendorResult } from "./vendor.ts";

/** The values of a record by the CRM's field names, as strings. Null and "" are empty values. */
export type Fields = Readonly<Record<string, string | null>>;

export interface StoredRecord {
  readonly id: string;
  readonly fields: Fields;
}

/** Found records, keyed by the external id, CRM id or natural key that was looked up. */
export type FoundRecords = ReadonlyMap<string, StoredRecord>;

interface NewRecord {
  readonly externalId: string;
  readonly fields: Fields;
}

export interface RecordChange extends NewRecord {
  readonly id: string;
}

export interface RejectedRecord extends CrmRecordError {
  /** The fields that the CRM rejects, under the CRM's names; absent if the CRM does not report them. */
  readonly fields?: readonly string[];
}

/** The results of a write, by external id. The outcome of a record in neither map is unknown. */
export interface WriteReport {
  /** CRM ids. */
  readonly written: Map<string, string>;
  readonly errors: Map<string, RejectedRecord>;
  readonly failure: VendorFailure | null;
}

/** The fields of an item that fit the CRM's field descriptions, and the fields omitted because they do not fit. */
export interface FittedFields {
  readonly fields: Fields;
  readonly leftOut: readonly CrmLeftOut[];
}

/** The functions of an adapter for upserting companies or contacts. */
export interface RecordRequests<Item> {
  readonly isKeyed: boolean;
  /** Reads records by external id, including records that were just created. Called only if `isKeyed` is true. */
  readByExternalId(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;

  /** Returns the domain or email that identifies records the service did not create. */
  naturalKey(item: Item): string | null;
  /** Returns the keys to try if no record has the natural key. */
  otherKeys?(item: Item): readonly string[];
  /** Returns the current fields of the preferred record for each natural key with records: see `preferredRecord`. */
  findByNaturalKey(keys: readonly string[], signal: AbortSignal): Promise<VendorResult<FoundRecords>>;
  /**
   * How long a search by natural key may miss a new record, in milliseconds; 0 if it finds new records immediately,
   * or if the CRM rejects a second record with the same key.
   */
  readonly settleMs: number;

  /** Returns the standard fields of an item, with null for unknown values. */
  toFields(item: Item): Fields;
  /** Maps the sources of a field mapping to their standard fields. Omits sources without a standard field. */
  readonly sources: Readonly<Record<string, string>>;
  /** Fits values to the CRM's description of their fields. */
  fit(fields: Fields): FittedFields;
  /** Returns the owner field. It is written only when a record is created. */
  toOwnerFields(item: Item): Fields;
  /** The fields that a new record requires. If the CRM rejects another field, the record is written without it. */
  readonly requiredFields: readonly string[];

  /** Creates records without external ids. Not idempotent: a retry creates duplicates. */
  create(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  /** Creates records by upserting on the external id. Idempotent. */
  createByExternalId(records: readonly NewRecord[], signal: AbortSignal): Promise<WriteReport>;
  update(changes: readonly RecordChange[], signal: AbortSignal): Promise<WriteReport>;
}

/** Prepares the requests. Reads the CRM's field descriptions, and creates the external id field if possible. */
export type OpenRecords<Item> = (
  /** Fields to read besides the standard ones. */
  names: readonly string[],
  signal: AbortSignal,
) => Promise<VendorResult<RecordRequests<Item>>>;

/** Reads and writes references of records: the owners of records, or the companies of contacts. */
export interface ReferenceRequests {
  /** Returns the reference of each record by id, null if it has none. Omits records that do not exist. */
  read(ids: readonly string[], signal: AbortSignal): Promise<VendorResult<Map<string, string | null>>>;
  write(references: readonly Reference[], signal: AbortSignal): Promise<WriteReport>;
}

export interface Reference {
  /** The record's id in the CRM. */
  readonly externalId: string;
  readonly target: string;
}

/** The requests of one CRM. `crm/records/` decides what to write and implements `Crm` with them. */
export interface CrmRequests
  extends Omit<Crm, "upsertCompanies" | "upsertContacts" | "assignOwners" | "associateContacts"> {
  readonly openCompanies: OpenRecords<CrmCompany>;
  readonly openContacts: OpenRecords<CrmContact>;
  owners(object: CrmObject): ReferenceRequests;
  readonly companiesOfContacts: ReferenceRequests;
  /** Waits. Resolves to false if the signal aborts first. */
  pause(ms: number, signal: AbortSignal): Promise<boolean>;
}
