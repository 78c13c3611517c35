import { chunks } from "../../lib/chunks.ts";
import { MAX_SCANNED } from "./detector.ts";

/** The position of a row in an order by time and id, newest first. */
export interface Position {
  readonly id: number;
  /** In the database's format, because a `Date` has no microseconds. */
  readonly at: string;
}

/** Positions are small, so a query reads many of them, but only a few texts. */
const KEYS_PER_PAGE = 5_000;
const TEXTS_PER_PAGE = 100;

/** Yields up to `MAX_SCANNED` rows, newest first, in pages of 100. Returns whether there are more rows. */
export async function* readNewestFirst<Row>(
  list: (after: Position | undefined, limit: number) => Promise<readonly Position[]>,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], boolean> {
  let after: Position | undefined;
  for (let left = MAX_SCANNED; ; ) {
    const limit = Math.min(KEYS_PER_PAGE, left + 1);
    const page = await list(after, limit);
    const ids = page.slice(0, left).map(({ id }) => id);
    for (const some of chunks(ids, TEXTS_PER_PAGE)) yield await read(some);
    if (page.length > left) return true;
    if (page.length < limit) return false;
    left -= page.length;
    after = page.at(-1);
  }
}

/** Calls `read` with each page of a generator. Returns the return value of the generator. */
export async function forEachPage<Page, Result>(
  pages: AsyncGenerator<Page, Result>,
  read: (page: Page) => Promise<void>,
): Promise<Result> {
  for (;;) {
    const next = await pages.next();
    if (next.done) return next.value;
    await read(next.value);
  }
}
