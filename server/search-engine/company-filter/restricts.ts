import type { VectorFilter } from "../../ports/vector-search.ts";

/** Whether a filter can turn a company away: without bounds and with empty lists it lets every one pass. */
export function restricts(filter: VectorFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));
}
