/** A page of a list. `has_more` is either beside the items or in `pagination`. */
interface ListResponse {
  readonly has_more?: boolean;
  readonly pagination?: { readonly has_more: boolean } | null;
}

/**
 * Yields the pages of a list with `limit` and `offset`. `load` fetches one page, for example with
 * `client.post("/api/v1/account/get-account-list", { body: { pagination } })`.
 */
export async function* offsetPages<Page extends ListResponse>(
  load: (pagination: { limit: number; offset: number }) => Promise<{ data: Page }>,
  { limit = 100, offset = 0 }: { limit?: number; offset?: number } = {},
): AsyncGenerator<Page, void, undefined> {
  for (let position = offset; ; position += limit) {
    const { data } = await load({ limit, offset: position });
    yield data;
    if (!hasMore(data)) return;
  }
}

/** Yields the pages of a list with page numbers, starting at `page`. The first page is 0, or 1 for events. */
export async function* numberedPages<Page extends ListResponse>(
  load: (page: number) => Promise<{ data: Page }>,
  { page = 0 }: { page?: number } = {},
): AsyncGenerator<Page, void, undefined> {
  for (let number = page; ; number++) {
    const { data } = await load(number);
    yield data;
    if (!hasMore(data)) return;
  }
}

/** Yields the items of each page. */
export async function* itemsOf<Page, Item>(
  pages: AsyncIterable<Page>,
  items: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* items(page);
}

function hasMore(page: ListResponse): boolean {
  return page.has_more ?? page.pagination?.has_more ?? false;
}
