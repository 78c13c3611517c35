import { registrableDomain } from "../../lib/company-domain.ts";
import type { CrmCompany, CrmContact, CrmObject } from "../../ports/crm.ts";
import type { Fields } from "../crm/record-store.ts";
import type { Row } from "./soql.ts";

/** Name of the text field "External ID, Unique" that an administrator may add to Account and Contact. */
export const EXTERNAL_ID_FIELD = "Account_Intelligence_Id__c";

export type SalesforceObject = "Account" | "Contact";

export function objectOf(object: CrmObject): SalesforceObject {
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

/**
 * Returns the fields of a row as text, and a website as its domain, so that `https://www.acme.com/` equals `acme.com`.
 */
export function toFields(row: Row, names: readonly string[]): Fields {
  const fields = Object.fromEntries(names.map((name) => [name, String(row[name] ?? "")]));
  return fields.Website ? { ...fields, Website: registrableDomain(fields.Website) ?? fields.Website } : fields;
}

/** Converts fields to the types of the API. */
export function toRecord(object: SalesforceObject, fields: Fields): Record<string, unknown> {
  const { NumberOfEmployees: employees, ...others } = fields;
  return { attributes: { type: object }, ...others, ...(employees && { NumberOfEmployees: Number(employees) }) };
}
