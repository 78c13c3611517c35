import type { Db } from "../db/connect.ts";
import type { Caller, Refusal, Reply, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { closestName } from "../lib/edit-distance.ts";
import { type Filter, type FilterModel, listFilters, type WrittenValue } from "./definitions.ts";
import { findForeignReference } from "./queries.ts";

/** Where filters are in a request. */
const LOCATION = ["body", "filters"];

type KnownNames<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] };

/** The filters of a model by name, known names only. */
export type Filters<Model extends FilterModel> = KnownNames<Schema[Model]>;

export type AccountFilters = Filters<"AccountFilters">;
export type PeopleFilters = Filters<"PeopleFilters">;

type ReadFilters<Model extends FilterModel> =
  | { kind: "filters"; filters: Filters<Model> }
  | { kind: "unknown"; name: string }
  | { kind: "faults"; faults: Schema["ValidationFault"][] };

const FILTERS: { readonly [Model in FilterModel]: ReadonlyMap<string, Filter> } = {
  AccountFilters: byName("AccountFilters"),
  PeopleFilters: byName("PeopleFilters"),
  IcpFilters: byName("IcpFilters"),
};

function byName(model: FilterModel): ReadonlyMap<string, Filter> {
  return new Map(listFilters(model).map((filter) => [filter.name, filter]));
}

/**
 * Reads filters whose types and bounds the contract's validators have checked: rejects unknown names, reversed ranges
 * and unknown values, and converts stages, countries and domains to their canonical form, with `EU` expanded. Faults
 * are located in the body.
 */
export function readFilters<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
): ReadFilters<Model> {
  const known = FILTERS[model];
  const filters: Record<string, unknown> = { ...sent };
  const faults: Schema["ValidationFault"][] = [];
  for (const [name, value] of Object.entries(filters)) {
    const filter = known.get(name);
    if (filter === undefined) return { kind: "unknown", name };
    if (filter.written && Array.isArray(value))
      filters[name] = canonicalValues(filter.written, value, [...LOCATION, name], faults);
    if (filter.written && typeof value === "string") {
      const [canonical] = filter.written.canonical(value) ?? [];
      if (canonical === undefined)
        faults.push({ loc: [...LOCATION, name], msg: `Expected ${filter.written.expected}`, type: "value_error" });
      filters[name] = canonical;
    }
    const upperName = upperBoundName(name);
    if (upperName !== undefined && isAbove(value, filters[upperName]))
      faults.push({ loc: [...LOCATION, name], msg: `Expected no more than ${upperName}`, type: "less_than_equal" });
  }
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "filters", filters: filters as Filters<Model> };
}

/** Returns the filter that bounds the same value from above: `max_founded_year` for `min_founded_year`. */
function upperBoundName(name: string): string | undefined {
  if (name.startsWith("min_")) return name.replace("min_", "max_");
  return name.endsWith("_after") ? name.replace("_after", "_before") : undefined;
}

function isAbove(lower: unknown, upper: unknown): boolean {
  if (typeof lower === "number" && typeof upper === "number") return lower > upper;
  return typeof lower === "string" && typeof upper === "string" && Date.parse(lower) > Date.parse(upper);
}

/** Returns the canonical values of texts, each once. A text without one is a fault. */
export function canonicalValues(
  { canonical, expected, meant }: WrittenValue,
  texts: readonly unknown[],
  location: readonly string[],
  faults: Schema["ValidationFault"][],
): string[] {
  const values = new Set<string>();
  for (const [index, sent] of texts.entries()) {
    const text = String(sent);
    const found = canonical(text);
    if (found === undefined) {
      const value = meant?.(text);
      const hint = value === undefined ? "" : `: \`${value}\` for ${text.trim()}`;
      faults.push({ loc: [...location, String(index)], msg: `Expected ${expected}${hint}`, type: "enum" });
    }
    for (const value of found ?? []) values.add(value);
  }
  return [...values];
}

/** The part of a request's context that rejects filters. */
interface RejectionContext {
  refuse(refusal: Refusal<400>): Reply<400, Schema["Problem"]>;
  invalid(...faults: Schema["ValidationFault"][]): Reply<422, Schema["ValidationProblem"]>;
}

type Rejection = ReturnType<RejectionContext["refuse" | "invalid"]>;

/** Reads the filters of a request's body. Returns them in canonical form, or the reply that rejects them. */
export function readSentFilters<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
  { refuse, invalid }: RejectionContext,
): { filters: Filters<Model> } | { rejection: Rejection } {
  const read = readFilters(model, sent);
  if (read.kind === "filters") return { filters: read.filters };
  if (read.kind === "faults") return { rejection: invalid(...read.faults) };
  return { rejection: refuse(presentUnknownFilter(read.name, [...FILTERS[model].keys()])) };
}

/** Returns the refusal of a filter that is not among the known ones. */
export function presentUnknownFilter(name: string, known: readonly string[]): Refusal<400> {
  const filter = name.slice(0, 100);
  const closest = closestName(filter, known) ?? null;
  const hint = closest === null ? "" : ` Did you mean ${closest}?`;
  const message = `There is no filter ${filter}.${hint}`;
  return { status: 400, errorCode: "UNKNOWN_FILTER", message, details: { filter, closest } };
}

interface FilterContext extends RejectionContext {
  readonly db: Db;
  readonly caller: Pick<Caller, "workspaceId">;
  refuse<S extends 400 | 404>(refusal: Refusal<S>): Reply<S, Schema["Problem"]>;
}

/** Reads the filters of a request's body, and also rejects references to another workspace's objects. */
export async function resolveFilters<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
  context: FilterContext,
): Promise<{ filters: Filters<Model> } | { rejection: Rejection | Reply<404, Schema["Problem"]> }> {
  const read = readSentFilters(model, sent, context);
  if ("rejection" in read) return read;
  const { db, caller, refuse } = context;
  const foreign = await findForeignReference(db, caller.workspaceId, read.filters);
  return foreign === undefined ? read : { rejection: refuse(noSuch(foreign)) };
}

/** Finds the faults in the filters of a request's body. */
export function filterFaults<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
): Schema["ValidationFault"][] {
  const read = readFilters(model, sent);
  return read.kind === "faults" ? read.faults : [];
}
