import type { CompanyText } from "../text/clean.ts";
import { addedByConcept, isOwnWord, typicalImpact } from "./block.ts";
import { countTerms } from "./company-terms.ts";
import type { LexicalQuery } from "./lexical-query.ts";

/** Returns a company's coverage of a query, 0 to 1. Scores it as the index scores a company of average length. */
export function lexicalCoverage(query: LexicalQuery, company: CompanyText): number {
  const { hashes, counts } = countTerms(company);
  const countByHash = new Map<number, number>();
  hashes.forEach((hash, at) => {
    if (!query.onlyOwn || isOwnWord(counts[at]!)) countByHash.set(hash, counts[at]!);
  });
  return query.concepts.reduce((sum, { weight, terms, shares }) => {
    const best = Array.from(terms, (term, at) => shares[at]! * typicalImpact(countByHash.get(term) ?? 0));
    return sum + weight * addedByConcept(Math.max(0, ...best));
  }, 0);
}
