import type { CrmCompany, CrmContact } from "../../ports/crm.ts";
import type { OpenStore, RecordStore, StoredRecord } from "../../ports/crm-store.ts";
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

/** Queries see a record when its transaction has ended, and an interrupted request may keep running for this long. */
const TRANSACTION_SETTLE_MS = 10_000;

export function accountStore(session: SalesforceSession): OpenStore<CrmCompany> {
  return async (mapped, signal) => {
    const described = {
      object: "Account",
      names: [...ACCOUNT_FIELDS, ...mapped],
      required: ["Name", "Website"],
    } as const;
    const common = await commonParts(session, described, signal);
    if (!common.ok) return common;
    const { names, ...parts } = common.value;
    const store: RecordStore<CrmCompany> = {
      ...parts,
      naturalKey: ({ domain }) => domain,
      otherKeys: ({ otherDomains = [] }) => otherDomains,
      toFields: toAccountFields,
      sources: ACCOUNT_SOURCES,
      async findByNaturalKey(domains, until) {
        const found = await findAccounts(session, domains, names, until);
        return found.ok ? { ok: true, value: toStored([...found.value], names) } : found;
      },
    };
    return { ok: true, value: store };
  };
}

export function contactStore(session: SalesforceSession): OpenStore<CrmContact> {
  return async (mapped, signal) => {
    const described = {
      object: "Contact",
      names: [...CONTACT_FIELDS, ...mapped],
      required: ["Email", "LastName"],
    } as const;
    const common = await commonParts(session, described, signal);
    if (!common.ok) return common;
    const { names, ...parts } = common.value;
    const store: RecordStore<CrmContact> = {
      ...parts,
      naturalKey: ({ email }) => email?.toLowerCase() ?? null,
      toFields: toContactFields,
      sources: CONTACT_SOURCES,
      async findByNaturalKey(emails, until) {
        const found = await findContacts(session, emails, names, until);
        return found.ok ? { ok: true, value: toStored([...found.value], names) } : found;
      },
    };
    return { ok: true, value: store };
  };
}

/** Returns the parts that accounts and contacts share. Only records that we create get our id. */
async function commonParts(
  session: SalesforceSession,
  parts: { readonly object: SalesforceObject; readonly names: readonly string[]; readonly required: readonly string[] },
  signal: AbortSignal,
) {
  const { object, required: requiredFields } = parts;
  const described = await describeObject(session, object, signal);
  if (!described.ok) return described;
  const description = described.value;
  const keyField = description.get(EXTERNAL_ID_FIELD);
  const names = [...new Set(fittedNames(parts.names, description))];
  const byId = "/composite/sobjects";
  const value = {
    isKeyed: keyField?.externalId === true && keyField.createable === true,
    settleMs: TRANSACTION_SETTLE_MS,
    names,
    requiredFields,
    fit: (fields) => fitFields(fields, description, requiredFields),
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
  } satisfies Partial<RecordStore<CrmCompany | CrmContact>> & Record<"names", unknown>;
  return { ok: true, value } as const;
}

function toStored(rows: readonly (readonly [string, Row])[], names: readonly string[]): Map<string, StoredRecord> {
  return new Map(rows.map(([key, row]) => [key, { id: row.Id, fields: toFields(row, names) }]));
}
