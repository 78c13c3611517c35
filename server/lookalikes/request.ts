import type { Seeds } from "../catalogue/queries-seeds.ts";
import { searchFilters } from "../filters/search-filters.ts";
import type { Refusal, Schema } from "../http/contract.ts";
import type { CompanyFilter, LookalikeSearch } from "../search/search.ts";
import type { Exclusions } from "./queries-exclusions.ts";

/** The fields that a search (in query parameters) and a bulk job (in its body) share. */
type RequestFields = Parameters<typeof searchFilters>[0] & {
  readonly query?: string | null;
  readonly seed_domains?: readonly string[] | null;
  readonly search_type: Schema["LookalikeSearchType"];
  readonly min_score?: number | null;
  readonly interpret: boolean;
  readonly include_unknown: boolean;
  readonly exclude?: readonly string[];
  readonly exclude_my_accounts: boolean;
  readonly exclude_in_crm: boolean;
  readonly exclude_returned_before: boolean;
  readonly exclude_audience_ids?: readonly number[];
  readonly exclude_domains?: readonly string[];
};

/** A request in canonical form. A bulk job stores it as JSON. */
export interface LookalikeRequest
  extends Pick<LookalikeSearch, "query" | "searchType" | "filters" | "interpret">,
    Pick<LookalikeSearch, "includeUnknown" | "exclude" | "minScore"> {
  readonly exclusions?: Exclusions;
  /** Whether the credit limit or the quote of the request reduced the job's limit. */
  readonly isLimitedByCredits?: boolean;
}

/** A request as a job stored it. Earlier releases stored fewer filters, under other names. */
export type StoredRequest = LookalikeRequest | (Omit<LookalikeRequest, "filters"> & { readonly filter: CompanyFilter });

/** Returns the canonical request, or its faults. The `loc` of a fault begins with `part`. */
export function readRequest(
  fields: RequestFields,
  part: "query" | "body",
): LookalikeRequest | { faults: Schema["ValidationFault"][] } {
  const query = fields.query?.trim() || null;
  const missing = findMissingSubject(fields, part);
  if (missing) return { faults: [missing] };
  return {
    query,
    searchType: fields.search_type,
    minScore: fields.min_score ?? undefined,
    filters: searchFilters(fields),
    interpret: fields.interpret,
    includeUnknown: fields.include_unknown,
    exclude: fields.exclude ?? [],
    exclusions: {
      myAccounts: fields.exclude_my_accounts,
      inCrm: fields.exclude_in_crm,
      returnedBefore: fields.exclude_returned_before,
      audienceIds: fields.exclude_audience_ids ?? [],
      domains: fields.exclude_domains ?? [],
    },
  };
}

/** Returns a fault if the request has neither a query nor seeds. */
export function findMissingSubject(
  { query, seed_domains: seedDomains }: Pick<RequestFields, "query" | "seed_domains">,
  part: "query" | "body",
): Schema["ValidationFault"] | undefined {
  if (query?.trim() || seedDomains?.length) return undefined;
  return { loc: [part, "query"], msg: "Expected `query`, `seed_domains` or both", type: "missing" };
}

export function readStored(stored: StoredRequest): LookalikeRequest {
  if ("filters" in stored) return stored;
  const { filter, ...request } = stored;
  const { minEmployees, maxEmployees, fundingStages = [], headquartersCountries = [] } = filter;
  return {
    ...request,
    filters: {
      ...(minEmployees !== undefined && { min_employee_count: minEmployees }),
      ...(maxEmployees !== undefined && { max_employee_count: maxEmployees }),
      ...(fundingStages.length > 0 && { funding_stages: [...fundingStages] }),
      ...(headquartersCountries.length > 0 && { hq_country_codes: [...headquartersCountries] }),
    },
  };
}

/** Returns a refusal if seeds were sent and none of them is a company of the catalogue. */
export function findSeedRefusal({ resolved, unresolved }: Seeds): Refusal<400> | undefined {
  if (resolved?.length !== 0) return undefined;
  const message = "None of the seed domains belongs to a company in the catalogue.";
  return { status: 400, errorCode: "NO_SEED_RESOLVED", message, details: { unresolved_seed_domains: unresolved } };
}
