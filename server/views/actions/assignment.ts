import { lockAccounts } from "../../accounts/public.ts";
import { type AccountRecord, listAccountRecords, recordWrittenAccounts } from "../../crm/public.ts";
import type { Db } from "../../db/connect.ts";
import { checkEffect, type Hindrance } from "../../effects/public.ts";
import { readViewFilters } from "../../filters/view-filters.ts";
import { findFieldMapping, type IntegrationJobServices, openIntegration } from "../../integrations/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import type {
  Crm,
  CrmChangeOutcome,
  CrmCompany,
  CrmCompanyRecord,
  CrmFieldMapping,
  CrmUpsertOutcome,
} from "../../ports/crm.ts";
import type { VendorFailure } from "../../ports/vendor.ts";
import { findActingView, type ViewRow } from "../queries.ts";
import type { ActionSettings } from "../settings.ts";
import { failAttempt, holdBack } from "./failures.ts";
import { updateActionSucceeded } from "./queries.ts";
import {
  type AssignmentOutcome,
  countNewMatching,
  deleteExcludedAssignments,
  deletePendingAssignments,
  insertMatchingAssignments,
  listPendingAssignments,
  lockListing,
  type PendingAssignment,
  updateAssignees,
  updateAssignmentOutcomes,
} from "./queries-assignments.ts";

const BATCH_SIZE = 100;

/** Assigns the pending accounts of a view in the workspace's CRM, and creates those that the CRM lacks. */
export function assignAccounts(services: IntegrationJobServices): JobHandler<"views.assign-accounts"> {
  const { db, clock } = services;
  return async ({ viewId }, { signal }) => {
    const view = await findActingView(db, viewId);
    if (!view?.actions.crm_assignment?.enabled) return deletePendingAssignments(db, viewId);
    const unconfirmed = await listMatching(db, viewId, clock.now());
    if (unconfirmed) return holdBack(db, view, "crm_assignment", unconfirmed, clock.now());
    const problems: string[] = [];
    for (;;) {
      // The connection and the settings may have changed since the previous batch.
      const crm = await openIntegration(services, db, view.workspace_id, "crm");
      if (!crm)
        return failAttempt(db, view, "crm_assignment", { message: "No CRM is connected. Connect one." }, clock.now());
      const listed = await listPendingAssignments(db, viewId, BATCH_SIZE);
      if (listed.length === 0) break;
      const companyIds = listed.map(({ company_id: companyId }) => companyId);
      const verdict = await checkEffect(db, { viewId, action: "crm_assignment" }, { companyIds });
      if (verdict.hindrance) return holdBack(db, view, "crm_assignment", verdict.hindrance, clock.now());
      const { excluded } = verdict;
      // Excluded accounts are listed again if they match later.
      if (excluded.companyIds.size > 0) await deleteExcludedAssignments(db, viewId, [...excluded.companyIds]);
      const pending = listed.filter(({ company_id: companyId }) => !excluded.companyIds.has(companyId));
      if (pending.length === 0) continue;
      const action = (await findActingView(db, viewId))?.actions.crm_assignment;
      if (!action?.enabled) return deletePendingAssignments(db, viewId);
      const { settings } = action;
      const { outcomes, failure, written } = await assignBatch(db, crm.client, { view, settings }, pending, signal);
      await updateAssignmentOutcomes(db, viewId, outcomes);
      await showOwners(db, crm.client, view.workspace_id, { written, now: clock.now() }, signal);
      signal.throwIfAborted();
      problems.push(...outcomes.flatMap(({ error }) => (error === null ? [] : [error])));
      if (failure) return failAttempt(db, view, "crm_assignment", failure, clock.now());
      if (outcomes.length === 0) throw new Error("The CRM returned neither an outcome nor an error for the accounts.");
    }
    await updateActionSucceeded(db, viewId, "crm_assignment", clock.now(), describeProblems(problems));
  };
}

/** Lists the accounts that match now. Returns a hindrance if the caller confirmed fewer accounts. */
function listMatching(db: Db, viewId: string, now: Date): Promise<Hindrance | undefined> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await lockListing(transaction, viewId);
    const view = confirmed === undefined ? undefined : await findActingView(transaction, viewId);
    if (confirmed === undefined || !view) return undefined;
    const key = { viewId, workspaceId: view.workspace_id };
    const count = await countNewMatching(transaction, key, readViewFilters(view));
    if (count > confirmed) {
      const reason = `The assignment would act on ${count} accounts. Send it again with confirm_count: ${count}.`;
      return { kind: "paused", reason };
    }
    await insertMatchingAssignments(transaction, key, readViewFilters(view), now);
    return undefined;
  });
}

