import type { Db } from "../db/connect.ts";
import { readStoredFilters } from "./filters.ts";
import { findView, type ViewKey } from "./queries.ts";

/** The filters of a view, in canonical form. */
export type ViewFilters =
  | { readonly viewType: "accounts"; readonly filters: ReturnType<typeof readStoredFilters<"accounts">> }
  | { readonly viewType: "people"; readonly filters: ReturnType<typeof readStoredFilters<"people">> };

/** Finds the filters of a user's view. */
export async function findViewFilters(db: Db, key: ViewKey): Promise<ViewFilters | undefined> {
  const view = await findView(db, key);
  if (!view) return undefined;
  const { viewType, filters } = view;
  return viewType === "accounts"
    ? { viewType, filters: readStoredFilters(viewType, filters) }
    : { viewType, filters: readStoredFilters(viewType, filters) };
}
