import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import type { FilterModel } from "./definitions.ts";
import { findStoredView } from "./queries.ts";
import { type Filters, readStoredFilters } from "./read-filters.ts";

export type ViewType = Schema["ViewType"];
export type SentFilters = Schema["PeopleFilters"];

export const VIEW_FILTERS = { accounts: "AccountFilters", people: "PeopleFilters" } as const satisfies Record<
  ViewType,
  FilterModel
>;

export type ViewFilters =
  | { readonly viewType: "accounts"; readonly filters: Filters<"AccountFilters"> }
  | { readonly viewType: "people"; readonly filters: Filters<"PeopleFilters"> };

export function readViewFilters({
  view_type: viewType,
  filters,
}: {
  readonly view_type: ViewType;
  readonly filters: SentFilters;
}): ViewFilters {
  return viewType === "accounts"
    ? { viewType, filters: readStoredFilters(VIEW_FILTERS[viewType], filters) }
    : { viewType, filters: readStoredFilters(VIEW_FILTERS[viewType], filters) };
}

/** Finds the filters of a view. Returns undefined for a view of another user. */
export async function findViewFilters(
  db: Db,
  key: { readonly userId: string; readonly viewId: string },
): Promise<ViewFilters | undefined> {
  const view = await findStoredView(db, key);
  return view && readViewFilters(view);
}
