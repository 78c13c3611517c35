import type { CrmCompany, CrmContact } from "../../ports/crm.ts";
import type { OpenRecords, RecordRequests, StoredRecord } from "../../ports/crm-requests.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { boolean, fields } from "../read-response.ts";
import { findCompanies, findContacts, readBatch } from "./look-up.ts";
import {
  COMPANIES,
  COMPANY_PROPERTIES,
  COMPANY_SOURCES,
  CONTACT_PROPERTIES,
  CONTACT_SOURCES,
  CONTACTS,
  EXTERNAL_ID_PROPERTY,
  type HubspotObject,
  type HubspotRecord,
  OWNER_PROPERTY,
  toCompanyFields,
  toContactFields,
} from "./objects.ts";
import { sendBatch, updateBatch } from "./send-batch.ts";
import type { HubspotSession } from "./session.ts";

/** A new company reaches the search index after "a few moments" (HubSpot), or up to ten seconds (users' reports). */
const INDEX_SETTLE_MS = 20_000;

/** The differences between companies and contacts. */
interface Kind<Item>
  extends Pick<
    RecordRequests<Item>,
    "requiredFields" | "naturalKey" | "otherKeys" | "settleMs" | "toFields" | "sources"
  > {
  readonly object: HubspotObject;
  readonly properties: readonly string[];
  readonly find: typeof findContacts;
}

export const companyStore = (session: HubspotSession): OpenRecords<CrmCompany> =>
  openStore(session, {
    object: COMPANIES,
    properties: COMPANY_PROPERTIES,
    find: findCompanies,
    requiredFields: ["domain", "name"],
    naturalKey: ({ domain }) => domain,
    otherKeys: ({ otherDomains = [] }) => otherDomains,
    settleMs: INDEX_SETTLE_MS,
    toFields: toCompanyFields,
    sources: COMPANY_SOURCES,
  });

export const contactStore = (session: HubspotSession): OpenRecords<CrmContact> =>
  openStore(session, {
    object: CONTACTS,
    properties: CONTACT_PROPERTIES,
    find: findContacts,
    requiredFields: ["email", "lastname"],
    naturalKey: ({ email }) => email?.toLowerCase() ?? null,
    // HubSpot rejects a second contact with the same email, and reading by email finds new contacts immediately.
    settleMs: 0,
    toFields: toContactFields,
    sources: CONTACT_SOURCES,
  });

/** Prepares the requests. Writes our id only to records that we create. */
function openStore<Item extends CrmCompany | CrmContact>(
  session: HubspotSession,
  { object, properties: standard, find, ...kind }: Kind<Item>,
): OpenRecords<Item> {
  return async (names, opening) => {
    const properties = [...new Set([...standard, ...names])];
    const isKeyed = await ensureUniqueProperty(session, object, opening);
    if (!isKeyed.ok) return isKeyed;
    const store: RecordRequests<Item> = {
      ...kind,
      async findByNaturalKey(keys, signal) {
        const found = await find(session, keys, properties, signal);
        return found.ok ? { ok: true, value: toStored([...found.value]) } : found;
      },

      isKeyed: isKeyed.value,
      fit: (fields) => ({ fields, leftOut: [] }),
      toOwnerFields: ({ ownerId }) => ({ [OWNER_PROPERTY]: ownerId }),

      async readByExternalId(ids, signal) {
        const wanted = { idProperty: EXTERNAL_ID_PROPERTY, ids, properties: [...properties, EXTERNAL_ID_PROPERTY] };
        const read = await readBatch(session, object.path, wanted, signal);
        if (!read.ok) return read;
        return {
          ok: true,
          value: toStored(read.value.map((record) => [record.properties[EXTERNAL_ID_PROPERTY] ?? "", record])),
        };
      },

      create(records, signal) {
        const inputs = records.map(({ externalId, fields }) => ({ externalId, input: { properties: fields } }));
        return sendBatch(session, `${object.path}/batch/create`, inputs, { isRepeatable: false }, signal);
      },

      createByExternalId(records, signal) {
        const inputs = records.map(({ externalId, fields }) => {
          const withId = { ...fields, [EXTERNAL_ID_PROPERTY]: externalId };
          return { externalId, input: { id: externalId, idProperty: EXTERNAL_ID_PROPERTY, properties: withId } };
        });
        return sendBatch(session, `${object.path}/batch/upsert`, inputs, {}, signal);
      },

      update(changes, signal) {
        const inputs = changes.map(({ externalId, id, fields }) => ({ externalId, input: { id, properties: fields } }));
        return updateBatch(session, object.path, inputs, signal);
      },
    };
    return { ok: true, value: store };
  };
}

function toStored(records: readonly (readonly [string, HubspotRecord])[]): Map<string, StoredRecord> {
  return new Map(records.map(([key, { id, properties }]) => [key, { id, fields: properties }]));
}

const readProperty = fields({ hasUniqueValue: boolean });

/** Creates the unique property for our ids if the token allows it. Returns whether the property exists. */
async function ensureUniqueProperty(
  session: HubspotSession,
  object: { readonly propertiesPath: string; readonly propertyGroup: string },
  signal: AbortSignal,
): Promise<VendorResult<boolean>> {
  if (session.uniqueProperties.has(object.propertiesPath)) return { ok: true, value: true };
  const exists = await readOrCreate(session, object, signal);
  if (exists.ok && exists.value) session.uniqueProperties.add(object.propertiesPath);
  return exists;
}

async function readOrCreate(
  session: HubspotSession,
  { propertiesPath, propertyGroup }: { readonly propertiesPath: string; readonly propertyGroup: string },
  signal: AbortSignal,
): Promise<VendorResult<boolean>> {
  const path = `${propertiesPath}/${EXTERNAL_ID_PROPERTY}`;
  const existing = await session.request("GET", path, readProperty, {}, signal);
  if (existing.ok) return { ok: true, value: existing.value.hasUniqueValue === true };
  if (existing.failure.reason === "permission_missing") return { ok: true, value: false };
  if (existing.failure.reason !== "not_found") return existing;

  const body = {
    name: EXTERNAL_ID_PROPERTY,
    label: "Account Intelligence ID",
    groupName: propertyGroup,
    type: "string",
    fieldType: "text",
    hasUniqueValue: true,
    formField: false,
  };
  const created = await session.request("POST", propertiesPath, readProperty, { body }, signal);
  if (created.ok) return { ok: true, value: created.value.hasUniqueValue === true };
  const { reason } = created.failure;
  // Another process created the property, or an earlier response was lost. Reads the property to find out.
  if (reason === "conflict") return readOrCreate(session, { propertiesPath, propertyGroup }, signal);
  return reason === "permission_missing" || reason === "refused" ? { ok: true, value: false } : created;
}