interface BatchResult {
  readonly outcomes: readonly AssignmentOutcome[];
  readonly failure: VendorFailure | null;
}

/** An account's record in the CRM, and the user who owns it now. */
interface OwnedRecord {
  readonly companyId: number;
  readonly crmId: string;
  readonly ownerId: string;
}

/** Stores the owners that a batch assigned, so that they are visible before the CRM is read again. */
async function showOwners(
  db: Db,
  crm: Crm,
  workspaceId: number,
  { written, now }: { readonly written: readonly OwnedRecord[]; readonly now: Date },
  signal: AbortSignal,
): Promise<void> {
  if (written.length === 0) return;
  const users = new Map<string, { id: string; name: string | null; email: string | null }>();
  for (const id of new Set(written.map(({ ownerId }) => ownerId))) {
    const user = await crm.findUserById(id, signal);
    users.set(id, (user.ok ? user.value : null) ?? { id, name: null, email: null });
  }
  const accounts = written.map(({ companyId, crmId, ownerId }) => ({
    companyId,
    crmId,
    owner: users.get(ownerId) ?? null,
  }));
  await db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction, workspaceId);
    await recordWrittenAccounts(transaction, workspaceId, accounts, now);
  });
}

/** An account to assign to an owner. */
interface Target {
  readonly companyId: number;
  readonly company: CrmCompany;
  readonly existing: CrmCompanyRecord | undefined;
}

/** Assigns accounts. A repetition after an interruption assigns them to the same users. */
async function assignBatch(
  db: Db,
  crm: Crm,
  { view, settings }: { readonly view: ViewRow; readonly settings: ActionSettings["crm_assignment"] },
  pending: readonly PendingAssignment[],
  signal: AbortSignal,
): Promise<BatchResult & { readonly written: readonly OwnedRecord[] }> {
  const companyIds = pending.map(({ company_id: companyId }) => companyId);
  const { company: fieldMapping } = await findFieldMapping(db, view.workspace_id);
  const withFacts = fieldMapping.length > 0;
  const accounts = await listAccountRecords(db, view.workspace_id, companyIds, { ownerId: null, withFacts });
  const found = await crm.findCompaniesByDomain(
    accounts.flatMap(({ company }) => companyDomains(company)),
    signal,
  );
  if (!found.ok) return { outcomes: [], failure: found.failure, written: [] };
  const existing = new Map(found.value.map((record) => [record.domain, record]));
  const decided = new Map(
    pending.flatMap(({ company_id: companyId, assignee_id: assigneeId }) =>
      assigneeId ? [[companyId, assigneeId]] : [],
    ),
  );
  const outcomes: AssignmentOutcome[] = leftOut(companyIds, accounts);
  const targets: Target[] = [];
  for (const { id: companyId, company } of accounts) {
    const record = companyDomains(company)
      .map((domain) => existing.get(domain))
      .find((one) => one !== undefined);
    const owner = record?.ownerId ?? null;
    if (owner !== null && owner === decided.get(companyId))
      outcomes.push({ companyId, status: "assigned", error: null });
    else if (owner !== null && !settings.overrideOwnerIds.includes(owner))
      outcomes.push({ companyId, status: "skipped", error: null });
    else targets.push({ companyId, company, existing: record });
  }
  // Only accounts that will get an owner count in the rotation.
  const assignees = await updateAssignees(
    db,
    view.id,
    targets.map(({ companyId }) => companyId),
    settings.assigneeIds,
  );
  const findAssignee = ({ companyId }: Target): string => assignees.get(companyId) ?? decided.get(companyId) ?? "";
  const created = await createMissing(crm, { targets, findAssignee, fieldMapping }, signal);
  const assigned = await assignExisting(crm, { targets, foundIds: created.crmIds, findAssignee }, settings, signal);
  const done = new Set(
    [...created.outcomes, ...assigned.outcomes].flatMap(({ companyId, status }) =>
      status === "assigned" ? [companyId] : [],
    ),
  );
  const written = targets.flatMap((target) => {
    const { companyId, existing } = target;
    const crmId = existing?.id ?? created.crmIds.get(companyId) ?? created.createdIds.get(companyId);
    return done.has(companyId) && crmId !== undefined ? [{ companyId, crmId, ownerId: findAssignee(target) }] : [];
  });
  return {
    outcomes: [...outcomes, ...created.outcomes, ...assigned.outcomes],
    failure: created.failure ?? assigned.failure,
    written,
  };
}

