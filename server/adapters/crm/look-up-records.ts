import type { VendorResult } from "../../ports/vendor.ts";
import { failed } from "../vendor-http.ts";
import { pause, type VendorTime } from "../vendor-time.ts";
import type { FoundRecords, RecordStore, StoredRecord } from "./record-store.ts";

interface Identified {
  readonly externalId: string;
}

/** Returns the records that exist, by external id. Looks again for those that may exist but cannot be found yet. */
export async function lookUpSettled<Item extends Identified>(
  store: RecordStore<Item>,
  items: readonly Item[],
  time: VendorTime,
  signal: AbortSignal,
): Promise<VendorResult<FoundRecords>> {
  const found = await lookUp(store, items, signal);
  if (!found.ok) return found;
  const absent = items.filter(({ externalId }) => !found.value.has(externalId));
  if (store.isKeyed || store.settleMs === 0 || absent.length === 0) return found;
  if (!(await pause(time, store.settleMs, signal))) return stopped(false);
  const second = await lookUp(store, absent, signal);
  return second.ok ? { ok: true, value: new Map([...found.value, ...second.value]) } : second;
}

async function lookUp<Item extends Identified>(
  store: RecordStore<Item>,
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

export function stopped(mayHaveHappened: boolean): ReturnType<typeof failed> {
  return failed("aborted", "Writing to the CRM was stopped.", { mayHaveHappened });
}
