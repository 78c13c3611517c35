import type { CrmLeftOut } from "../../ports/crm.ts";
import type { Fields, RecordChange, RejectedRecord, WriteReport } from "../../ports/crm-requests.ts";
import type { VendorFailure } from "../../ports/vendor.ts";

interface Writable {
  readonly externalId: string;
  readonly fields: Fields;
}

interface LenientReport extends WriteReport {
  readonly leftOut: Map<string, CrmLeftOut[]>;
  /** Optional fields that were omitted from written records, because the CRM did not report which field it rejects. */
  readonly untried: Map<string, Fields>;
  /** Records that were not written because no fields remained. */
  readonly emptied: Set<string>;
}

/** Rounds of omitting rejected fields. The CRM may report only one field at a time. */
const MAX_ROUNDS = 8;

/** Writes records. Repeats a rejected record without the reported fields, or with only the required fields. */
export async function writeLeniently<Item extends Writable>(
  records: readonly Item[],
  requiredFields: readonly string[],
  write: (records: readonly Item[]) => Promise<WriteReport>,
): Promise<LenientReport> {
  const report: LenientReport = {
    ...{ written: new Map(), errors: new Map(), failure: null },
    ...{ leftOut: new Map(), untried: new Map(), emptied: new Set() },
  };
  let open = records;
  for (let round = 1; open.length > 0; round++) {
    const { written, errors, failure } = await write(open);
    for (const [externalId, id] of written) report.written.set(externalId, id);
    for (const [externalId, error] of errors) report.errors.set(externalId, error);
    if (failure) return { ...report, failure };
    open = round === MAX_ROUNDS ? [] : open.flatMap((record) => withoutRejected(record, requiredFields, report));
  }
  return report;
}

/** Returns a rejected record with fewer fields, to write again; an empty list if a retry is needless or impossible. */
function withoutRejected<Item extends Writable>(
  record: Item,
  requiredFields: readonly string[],
  { errors, leftOut, untried, emptied }: LenientReport,
): Item[] {
  const { externalId, fields } = record;
  const error = errors.get(externalId);
  if (error?.reason !== "invalid") return [];
  const optional = Object.keys(fields).filter((name) => !requiredFields.includes(name));
  const words = new Set(error.message.split(/[^A-Za-z0-9_]+/));
  const named = optional.filter((name) => error.fields?.includes(name) ?? words.has(name));
  const dropped = named.length > 0 ? named : optional;
  if (dropped.length === 0) return [];
  if (named.length > 0) addLeftOut(leftOut, externalId, named, error);
  else untried.set(externalId, pick(fields, optional));
  errors.delete(externalId);
  const kept = pick(
    fields,
    Object.keys(fields).filter((name) => !dropped.includes(name)),
  );
  if (Object.keys(kept).length > 0) return [{ ...record, fields: kept }];
  emptied.add(externalId);
  return [];
}

/** Writes each field of the records separately, so that a rejected field does not block other fields. */
export async function updateFieldByField(
  changes: readonly RecordChange[],
  leftOut: Map<string, CrmLeftOut[]>,
  update: (changes: readonly RecordChange[]) => Promise<WriteReport>,
): Promise<{ readonly changed: ReadonlySet<string>; readonly failure: VendorFailure | null }> {
  const changed = new Set<string>();
  let open = changes;
  while (open.length > 0) {
    const firsts = open.map((change) => ({
      ...change,
      fields: pick(change.fields, Object.keys(change.fields).slice(0, 1)),
    }));
    const { written, errors, failure } = await update(firsts);
    for (const externalId of written.keys()) changed.add(externalId);
    for (const { externalId, fields } of firsts) {
      const error = errors.get(externalId);
      if (error) addLeftOut(leftOut, externalId, Object.keys(fields), error);
    }
    if (failure) return { changed, failure };
    open = open.flatMap((change) => {
      const rest = Object.keys(change.fields).slice(1);
      return rest.length > 0 ? [{ ...change, fields: pick(change.fields, rest) }] : [];
    });
  }
  return { changed, failure: null };
}

function addLeftOut(
  leftOut: Map<string, CrmLeftOut[]>,
  externalId: string,
  names: readonly string[],
  { message }: RejectedRecord,
): void {
  const added = names.map((field) => ({ field, reason: message }));
  leftOut.set(externalId, [...(leftOut.get(externalId) ?? []), ...added]);
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
