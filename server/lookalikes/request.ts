import { WRITTEN_COUNTRY, WRITTEN_FUNDING_STAGE } from "../filters/definitions.ts";
import { canonicalValues } from "../filters/read-filters.ts";
import type { DeepPartial, Refusal, Schema } from "../http/contract.ts";
import type { CompanyFilter } from "../search/search.ts";
import type { Seeds } from "./queries-seeds.ts";

/** The fields that both searches share: query parameters of the request, the body of a bulk job. */
interface RequestFields {
  readonly query?: string | null;
  readonly seed_domains?: readonly string[] | null;
  readonly min_employees?: number | null;
  readonly max_employees?: number | null;
  readonly funding_stages?: readonly string[] | null;
  readonly locations?: readonly string[] | null;
  readonly search_type: Schema["LookalikeSearchType"];
  readonly min_score?: number | null;
}

/** A request in canonical form. A bulk job stores it as JSON. */
export interface LookalikeRequest {
  readonly query: string | null;
  readonly searchType: Schema["LookalikeSearchType"];
  readonly filter: CompanyFilter;
  readonly minScore?: number;
}

/** Returns the canonical request, or its faults, whose `loc` begins with the part the fields came in. */
export function readRequest(
  fields: RequestFields,
  part: "query" | "body",
): LookalikeRequest | { faults: Schema["ValidationFault"][] } {
  const query = fields.query?.trim() || null;
  const faults: Schema["ValidationFault"][] = [];
  if (query === null && !fields.seed_domains?.length) {
    faults.push({ loc: [part, "query"], msg: "Give `query`, `seed_domains` or both", type: "missing" });
  }
  const { min_employees: minEmployees, max_employees: maxEmployees } = fields;
  if (minEmployees != null && maxEmployees != null && minEmployees > maxEmployees) {
    faults.push({ loc: [part, "min_employees"], msg: "Expected no more than max_employees", type: "less_than_equal" });
  }
  const stages = canonicalValues(WRITTEN_FUNDING_STAGE, fields.funding_stages ?? [], [part, "funding_stages"], faults);
  const countries = canonicalValues(WRITTEN_COUNTRY, fields.locations ?? [], [part, "locations"], faults);
  if (faults.length > 0) return { faults };
  return {
    query,
    searchType: fields.search_type,
    minScore: fields.min_score ?? undefined,
    filter: {
      minEmployees: minEmployees ?? undefined,
      maxEmployees: maxEmployees ?? undefined,
      fundingStages: stages,
      headquartersCountries: countries,
    },
  };
}

/** Finds faults in the values of a request of which only `fields` match their schemas. */
export function findFaults(
  fields: DeepPartial<RequestFields> | undefined,
  part: "query" | "body",
): Schema["ValidationFault"][] {
  const request = readRequest({ search_type: "semantic", ...fields }, part);
  // A field that seems to be missing may have been invalid.
  return "faults" in request ? request.faults.filter(({ type }) => type !== "missing") : [];
}

/** Returns the refusal of seeds of which none belongs to a company; undefined when one does or none was sent. */
export function findSeedRefusal({ resolved, unresolved }: Seeds): Refusal<400> | undefined {
  if (resolved?.length !== 0) return undefined;
  const message = "None of the seed domains belongs to a company in the catalogue.";
  return { status: 400, errorCode: "NO_SEED_RESOLVED", message, details: { unresolved_seed_domains: unresolved } };
}
