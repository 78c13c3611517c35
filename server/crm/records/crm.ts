import type { Crm, CrmChangeOutcome, CrmRecordError, CrmWriteResult } from "../../ports/crm.ts";
import type { CrmStore, Reference, ReferenceStore } from "../../ports/crm-store.ts";
import type { Connector } from "../../ports/vendor.ts";
import { upsertRecords } from "./upsert.ts";

/** Returns a connector of CRMs over one of their requests. */
export function crmConnector(stores: Connector<CrmStore>): Connector<Crm> {
  return {
    connect: (credentials) => {
      const connected = stores.connect(credentials);
      return connected.ok ? { ok: true, value: createCrm(connected.value) } : connected;
    },
  };
}

function createCrm(store: CrmStore): Crm {
  return {
    ...store,
    upsertCompanies: (items, options, signal) => upsertRecords(store, store.openCompanies, items, options, signal),
    upsertContacts: (items, options, signal) => upsertRecords(store, store.openContacts, items, options, signal),
    assignOwners(object, assignments, { replaceableOwnerIds }, signal) {
      const references = assignments.map(({ crmId, ownerId }) => ({ externalId: crmId, target: ownerId }));
      return assignReferences(store.owners(object), references, replaceableOwnerIds, signal);
    },
    associateContacts(associations, signal) {
      const references = associations.map(({ contactId, companyId }) => ({ externalId: contactId, target: companyId }));
      return assignReferences(store.companiesOfContacts, references, [], signal);
    },
  };
}

const MISSING: CrmRecordError = { reason: "not_found", message: "The record no longer exists in the CRM." };

/** Assigns references to records that have none or a replaceable one. The others keep theirs and are skipped. */
async function assignReferences(
  store: ReferenceStore,
  references: readonly Reference[],
  replaceable: readonly string[],
  signal: AbortSignal,
): Promise<CrmWriteResult<CrmChangeOutcome>> {
  const targets = await store.read(
    references.map(({ externalId }) => externalId),
    signal,
  );
  if (!targets.ok) return { outcomes: [], failure: targets.failure };
  const changes = references.filter(({ externalId, target }) => {
    const current = targets.value.get(externalId);
    return current === null || (current !== undefined && current !== target && replaceable.includes(current));
  });
  const { written, errors, failure } = await store.write(changes, signal);
  const toWrite = new Set(changes.map(({ externalId }) => externalId));
  const outcomes = references.flatMap(({ externalId: crmId, target }): CrmChangeOutcome[] => {
    const error = targets.value.has(crmId) ? errors.get(crmId) : MISSING;
    if (error) return [{ crmId, action: "failed", error }];
    if (targets.value.get(crmId) === target) return [{ crmId, action: "unchanged" }];
    if (!toWrite.has(crmId)) return [{ crmId, action: "skipped" }];
    return written.has(crmId) ? [{ crmId, action: "updated" }] : [];
  });
  return { outcomes, failure };
}
