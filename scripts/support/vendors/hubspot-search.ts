import type { StandInResponse } from "./stand-in.ts";

/** A record as the stand-in stores it. */
export interface HubspotStored {
  readonly id: string;
  properties: Record<string, string>;
  updatedAt: number;
  /** The record in the search index; undefined until the index has caught up. */
  indexed: Record<string, string> | undefined;
}

interface Filter {
  readonly propertyName: string;
  readonly operator: string;
  readonly value?: string;
  readonly values?: readonly string[];
}

export interface SearchBody {
  readonly filterGroups: readonly { readonly filters: readonly Filter[] }[];
  readonly sorts?: readonly { readonly propertyName: string }[];
  readonly properties?: readonly string[];
  readonly limit?: number;
  readonly after?: string;
}

const MAX_RESULTS = 10_000;

/** Searches the index: all filters of a group must match, one sort order, at most 200 results, none beyond 10,000. */
export function search(records: Iterable<HubspotStored>, body: SearchBody): StandInResponse {
  const { filterGroups, sorts = [], properties = [], limit = 10, after = "0" } = body;
  if (limit > 200 || sorts.length > 1 || filterGroups.length > 5 || Number(after) + limit > MAX_RESULTS)
    return { status: 400, body: { status: "error", message: "The search is not valid", category: "VALIDATION_ERROR" } };
  const matches = [...records]
    .flatMap(({ id, indexed }) => (indexed ? [{ id, properties: { ...indexed, hs_object_id: id } }] : []))
    .filter((record) =>
      filterGroups.some(({ filters }) => filters.every((filter) => holds(filter, record.properties))),
    );
  const [sort] = sorts;
  if (sort)
    matches.sort(
      (a, b) => Number(read(a.properties, sort.propertyName)) - Number(read(b.properties, sort.propertyName)),
    );
  const page = matches.slice(Number(after), Number(after) + limit);
  const next = Number(after) + limit;
  const results = page.map(({ id, properties: all }) => ({ id, properties: pick(all, properties) }));
  const paging = next < matches.length ? { paging: { next: { after: String(next) } } } : {};
  return { status: 200, body: { total: matches.length, results, ...paging } };
}

export function pick(all: Record<string, string>, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, all[name] || null]));
}

function read(properties: Record<string, string>, name: string): string {
  const value = properties[name] ?? "";
  return name.endsWith("lastmodifieddate") ? String(Date.parse(value)) : value;
}

function holds(
  { propertyName, operator, value = "", values = [] }: Filter,
  properties: Record<string, string>,
): boolean {
  const actual = read(properties, propertyName);
  switch (operator) {
    case "IN":
      return values.includes(actual.toLowerCase());
    case "EQ":
      return actual.toLowerCase() === value.toLowerCase();
    case "CONTAINS_TOKEN":
      return actual.split(";").some((token) => matchesWildcard(token.toLowerCase(), value.toLowerCase()));
    case "GT":
      return Number(actual) > Number(value);
    case "GTE":
      return Number(actual) >= Number(value);
    case "LT":
      return Number(actual) < Number(value);
    default:
      throw new Error(`The stand-in does not support the operator ${operator}.`);
  }
}

function matchesWildcard(token: string, pattern: string): boolean {
  const end = pattern.startsWith("*") ? pattern.slice(1) : undefined;
  return end === undefined ? token === pattern : token.endsWith(end);
}
