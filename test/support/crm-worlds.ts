import { HubspotStandIn, type HubspotStandInOptions } from "../../scripts/support/vendors/hubspot.ts";
import { SalesforceStandIn, type SalesforceStandInOptions } from "../../scripts/support/vendors/salesforce.ts";
import type { Fault, StandIn, StandInResponse } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { hubspotConnector } from "../../server/adapters/hubspot/hubspot.ts";
import { salesforceConnector } from "../../server/adapters/salesforce/salesforce.ts";
import { crmConnector } from "../../server/crm/public.ts";
import type { Crm, CrmCompany, CrmContact, CrmDealRecord, CrmUser } from "../../server/ports/crm.ts";
import type { Connector, VendorFailureReason, VendorResult } from "../../server/ports/vendor.ts";
import { FakeCrm } from "./fakes/fake-crm.ts";

/** A company in a CRM. Fields that the CRM does not have are undefined. */
type WorldCompany = Partial<Omit<CrmCompany, "externalId">> & { readonly id: string };
type WorldContact = Partial<Omit<CrmContact, "externalId">> & {
  readonly id: string;
  readonly companyId: string | null;
};
type WorldDeal = Pick<CrmDealRecord, "name" | "companyId" | "amount"> & { readonly stage: WorldStage };
type WorldStage = "Proposal" | "Closed won" | "Closed lost";

export type Trouble = Extract<
  VendorFailureReason,
  "credentials_rejected" | "permission_missing" | "rate_limited" | "daily_limit" | "unavailable"
>;

/** A CRM with methods to fill it, inspect it and make it fail. */
export interface CrmWorld {
  readonly time: TestTime;
  /** Whether the CRM stores the service's ids. */
  readonly isKeyed: boolean;
  /** The credentials, which must not appear in messages. */
  readonly secrets: readonly string[];
  /** Opens another client, as a new process would. */
  open(): Crm;
  addUser(user: Omit<CrmUser, "id">): string;
  addCompany(company: Omit<WorldCompany, "id"> & { readonly domain: string; readonly name: string }): string;
  addContact(contact: Partial<Omit<WorldContact, "id">> & { readonly lastName: string }): string;
  /** Sets the do-not-contact flag of a contact. */
  optOut(contactId: string): void;
  /** Adds a lead with a do-not-contact flag; absent if the CRM has no leads in addition to contacts. */
  addOptedOutLead?(email: string): string;
  addDeal(deal: WorldDeal): string;
  moveDeal(id: string, stage: WorldStage): void;
  renameCompany(id: string, name: string): void;
  companies(): WorldCompany[];
  contacts(): WorldContact[];
  /** Returns the entire content of the CRM, to compare it byte for byte. */
  snapshot(): string;
  /** Makes every later request fail, or those after the first batch of a write. */
  fail(trouble: Trouble, options?: { readonly afterFirstBatch?: boolean }): void;
  /** Makes the next creation succeed but loses its response. */
  loseNextCreation(effect?: () => void): void;
  close(): Promise<void>;
}

const TOKEN = "pat-eu1-2f6b4e1c";
const CLIENT = { clientId: "3MVG9-consumer", clientSecret: "8F2A-consumer-secret" };

export function openFake(): CrmWorld {
  const crm = new FakeCrm();
  const stages = { Proposal: "open", "Closed won": "won", "Closed lost": "lost" } as const;
  return {
    time: new TestTime(),
    isKeyed: true,
    secrets: [],
    open: () => {
      crm.refuse = (item) =>
        Object.values(item).some((value) => String(value).includes("REFUSED"))
          ? { reason: "invalid", message: "The name is not valid." }
          : null;
      return crm;
    },
    addUser: (user) => String(crm.users.push({ ...user, id: `user-${crm.users.length}` }) && crm.users.at(-1)?.id),
    addCompany: (company) => crm.addCompany(company),
    addContact: (contact) => crm.addContact(contact),
    optOut: (id) => crm.optOut(id),
    addDeal: (deal) => crm.addDeal({ ...deal, state: stages[deal.stage], currency: null }),
    moveDeal: (id, stage) => crm.changeDeal(id, { stage, state: stages[stage] }),
    renameCompany: (id, name) => crm.changeCompany(id, { name }),
    companies: () =>
      [...crm.companies.values()].map(({ revision: _, externalId: __, companyId: ___, ...company }) => company),
    contacts: () => [...crm.contacts.values()].map(({ revision: _, externalId: __, ...contact }) => contact),
    snapshot: () => JSON.stringify([[...crm.companies], [...crm.contacts], [...crm.deals]]),
    fail: (reason, { afterFirstBatch = false } = {}) => {
      const set = (): void => {
        crm.failure = { reason, message: "It does not work now.", retryAfterMs: null, mayHaveHappened: false };
      };
      if (afterFirstBatch) crm.afterBatch = set;
      else set();
    },
    loseNextCreation: (effect = () => undefined) => {
      crm.afterBatch = effect;
    },
    close: async () => undefined,
  };
}

