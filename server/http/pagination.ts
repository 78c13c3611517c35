import type { Schema } from "./contract.ts";

/** Returns the total count and the pagination metadata of a page with `shown` items. */
export function pageFields(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  shown: number,
  total_count: number,
): { total_count: number; pagination: Schema["PaginationMetadata"] } {
  return { total_count, pagination: { limit, offset, total_count, has_more: offset + shown < total_count } };
}
