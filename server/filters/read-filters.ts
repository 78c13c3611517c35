import { expandCountryCodes } from "../catalogue/countries.ts";
import type { Db } from "../db/connect.ts";
import type { Caller, Refusal, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { closestName } from "../lib/edit-distance.ts";
import { closestTechnology, findTechnology } from "../text/public.ts";
import { type Filter, type FilterModel, listFilters } from "./definitions.ts";
import { findForeignReference } from "./queries.ts";

type KnownNames<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] };

export type Filters<Model extends FilterModel> = KnownNames<Schema[Model]>;

export type AccountFilters = Filters<"AccountFilters">;
export type PeopleFilters = Filters<"PeopleFilters">;

const FILTERS: { readonly [Model in FilterModel]: ReadonlyMap<string, Filter> } = {
  AccountFilters: byName("AccountFilters"),
  PeopleFilters: byName("PeopleFilters"),
  IcpFilters: byName("IcpFilters"),
};

function byName(model: FilterModel): ReadonlyMap<string, Filter> {
  return new Map(listFilters(model).map((filter) => [filter.name, filter]));
}

/**
 * Finds a filter that the model does not declare. The schemas accept any name, so that unknown filters get their own
 * error code.
 */
function findUnknown(model: FilterModel, sent: object): string | undefined {
  return Object.keys(sent).find((name) => !FILTERS[model].has(name));
}

/** Reads stored filters. Earlier releases stored the values as they were sent, not in canonical form. */
export function readStoredFilters<Model extends FilterModel>(model: Model, stored: Schema[Model]): Filters<Model> {
  const unknown = findUnknown(model, stored);
  if (unknown !== undefined) throw new Error(`There is no filter ${unknown}.`);
  const values = Object.entries(stored).map(([name, value]) => {
    const read = FILTERS[model].get(name)?.reader?.read ?? ((text: string) => text);
    const canonical = (text: unknown): unknown => (typeof text === "string" ? (read(text) ?? text) : text);
    return [name, Array.isArray(value) ? value.map(canonical) : canonical(value)];
  });
  return Object.fromEntries(values);
}

/** Expands `EU` to its countries in all country filters. */
export function expandCountries(filters: Filters<"IcpFilters">): Filters<"IcpFilters"> {
  const expanded = Object.entries(filters).map(([name, value]) => {
    const isCountry = FILTERS.IcpFilters.get(name)?.element["x-value"] === "country";
    return [name, isCountry && Array.isArray(value) ? expandCountryCodes(value) : value];
  });
  return Object.fromEntries(expanded);
}

/** Returns the filters of a request, or a refusal if a filter or a technology is unknown. */
export function readSentFilters<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
): { filters: Filters<Model> } | { refusal: Refusal<400> } {
  const unknown = findUnknown(model, sent ?? {});
  if (unknown !== undefined) return { refusal: presentUnknownFilter(unknown, [...FILTERS[model].keys()]) };
  const refusal = refuseUnknownTechnology(sent ?? {});
  if (refusal !== undefined) return { refusal };
  return { filters: (sent ?? {}) as Filters<Model> };
}

export function presentUnknownFilter(name: string, known: readonly string[]): Refusal<400> {
  const filter = name.slice(0, 100);
  const closest = closestName(filter, known) ?? null;
  const hint = closest === null ? "" : ` Did you mean ${closest}?`;
  const message = `There is no filter ${filter}.${hint}`;
  return { status: 400, errorCode: "UNKNOWN_FILTER", message, details: { filter, closest } };
}

/** Returns the refusal for the first unknown technology, with the closest known technology in its details. */
export function refuseUnknownTechnology(filters: object): Refusal<400> | undefined {
  const names = Object.entries(filters).flatMap(([filter, value]) =>
    TECHNOLOGY_FILTERS.has(filter) && Array.isArray(value) ? (value as string[]) : [],
  );
  const technology = names.find((name) => findTechnology(name) === undefined);
  if (technology === undefined) return undefined;
  const closest = closestTechnology(technology)?.slug ?? null;
  const hint = closest === null ? "GET /api/v2/tech/technologies lists all technologies." : `Did you mean ${closest}?`;
  const message = `There is no technology ${technology}. ${hint}`;
  return { status: 400, errorCode: "UNKNOWN_TECHNOLOGY", message, details: { technology, closest } };
}

const TECHNOLOGY_FILTERS: ReadonlySet<string> = new Set(["technology_include", "technology_exclude", "technology"]);

export interface FilterContext {
  readonly db: Db;
  readonly caller: Pick<Caller, "workspaceId">;
}

/** Like `readSentFilters`, but also refuses references to another workspace's audiences and signals. */
export async function resolveFilters<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
  { db, caller }: FilterContext,
): Promise<{ filters: Filters<Model> } | { refusal: Refusal<400 | 404> }> {
  const read = readSentFilters(model, sent);
  if ("refusal" in read) return read;
  const foreign = await findForeignReference(db, caller.workspaceId, read.filters);
  return foreign === undefined ? read : { refusal: noSuch(foreign) };
}