export async function openHubspot(
  options: Partial<HubspotStandInOptions> = {},
): Promise<CrmWorld & { standIn: HubspotStandIn }> {
  const time = new TestTime();
  const standIn = new HubspotStandIn({ time, token: TOKEN, ...options });
  const baseUrl = await standIn.http.listen();
  const stageIds = { Proposal: "1001", "Closed won": "1003", "Closed lost": "1004" };
  const company = {
    name: "name",
    domain: "domain",
    ownerId: "hubspot_owner_id",
    employeeCount: "numberofemployees",
    ...PLACES,
  };
  const contact = {
    email: "email",
    firstName: "firstname",
    lastName: "lastname",
    jobTitle: "jobtitle",
    ownerId: "hubspot_owner_id",
  };
  return {
    standIn,
    time,
    isKeyed: options.mayCreateProperties !== false,
    secrets: [TOKEN],
    open: () => connect(crmConnector(hubspotConnector({ baseUrl, time })), { access_token: TOKEN }),
    addUser: ({ name, email }) => {
      const [firstName = "", lastName = ""] = name.split(" ");
      const id = String(9_000 + standIn.owners.length);
      standIn.owners.push({ id, email, firstName, lastName });
      return id;
    },
    addCompany: (values) =>
      standIn.add(
        "companies",
        write(values, { ...company, description: "description", socialUrl: "linkedin_company_page" }),
      ),
    addContact: ({ companyId, ...values }) => {
      const linked: Record<string, string> = companyId ? { associatedcompanyid: companyId } : {};
      return standIn.add("contacts", { ...write(values, { ...contact, ...PLACES }), ...linked });
    },
    optOut: (id) => standIn.change("contacts", id, { hs_email_optout: "true" }),
    addDeal: ({ name, companyId, amount, stage }) => {
      const properties = {
        dealname: name ?? "",
        amount: String(amount ?? ""),
        pipeline: "default",
        dealstage: stageIds[stage],
      };
      const id = standIn.add("deals", properties);
      if (companyId) standIn.companyOf.set(id, companyId);
      return id;
    },
    moveDeal: (id, stage) => standIn.change("deals", id, { dealstage: stageIds[stage] }),
    renameCompany: (id, name) => standIn.change("companies", id, { name }),
    companies: () =>
      [...standIn.objects.companies.values()].map(({ id, properties }) => ({
        id,
        ...read<Omit<WorldCompany, "id">>(properties, {
          ...company,
          description: "description",
          socialUrl: "linkedin_company_page",
        }),
      })),
    contacts: () =>
      [...standIn.objects.contacts.values()].map(({ id, properties }) => ({
        id,
        companyId: properties.associatedcompanyid ?? null,
        ...read<Omit<WorldContact, "id" | "companyId">>(properties, { ...contact, ...PLACES }),
      })),
    snapshot: () => {
      const records = Object.values(standIn.objects).flatMap((stored) => [...stored.values()]);
      return JSON.stringify([records.map(({ id, properties }) => [id, properties]), [...standIn.companyOf]]);
    },
    ...faults(standIn.http, {
      write: /POST .*\/batch\/(create|upsert)$/,
      responses: {
        credentials_rejected: {
          status: 401,
          body: { status: "error", category: "EXPIRED_AUTHENTICATION", message: `The token ${TOKEN} expired.` },
        },
        permission_missing: {
          status: 403,
          body: { status: "error", category: "MISSING_SCOPES", message: "One or more scopes are missing." },
        },
        rate_limited: {
          status: 429,
          body: { status: "error", errorType: "RATE_LIMIT", policyName: "TEN_SECONDLY_ROLLING" },
        },
        daily_limit: { status: 429, body: { status: "error", errorType: "RATE_LIMIT", policyName: "DAILY" } },
        unavailable: { status: 502, body: "<html><h1>502 Bad Gateway</h1></html>" },
      },
    }),
    close: () => standIn.http.close(),
  };
}

