import type { CrmCompany, CrmContact, CrmRecordError } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import type { RecordStore, StoredRecord } from "../crm/record-store.ts";
import { findCompanies, findContacts, readBatch } from "./look-up.ts";
import {
  COMPANIES,
  CONTACTS,
  EXTERNAL_ID_PROPERTY,
  type HubspotObject,
  type HubspotRecord,
  OWNER_PROPERTY,
} from "./objects.ts";
import type { HubspotSession } from "./session.ts";
import { ensureUniqueProperty } from "./unique-property.ts";
import { writeBatch } from "./write-batch.ts";

/** After this long a new record is in the search index. HubSpot says "a few moments"; users report up to ten seconds. */
const INDEX_SETTLE_MS = 20_000;

const NO_EMAIL: CrmRecordError = {
  reason: "invalid",
  message: "The CRM finds contacts by email, and this one has none.",
};

interface ObjectRules<Item> {
  readonly object: HubspotObject<Item>;
  /** The domain or email by which a record is found that we did not create. */
  readonly naturalKey: (item: Item) => string | null;
  readonly find: typeof findCompanies;
  /** Whether HubSpot itself keeps two records from having the same natural key. */
  readonly isNaturalKeyUnique: boolean;
}

type OwnedItem = CrmCompany | CrmContact;

/**
 * HubSpot's companies or contacts. With the unique property, records are created by upserting on it, which can be repeated. Only
 * records that we create get it: one found by domain or email stays as it is.
 */
function createStore<Item extends OwnedItem>(
  session: HubspotSession,
  { object, naturalKey, find, isNaturalKeyUnique }: ObjectRules<Item>,
): RecordStore<Item> {
  let ensured: Promise<VendorResult<boolean>> | undefined;

  async function hasUniqueProperty(signal: AbortSignal): Promise<VendorResult<boolean>> {
    ensured ??= ensureUniqueProperty(session, object, signal);
    const result = await ensured;
    if (!result.ok) ensured = undefined;
    return result;
  }

  async function lookUp(items: readonly Item[], signal: AbortSignal): Promise<VendorResult<Map<string, StoredRecord>>> {
    const unique = await hasUniqueProperty(signal);
    if (!unique.ok) return unique;
    const properties = Object.keys(items[0] ? object.toFields(items[0]) : {});
    const byExternalId = new Map<string, HubspotRecord>();
    if (unique.value) {
      const read = await readBatch(
        session,
        object.path,
        {
          idProperty: EXTERNAL_ID_PROPERTY,
          ids: items.map(({ externalId }) => externalId),
          properties: [...properties, EXTERNAL_ID_PROPERTY],
        },
        signal,
      );
      if (!read.ok) return read;
      for (const record of read.value) byExternalId.set(record.properties[EXTERNAL_ID_PROPERTY] ?? "", record);
    }
    const rest = items.filter(({ externalId }) => !byExternalId.has(externalId));
    const keys = rest.flatMap((item) => naturalKey(item) ?? []);
    const byKey = await find(session, keys, properties, signal);
    if (!byKey.ok) return byKey;
    const found = new Map<string, StoredRecord>();
    for (const item of items) {
      const record = byExternalId.get(item.externalId) ?? byKey.value.get(naturalKey(item) ?? "");
      if (record) found.set(item.externalId, { id: record.id, fields: record.properties });
    }
    return { ok: true, value: found };
  }

  return {
    lookUp,
    toFields: object.toFields,
    toCreationFields: ({ ownerId }) => ({ [OWNER_PROPERTY]: ownerId }),

    async settleMs(signal) {
      const unique = await hasUniqueProperty(signal);
      if (!unique.ok) return unique;
      return { ok: true, value: unique.value || isNaturalKeyUnique ? 0 : INDEX_SETTLE_MS };
    },

    async check(items, signal) {
      const unique = await hasUniqueProperty(signal);
      if (!unique.ok) return unique;
      const nameless = unique.value ? [] : items.filter((item) => naturalKey(item) === null);
      return { ok: true, value: new Map(nameless.map(({ externalId }) => [externalId, NO_EMAIL])) };
    },

    async create(records, signal) {
      const unique = await hasUniqueProperty(signal);
      if (!unique.ok) return { written: new Map(), errors: new Map(), failure: unique.failure };
      if (!unique.value) {
        const inputs = records.map(({ externalId, fields }) => ({ externalId, input: { properties: fields } }));
        return writeBatch(session, `${object.path}/batch/create`, inputs, { isRepeatable: false }, signal);
      }
      const inputs = records.map(({ externalId, fields }) => ({
        externalId,
        input: {
          id: externalId,
          idProperty: EXTERNAL_ID_PROPERTY,
          properties: { ...fields, [EXTERNAL_ID_PROPERTY]: externalId },
        },
      }));
      return writeBatch(session, `${object.path}/batch/upsert`, inputs, { isRepeatable: true }, signal);
    },

    update(changes, signal) {
      const inputs = changes.map(({ externalId, id, fields }) => ({ externalId, input: { id, properties: fields } }));
      return writeBatch(session, `${object.path}/batch/update`, inputs, { isRepeatable: true }, signal);
    },
  };
}

export function createCompanyStore(session: HubspotSession): RecordStore<CrmCompany> {
  return createStore(session, {
    object: COMPANIES,
    naturalKey: ({ domain }) => domain,
    find: findCompanies,
    isNaturalKeyUnique: false,
  });
}

export function createContactStore(session: HubspotSession): RecordStore<CrmContact> {
  return createStore(session, {
    object: CONTACTS,
    naturalKey: ({ email }) => email?.toLowerCase() ?? null,
    find: findContacts,
    isNaturalKeyUnique: true,
  });
}
