import type { CrmCompany, CrmContact } from "../../ports/crm.ts";
import { applyMapping, mappedFields } from "../crm/apply-mapping.ts";
import type { Fields, OpenStore, RecordStore, StoredRecord } from "../crm/record-store.ts";
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
  return async (mapping, signal) => {
    const common = await commonParts(session, "Account", [...ACCOUNT_FIELDS, ...mappedFields(mapping)], signal);
    if (!common.ok) return common;
    const { fitted, names, ...parts } = common.value;
    const requiredFields = ["Name", "Website"];
    const store: RecordStore<CrmCompany> = {
      ...parts,
      requiredFields,
      naturalKey: ({ domain }) => domain,
      otherKeys: ({ otherDomains = [] }) => otherDomains,
      toFields: (company) => {
        const given = { fields: toAccountFields(company), standard: ACCOUNT_SOURCES, facts: company.facts };
        return fitted(applyMapping({ ...given, required: requiredFields }, mapping), requiredFields);
      },
      async findByNaturalKey(domains, until) {
        const found = await findAccounts(session, domains, names, until);
        return found.ok ? { ok: true, value: toStored([...found.value], names) } : found;
      },
    };
    return { ok: true, value: store };
  };
}

export function contactStore(session: SalesforceSession): OpenStore<CrmContact> {
  return async (mapping, signal) => {
    const common = await commonParts(session, "Contact", [...CONTACT_FIELDS, ...mappedFields(mapping)], signal);
    if (!common.ok) return common;
    const { fitted, names, ...parts } = common.value;
    const requiredFields = ["Email", "LastName"];
    const store: RecordStore<CrmContact> = {
      ...parts,
      requiredFields,
      naturalKey: ({ email }) => email?.toLowerCase() ?? null,
      toFields: (contact) => {
        const given = { fields: toContactFields(contact), standard: CONTACT_SOURCES, facts: contact.facts };
        return fitted(applyMapping({ ...given, required: requiredFields }, mapping), requiredFields);
      },
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
  object: SalesforceObject,
  standardNames: readonly string[],
  signal: AbortSignal,
) {
  const described = await describeObject(session, object, signal);
  if (!described.ok) return described;
  const description = described.value;
  const keyField = description.get(EXTERNAL_ID_FIELD);
  const names = [...new Set(fittedNames(standardNames, description))];
  const byId = "/composite/sobjects";
  const value = {
    isKeyed: keyField?.externalId === true && keyField.createable === true,
    settleMs: TRANSACTION_SETTLE_MS,
    names,
    fitted: (fields: Fields, required: readonly string[]) => fitFields(fields, description, required),
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
  } satisfies Partial<RecordStore<CrmCompany | CrmContact>> & Record<"names" | "fitted", unknown>;
  return { ok: true, value } as const;
}

function toStored(rows: readonly (readonly [string, Row])[], names: readonly string[]): Map<string, StoredRecord> {
  return new Map(rows.map(([key, row]) => [key, { id: row.Id, fields: toFields(row, names) }]));
}
