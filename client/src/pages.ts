/** Whether more follows, as the service tells it: in some lists beside the items, in others with the position. */
interface ListAnswer {
  readonly has_more?: boolean;
  readonly pagination?: { readonly has_more: boolean } | null;
}

/**
 * Reads a list by `limit` and `offset`, page after page, until the service says that nothing follows.
 * `load` gets one page, for example by `client.post("/api/v1/account/get-account-list", { body: { pagination } })`.
 */
export async function* offsetPages<Page extends ListAnswer>(
  load: (pagination: { limit: number; offset: number }) => Promise<{ data: Page }>,
  { limit = 100, offset = 0 }: { limit?: number; offset?: number } = {},
): AsyncGenerator<Page, void, undefined> {
  for (let position = offset; ; position += limit) {
    const { data } = await load({ limit, offset: position });
    yield data;
    if (!hasMore(data)) return;
  }
}

/** Reads a list by page number, page after page, from `page` on (the first is 0, or 1 for events). */
export async function* numberedPages<Page extends ListAnswer>(
  load: (page: number) => Promise<{ data: Page }>,
  { page = 0 }: { page?: number } = {},
): AsyncGenerator<Page, void, undefined> {
  for (let number = page; ; number++) {
    const { data } = await load(number);
    yield data;
    if (!hasMore(data)) return;
  }
}

/** The items of pages, one after the other. */
export async function* itemsOf<Page, Item>(
  pages: AsyncIterable<Page>,
  items: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* items(page);
}

function hasMore(answer: ListAnswer): boolean {
  return answer.has_more ?? answer.pagination?.has_more ?? false;
}
