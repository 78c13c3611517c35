import { readAccountFilters } from "../filters/account-filters.ts";
import type { Schema, ValueChecks } from "../http/contract.ts";

/** What handlers of lists find wrong in filters, of a request that is refused anyway. */
export const accountValueChecks: ValueChecks = {
  Accounts_list: ({ body }) => filterFaults(body?.filters),
  Accounts_listFiltered: ({ body }) => filterFaults(body?.filters),
};

function filterFaults(filters: Schema["AccountFilters"] | null | undefined): Schema["ValidationFault"][] {
  const outcome = readAccountFilters(filters, ["body", "filters"]);
  return outcome.kind === "faults" ? outcome.faults : [];
}
