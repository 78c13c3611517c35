import { chunks } from "../../lib/chunks.ts";
import { MAX_SCANNED } from "./detector.ts";

/** The position of a row in an order by time and id, newest first. */
export interface Position {
  readonly id: number;
  /** In the database's format, because a `Date` has no microseconds. */
  readonly at: string;
}

/** Rows of an index are small, so that many are read together; texts are read a few at a time. */
const KEYS_PER_PAGE = 5_000;
const TEXTS_PER_PAGE = 100;

/** Reads at most 50,000 rows, newest first: positions by page, then rows in hundreds. Returns whether there were more. */
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

/** Reads the pages of a generator to its end, and returns what it returns. */
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
