import type { VendorAccount, VendorFailure, VendorPage, VendorResult } from "./vendor.ts";

/** A customer relationship management system. Ids are the CRM's own, as text. */
export interface Crm {
  /** Checks the credentials, and that they may read companies and contacts. */
  verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>>;

  /**
   * Creates missing companies and updates fields of existing ones; never changes the owner of an existing company.
   * Repeating a call creates no duplicates, even when an earlier call was killed before it returned. Calls for the same
   * CRM must not overlap. Accepts any number; up to 500 keep memory and duration moderate.
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

  /** Assigns owners to records that have none, or whose owner is listed as replaceable. Skips those of other owners. */
  assignOwners(
    object: CrmObject,
    assignments: readonly CrmOwnerAssignment[],
    options: { readonly replaceableOwnerIds: readonly string[] },
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmChangeOutcome>>;
  /** Links contacts without a company to theirs. Outcomes identify the contact. */
  associateContacts(
    associations: readonly CrmAssociation[],
    signal: AbortSignal,
  ): Promise<CrmWriteResult<CrmChangeOutcome>>;

  /** Returns one company for each domain that has any, by domain: one with an owner, then the oldest. */
  findCompaniesByDomain(domains: readonly string[], signal: AbortSignal): Promise<VendorResult<CrmCompanyRecord[]>>;

  /** Lists the fields that can be written, by name. */
  describeFields(object: CrmObject, signal: AbortSignal): Promise<VendorResult<CrmField[]>>;
  /** Returns how much of its request limit the CRM has counted, by its last report; null without one. */
  usage(): CrmUsage | null;

  /** Lists the active users that can own records. */
  listUsers(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<CrmUser>>>;
  findUserByEmail(email: string, signal: AbortSignal): Promise<VendorResult<CrmUser | null>>;
  findUserById(id: string, signal: AbortSignal): Promise<VendorResult<CrmUser | null>>;

  /**
   * Reads everything if the cursor is null, and later changes since the cursor. Every page has the next cursor: store
   * it with the page, and continue there after an interruption or a day later. A record may be returned twice. Ends
   * after the first failure.
   */
  readCompanies(cursor: string | null, signal: AbortSignal): CrmChanges<CrmCompanyRecord>;
  readContacts(cursor: string | null, signal: AbortSignal): CrmChanges<CrmContactRecord>;
  readDeals(cursor: string | null, signal: AbortSignal): CrmChanges<CrmDealRecord>;
}

export type CrmObject = "company" | "contact";

/** Requests of one day. */
export interface CrmUsage {
  readonly used: number;
  readonly limit: number;
}

/** A company as we know it; null is unknown and never written. */
export interface CrmCompany {
  /** Our id of the record, stored in the CRM if it has a field for it. */
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
  /** Owner of a company that is created. */
  readonly ownerId: string | null;
  /** Values that are written only if a field mapping requires it, by source. */
  readonly facts?: CrmFacts;
}

type CrmFacts = Readonly<Record<string, string | null>>;

/** The mapping of sources to fields, instead of the standard field or in addition to it. */
export interface CrmFieldMapping {
  /** A field of ours, such as `job_title`, or one of the facts. */
  readonly source: string;
  /** The CRM's field; null writes the source nowhere. */
  readonly field: string | null;
  /** Whether a different value is overwritten; otherwise only an empty one is filled. */
  readonly overwrites: boolean;
}

/** A person as we know it; null is unknown and never written. */
export interface CrmContact {
  readonly externalId: string;
  /** Without it, a contact is found again only in a CRM that stores `externalId`; elsewhere it fails as `invalid`. */
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

/** Only fields that are empty in the CRM are written (safe addition), except those that a mapping overwrites. */
export interface CrmUpsertOptions {
  /**
   * Called before each write with the planned action for each record, by external id. If the process is killed before
   * the outcomes arrive, the next attempt finds the records changed, and identifies its own changes by this.
   */
  readonly beforeWrite?: (plan: CrmUpsertPlan) => Promise<void>;
  readonly fieldMapping?: readonly CrmFieldMapping[];
}

export type CrmUpsertPlan = ReadonlyMap<string, "created" | "updated" | "skipped">;

/** Outcomes of the records. Records that have none because of a failure may be sent again. */
export interface CrmWriteResult<Outcome> {
  readonly outcomes: readonly Outcome[];
  /** The failure that stopped the rest; null when every record has an outcome. */
  readonly failure: VendorFailure | null;
}

/** A field that was not written because the CRM does not accept its value. */
export interface CrmLeftOut {
  /** The CRM's name of it. */
  readonly field: string;
  /** A sentence. */
  readonly reason: string;
}

export type CrmUpsertOutcome =
  | {
      readonly externalId: string;
      readonly action: "created" | "updated" | "skipped";
      readonly crmId: string;
      /** Optional fields that were omitted; absent when none was. */
      readonly leftOut?: readonly CrmLeftOut[];
    }
  | {
      readonly externalId: string;
      readonly action: "failed";
      readonly crmId: string | null;
      readonly error: CrmRecordError;
    };

export type CrmChangeOutcome =
  /** `unchanged` already was as requested; `skipped` keeps what it had. */
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
  /** Null without an owner. If every record has an owner, the user that we connect as counts as none. */
  readonly ownerId: string | null;
  /** True if the CRM marks the company as a customer; absent if it does not. */
  readonly isCustomer?: true;
}

export interface CrmContactRecord {
  readonly id: string;
  readonly email: string | null;
  /** True if the CRM marks the person as not to contact; absent if it does not. */
  readonly doNotContact?: true;
}

/** A field of companies or contacts that can be written. */
export interface CrmField {
  readonly name: string;
  readonly label: string;
  /** The CRM's name of the field's type. */
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
