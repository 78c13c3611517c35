import type {
  CrmRecordError,
  CrmUpsertOptions,
  CrmUpsertOutcome,
  CrmUpsertPlan,
  CrmWriteResult,
} from "../../ports/crm.ts";
import type { VendorFailure } from "../../ports/vendor.ts";
import { pause, type VendorTime } from "../vendor-time.ts";
import { lookUpSettled, stopped } from "./look-up-records.ts";
import type { Fields, FoundRecords, RecordChange, RecordStore } from "./record-store.ts";

/**
 * Rounds of looking up and writing. Later rounds handle what the first left open: lost responses, locked records and
 * duplicates.
 */
const MAX_ROUNDS = 3;
const ROUND_PAUSE_MS = 1_000;

const UNIDENTIFIED = {
  action: "failed",
  crmId: null,
  error: { reason: "invalid", message: "The CRM finds contacts by email, and this one has none." },
} as const;

interface Open<Item> {
  readonly item: Item;
  /** True when an earlier round sent it to be created and the response was lost. */
  readonly mayBeCreated: boolean;
  readonly error: CrmRecordError | null;
}

/**
 * Upserts records: looks them up, updates what exists and creates the rest. Nothing is created twice: when the response
 * to a create is lost, the records are looked up before they are sent again. Where a new record takes a while to be
 * found, records that seem absent are looked up again after that time, because a process that was killed may just have
 * created them.
 */
export async function upsertRecords<Item extends { readonly externalId: string }>(
  store: RecordStore<Item>,
  items: readonly Item[],
  { mode, beforeWrite }: CrmUpsertOptions,
  time: VendorTime,
  signal: AbortSignal,
): Promise<CrmWriteResult<CrmUpsertOutcome>> {
  const outcomes = new Map<string, CrmUpsertOutcome>();
  const result = (failure: VendorFailure | null): CrmWriteResult<CrmUpsertOutcome> => ({
    outcomes: items.flatMap(({ externalId }) => outcomes.get(externalId) ?? []),
    failure,
  });

  const keyed = await store.hasExternalIdField(signal);
  if (!keyed.ok) return result(keyed.failure);
  const isKeyed = keyed.value;
  for (const item of items) {
    const { externalId } = item;
    if (!isKeyed && store.naturalKey(item) === null) outcomes.set(externalId, { ...UNIDENTIFIED, externalId });
  }
  let open: Open<Item>[] = items
    .filter(({ externalId }) => !outcomes.has(externalId))
    .map((item) => ({ item, mayBeCreated: false, error: null }));
  let failure: VendorFailure | null = null;

  for (let round = 1; open.length > 0 && round <= MAX_ROUNDS; round++) {
    if (round > 1 && !(await pause(time, ROUND_PAUSE_MS * 2 ** (round - 2), signal)))
      return result(stopped(true).failure);
    const wanted = open.map(({ item }) => item);
    const found = await lookUpSettled(store, wanted, isKeyed, time, signal);
    if (!found.ok) return result(found.failure);
    const present = open.filter(({ item }) => found.value.has(item.externalId));
    const absent = open.filter(({ item }) => !found.value.has(item.externalId));

    await beforeWrite?.(planOf(store, present, absent, found.value, mode));
    const updates = await updateFound(store, present, found.value, mode, outcomes, signal);
    if (updates.failure) return result(updates.failure);
    const creations = await createAbsent(store, absent, isKeyed, outcomes, signal);
    failure = creations.failure;
    if (failure && !failure.mayHaveHappened) return result(failure);
    if (signal.aborted) return result(failure);
    open = [...updates.open, ...creations.open];
  }

  for (const { item, error } of open) {
    if (error) outcomes.set(item.externalId, { externalId: item.externalId, action: "failed", crmId: null, error });
  }
  return result(open.some(({ error }) => error === null) ? failure : null);
}

function planOf<Item extends { readonly externalId: string }>(
  store: RecordStore<Item>,
  present: readonly Open<Item>[],
  absent: readonly Open<Item>[],
  found: FoundRecords,
  mode: CrmUpsertOptions["mode"],
): CrmUpsertPlan {
  const updates = present.map(({ item }) => {
    const changed = fieldsToWrite(found.get(item.externalId)!.fields, store.toFields(item), mode);
    return [item.externalId, Object.keys(changed).length > 0 ? "updated" : "skipped"] as const;
  });
  return new Map([...updates, ...absent.map(({ item }) => [item.externalId, "created"] as const)]);
}

async function updateFound<Item extends { readonly externalId: string }>(
  store: RecordStore<Item>,
  present: readonly Open<Item>[],
  found: FoundRecords,
  mode: CrmUpsertOptions["mode"],
  outcomes: Map<string, CrmUpsertOutcome>,
  signal: AbortSignal,
): Promise<{ open: Open<Item>[]; failure: VendorFailure | null }> {
  const changes: RecordChange[] = [];
  for (const { item, mayBeCreated } of present) {
    const { externalId } = item;
    const { id, fields } = found.get(externalId)!;
    const changed = fieldsToWrite(fields, store.toFields(item), mode);
    if (Object.keys(changed).length > 0) changes.push({ externalId, id, fields: changed });
    else outcomes.set(externalId, { externalId, action: mayBeCreated ? "created" : "skipped", crmId: id });
  }
  const { errors, written, failure } = await store.update(changes, signal);
  const open: Open<Item>[] = [];
  for (const entry of present) {
    const { externalId } = entry.item;
    const error = errors.get(externalId);
    const crmId = found.get(externalId)!.id;
    if (written.has(externalId))
      outcomes.set(externalId, { externalId, action: entry.mayBeCreated ? "created" : "updated", crmId });
    else if (error?.reason === "unavailable") open.push({ ...entry, error });
    else if (error) outcomes.set(externalId, { externalId, action: "failed", crmId, error });
  }
  return { open, failure };
}

async function createAbsent<Item extends { readonly externalId: string }>(
  store: RecordStore<Item>,
  absent: readonly Open<Item>[],
  isKeyed: boolean,
  outcomes: Map<string, CrmUpsertOutcome>,
  signal: AbortSignal,
): Promise<{ open: Open<Item>[]; failure: VendorFailure | null }> {
  const records = absent.map(({ item }) => ({
    externalId: item.externalId,
    fields: known({ ...store.toFields(item), ...store.toOwnerFields(item) }),
  }));
  const { written, errors, failure } = isKeyed
    ? await store.createByExternalId(records, signal)
    : await store.create(records, signal);
  const open: Open<Item>[] = [];
  for (const entry of absent) {
    const { externalId } = entry.item;
    const error = errors.get(externalId) ?? null;
    const crmId = written.get(externalId);
    if (crmId !== undefined) outcomes.set(externalId, { externalId, action: "created", crmId });
    // Another writer created a duplicate after the lookup. The next round finds and updates it.
    else if (error === null || error.reason === "unavailable" || error.reason === "duplicate") {
      open.push({ item: entry.item, error, mayBeCreated: entry.mayBeCreated || error === null });
    } else outcomes.set(externalId, { externalId, action: "failed", crmId: null, error });
  }
  return { open, failure };
}

/** Returns the fields to write: those that are empty in the CRM, and those in `overwrite` that differ. */
function fieldsToWrite(existing: Fields, wanted: Fields, mode: CrmUpsertOptions["mode"]): Fields {
  const changed = Object.entries(wanted).filter(([name, value]) => {
    const current = existing[name] ?? "";
    return value !== null && value !== "" && (current === "" || (mode === "overwrite" && current !== value));
  });
  return Object.fromEntries(changed);
}

function known(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""));
}
