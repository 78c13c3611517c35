import type { CrmCompany, CrmContact } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import type { RecordStore, StoredRecord } from "../crm/record-store.ts";
import { boolean, fields, list, text } from "../read-response.ts";
import { findAccounts, findContacts, readByField } from "./look-up.ts";
import {
  ACCOUNT_FIELDS,
  CONTACT_FIELDS,
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

/** Queries see a record when its transaction has ended, and an interrupted request may keep running for this long. */
const TRANSACTION_SETTLE_MS = 10_000;

interface FieldDescription {
  readonly name: string;
  readonly externalId: boolean;
  readonly createable: boolean;
}

const readDescription = fields<{ fields: readonly Partial<FieldDescription>[] }>({
  fields: list(fields<FieldDescription>({ name: text, externalId: boolean, createable: boolean })),
});

export function createAccountStore(session: SalesforceSession): RecordStore<CrmCompany> {
  return {
    ...commonParts(session, "Account", ACCOUNT_FIELDS),
    naturalKey: ({ domain }) => domain,
    toFields: toAccountFields,
    async findByNaturalKey(domains, signal) {
      const found = await findAccounts(session, domains, ACCOUNT_FIELDS, signal);
      return found.ok ? { ok: true, value: toStored([...found.value], ACCOUNT_FIELDS) } : found;
    },
  };
}

export function createContactStore(session: SalesforceSession): RecordStore<CrmContact> {
  return {
    ...commonParts(session, "Contact", CONTACT_FIELDS),
    naturalKey: ({ email }) => email?.toLowerCase() ?? null,
    toFields: toContactFields,
    async findByNaturalKey(emails, signal) {
      const found = await findContacts(session, emails, CONTACT_FIELDS, signal);
      return found.ok ? { ok: true, value: toStored([...found.value], CONTACT_FIELDS) } : found;
    },
  };
}

/** Returns the methods that accounts and contacts share. Only records that we create get our id. */
function commonParts(session: SalesforceSession, object: SalesforceObject, names: readonly string[]) {
  const byId = "/composite/sobjects";
  return {
    settleMs: TRANSACTION_SETTLE_MS,
    hasExternalIdField: (signal) => hasExternalIdField(session, object, signal),
    toOwnerFields: ({ ownerId }) => ({ OwnerId: ownerId }),

    async readByExternalId(ids, signal) {
      const read = await readByField(session, { object, field: EXTERNAL_ID_FIELD, values: ids, fields: names }, signal);
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
        record: toRecord(object, values),
      }));
      return writeCollection(session, { method: "POST", path: byId, isRepeatable: false }, inputs, signal);
    },

    createByExternalId(records, signal) {
      const inputs = records.map(({ externalId, fields: values }) => ({
        externalId,
        record: { ...toRecord(object, values), [EXTERNAL_ID_FIELD]: externalId },
      }));
      const path = `${byId}/${object}/${EXTERNAL_ID_FIELD}`;
      return writeCollection(session, { method: "PATCH", path, isRepeatable: true }, inputs, signal);
    },

    update(changes, signal) {
      const inputs = changes.map(({ externalId, id, fields: values }) => ({
        externalId,
        record: { ...toRecord(object, values), id },
      }));
      return writeCollection(session, { method: "PATCH", path: byId, isRepeatable: true }, inputs, signal);
    },
  } satisfies Partial<RecordStore<CrmCompany | CrmContact>>;
}

async function hasExternalIdField(
  session: SalesforceSession,
  object: SalesforceObject,
  signal: AbortSignal,
): Promise<VendorResult<boolean>> {
  const description = await session.request("GET", `/sobjects/${object}/describe`, readDescription, {}, signal);
  if (!description.ok) return description;
  const field = description.value.fields?.find(({ name }) => name === EXTERNAL_ID_FIELD);
  return { ok: true, value: field?.externalId === true && field.createable === true };
}

function toStored(rows: readonly (readonly [string, Row])[], names: readonly string[]): Map<string, StoredRecord> {
  return new Map(rows.map(([key, row]) => [key, { id: row.Id, fields: toFields(row, names) }]));
}
