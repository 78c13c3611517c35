import type { CompanyConditions, Retrieval, RetrieveOptions, WordQuery } from "../../ports/company-index.ts";
import type { VectorFilter } from "../../ports/vector-search.ts";

/** A part of a request body in OpenSearch's query language. */
export type Query = Readonly<Record<string, unknown>>;

/** The fields for vectors from the trained model and from an embeddings model. */
export const VECTOR = "vector";
export const embeddingField = (key: string): string => `embedding_${key}`;

/** The largest `k` of an approximate search in OpenSearch. */
const MAX_K = 10_000;
/** The maximum number of terms, and of excluded companies, in one query. */
export const MAX_TERMS = 1_000_000;

/** Also sorts by id, which orders companies with equal scores and returns ids without reading documents. */
const RANKED = {
  _source: false,
  stored_fields: "_none_",
  track_total_hits: false,
  sort: [{ _score: "desc" }, { companyId: "asc" }],
};

/** Returns the request body of a retrieval; null if it cannot find any company. */
export function retrievalBody(
  retrieval: Retrieval,
  method: "exact" | "approximate",
  options: RetrieveOptions,
): Query | null {
  const { limit, pass } = retrieval;
  const query =
    retrieval.by === "words"
      ? coverageQuery(retrieval.words, options, conditions(pass, options))
      : vectorQuery(retrieval, method, conditions(pass, options));
  return query && { ...RANKED, size: limit, query };
}

/** Returns the score of the first hit as a cosine or a coverage. */
export function hitScore(retrieval: Retrieval, score: number): number {
  // OpenSearch adds 1 to a cosine, because its scores must not be negative.
  return retrieval.by === "vector" ? score - 1 : score;
}

/** Returns the conditions as clauses of a boolean query. */
function conditions(
  { filter, allowedIds, excludedIds, notCovering = [], covering = [] }: CompanyConditions,
  options: RetrieveOptions,
): { filter: Query[]; must_not: Query[] } {
  const passed = filterClauses(filter);
  if (allowedIds) passed.filter.push({ terms: { companyId: [...allowedIds] } });
  if (excludedIds && excludedIds.size > 0) passed.must_not.push({ terms: { companyId: [...excludedIds] } });
  for (const words of covering) passed.filter.push(coverageQuery(words, options) ?? NOTHING);
  for (const group of notCovering)
    passed.must_not.push({ bool: { filter: group.map((words) => coverageQuery(words, options) ?? NOTHING) } });
  return passed;
}

const NOTHING = { match_none: {} };

/** Returns a filter as clauses. A company with an unknown value matches neither a condition nor an exclusion on it. */
function filterClauses(filter: VectorFilter | null): { filter: Query[]; must_not: Query[] } {
  const {
    minEmployees,
    maxEmployees,
    fundingStages = [],
    headquartersCountries = [],
    excludedHeadquartersCountries = [],
  } = filter ?? {};
  const clauses: { filter: Query[]; must_not: Query[] } = { filter: [], must_not: [] };
  if (minEmployees !== undefined || maxEmployees !== undefined)
    clauses.filter.push({ range: { employees: { gte: minEmployees, lte: maxEmployees } } });
  if (fundingStages.length > 0) clauses.filter.push({ terms: { stage: [...fundingStages] } });
  if (headquartersCountries.length > 0) clauses.filter.push({ terms: { country: [...headquartersCountries] } });
  if (excludedHeadquartersCountries.length > 0)
    clauses.must_not.push({ terms: { country: [...excludedHeadquartersCountries] } });
  return clauses;
}

/** The concept's contribution to the coverage. `_score` is the best term's impact / 255, times the term's share. */
const COVERAGE = "params.weight * Math.log1p(_score / params.saturation) / Math.log1p(1 / params.saturation)";

/** Scores 1 for a word of a company's self-description, whose impact is odd, else 0. */
const OWN = "Math.round(_score * 255) % 2";

function coverageQuery(
  { concepts, required = [], onlyOwn = false }: WordQuery,
  { saturation }: RetrieveOptions,
  passing?: { filter: Query[]; must_not: Query[] },
): Query | null {
  const termQuery = (hash: number): Query => ({ term: { terms: { value: String(hash) } } });
  const should: Query[] = concepts
    .filter(({ terms }) => terms.length > 0)
    .map(({ weight, terms, shares }) => {
      const queries = Array.from(terms, (hash, at) => ({
        term: { terms: { value: String(hash), boost: shares[at] } },
      }));
      const script = onlyOwn ? { source: OWN } : { source: COVERAGE, params: { weight, saturation } };
      return { script_score: { query: { dis_max: { queries } }, script, ...(onlyOwn && { min_score: 1 }) } };
    });
  if (should.length === 0) return null;
  for (const { terms, adds } of required)
    should.push({ constant_score: { filter: { bool: { filter: Array.from(terms, termQuery) } }, boost: adds } });
  return { bool: { should, minimum_should_match: 1, ...passing } };
}

function vectorQuery(
  { vector, embeddings, limit }: Extract<Retrieval, { by: "vector" }>,
  method: "exact" | "approximate",
  passing: { filter: Query[]; must_not: Query[] },
): Query | null {
  const bytes = toBytes(vector);
  if (bytes === null) return null;
  const field = embeddings ? embeddingField(embeddings.key) : VECTOR;
  if (method === "approximate") {
    const isFiltered = passing.filter.length + passing.must_not.length > 0;
    return {
      knn: { [field]: { vector: bytes, k: Math.min(limit, MAX_K), ...(isFiltered && { filter: { bool: passing } }) } },
    };
  }
  return {
    script_score: {
      query: { bool: { ...passing, filter: [...passing.filter, { exists: { field } }] } },
      script: { lang: "knn", source: "knn_score", params: { field, query_value: bytes, space_type: "cosinesimil" } },
    },
  };
}

/** Returns the direction of a vector in signed bytes; null for a zero vector, which has none. */
function toBytes(vector: Float32Array): number[] | null {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return largest === 0 ? null : Array.from(vector, (value) => Math.round((value / largest) * 127));
}
