import type { Db } from "../db/connect.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import { canonicalPersonUrl, canonicalSocialUrl } from "../text/public.ts";
import {
  advance,
  listStoredAddresses,
  PROFILE_TABLES,
  type ProfileTable,
  writeAddresses,
} from "./queries-profile-addresses.ts";

/** Small, because a batch with changes blocks other writes of people. */
const BATCH_ROWS = 1_000;

/**
 * Canonicalises stored profile URLs that have a country or mobile host, a language, or another domain of their network.
 * Reads each table once, in batches by id. A later run continues with the rows added since.
 */
export function rewriteProfileAddresses({ db }: { readonly db: Db }): JobHandler<"catalogue.rewrite-profiles"> {
  return async (_payload, { signal, log }) => {
    let [changed, merged] = [0, 0];
    for (const table of PROFILE_TABLES) {
      let read: number;
      do {
        signal.throwIfAborted();
        const batch = await canonicaliseBatch(db, table);
        read = batch.read;
        changed += batch.changed;
        merged += batch.merged;
      } while (read === BATCH_ROWS);
    }
    if (changed + merged > 0)
      log.info({ changed, merged }, "canonicalised profile addresses stored by an earlier release");
  };
}

async function canonicaliseBatch(db: Db, table: ProfileTable) {
  const canonical = table === "person" ? canonicalPersonUrl : canonicalSocialUrl;
  const rows = await listStoredAddresses(db, table, BATCH_ROWS);
  const last = rows.at(-1);
  if (last === undefined) return { read: 0, changed: 0, merged: 0 };
  const stale = rows.flatMap(({ id, address }) => {
    if (address === null) return [];
    const wanted = canonical(address);
    return wanted === undefined || wanted === address ? [] : [{ id, address, wanted }];
  });
  const written = await db.transaction().execute(async (transaction) => {
    const counts = stale.length === 0 ? { changed: 0, merged: 0 } : await writeAddresses(transaction, table, stale);
    await advance(transaction, table, last.id);
    return counts;
  });
  return { read: rows.length, ...written };
}
