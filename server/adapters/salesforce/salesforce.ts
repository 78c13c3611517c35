import { createHash } from "node:crypto";
import type { CrmUser } from "../../ports/crm.ts";
import type { CrmRequests } from "../../ports/crm-requests.ts";
import type { Connector, VendorAccount, VendorPage, VendorResult } from "../../ports/vendor.ts";
import { readCredentials } from "../read-credentials.ts";
import { SessionCache } from "../session-cache.ts";
import { failed, VendorHttp, type VendorOptions } from "../vendor-http.ts";
import { pause } from "../vendor-time.ts";
import { referenceField } from "./assign.ts";
import { readCompanies, readContacts, readDeals, toCompanyRecord } from "./changes.ts";
import { describeFields } from "./describe.ts";
import { readMyDomain } from "./login-url.ts";
import { findAccounts } from "./look-up.ts";
import { salesforceObject } from "./objects.ts";
import { accountStore, contactStore } from "./record-requests.ts";
import { readSalesforceFailure, SalesforceSession } from "./session.ts";
import { queryPage, quote, type Row } from "./soql.ts";

/**
 * Connects to Salesforce as the user of an external client app or connected app
 * (https://developer.salesforce.com/docs/platform/api-rest/guide/intro-rest.html).
 */
export function salesforceConnector({ baseUrl, ...options }: VendorOptions = {}): Connector<CrmRequests> {
  const http = new VendorHttp({ vendor: "The CRM", readFailure: readSalesforceFailure, ...options });
  const sessions = new SessionCache<SalesforceSession>(http.time);
  return {
    connect: (credentials) => {
      const read = readCredentials(credentials, ["domain", "client_id", "client_secret"]);
      if (!read.ok) return read;
      const { domain, ...client } = read.value;
      const loginUrl = baseUrl ?? readMyDomain(domain);
      if (loginUrl === null) return failed("credentials_rejected", "The domain must look like acme.my.salesforce.com.");
      const key = createHash("sha256")
        .update(JSON.stringify([loginUrl, client]))
        .digest("base64");
      const session = sessions.open(key, () => new SalesforceSession(http, { loginUrl, baseUrl }, client));
      return { ok: true, value: createStore(session, domain) };
    },
  };
}

function createStore(session: SalesforceSession, domain: string): CrmRequests {
  return {
    verify: (signal) => verify(session, domain, signal),
    openCompanies: accountStore(session),
    openContacts: contactStore(session),
    owners: (object) => referenceField(session, salesforceObject(object), "OwnerId"),
    companiesOfContacts: referenceField(session, "Contact", "AccountId"),
    pause: (ms, signal) => pause(session.http.time, ms, signal),

    async findCompaniesByDomain(domains, signal) {
      const userId = await session.userId(signal);
      if (!userId.ok) return userId;
      const found = await findAccounts(session, domains, ["Name"], signal);
      if (!found.ok) return found;
      return { ok: true, value: [...found.value.values()].map((row) => toCompanyRecord(row, userId.value)) };
    },

    describeFields: (object, signal) => describeFields(session, salesforceObject(object), signal),
    usage: () => session.usage(),

    listUsers: (cursor, signal) => listUsers(session, cursor, signal),
    findUserByEmail: (email, signal) => findUser(session, "Email", email, signal),
    findUserById: (id, signal) => findUser(session, "Id", id, signal),
    readCompanies: (cursor, signal) => readCompanies(session, cursor, signal),
    readContacts: (cursor, signal) => readContacts(session, cursor, signal),
    readDeals: (cursor, signal) => readDeals(session, cursor, signal),
  };
}

async function verify(
  session: SalesforceSession,
  domain: string,
  signal: AbortSignal,
): Promise<VendorResult<VendorAccount>> {
  for (const object of ["Account", "Contact"]) {
    const read = await queryPage(session, `SELECT Id FROM ${object} LIMIT 1`, signal);
    if (!read.ok) return read;
  }
  return { ok: true, value: { name: domain } };
}

const PAGE_SIZE = 200;
const SELECT = "SELECT Id, Name, Email FROM User WHERE IsActive = true AND UserType = 'Standard'";

async function listUsers(
  session: SalesforceSession,
  cursor: string | null,
  signal: AbortSignal,
): Promise<VendorResult<VendorPage<CrmUser>>> {
  const after = cursor === null ? "" : ` AND Id > ${quote(cursor)}`;
  const page = await queryPage(session, `${SELECT}${after} ORDER BY Id LIMIT ${PAGE_SIZE}`, signal);
  if (!page.ok) return page;
  const rows = page.value.records;
  const nextCursor = rows.length === PAGE_SIZE ? rows.at(-1)!.Id : null;
  return { ok: true, value: { items: rows.map(toUser), nextCursor } };
}

/** Finds a user by a field. If several users have the same email, returns the first by id. */
async function findUser(
  session: SalesforceSession,
  field: "Id" | "Email",
  value: string,
  signal: AbortSignal,
): Promise<VendorResult<CrmUser | null>> {
  const isId = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/.test(value);
  if (field === "Id" && !isId) return { ok: true, value: null };
  const page = await queryPage(session, `${SELECT} AND ${field} = ${quote(value)} ORDER BY Id LIMIT 1`, signal);
  if (!page.ok) return page;
  const row = page.value.records[0];
  return { ok: true, value: row ? toUser(row) : null };
}

function toUser({ Id, Name, Email }: Row): CrmUser {
  return { id: Id, name: String(Name ?? ""), email: String(Email ?? "") };
}
