import type { VendorResult } from "./vendor.ts";

export interface EmailFinder {
  /** Looks up 1 to 100 people. Returns their work emails in the same order, with null where none was found. */
  findWorkEmails(people: readonly EmailFinderPerson[], signal: AbortSignal): Promise<VendorResult<(string | null)[]>>;
}

/** The known facts of a person whose work email is looked up. */
export interface EmailFinderPerson {
  readonly fullName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly title: string | null;
  readonly companyName: string;
  readonly companyDomain: string;
  readonly socialUrl: string | null;
}
