import type { CrmCompany, CrmContact, CrmObject } from "../../ports/crm.ts";
import type { Fields } from "../crm/record-store.ts";
import { VERSION } from "./session.ts";

/** Property that holds our id of a record, with values unique among the records of its object. */
export const EXTERNAL_ID_PROPERTY = "account_intelligence_id";
export const OWNER_PROPERTY = "hubspot_owner_id";

/** Most records in a batch request (https://developers.hubspot.com/docs/api-reference/crm-companies-v3/guide). */
export const MAX_BATCH = 100;

/** A kind of record: how HubSpot names it, and how ours becomes one. */
export interface HubspotObject<Item> {
  readonly path: string;
  readonly propertiesPath: string;
  readonly propertyGroup: string;
  readonly toFields: (item: Item) => Fields;
}

export interface HubspotRecord {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
}

export function objectPath(name: "companies" | "contacts" | "deals"): string {
  return `/crm/objects/${VERSION}/${name}`;
}

export const COMPANIES: HubspotObject<CrmCompany> = {
  path: objectPath("companies"),
  propertiesPath: `/crm/properties/${VERSION}/companies`,
  propertyGroup: "companyinformation",
  toFields: (company) => ({
    domain: company.domain,
    name: company.name,
    description: company.description,
    numberofemployees: company.employeeCount === null ? null : String(company.employeeCount),
    city: company.city,
    country: company.country,
    linkedin_company_page: company.socialUrl,
  }),
};

export const CONTACTS: HubspotObject<CrmContact> = {
  path: objectPath("contacts"),
  propertiesPath: `/crm/properties/${VERSION}/contacts`,
  propertyGroup: "contactinformation",
  toFields: (contact) => ({
    email: contact.email?.toLowerCase() ?? null,
    firstname: contact.firstName,
    lastname: contact.lastName,
    jobtitle: contact.jobTitle,
    city: contact.city,
    country: contact.country,
    hs_linkedin_url: contact.socialUrl,
  }),
};

export function pathOf(object: CrmObject): string {
  return object === "company" ? COMPANIES.path : CONTACTS.path;
}
