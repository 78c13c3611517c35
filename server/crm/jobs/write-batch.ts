import type { Db } from "../../db/connect.ts";
import type { FieldMapping } from "../../integrations/public.ts";
import { sliceText } from "../../lib/slice-text.ts";
import type {
  Crm,
  CrmCompany,
  CrmLeftOut,
  CrmObject,
  CrmUpsertOptions,
  CrmUpsertOutcome,
  CrmWriteResult,
} from "../../ports/crm.ts";
import type { VendorFailure } from "../../ports/vendor.ts";
import { listAccountRecords, listPersonRecords, type PersonRecord } from "../records/queries.ts";
import {
  type ClaimedJob,
  type RecordAction,
  type RecordOutcome,
  type UndecidedRecord,
  updatePlannedActions,
} from "./queries.ts";

interface BatchWriter {
  readonly db: Db;
  readonly crm: Crm;
  readonly job: ClaimedJob;
  readonly ownerId: string | null;
  /** Whether to assign existing records without an owner, too. */
  readonly assignsUnowned: boolean;
  readonly mapping: FieldMapping;
  readonly signal: AbortSignal;
}

interface BatchResult {
  readonly outcomes: readonly RecordOutcome[];
  readonly failure: VendorFailure | null;
}

type Batch = readonly UndecidedRecord[];
type Written = CrmWriteResult<CrmUpsertOutcome>;

/** Writes companies or contacts to the CRM. Repeating an interrupted write gives the same outcomes. */
export async function writeBatch(writer: BatchWriter, batch: Batch): Promise<BatchResult> {
  return batch[0]?.object === "contact" ? writeContacts(writer, batch) : writeCompanies(writer, batch);
}

async function writeCompanies(writer: BatchWriter, batch: Batch): Promise<BatchResult> {
  const { db, crm, job, ownerId, mapping, signal } = writer;
  const accounts = await listAccountRecords(db, job.workspace_id, listRecordIds(batch), {
    ownerId,
    withFacts: mapping.company.length > 0,
  });
  const companies = accounts.map(({ company }) => company);
  const externalIds = new Map(accounts.map(({ id, company }) => [id, company.externalId]));
  if (companies.length === 0) return toBatchResult(batch, externalIds, NOTHING);
  const written = await crm.upsertCompanies(companies, storingPlans(writer, "company", batch, externalIds), signal);
  const failure = await assignUnowned(writer, "company", written);
  return failure ? { outcomes: [], failure } : toBatchResult(batch, externalIds, written);
}

async function writeContacts(writer: BatchWriter, batch: Batch): Promise<BatchResult> {
  const { db, crm, job, ownerId, mapping, signal } = writer;
  const people = await listPersonRecords(db, job.workspace_id, listRecordIds(batch), {
    ownerId,
    withFacts: mapping.contact.length > 0,
  });
  const contacts = people.map(({ contact }) => contact);
  const externalIds = new Map(people.map(({ id, contact }) => [id, contact.externalId]));
  if (contacts.length === 0) return toBatchResult(batch, externalIds, NOTHING);
  const written = await crm.upsertContacts(contacts, storingPlans(writer, "contact", batch, externalIds), signal);
  const failure = (await assignUnowned(writer, "contact", written)) ?? (await associate(writer, people, written));
  return failure ? { outcomes: [], failure } : toBatchResult(batch, externalIds, written);
}

const NOTHING: Written = { outcomes: [], failure: null };

function listRecordIds(batch: Batch): number[] {
  return batch.map(({ record_id: recordId }) => recordId);
}

/** Returns options that store the planned actions before each write. */
function storingPlans(
  { db, job, mapping }: BatchWriter,
  object: CrmObject,
  batch: Batch,
  externalIds: ReadonlyMap<number, string>,
): CrmUpsertOptions {
  return {
    fieldMapping: mapping[object],
    beforeWrite: async (plan) => {
      const plans = batch.flatMap(({ position, record_id: recordId }) => {
        const plannedAction = plan.get(externalIds.get(recordId) ?? "");
        return plannedAction === undefined ? [] : [{ position, plannedAction }];
      });
      await updatePlannedActions(db, job.id, plans);
    },
  };
}

