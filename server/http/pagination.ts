import type { Schema } from "./contract.ts";

/** The part of a list that was asked for. */
export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}

/** What an answer tells of the part of a list it holds: `shown` items of `totalCount`. */
export function paginationOf(
  { limit, offset }: ListPart,
  shown: number,
  totalCount: number,
): Schema["PaginationMetadata"] {
  return { limit, offset, total_count: totalCount, has_more: offset + shown < totalCount };
}
