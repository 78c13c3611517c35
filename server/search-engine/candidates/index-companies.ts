import { chunks } from "../../lib/chunks.ts";
import { BLOCK_ROWS } from "../lexical/block.ts";
import { countTerms, numberTerms } from "../lexical/company-terms.ts";
import { LexicalIndex } from "../lexical/lexical-index.ts";
import type { TermDictionary } from "../lexical/term-dictionary.ts";
import { embedCompany } from "../model/embedding.ts";
import type { SearchModel } from "../model/search-model.ts";
import { type CompanyText, cleanCompany } from "../text/clean.ts";
import { MemoryVectorSearch } from "../vector-scan/memory-vector-search.ts";
import { MemoryCandidates } from "./memory-candidates.ts";

/** An index of companies without a database, for evaluation and tests. */
export interface CompaniesIndex {
  readonly candidates: MemoryCandidates;
  readonly terms: TermDictionary;
  readonly bytes: { readonly vectors: number; readonly lexical: number };
}

const UNKNOWN = { employeeCount: null, fundingStage: null, headquartersCountry: null };

/**
 * Indexes companies as the service does. A company's id is its position in `companies`.
 * @param embeddings unit vectors from an embeddings model, in the order of `companies`
 */
export async function indexCompanies(
  companies: readonly CompanyText[],
  model: SearchModel,
  embeddings?: readonly Float32Array[],
): Promise<CompaniesIndex> {
  const store = async (ofCompanies: readonly Float32Array[]): Promise<MemoryVectorSearch> => {
    const search = new MemoryVectorSearch(ofCompanies[0]?.length ?? 1, 1);
    const ids = companies.map((_, at) => at);
    for (const companyIds of chunks(ids, BLOCK_ROWS)) {
      const vectors = Float32Array.from(companyIds.flatMap((id) => [...ofCompanies[id]!]));
      await search.upsert({ companyIds, vectors, attributes: companyIds.map(() => UNKNOWN) });
    }
    return search;
  };
  const vectors = await store(companies.map((company) => embedCompany(model, cleanCompany(company))));
  const lexical = new LexicalIndex(1);
  const entries = companies.map((company, companyId) => ({
    ...UNKNOWN,
    companyId,
    terms: numberTerms(countTerms(company, model), lexical.dictionary),
  }));
  for (const block of chunks(entries, BLOCK_ROWS)) lexical.load(block);
  const candidates = new MemoryCandidates(vectors, lexical);
  if (embeddings) candidates.useEmbeddings(await store(embeddings));
  const bytes = { vectors: vectors.memoryBytes(), lexical: lexical.memoryBytes() };
  return { candidates, terms: lexical.dictionary, bytes };
}
