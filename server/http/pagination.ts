import type { Schema } from "./contract.ts";

/** Returns the pagination metadata of a page with `shown` of `totalCount` items. */
export function paginationOf(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  shown: number,
  totalCount: number,
): Schema["PaginationMetadata"] {
  return { limit, offset, total_count: totalCount, has_more: offset + shown < totalCount };
}
