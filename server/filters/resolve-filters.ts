import type { Db } from "../db/connect.ts";
import type { Caller, Reply, Schema } from "../http/contract.ts";
import type { FilterModel } from "./definitions.ts";
import { findForeignReference } from "./queries-references.ts";
import { type Filters, readFilters } from "./read-filters.ts";

const LOCATION = ["body", "filters"];

/** What of a request's context is needed to check its filters and to refuse them. */
interface FilterContext {
  readonly db: Db;
  readonly caller: Pick<Caller, "workspaceId">;
  problem<S extends 400 | 404>(
    status: S,
    errorCode: Schema["ErrorCode"],
    message: string,
    details?: Record<string, unknown>,
  ): Reply<S, Schema["Problem"]>;
  invalid(...faults: Schema["ValidationFault"][]): Reply<422, Schema["ValidationProblem"]>;
}

type FilterRefusal = Reply<400 | 404, Schema["Problem"]> | Reply<422, Schema["ValidationProblem"]>;

/** Reads the filters of a request's body. Returns them in canonical form, or the reply that refuses them. */
export async function resolveFilters<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
  { db, caller, problem, invalid }: FilterContext,
): Promise<{ filters: Filters<Model> } | { refusal: FilterRefusal }> {
  const read = readFilters(model, sent, LOCATION);
  if (read.kind === "faults") return { refusal: invalid(...read.faults) };
  if (read.kind === "unknown") {
    const { name, closest } = read;
    const message = `There is no filter ${name}. Did you mean ${closest}?`;
    return { refusal: problem(400, "UNKNOWN_FILTER", message, { filter: name, closest }) };
  }
  const { filters } = read;
  const foreign = await findForeignReference(db, caller.workspaceId, filters);
  if (foreign !== undefined) return { refusal: problem(404, "NOT_FOUND", `There is no such ${foreign}.`) };
  return { filters };
}

/** Finds the faults in the filters of a request's body. */
export function filterFaults<Model extends FilterModel>(
  model: Model,
  sent: Schema[Model] | null | undefined,
): Schema["ValidationFault"][] {
  const read = readFilters(model, sent, LOCATION);
  return read.kind === "faults" ? read.faults : [];
}
