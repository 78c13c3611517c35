import { toUnit } from "../../lib/to-unit.ts";
import { coverageOf } from "../lexical/coverage.ts";
import {
  type LexicalQuery,
  literalQueries,
  type QueryParts,
  seedLexicalQuery,
  textLexicalQuery,
} from "../lexical/lexical-query.ts";
import { cosine, embedCompany, embedWords } from "../model/embedding.ts";
import type { SearchModel } from "../model/search-model.ts";
import type { QuerySubject } from "../query/subject.ts";
import { type CleanText, type CompanyText, cleanCompany } from "../text/clean.ts";
import { MIN_EXCLUDED_COVERAGE, type QueryKind } from "./relevance.ts";

/** The basis of a ranking: a direction in the space of meaning, and the concepts that words should cover. */
export interface RankingPart {
  kind: QueryKind;
  vector: Float32Array;
  lexical: LexicalQuery;
}

/** A query. With a condition, the ranking contains only companies that meet it too. */
export interface RankingQuery extends RankingPart {
  /** The query's unit vector by an embeddings model; that of the seeds, if there are any. */
  embedding?: Float32Array | undefined;
  condition?: RankingPart;
  /** The words of what companies must not be or do. */
  excluded?: readonly (readonly LexicalQuery[])[];
}

/**
 * Returns the query for a description of companies. A product for someone is a condition: a restaurant has more in
 * common with "payroll for restaurants" than a provider of payroll has.
 */
export function queryFromSubject(subject: QuerySubject, parts: QueryParts): RankingQuery {
  const { product } = subject;
  return { ...partOf(subject, parts), ...(product && { condition: partOf(product, parts) }) };
}

function partOf({ distinctive, lookup }: QuerySubject, parts: QueryParts): RankingPart {
  return {
    kind: "text",
    vector: embedWords(parts.model, distinctive),
    lexical: textLexicalQuery(lookup, parts),
  };
}

/** Returns the query for seed companies: the mean of their vectors, and their most distinctive words. */
export function queryFromSeeds(seeds: readonly CompanyText[], parts: QueryParts): RankingPart {
  const texts = seeds.map(cleanCompany);
  const vector = seedDirection(texts, parts.model);
  const nearness = (word: string): number => cosine(embedWords(parts.model, [word]), vector);
  return { kind: "seeds", vector, lexical: seedLexicalQuery(texts, nearness, parts) };
}

/** Returns the query for seeds with a condition that companies must also meet: "like stripe.com, for restaurants". */
export function withCondition(seeds: RankingPart, condition: RankingPart): RankingQuery {
  return { ...seeds, kind: "seeds_and_condition", condition };
}

/** Returns the query without the companies that mention all distinctive words of one of the subjects. */
export function withoutSubjects(
  query: RankingQuery,
  subjects: readonly QuerySubject[],
  parts: Pick<QueryParts, "terms">,
): RankingQuery {
  const groups = subjects
    .map(({ distinctiveTerms }) => literalQueries(distinctiveTerms, parts))
    .filter((group) => group.length > 0);
  return groups.length === 0 ? query : { ...query, excluded: groups };
}

/** Returns whether a company is or does what a subject says: it mentions all of its distinctive words, as `withoutSubjects` has it. */
export function mentionsAll(
  { distinctiveTerms }: QuerySubject,
  company: CompanyText,
  parts: Pick<QueryParts, "terms">,
): boolean {
  const words = literalQueries(distinctiveTerms, parts);
  return words.length > 0 && words.every((word) => coverageOf(word, company) >= MIN_EXCLUDED_COVERAGE);
}

/** Returns the mean direction of several unit vectors. */
export function meanDirection(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < dimensions; at += 1) sum[at]! += vector[at]!;
  return toUnit(sum);
}

function seedDirection(texts: readonly CleanText[], model: SearchModel): Float32Array {
  return meanDirection(
    texts.map((text) => embedCompany(model, text)),
    model.dimensions,
  );
}