export async function openSalesforce(
  options: Partial<SalesforceStandInOptions> = {},
): Promise<CrmWorld & { standIn: SalesforceStandIn }> {
  const time = new TestTime();
  const standIn = new SalesforceStandIn({ time, ...CLIENT, ...options });
  const baseUrl = await standIn.listen();
  const credentials = {
    domain: "acme.my.salesforce.com",
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
  };
  const account = {
    name: "Name",
    domain: "Website",
    description: "Description",
    employeeCount: "NumberOfEmployees",
    city: "BillingCity",
    country: "BillingCountry",
    ownerId: "OwnerId",
  };
  const contact = {
    email: "Email",
    firstName: "FirstName",
    lastName: "LastName",
    jobTitle: "Title",
    city: "MailingCity",
    country: "MailingCountry",
    ownerId: "OwnerId",
  };
  const stage = (name: WorldStage) => ({
    StageName: name,
    IsClosed: name !== "Proposal",
    IsWon: name === "Closed won",
  });
  const owned = (ownerId: unknown) => (ownerId === standIn.userId ? null : String(ownerId));
  return {
    standIn,
    time,
    isKeyed: options.hasExternalIdField === true,
    secrets: [CLIENT.clientSecret],
    open: () => connect(crmConnector(salesforceConnector({ baseUrl, time })), credentials),
    addUser: ({ name, email }) =>
      standIn.add("User", { Name: name, Email: email, IsActive: true, UserType: "Standard" }),
    addCompany: (values) => standIn.add("Account", write(values, account)),
    addContact: ({ companyId = null, ...values }) =>
      standIn.add("Contact", { ...write(values, contact), AccountId: companyId }),
    optOut: (id) => standIn.change("Contact", id, { HasOptedOutOfEmail: true }),
    addOptedOutLead: (email) => standIn.add("Lead", { Email: email, HasOptedOutOfEmail: true, IsConverted: false }),
    addDeal: ({ name, companyId, amount, stage: at }) =>
      standIn.add("Opportunity", { Name: name, AccountId: companyId, Amount: amount, ...stage(at) }),
    moveDeal: (id, at) => standIn.change("Opportunity", id, stage(at)),
    renameCompany: (id, name) => standIn.change("Account", id, { Name: name }),
    companies: () =>
      [...standIn.objects.Account.values()].map((row) => {
        return {
          id: String(row.Id),
          ...read<Omit<WorldCompany, "id">>(row, account),
          ownerId: owned(row.OwnerId),
          socialUrl: undefined,
        };
      }),
    contacts: () =>
      [...standIn.objects.Contact.values()].map((row) => {
        const companyId = row.AccountId ? String(row.AccountId) : null;
        return {
          id: String(row.Id),
          companyId,
          ...read<Omit<WorldContact, "id" | "companyId">>(row, contact),
          ownerId: owned(row.OwnerId),
        };
      }),
    snapshot: () => JSON.stringify(Object.values(standIn.objects).map((rows) => [...rows])),
    ...faults(standIn.http, {
      write: options.hasExternalIdField ? /PATCH .*\/composite\/sobjects\// : /POST .*\/composite\/sobjects$/,
      responses: {
        credentials_rejected: {
          status: 401,
          body: [{ errorCode: "INVALID_SESSION_ID", message: `Not ${CLIENT.clientSecret}` }],
        },
        permission_missing: {
          status: 403,
          body: [{ errorCode: "API_DISABLED_FOR_ORG", message: "The API is disabled." }],
        },
        rate_limited: { status: 429, body: "", headers: { "retry-after": "5" } },
        daily_limit: {
          status: 403,
          body: [{ errorCode: "REQUEST_LIMIT_EXCEEDED", message: "TotalRequests Limit exceeded." }],
        },
        unavailable: { status: 503, body: [{ errorCode: "SERVER_UNAVAILABLE", message: "Try again." }] },
      },
    }),
    close: () => standIn.http.close(),
  };
}

const PLACES = { city: "city", country: "country" };

function connect(connector: Connector<Crm>, credentials: Record<string, string>): Crm {
  const connected: VendorResult<Crm> = connector.connect(credentials);
  if (!connected.ok) throw new Error(connected.failure.message);
  return connected.value;
}

function faults(
  http: StandIn,
  { write: on, responses }: { readonly write: RegExp; readonly responses: Readonly<Record<Trouble, StandInResponse>> },
): Pick<CrmWorld, "fail" | "loseNextCreation"> {
  const forever = { times: Number.POSITIVE_INFINITY };
  return {
    fail: (trouble, { afterFirstBatch = false } = {}) => {
      const fault: Fault = {
        response: responses[trouble],
        ...forever,
        ...(afterFirstBatch ? { on, after: 1 } : { on: / / }),
      };
      http.inject(fault);
    },
    loseNextCreation: (effect) => http.inject({ on, lostResponse: true, ...(effect && { effect }) }),
  };
}

/** Translates the service's field names into the CRM's. */
function write(values: object, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || !names[name] ? [] : [[names[name], String(value)]],
    ),
  );
}

/** Translates the CRM's field names into the service's. */
function read<Values>(values: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>>): Values {
  const entries = Object.entries(names).map(([ours, theirs]) => {
    const value = values[theirs] ?? null;
    return [ours, ours === "employeeCount" && value !== null ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
