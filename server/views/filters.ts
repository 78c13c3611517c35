import { type FilterModel, listFilters } from "../filters/definitions.ts";
import { type FilterContext, resolveFilters } from "../filters/read-filters.ts";
import { type SentFilters, VIEW_FILTERS, type ViewType } from "../filters/view-filters.ts";
import type { Refusal } from "../http/contract.ts";

const ACCOUNT_FILTER_NAMES = filterNames("AccountFilters");
const PEOPLE_ONLY_NAMES = filterNames("PeopleFilters").difference(ACCOUNT_FILTER_NAMES);

function filterNames(model: FilterModel): Set<string> {
  return new Set(listFilters(model).map(({ name }) => name));
}

function findPeopleFilter(filters: SentFilters | null | undefined): string | undefined {
  return Object.keys(filters ?? {}).find((name) => PEOPLE_ONLY_NAMES.has(name));
}

/** Returns the view type that fits the filters, for a view that is created without a type. */
export function inferViewType(filters: SentFilters | null | undefined): ViewType {
  return findPeopleFilter(filters) === undefined ? "accounts" : "people";
}

/** Returns the refusal of a request whose filters are invalid; undefined if they are valid. */
export async function findFilterRefusal(
  viewType: ViewType,
  sent: SentFilters | null | undefined,
  context: FilterContext,
): Promise<Refusal<400 | 404> | undefined> {
  const peopleFilter = viewType === "accounts" ? findPeopleFilter(sent) : undefined;
  if (peopleFilter !== undefined) {
    const message = `The filter ${peopleFilter} applies to people. Use it in a view of type people.`;
    return { status: 400, errorCode: "VIEW_TYPE_MISMATCH", message, details: { filter: peopleFilter } };
  }
  const resolved = await resolveFilters(VIEW_FILTERS[viewType], sent, context);
  return "refusal" in resolved ? resolved.refusal : undefined;
}
