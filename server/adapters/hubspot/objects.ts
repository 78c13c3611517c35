import type { CrmCompany, CrmCompanyRecord, CrmContact, CrmContactRecord, CrmObject } from "../../ports/crm.ts";
import type { Fields } from "../../ports/crm-requests.ts";
import { registrableDomain } from "../../text/public.ts";
import { object, text } from "../read-response.ts";
import { VERSION } from "./session.ts";

/** The property for our id of a record. HubSpot keeps it unique among the records of an object. */
export const EXTERNAL_ID_PROPERTY = "account_intelligence_id";
export const OWNER_PROPERTY = "hubspot_owner_id";
/** Other domains of a company, separated by semicolons, such as the domains of companies merged into it. */
export const ADDITIONAL_DOMAINS = "hs_additional_domains";

/**
 * The maximum number of records in a batch request
 * (https://developers.hubspot.com/docs/api-reference/crm-companies-v3/guide).
 */
export const MAX_BATCH = 100;

/** The API paths and the property group of companies or contacts. */
export interface HubspotObject {
  readonly path: string;
  readonly propertiesPath: string;
  readonly propertyGroup: string;
}

export interface HubspotRecord {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
}

export function readRecord(value: unknown): HubspotRecord | undefined {
  const record = object(value);
  const id = text(record?.id);
  if (id === undefined) return undefined;
  const properties = Object.entries(object(record?.properties) ?? {}).map(([name, each]) => [name, text(each) ?? null]);
  return { id, properties: Object.fromEntries(properties) };
}

export const COMPANIES: HubspotObject = {
  path: `/crm/objects/${VERSION}/companies`,
  propertiesPath: `/crm/properties/${VERSION}/companies`,
  propertyGroup: "companyinformation",
};

export const CONTACTS: HubspotObject = {
  path: `/crm/objects/${VERSION}/contacts`,
  propertiesPath: `/crm/properties/${VERSION}/contacts`,
  propertyGroup: "contactinformation",
};

export const DEALS_PATH = `/crm/objects/${VERSION}/deals`;

export const COMPANY_PROPERTIES = [
  "domain",
  "name",
  "description",
  "numberofemployees",
  "city",
  "country",
  "linkedin_company_page",
] as const;

export function toCompanyFields(
  company: CrmCompany,
): Fields & Record<(typeof COMPANY_PROPERTIES)[number], string | null> {
  return {
    domain: company.domain,
    name: company.name,
    description: company.description,
    numberofemployees: company.employeeCount === null ? null : String(company.employeeCount),
    city: company.city,
    country: company.country,
    linkedin_company_page: company.socialUrl,
  };
}

export const CONTACT_PROPERTIES = [
  "email",
  "firstname",
  "lastname",
  "jobtitle",
  "city",
  "country",
  "hs_linkedin_url",
] as const;

export function toContactFields(
  contact: CrmContact,
): Fields & Record<(typeof CONTACT_PROPERTIES)[number], string | null> {
  return {
    email: contact.email?.toLowerCase() ?? null,
    firstname: contact.firstName,
    lastname: contact.lastName,
    jobtitle: contact.jobTitle,
    city: contact.city,
    country: contact.country,
    hs_linkedin_url: contact.socialUrl,
  };
}

export function hubspotObject(object: CrmObject): HubspotObject {
  return object === "company" ? COMPANIES : CONTACTS;
}

/** Returns the registrable domains of a company, the primary domain first. */
export function hubspotDomains({ properties }: HubspotRecord): string[] {
  const written = [properties.domain ?? "", ...(properties[ADDITIONAL_DOMAINS] ?? "").split(";")];
  return [...new Set(written.flatMap((domain) => registrableDomain(domain) ?? []))];
}

/** The stage `evangelist` follows `customer`. It means a customer who recommends the company. */
const CUSTOMER_STAGES: readonly string[] = ["customer", "evangelist"];

export function toCompanyRecord(company: HubspotRecord): CrmCompanyRecord {
  const { id, properties } = company;
  const domain = registrableDomain(properties.domain ?? "") ?? null;
  const otherDomains = hubspotDomains(company).filter((other) => other !== domain);
  return {
    id,
    name: properties.name || null,
    domain,
    ownerId: properties[OWNER_PROPERTY] || null,
    ...(otherDomains.length > 0 && { otherDomains }),
    ...(CUSTOMER_STAGES.includes(properties.lifecyclestage ?? "") && { isCustomer: true as const }),
  };
}

export function toContactRecord({ id, properties }: HubspotRecord): CrmContactRecord {
  const doNotContact = properties.hs_email_optout === "true";
  return { id, email: properties.email || null, ...(doNotContact && { doNotContact: true as const }) };
}

/** The property that each source of a field mapping is written to by default. */
export const COMPANY_SOURCES = {
  ...{ name: "name", domain: "domain", description: "description", employee_count: "numberofemployees" },
  ...{ city: "city", country: "country", social_url: "linkedin_company_page" },
} as const;

export const CONTACT_SOURCES = {
  ...{ email: "email", first_name: "firstname", last_name: "lastname", job_title: "jobtitle" },
  ...{ city: "city", country: "country", social_url: "hs_linkedin_url" },
} as const;
