import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import type { FilterModel } from "./definitions.ts";
import { findStoredView } from "./queries.ts";
import { type Filters, readFilters } from "./read-filters.ts";

export type ViewType = Schema["ViewType"];
export type SentFilters = Schema["PeopleFilters"];

/** The filters of each type of view. */
export const VIEW_FILTERS = { accounts: "AccountFilters", people: "PeopleFilters" } as const satisfies Record<
  ViewType,
  FilterModel
>;

/** Reads the filters of a stored view. The filters were checked when they were stored. */
function readStoredFilters<Type extends ViewType>(
  viewType: Type,
  stored: SentFilters,
): Filters<(typeof VIEW_FILTERS)[Type]> {
  const read = readFilters(VIEW_FILTERS[viewType], stored);
  if (read.kind !== "filters") throw new Error(`Stored filters cannot be read: ${JSON.stringify(read)}`);
  return read.filters;
}

/** The filters of a view, in canonical form. */
export type ViewFilters =
  | { readonly viewType: "accounts"; readonly filters: Filters<"AccountFilters"> }
  | { readonly viewType: "people"; readonly filters: Filters<"PeopleFilters"> };

export function filtersOf({
  view_type: viewType,
  filters,
}: {
  readonly view_type: ViewType;
  readonly filters: SentFilters;
}): ViewFilters {
  return viewType === "accounts"
    ? { viewType, filters: readStoredFilters(viewType, filters) }
    : { viewType, filters: readStoredFilters(viewType, filters) };
}

/** Finds the filters of a user's view. To others it is unknown. */
export async function findViewFilters(
  db: Db,
  key: { readonly userId: string; readonly viewId: string },
): Promise<ViewFilters | undefined> {
  const view = await findStoredView(db, key);
  return view && filtersOf(view);
}
