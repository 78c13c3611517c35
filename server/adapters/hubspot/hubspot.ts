import { createHash } from "node:crypto";
import type { CrmField, CrmObject } from "../../ports/crm.ts";
import type { CrmRequests } from "../../ports/crm-requests.ts";
import type { Connector, VendorAccount, VendorResult } from "../../ports/vendor.ts";
import { readCredentials } from "../read-credentials.ts";
import { boolean, fields, text } from "../read-response.ts";
import { SessionCache } from "../session-cache.ts";
import { VendorHttp, type VendorOptions } from "../vendor-http.ts";
import { pause } from "../vendor-time.ts";
import { companiesOfContacts, owners } from "./assign.ts";
import { readCompanies, readContacts, readDeals } from "./changes.ts";
import { findCompanies, pageReader, readRecords } from "./look-up.ts";
import { COMPANIES, CONTACTS, hubspotObject, toCompanyRecord } from "./objects.ts";
import { companyStore, contactStore } from "./record-requests.ts";
import { HubspotSession, readHubspotFailure } from "./session.ts";
import { findUserByEmail, findUserById, listUsers } from "./users.ts";

/**
 * Connects to HubSpot with the token of a private app or a service key
 * (https://developers.hubspot.com/docs/api-reference/overview).
 */
export function hubspotConnector({
  baseUrl = "https://api.hubapi.com",
  ...options
}: VendorOptions = {}): Connector<CrmRequests> {
  const http = new VendorHttp({ vendor: "The CRM", readFailure: readHubspotFailure, ...options });
  const sessions = new SessionCache<HubspotSession>(http.time);
  return {
    connect: (credentials) => {
      const read = readCredentials(credentials, ["access_token"]);
      if (!read.ok) return read;
      const { access_token: token } = read.value;
      const lane = createHash("sha256").update(token).digest("base64");
      const session = sessions.open(lane, () => new HubspotSession(http, baseUrl, token, lane));
      return { ok: true, value: createStore(session) };
    },
  };
}

function createStore(session: HubspotSession): CrmRequests {
  return {
    verify: (signal) => verify(session, signal),
    openCompanies: companyStore(session),
    openContacts: contactStore(session),
    owners: (object) => owners(session, object),
    companiesOfContacts: companiesOfContacts(session),
    pause: (ms, signal) => pause(session.http.time, ms, signal),

    async findCompaniesByDomain(domains, signal) {
      const found = await findCompanies(session, domains, ["name"], signal);
      if (!found.ok) return found;
      return { ok: true, value: [...found.value].map(([domain, record]) => ({ ...toCompanyRecord(record), domain })) };
    },

    describeFields: (object, signal) => describeFields(session, object, signal),
    usage: () => session.usage(),

    listUsers: (cursor, signal) => listUsers(session, cursor, signal),
    findUserByEmail: (email, signal) => findUserByEmail(session, email, signal),
    findUserById: (id, signal) => findUserById(session, id, signal),
    readCompanies: (cursor, signal) => readCompanies(session, cursor, signal),
    readContacts: (cursor, signal) => readContacts(session, cursor, signal),
    readDeals: (cursor, signal) => readDeals(session, cursor, signal),
  };
}

async function verify(session: HubspotSession, signal: AbortSignal): Promise<VendorResult<VendorAccount>> {
  for (const path of [COMPANIES.path, CONTACTS.path]) {
    const read = await session.request("GET", path, readRecords, { query: { limit: "1" } }, signal);
    if (!read.ok) return read;
  }
  return { ok: true, value: { name: null } };
}

const readProperties = pageReader(
  fields({
    name: text,
    label: text,
    type: text,
    calculated: boolean,
    modificationMetadata: fields({ readOnlyValue: boolean }),
  }),
);

/** Lists the writable properties (https://developers.hubspot.com/docs/api-reference/crm-properties-v3/guide). */
async function describeFields(
  session: HubspotSession,
  object: CrmObject,
  signal: AbortSignal,
): Promise<VendorResult<CrmField[]>> {
  const read = await session.request("GET", hubspotObject(object).propertiesPath, readProperties, {}, signal);
  if (!read.ok) return read;
  const writable = read.value.items.flatMap(({ name, label, type, calculated, modificationMetadata }): CrmField[] =>
    name === undefined || calculated || modificationMetadata?.readOnlyValue
      ? []
      : [{ name, label: label || name, type: type ?? "string", maxLength: null }],
  );
  return { ok: true, value: writable.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
