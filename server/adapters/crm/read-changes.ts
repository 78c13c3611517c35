import type { CrmChanges } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { failed } from "../vendor-http.ts";

/** Selects records that were modified from `since` to before `until` (milliseconds) and have ids above `afterId`. */
export interface ChangeWindow {
  readonly since: number | null;
  readonly until: number;
  readonly afterId: string | null;
}

export interface ChangedRows<Row> {
  readonly rows: readonly Row[];
  /** Id of the last row of the page; null on the last page. */
  readonly lastId: string | null;
}

type Cursor = { readonly since: number | null; readonly until?: number; readonly afterId?: string };

/** Reads changes in pages by id. The window ends `settleMs` ago, because later changes may not be visible yet. */
export async function* readChanges<Row>(
  cursor: string | null,
  readWindow: (window: ChangeWindow) => Promise<VendorResult<ChangedRows<Row>>>,
  { now, settleMs }: { readonly now: number; readonly settleMs: number },
): CrmChanges<Row> {
  const start = cursor === null ? { since: null } : parseCursor(cursor);
  if (start === null) {
    yield failed("refused", "The cursor was not returned by an earlier read of changes.");
    return;
  }
  const { since } = start;
  const until = start.until ?? Math.max(now - settleMs, since ?? 0);
  let afterId = start.afterId ?? null;
  do {
    const changed = await readWindow({ since, until, afterId });
    if (!changed.ok) {
      yield changed;
      return;
    }
    afterId = changed.value.lastId;
    const next: Cursor = afterId === null ? { since: until } : { since, until, afterId };
    yield { ok: true, value: { records: changed.value.rows, cursor: JSON.stringify(next) } };
  } while (afterId !== null);
}

function parseCursor(text: string): Cursor | null {
  try {
    const { since, until, afterId }: { since?: unknown; until?: unknown; afterId?: unknown } = JSON.parse(text);
    if (since !== null && typeof since !== "number") return null;
    if (typeof until !== "number" || typeof afterId !== "string") return { since };
    return { since, until, afterId };
  } catch {
    return null;
  }
}
