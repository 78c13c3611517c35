import type { CrmCompany, CrmContact } from "../../ports/crm.ts";
import type { OpenRecords, RecordRequests, StoredRecord } from "../../ports/crm-requests.ts";
import { describeObject } from "./describe.ts";
import { fitFields, fittedNames } from "./fit-fields.ts";
import { findAccounts, findContacts, readByField } from "./look-up.ts";
import {
  ACCOUNT_FIELDS,
  ACCOUNT_SOURCES,
  CONTACT_FIELDS,
  CONTACT_SOURCES,
  EXTERNAL_ID_FIELD,
  type SalesforceObject,
  toAccountFields,
  toContactFields,
  toFields,
  toRecord,
} from "./objects.ts";
import type { SalesforceSession } from "./session.ts";
import type { Row } from "./soql.ts";
import { writeCollection } from "./write-collection.ts";

/** Queries see a record after its transaction has ended. An interrupted request may keep running for this long. */
const TRANSACTION_SETTLE_MS = 10_000;

/** The differences between accounts and contacts. */
interface Kind<Item>
  extends Pick<RecordRequests<Item>, "requiredFields" | "naturalKey" | "otherKeys" | "toFields" | "sources"> {
  readonly object: SalesforceObject;
  readonly fields: readonly string[];
  readonly find: typeof findContacts;
}

export const accountStore = (session: SalesforceSession): OpenRecords<CrmCompany> =>
  openStore(session, {
    object: "Account",
    fields: ACCOUNT_FIELDS,
    find: findAccounts,
    requiredFields: ["Name", "Website"],
    naturalKey: ({ domain }) => domain,
    otherKeys: ({ otherDomains = [] }) => otherDomains,
    toFields: toAccountFields,
    sources: ACCOUNT_SOURCES,
  });

export const contactStore = (session: SalesforceSession): OpenRecords<CrmContact> =>
  openStore(session, {
    object: "Contact",
    fields: CONTACT_FIELDS,
    find: findContacts,
    requiredFields: ["Email", "LastName"],
    naturalKey: ({ email }) => email?.toLowerCase() ?? null,
    toFields: toContactFields,
    sources: CONTACT_SOURCES,
  });

/** Prepares the requests. Writes our id only to records that we create. */
function openStore<Item extends CrmCompany | CrmContact>(
  session: SalesforceSession,
  { object, fields: standard, find, ...kind }: Kind<Item>,
): OpenRecords<Item> {
  return async (mapped, opening) => {
    const described = await describeObject(session, object, opening);
    if (!described.ok) return described;
    const description = described.value;
    const keyField = description.get(EXTERNAL_ID_FIELD);
    const names = [...new Set(fittedNames([...standard, ...mapped], description))];
    const byId = "/composite/sobjects";
    const store: RecordRequests<Item> = {
      ...kind,
      async findByNaturalKey(keys, signal) {
        const found = await find(session, keys, names, signal);
        return found.ok ? { ok: true, value: toStored([...found.value], names) } : found;
      },

      isKeyed: keyField?.externalId === true && keyField.createable === true,
      settleMs: TRANSACTION_SETTLE_MS,
      fit: (fields) => fitFields(fields, description, kind.requiredFields),
      toOwnerFields: ({ ownerId }) => ({ OwnerId: ownerId }),

      async readByExternalId(ids, signal) {
        const read = await readByField(
          session,
          { object, field: EXTERNAL_ID_FIELD, values: ids, fields: names },
          signal,
        );
        if (!read.ok) return read;
        return {
          ok: true,
          value: toStored(
            read.value.map((row) => [String(row[EXTERNAL_ID_FIELD]), row]),
            names,
          ),
        };
      },

      create(records, signal) {
        const inputs = records.map(({ externalId, fields: values }) => ({
          externalId,
          record: toRecord(object, values, description),
        }));
        return writeCollection(session, { method: "POST", path: byId, isRepeatable: false }, inputs, signal);
      },

      createByExternalId(records, signal) {
        const inputs = records.map(({ externalId, fields: values }) => ({
          externalId,
          record: { ...toRecord(object, values, description), [EXTERNAL_ID_FIELD]: externalId },
        }));
        const path = `${byId}/${object}/${EXTERNAL_ID_FIELD}`;
        return writeCollection(session, { method: "PATCH", path, isRepeatable: true }, inputs, signal);
      },

      update(changes, signal) {
        const inputs = changes.map(({ externalId, id, fields: values }) => ({
          externalId,
          record: { ...toRecord(object, values, description), id },
        }));
        return writeCollection(session, { method: "PATCH", path: byId, isRepeatable: true }, inputs, signal);
      },
    };
    return { ok: true, value: store };
  };
}

function toStored(rows: readonly (readonly [string, Row])[], names: readonly string[]): Map<string, StoredRecord> {
  return new Map(rows.map(([key, row]) => [key, { id: row.Id, fields: toFields(row, names) }]));
}
