import type { CrmCompany, CrmContact, CrmObject } from "../../ports/crm.ts";
import type { Fields } from "../../ports/crm-requests.ts";
import { registrableDomain } from "../../text/public.ts";
import type { Row } from "./soql.ts";

/** The text field (External ID, Unique) that an administrator may add to Account and Contact. */
export const EXTERNAL_ID_FIELD = "Account_Intelligence_Id__c";

export type SalesforceObject = "Account" | "Contact";

export function salesforceObject(object: CrmObject): SalesforceObject {
  return object === "company" ? "Account" : "Contact";
}

export const ACCOUNT_FIELDS = [
  "Name",
  "Website",
  "Description",
  "NumberOfEmployees",
  "BillingCity",
  "BillingCountry",
] as const;

/** An account has no standard field for a social profile. */
export function toAccountFields(company: CrmCompany): Fields & Record<(typeof ACCOUNT_FIELDS)[number], string | null> {
  return {
    Name: company.name,
    Website: company.domain,
    Description: company.description,
    NumberOfEmployees: company.employeeCount === null ? null : String(company.employeeCount),
    BillingCity: company.city,
    BillingCountry: company.country,
  };
}

export const CONTACT_FIELDS = ["Email", "FirstName", "LastName", "Title", "MailingCity", "MailingCountry"] as const;

export function toContactFields(contact: CrmContact): Fields & Record<(typeof CONTACT_FIELDS)[number], string | null> {
  return {
    Email: contact.email,
    FirstName: contact.firstName,
    LastName: contact.lastName,
    Title: contact.jobTitle,
    MailingCity: contact.city,
    MailingCountry: contact.country,
  };
}

/** Returns the fields of a row as strings. Replaces a website with its domain, so that spellings compare as equal. */
export function toFields(row: Row, names: readonly string[]): Fields {
  const fields = Object.fromEntries(names.map((name) => [name, String(row[name] ?? "")]));
  return fields.Website ? { ...fields, Website: registrableDomain(fields.Website) ?? fields.Website } : fields;
}

const NUMBERS = new Set(["int", "double", "currency", "percent", "long"]);

export function toRecord(
  object: SalesforceObject,
  fields: Fields,
  description: ReadonlyMap<string, { readonly type?: string | undefined }>,
): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    const type = description.get(name)?.type ?? "";
    if (value === null) return [name, value];
    if (name === "NumberOfEmployees" || NUMBERS.has(type)) return [name, Number(value)];
    return [name, type === "boolean" ? value === "true" : value];
  });
  return { attributes: { type: object }, ...Object.fromEntries(entries) };
}

/** The field that each source of a field mapping is written to by default. */
export const ACCOUNT_SOURCES = {
  ...{ name: "Name", domain: "Website", description: "Description", employee_count: "NumberOfEmployees" },
  ...{ city: "BillingCity", country: "BillingCountry" },
} as const;

export const CONTACT_SOURCES = {
  ...{ email: "Email", first_name: "FirstName", last_name: "LastName", job_title: "Title" },
  ...{ city: "MailingCity", country: "MailingCountry" },
} as const;
