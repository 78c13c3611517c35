import { countriesOf } from "../catalogue/countries.ts";
import type { Refusal, Schema } from "../http/contract.ts";
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
  if (faults.length > 0) return { faults };
  const { min_employees: minEmployees, max_employees: maxEmployees, funding_stages, locations } = fields;
  return {
    query,
    searchType: fields.search_type,
    minScore: fields.min_score ?? undefined,
    filter: {
      minEmployees: minEmployees ?? undefined,
      maxEmployees: maxEmployees ?? undefined,
      fundingStages: funding_stages ?? [],
      headquartersCountries: countriesOf(locations ?? []),
    },
  };
}

/** Returns the refusal of seeds of which none belongs to a company; undefined when one does or none was sent. */
export function findSeedRefusal({ resolved, unresolved }: Seeds): Refusal<400> | undefined {
  if (resolved?.length !== 0) return undefined;
  const message = "None of the seed domains belongs to a company in the catalogue.";
  return { status: 400, errorCode: "NO_SEED_RESOLVED", message, details: { unresolved_seed_domains: unresolved } };
}
