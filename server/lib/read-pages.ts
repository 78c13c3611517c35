/**
 * Yields the rows of a list page by page (keyset pagination), so that only one page is in memory. What is done with a
 * page may take its rows out of the list.
 *
 * @param list reads up to `limit` rows after a row; from the first one without it
 */
export async function* readPages<Row>(
  limit: number,
  list: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const page = await list(after, limit);
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    after = page.at(-1);
  }
}
