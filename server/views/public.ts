import type { Db } from "../db/connect.ts";
import { filtersOf, type ViewFilters } from "./filters.ts";
import { findView, type ViewKey } from "./queries.ts";

/** Finds the filters of a user's view. */
export async function findViewFilters(db: Db, key: ViewKey): Promise<ViewFilters | undefined> {
  const view = await findView(db, key);
  return view && filtersOf(view);
}
