import type {
  Crm,
  CrmChangeOutcome,
  CrmCompany,
  CrmContact,
  CrmFieldMapping,
  CrmLeftOut,
  CrmRecordError,
  CrmUpsertOptions,
  CrmUpsertOutcome,
  CrmUpsertPlan,
  CrmWriteResult,
} from "../../ports/crm.ts";
import type {
  CrmRequests,
  Fields,
  FittedFields,
  FoundRecords,
  OpenRecords,
  RecordChange,
  RecordRequests,
  Reference,
  ReferenceRequests,
  RejectedRecord,
  StoredRecord,
} from "../../ports/crm-requests.ts";
import type { Connector, VendorFailure, VendorResult } from "../../ports/vendor.ts";
import { updateFieldByField, writeLeniently } from "./write-leniently.ts";

/** Rounds of looking up and writing. Later rounds handle lost responses, locked records and duplicates. */
const MAX_ROUNDS = 3;
const ROUND_PAUSE_MS = 1_000;

const UNIDENTIFIED = {
  action: "failed",
  crmId: null,
  error: { reason: "invalid", message: "The CRM identifies contacts by email, and this person has no email." },
} as const;

const MISSING: CrmRecordError = { reason: "not_found", message: "The record no longer exists in the CRM." };

/** Converts a connector of CRM requests to a connector of CRMs. */
export function crmConnector(stores: Connector<CrmRequests>): Connector<Crm> {
  return {
    connect: (credentials) => {
      const connected = stores.connect(credentials);
      return connected.ok ? { ok: true, value: createCrm(connected.value) } : connected;
    },
  };
}

