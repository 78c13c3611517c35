import type { VendorAccount, VendorFailure, VendorPage, VendorResult } from "./vendor.ts";

/** A customer relationship management system. Ids are the CRM's own, as strings. */
export interface Crm {
  /** Checks that the credentials are valid and may read companies and contacts. */
  verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>>;

  /**
   * Creates missing companies and updates fields of existing companies, but not their owner. Repeating a call creates
   * no duplicates, even if the process was killed during an earlier call. Calls for the same CRM must not overlap.
   * Accepts any number of companies. Pass at most 500 to limit memory and duration.
   */
  upsertCompanies(
    companies: readonly CrmCompany[],
    options: CrmUpsertOptions,
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmUpsertOutcome>>;
  /** Does for contacts what `upsertCompanies` does for companies. */
  upsertContacts(
    contacts: readonly CrmContact[],
    options: CrmUpsertOptions,
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmUpsertOutcome>>;

  /** Assigns owners to records that have no owner or a replaceable owner. Skips records with another owner. */
  assignOwners(
    object: CrmObject,
    assignments: readonly CrmOwnerAssignment[],
    options: { readonly replaceableOwnerIds: readonly string[] },
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmChangeOutcome>>;
  /** Associates contacts with companies. Skips contacts of another company. Outcomes contain the contact's id. */
  associateContacts(
    associations: readonly CrmAssociation[],
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmChangeOutcome>>;

  /** Returns one company for each domain that has companies: one with an owner if there is one, else the oldest. */
  findCompaniesByDomain(domains: readonly string[], signal: AbortSignal): Promise<VendorResult<CrmCompanyRecord[]>>;

  /** Lists the writable fields, sorted by name. */
  describeFields(object: CrmObject, signal: AbortSignal): Promise<VendorResult<CrmField[]>>;
  /** Returns the request count and limit that the CRM last reported; null if it has reported none. */
  usage(): CrmUsage | null;

  /** Lists the active users that can own records. */
  listUsers(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<CrmUser>>>;
  findUserByEmail(email: string, signal: AbortSignal): Promise<VendorResult<CrmUser | null>>;
  findUserById(id: string, signal: AbortSignal): Promise<VendorResult<CrmUser | null>>;

  /**
   * Reads all companies if `cursor` is null, else the changes since `cursor`. Each page contains the next cursor: store
   * it with the page, and pass it to resume an interrupted read or to read later changes. May return a record twice.
   * Ends after the first failure.
   */
  readCompanies(cursor: string | null, signal: AbortSignal): CrmChanges<CrmCompanyRecord>;
  readContacts(cursor: string | null, signal: AbortSignal): CrmChanges<CrmContactRecord>;
  readDeals(cursor: string | null, signal: AbortSignal): CrmChanges<CrmDealRecord>;
}

export type CrmObject = "company" | "contact";

/** The requests of one day. */
export interface CrmUsage {
  readonly used: number;
  readonly limit: number;
}

/** A company to write. Null means unknown, and is never written. */
export interface CrmCompany {
  /** Our id of the record. It is stored in the CRM if the CRM has a field for it. */
  readonly externalId: string;
  /** Registrable domain, lower case. */
  readonly domain: string;
  /** Further domains by which a record of the company may be found. Never written. */
  readonly otherDomains?: readonly string[];
  readonly name: string;
  readonly description: string | null;
  readonly employeeCount: number | null;
  readonly city: string | null;
  /** Name of the country in English. */
  readonly country: string | null;
  readonly socialUrl: string | null;
  /** The owner to set if the company is created. */
  readonly ownerId: string | null;
  /** Values by source. A value is written only if a field mapping names its source. */
  readonly facts?: CrmFacts;
}

type CrmFacts = Readonly<Record<string, string | null>>;

/** Maps a source to a CRM field instead of its standard field. Required standard fields are written in any case. */
export interface CrmFieldMapping {
  /** One of our fields, such as `job_title`, or a key of `facts`. */
  readonly source: string;
  /** The CRM's field; null if the source is not to be written. */
  readonly field: string | null;
  /** Whether to overwrite a different value. If false, only an empty field is filled. */
  readonly overwrites: boolean;
}

/** A person to write. Null means unknown, and is never written. */
export interface CrmContact {
  readonly externalId: string;
  /** If null, the contact fails with `invalid`, unless the CRM stores `externalId`, which identifies the contact. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string;
  readonly jobTitle: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly socialUrl: string | null;
  readonly ownerId: string | null;
  readonly facts?: CrmFacts;
}

/** Only fields that are empty in the CRM are written, except those that a mapping overwrites. */
export interface CrmUpsertOptions {
  /**
   * Called before each write with the planned action for each record, by external id. If the process is killed during
   * the write, the next attempt recognises its own changes by the stored plan.
   */
  readonly beforeWrite?: (plan: CrmUpsertPlan) => Promise<void>;
  readonly fieldMapping?: readonly CrmFieldMapping[];
}

export type CrmUpsertPlan = ReadonlyMap<string, "created" | "updated" | "skipped">;

/** The outcomes of a write. Records without an outcome because of `failure` may be sent again. */
export interface CrmWriteResult<Outcome> {
  readonly outcomes: readonly Outcome[];
  /** The failure that stopped the rest; null when every record has an outcome. */
  readonly failure: VendorFailure | null;
}

/** A field that was not written because the CRM does not accept its value. */
export interface CrmLeftOut {
  /** The CRM's name of the field. */
  readonly field: string;
  /** A sentence that explains why. */
  readonly reason: string;
}

export type CrmUpsertOutcome =
  | {
      readonly externalId: string;
      readonly action: "created" | "updated" | "skipped";
      readonly crmId: string;
      /** Optional fields that were omitted; absent if there are none. */
      readonly leftOut?: readonly CrmLeftOut[];
    }
  | {
      readonly externalId: string;
      readonly action: "failed";
      readonly crmId: string | null;
      readonly error: CrmRecordError;
    };

export type CrmChangeOutcome =
  /** `unchanged`: the record already had the value. `skipped`: the record has another value, which is kept. */
  | { readonly crmId: string; readonly action: "updated" | "unchanged" | "skipped" }
  | { readonly crmId: string; readonly action: "failed"; readonly error: CrmRecordError };

/** Why one record failed. */
export interface CrmRecordError {
  readonly reason: "invalid" | "duplicate" | "not_found" | "permission_missing" | "unavailable";
  readonly message: string;
}

export interface CrmOwnerAssignment {
  readonly crmId: string;
  readonly ownerId: string;
}

export interface CrmAssociation {
  readonly contactId: string;
  readonly companyId: string;
}

export interface CrmUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface CrmCompanyRecord {
  readonly id: string;
  readonly name: string | null;
  /** Registrable domain; null when the CRM has none or an invalid one. */
  readonly domain: string | null;
  /** Other registrable domains of the company; absent when the CRM knows none. */
  readonly otherDomains?: readonly string[];
  /** Null if there is no owner. If the CRM requires an owner, the connected user does not count as one. */
  readonly ownerId: string | null;
  /** True if the CRM marks the company as a customer; absent if it does not. */
  readonly isCustomer?: true;
}

export interface CrmContactRecord {
  readonly id: string;
  readonly email: string | null;
  /** True if the CRM marks the person as "do not contact"; absent if it does not. */
  readonly doNotContact?: true;
}

/** A writable field of companies or contacts. */
export interface CrmField {
  readonly name: string;
  readonly label: string;
  /** The type's name in the CRM. */
  readonly type: string;
  readonly maxLength: number | null;
}

export interface CrmDealRecord {
  readonly id: string;
  readonly name: string | null;
  readonly companyId: string | null;
  readonly stage: string;
  readonly state: "open" | "won" | "lost";
  readonly amount: number | null;
  /** ISO 4217; null if the CRM does not provide it. */
  readonly currency: string | null;
  readonly modifiedAt: Date;
}

interface CrmChangesPage<Row> {
  readonly records: readonly Row[];
  readonly cursor: string;
}

export type CrmChanges<Row> = AsyncIterable<VendorResult<CrmChangesPage<Row>>>;