function companyDomains({ domain, otherDomains = [] }: CrmCompany): string[] {
  return [domain, ...otherDomains];
}

/** Returns the outcomes of accounts that the workspace no longer has. */
function leftOut(companyIds: readonly number[], accounts: readonly AccountRecord[]): AssignmentOutcome[] {
  const known = new Set(accounts.map(({ id }) => id));
  return companyIds.filter((id) => !known.has(id)).map((companyId) => ({ companyId, status: "skipped", error: null }));
}

/** Creates records that the CRM lacks, with their owners. `crmIds` are the ids of records that already existed. */
async function createMissing(
  crm: Crm,
  {
    targets,
    findAssignee,
    fieldMapping,
  }: {
    readonly targets: readonly Target[];
    readonly findAssignee: (target: Target) => string;
    readonly fieldMapping: readonly CrmFieldMapping[];
  },
  signal: AbortSignal,
): Promise<BatchResult & Record<"crmIds" | "createdIds", ReadonlyMap<number, string>>> {
  const missing = targets.filter(({ existing }) => existing === undefined);
  const [crmIds, createdIds] = [new Map<number, string>(), new Map<number, string>()];
  if (missing.length === 0) return { outcomes: [], failure: null, crmIds, createdIds };
  const companies = missing.map((target) => ({ ...target.company, ownerId: findAssignee(target) }));
  const { outcomes: written, failure } = await crm.upsertCompanies(companies, { fieldMapping }, signal);
  const byExternalId = new Map<string, CrmUpsertOutcome>(written.map((outcome) => [outcome.externalId, outcome]));
  const outcomes = missing.flatMap(({ companyId, company }): AssignmentOutcome[] => {
    const outcome = byExternalId.get(company.externalId);
    if (!outcome) return [];
    if (outcome.action === "failed") return [{ companyId, status: "failed", error: outcome.error.message }];
    if (outcome.action === "created") {
      createdIds.set(companyId, outcome.crmId);
      return [{ companyId, status: "assigned", error: null }];
    }
    crmIds.set(companyId, outcome.crmId);
    return [];
  });
  return { outcomes, failure, crmIds, createdIds };
}

async function assignExisting(
  crm: Crm,
  {
    targets,
    foundIds,
    findAssignee,
  }: {
    readonly targets: readonly Target[];
    readonly foundIds: ReadonlyMap<number, string>;
    readonly findAssignee: (target: Target) => string;
  },
  { overrideOwnerIds }: ActionSettings["crm_assignment"],
  signal: AbortSignal,
): Promise<BatchResult> {
  const companies = new Map<string, number>();
  const assignments = targets.flatMap((target) => {
    const crmId = target.existing?.id ?? foundIds.get(target.companyId);
    if (crmId === undefined) return [];
    companies.set(crmId, target.companyId);
    return [{ crmId, ownerId: findAssignee(target) }];
  });
  if (assignments.length === 0) return { outcomes: [], failure: null };
  const options = { replaceableOwnerIds: overrideOwnerIds };
  const { outcomes, failure } = await crm.assignOwners("company", assignments, options, signal);
  return { outcomes: outcomes.flatMap((outcome) => toOutcome(outcome, companies.get(outcome.crmId))), failure };
}

function toOutcome(outcome: CrmChangeOutcome, companyId: number | undefined): AssignmentOutcome[] {
  if (companyId === undefined) return [];
  if (outcome.action === "failed") return [{ companyId, status: "failed", error: outcome.error.message }];
  return [{ companyId, status: outcome.action === "skipped" ? "skipped" : "assigned", error: null }];
}

function describeProblems([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  const number = others.length + 1;
  return `${number} ${number === 1 ? "account" : "accounts"} could not be assigned: ${first}`.slice(0, 500);
}
