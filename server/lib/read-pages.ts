/** Yields the rows of a list page by page (keyset pagination); `list` reads up to `limit` rows after `after`. */
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