function createCrm(store: CrmRequests): Crm {
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

type Identified = CrmCompany | CrmContact;

interface Open<Item> extends FittedFields {
  readonly item: Item;
  /** True if an earlier round tried to create the record and its response was lost. */
  readonly mayBeCreated: boolean;
  readonly error: RejectedRecord | null;
}

/** The dependencies of each step of a round. */
interface Upsert<Item> {
  readonly store: RecordRequests<Item>;
  readonly options: CrmUpsertOptions;
  readonly outcomes: Map<string, CrmUpsertOutcome>;
  readonly signal: AbortSignal;
}

interface RoundResult<Item> {
  readonly open: Open<Item>[];
  readonly failure: VendorFailure | null;
}

/**
 * Upserts records: looks them up, updates existing records and creates the others. Creates no duplicates: if the
 * response to a create is lost, it looks the records up before it sends them again. If the CRM takes `settleMs` to find
 * new records, it looks absent records up again after that time, because a killed process may just have created them.
 * Omits fields that the CRM rejects, and reports them in the outcome.
 */
async function upsertRecords<Item extends Identified>(
  crm: Pick<CrmRequests, "pause">,
  openStore: OpenRecords<Item>,
  items: readonly Item[],
  options: CrmUpsertOptions,
  signal: AbortSignal,
): Promise<CrmWriteResult<CrmUpsertOutcome>> {
  const outcomes = new Map<string, CrmUpsertOutcome>();
  const result = (failure: VendorFailure | null): CrmWriteResult<CrmUpsertOutcome> => ({
    outcomes: items.flatMap(({ externalId }) => outcomes.get(externalId) ?? []),
    failure,
  });

  const { fieldMapping: mapping = [] } = options;
  const opened = await openStore(
    mapping.flatMap(({ field }) => field ?? []),
    signal,
  );
  if (!opened.ok) return result(opened.failure);
  const store = opened.value;
  const upsert: Upsert<Item> = { store, options, outcomes, signal };
  for (const item of items) {
    const { externalId } = item;
    if (!store.isKeyed && store.naturalKey(item) === null) outcomes.set(externalId, { ...UNIDENTIFIED, externalId });
  }
  let open: Open<Item>[] = items
    .filter(({ externalId }) => !outcomes.has(externalId))
    .map((item) => ({ item, ...store.fit(applyMapping(store, item, mapping)), mayBeCreated: false, error: null }));
  let failure: VendorFailure | null = null;

  for (let round = 1; open.length > 0 && round <= MAX_ROUNDS; round++) {
    if (round > 1 && !(await crm.pause(ROUND_PAUSE_MS * 2 ** (round - 2), signal))) return result(stopped(true));
    const wanted = open.map(({ item }) => item);
    const found = await lookUpSettled(crm, store, wanted, signal);
    if (!found.ok) return result(found.failure);
    const present = open.filter(({ item }) => found.value.has(item.externalId));
    const absent = open.filter(({ item }) => !found.value.has(item.externalId));

    await options.beforeWrite?.(toUpsertPlan(present, absent, found.value, options));
    const updates = await updateFound(upsert, present, found.value);
    if (updates.failure) return result(updates.failure);
    const creations = await createAbsent(upsert, absent);
    failure = creations.failure;
    if (failure && !failure.mayHaveHappened) return result(failure);
    if (signal.aborted) return result(failure);
    open = [...updates.open, ...creations.open];
  }

  for (const { item, error } of open) if (error) outcomes.set(item.externalId, failedOutcome(item, null, error));
  return result(open.some(({ error }) => error === null) ? failure : null);
}

/** Returns existing records by external id. After `settleMs`, looks again for records that it could not find yet. */
async function lookUpSettled<Item extends Identified>(
  crm: Pick<CrmRequests, "pause">,
  store: RecordRequests<Item>,
  items: readonly Item[],
  signal: AbortSignal,
): Promise<VendorResult<FoundRecords>> {
  const found = await lookUp(store, items, signal);
  if (!found.ok) return found;
  const absent = items.filter(({ externalId }) => !found.value.has(externalId));
  if (store.isKeyed || store.settleMs === 0 || absent.length === 0) return found;
  if (!(await crm.pause(store.settleMs, signal))) return { ok: false, failure: stopped(false) };
  const second = await lookUp(store, absent, signal);
  return second.ok ? { ok: true, value: new Map([...found.value, ...second.value]) } : second;
}

async function lookUp<Item extends Identified>(
  store: RecordRequests<Item>,
  items: readonly Item[],
  signal: AbortSignal,
): Promise<VendorResult<FoundRecords>> {
  const found = new Map<string, StoredRecord>();
  if (store.isKeyed) {
    const ids = items.map(({ externalId }) => externalId);
    const read = await store.readByExternalId(ids, signal);
    if (!read.ok) return read;
    for (const [externalId, record] of read.value) found.set(externalId, record);
  }
  const others = items.filter(({ externalId }) => !found.has(externalId));
  const keysOf = (item: Item) => [store.naturalKey(item) ?? [], store.otherKeys?.(item) ?? []].flat();
  const keys = others.flatMap(keysOf);
  if (keys.length === 0) return { ok: true, value: found };
  const byKey = await store.findByNaturalKey(keys, signal);
  if (!byKey.ok) return byKey;
  for (const item of others) {
    const record = keysOf(item)
      .map((key) => byKey.value.get(key))
      .find((one) => one !== undefined);
    if (record) found.set(item.externalId, record);
  }
  return { ok: true, value: found };
}

function stopped(mayHaveHappened: boolean): VendorFailure {
  return { reason: "aborted", message: "Writing to the CRM was stopped.", retryAfterMs: null, mayHaveHappened };
}

/** Writes sources to the fields that a mapping names, instead of their standard fields. */
function applyMapping<Item extends Identified>(
  { sources, requiredFields, toFields }: RecordRequests<Item>,
  item: Item,
  mapping: readonly CrmFieldMapping[],
): Fields {
  const fields = toFields(item);
  const mapped: Record<string, string | null> = { ...fields };
  for (const { source } of mapping) {
    const own = sources[source];
    // Required fields are kept, because they identify records.
    if (own !== undefined && !requiredFields.includes(own)) delete mapped[own];
  }
  for (const { source, field } of mapping) {
    const own = sources[source];
    if (field !== null) mapped[field] = (own === undefined ? item.facts?.[source] : fields[own]) ?? null;
  }
  return mapped;
}

function toUpsertPlan<Item extends Identified>(
  present: readonly Open<Item>[],
  absent: readonly Open<Item>[],
  found: FoundRecords,
  options: CrmUpsertOptions,
): CrmUpsertPlan {
  const updates = present.map(({ item, fields }) => {
    const changed = fieldsToWrite(found.get(item.externalId)!.fields, fields, options);
    return [item.externalId, Object.keys(changed).length > 0 ? "updated" : "skipped"] as const;
  });
  return new Map([...updates, ...absent.map(({ item }) => [item.externalId, "created"] as const)]);
}

async function updateFound<Item extends Identified>(
  { store, options, outcomes, signal }: Upsert<Item>,
  present: readonly Open<Item>[],
  found: FoundRecords,
): Promise<RoundResult<Item>> {
  const changes = present.flatMap(({ item: { externalId }, fields: wanted }) => {
    const { id, fields: existing } = found.get(externalId)!;
    const fields = fieldsToWrite(existing, wanted, options);
    return Object.keys(fields).length > 0 ? [{ externalId, id, fields }] : [];
  });
  const update = (batch: readonly RecordChange[]) => store.update(batch, signal);
  const { written, errors, failure, leftOut, untried, emptied } = await writeLeniently(changes, [], update);
  if (failure === null) {
    const oneByOne = changes.flatMap((change) => {
      const fields = untried.get(change.externalId);
      return fields ? [{ ...change, fields }] : [];
    });
    const { changed, failure: stop } = await updateFieldByField(oneByOne, leftOut, update);
    for (const externalId of changed) written.set(externalId, found.get(externalId)!.id);
    if (stop) return { open: [], failure: stop };
  }
  const toChange = new Set(changes.map(({ externalId }) => externalId));
  const open: Open<Item>[] = [];
  for (const entry of present) {
    const { externalId } = entry.item;
    const { id: crmId, fields: existing } = found.get(externalId)!;
    const error = errors.get(externalId);
    const unfit = entry.leftOut.filter(({ field }) => isEmpty(existing[field]));
    const told = mergeLeftOut(unfit, leftOut.get(externalId));
    if (written.has(externalId))
      outcomes.set(externalId, { externalId, action: entry.mayBeCreated ? "created" : "updated", crmId, ...told });
    else if (error?.reason === "unavailable") open.push({ ...entry, error });
    else if (error) outcomes.set(externalId, failedOutcome(entry.item, crmId, error));
    else if (!toChange.has(externalId) || emptied.has(externalId))
      outcomes.set(externalId, { externalId, action: entry.mayBeCreated ? "created" : "skipped", crmId, ...told });
  }
  return { open, failure };
}

async function createAbsent<Item extends Identified>(
  { store, outcomes, signal }: Upsert<Item>,
  absent: readonly Open<Item>[],
): Promise<RoundResult<Item>> {
  const records = absent.map(({ item, fields }) => ({
    externalId: item.externalId,
    fields: known({ ...fields, ...store.toOwnerFields(item) }),
  }));
  const { written, errors, failure, leftOut, untried } = await writeLeniently(records, store.requiredFields, (batch) =>
    store.isKeyed ? store.createByExternalId(batch, signal) : store.create(batch, signal),
  );
  const rest = [...untried].flatMap(([externalId, fields]) => {
    const id = written.get(externalId);
    return id === undefined ? [] : [{ externalId, id, fields }];
  });
  const filled = await updateFieldByField(rest, leftOut, (batch) => store.update(batch, signal));
  const open: Open<Item>[] = [];
  for (const entry of absent) {
    const { externalId } = entry.item;
    const error = errors.get(externalId) ?? null;
    const crmId = written.get(externalId);
    if (crmId !== undefined) {
      const told = mergeLeftOut(entry.leftOut, leftOut.get(externalId));
      outcomes.set(externalId, { externalId, action: "created", crmId, ...told });
    }
    // The record may exist now, created by this request or by another writer. The next round looks it up again.
    else if (error === null || error.reason === "unavailable" || error.reason === "duplicate") {
      open.push({ ...entry, error, mayBeCreated: entry.mayBeCreated || error === null });
    } else outcomes.set(externalId, failedOutcome(entry.item, null, error));
  }
  return { open, failure: failure ?? filled.failure };
}

function failedOutcome(
  { externalId }: Identified,
  crmId: string | null,
  { reason, message }: RejectedRecord,
): CrmUpsertOutcome {
  return { externalId, action: "failed", crmId, error: { reason, message } };
}

function mergeLeftOut(
  unfit: readonly CrmLeftOut[],
  rejected: readonly CrmLeftOut[] = [],
): { readonly leftOut?: readonly CrmLeftOut[] } {
  const leftOut = [...unfit, ...rejected];
  return leftOut.length > 0 ? { leftOut } : {};
}

/** Returns the fields to write: fields that are empty in the CRM, and different fields that a mapping overwrites. */
function fieldsToWrite(existing: Fields, wanted: Fields, { fieldMapping = [] }: CrmUpsertOptions): Fields {
  const overwritten = new Set(fieldMapping.flatMap(({ field, overwrites }) => (overwrites ? (field ?? []) : [])));
  const changed = Object.entries(wanted).filter(([name, value]) => {
    const current = existing[name];
    if (isEmpty(value)) return false;
    return isEmpty(current) || (overwritten.has(name) && !isEqual(current, value));
  });
  return Object.fromEntries(changed);
}

/** Compares values as CRMs store them: trimmed, and with their own number formats. */
function isEqual(current: string | null | undefined, wanted: string | null): boolean {
  const [a, b] = [(current ?? "").trim(), (wanted ?? "").trim()];
  return a === b || (a !== "" && b !== "" && Number(a) === Number(b));
}

function isEmpty(value: string | null | undefined): boolean {
  return value === undefined || value === null || value.trim() === "";
}

function known(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

/** Assigns references to records that have no reference or a replaceable one. Skips records with another reference. */
async function assignReferences(
  store: ReferenceRequests,
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
