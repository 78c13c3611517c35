import type { Schema } from "./contract.ts";

/** The requested part of a list. */
interface ListPart {
  readonly limit: number;
  readonly offset: number;
}

/** Returns the pagination metadata of a page with `shown` of `totalCount` items. */
export function paginationOf(
  { limit, offset }: ListPart,
  shown: number,
  totalCount: number,
): Schema["PaginationMetadata"] {
  return { limit, offset, total_count: totalCount, has_more: offset + shown < totalCount };
}