/** Assigns existing records without an owner to the owner of new records. */
async function assignUnowned(
  { crm, ownerId, assignsUnowned, signal }: BatchWriter,
  object: CrmObject,
  { outcomes }: Written,
): Promise<VendorFailure | null> {
  if (!assignsUnowned || ownerId === null) return null;
  const existing = outcomes.filter(({ action }) => action === "updated" || action === "skipped");
  const assignments = existing.flatMap(({ crmId }) => (crmId === null ? [] : [{ crmId, ownerId }]));
  if (assignments.length === 0) return null;
  return (await crm.assignOwners(object, assignments, { replaceableOwnerIds: [] }, signal)).failure;
}

/** Sets the company of contacts that have none in the CRM. Creates the company if the CRM lacks it. */
async function associate(
  { db, crm, job, ownerId, mapping, signal }: BatchWriter,
  people: readonly PersonRecord[],
  { outcomes }: Written,
): Promise<VendorFailure | null> {
  const contactIds = crmIdsByExternalId(outcomes);
  const linked = people.filter(({ contact }) => contactIds.has(contact.externalId));
  if (linked.length === 0) return null;
  const companyIds = [...new Set(linked.map(({ companyId }) => companyId))];
  const accounts = await listAccountRecords(db, job.workspace_id, companyIds, {
    ownerId,
    withFacts: mapping.company.length > 0,
  });
  const companies = new Map<number, CrmCompany>(accounts.map(({ id, company }) => [id, company]));
  const written = await crm.upsertCompanies([...companies.values()], { fieldMapping: mapping.company }, signal);
  if (written.failure) return written.failure;
  const crmIds = crmIdsByExternalId(written.outcomes);
  const associations = linked.flatMap(({ companyId, contact }) => {
    const company = crmIds.get(companies.get(companyId)?.externalId ?? "");
    const contactId = contactIds.get(contact.externalId);
    return company === undefined || contactId === undefined ? [] : [{ contactId, companyId: company }];
  });
  if (associations.length === 0) return null;
  return (await crm.associateContacts(associations, signal)).failure;
}

function crmIdsByExternalId(outcomes: readonly CrmUpsertOutcome[]): Map<string, string> {
  return new Map(
    outcomes.flatMap(({ externalId, action, crmId }) =>
      action === "failed" || crmId === null ? [] : [[externalId, crmId]],
    ),
  );
}

/** Matches the CRM's outcomes to the job's records. A record that is unknown to the workspace fails. */
function toBatchResult(batch: Batch, externalIds: ReadonlyMap<number, string>, written: Written): BatchResult {
  const byExternalId = new Map(written.outcomes.map((outcome) => [outcome.externalId, outcome]));
  const outcomes = batch.flatMap(
    ({ position, record_id: recordId, planned_action: plannedAction }): RecordOutcome[] => {
      const externalId = externalIds.get(recordId);
      if (externalId === undefined) return [{ position, crmId: null, action: "failed", error: "NOT_FOUND" }];
      const outcome = byExternalId.get(externalId);
      if (!outcome) return [];
      const { action, crmId } = outcome;
      if (action === "failed") return [{ position, crmId, action, error: outcome.error.message }];
      const warning = describeLeftOut(outcome.leftOut);
      return [{ position, crmId, action: effectiveAction(plannedAction, action), error: null, warning }];
    },
  );
  return { outcomes, failure: written.failure };
}

const MAX_WARNING_LENGTH = 2_000;

function describeLeftOut(leftOut: readonly CrmLeftOut[] = []): string | null {
  const sentences = leftOut.map(({ field, reason }) => `${field} was omitted. ${reason}`);
  return sentences.length > 0 ? sliceText(sentences.join(" "), 0, MAX_WARNING_LENGTH) : null;
}

/** Returns the planned action if an earlier attempt changed the record, but stopped before it stored the outcome. */
function effectiveAction(planned: UndecidedRecord["planned_action"], action: RecordAction): RecordAction {
  return planned === "created" || (planned === "updated" && action === "skipped") ? planned : action;
}
