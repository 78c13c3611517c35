import { toUnit } from "../../lib/to-unit.ts";
import { STOP_WORDS } from "../../text/public.ts";
import { lexicalCoverage } from "../lexical/coverage.ts";
import {
  type LexicalQuery,
  literalQueries,
  type QueryParts,
  seedLexicalQuery,
  textLexicalQuery,
  wordQuery,
} from "../lexical/lexical-query.ts";
import { cosine, embedCompany, embedWords } from "../model/embedding.ts";
import type { SearchModel } from "../model/search-model.ts";
import { type QuerySubject, splitFacts } from "../query/subject.ts";
import { type CleanText, type CompanyText, cleanCompany } from "../text/clean.ts";
import { seedEmbeddingText } from "../text/embedding-text.ts";
import type { QueryKind } from "./relevance.ts";

/** What a ranking is based on: a vector of the trained model, and the concepts that companies' words should cover. */
export interface RankingPart {
  kind: QueryKind;
  vector: Float32Array;
  lexical: LexicalQuery;
}

/** A query. If it has a condition, companies that meet the condition score higher. */
export interface RankingQuery extends RankingPart {
  /** The unit vector of the seeds, or of the query if there are no seeds, from an embeddings model. */
  embedding?: Float32Array | undefined;
  condition?: RankingPart;
  /** The words of excluded kinds and activities. */
  excluded?: readonly (readonly LexicalQuery[])[];
  /** Words that companies' texts must contain. */
  required?: readonly LexicalQuery[];
}

/** The data for queries, and the embeddings model if one is loaded. */
interface EmbeddingParts extends QueryParts {
  readonly embedTexts?: EmbedTexts | undefined;
}

/** Returns the vectors of texts from an embeddings model; null if the model fails. */
export interface EmbedTexts {
  (texts: readonly string[], signal: AbortSignal): Promise<Float32Array[] | null>;
  /** Differs between models whose vectors cannot be compared. */
  readonly identity: string;
}

/** Returns the query for seeds, for a description of companies, or for seeds with a description as a condition. */
export async function queryFor(
  parts: EmbeddingParts,
  seeds: readonly CompanyText[],
  subject: QuerySubject | null,
  signal: AbortSignal,
): Promise<RankingQuery> {
  if (seeds.length === 0 && subject !== null) return queryForSubject(parts, subject, signal);
  const query = queryFromSeeds(seeds, parts);
  const embedding = await embed(parts, seeds.map(seedEmbeddingText), signal);
  if (subject === null) return { ...query, embedding };
  const asked = withCondition(query, queryFromSubject(subject, parts));
  return { ...withFacts(asked, splitFacts(subject).facts), embedding };
}

/** Returns the query for a description of companies. */
export async function queryForSubject(
  parts: EmbeddingParts,
  subject: QuerySubject,
  signal: AbortSignal,
): Promise<RankingQuery> {
  const { facts, rest } = splitFacts(subject);
  // A query that consists only of facts ("open source") is ranked by the words of its facts.
  const described = rest ?? subject;
  const query = queryFromSubject(described, parts);
  return { ...withFacts(query, facts), embedding: await embed(parts, [described.spelledOut], signal) };
}

/** Returns the mean vector of texts from the embeddings model; undefined if no model is loaded or the model fails. */
async function embed(
  { embedTexts }: EmbeddingParts,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array | undefined> {
  const vectors = await embedTexts?.(texts, signal);
  return vectors?.[0] && meanDirection(vectors, vectors[0].length);
}

/** Returns the query for a description of companies, without the embeddings model. */
export function queryFromSubject({ words, distinctive, lookup }: QuerySubject, parts: QueryParts): RankingPart {
  return {
    kind: "text",
    vector: embedWords(parts.model, distinctive),
    lexical: textLexicalQuery(lookup, maxCoverage(words), parts),
  };
}

/**
 * Returns the maximum coverage of a description: 1, or less if most of its words are function words, as in "what time
 * is it".
 */
function maxCoverage(words: readonly string[]): number {
  const contentWords = words.filter((word) => !STOP_WORDS.has(word)).length;
  return Math.min(1, (2 * contentWords) / words.length) ** 2;
}

/** Returns the query for seed companies: the mean of their vectors, and their most distinctive words. */
export function queryFromSeeds(seeds: readonly CompanyText[], parts: QueryParts): RankingPart {
  const texts = seeds.map(cleanCompany);
  const vector = seedDirection(texts, parts.model);
  const nearness = (word: string): number => cosine(embedWords(parts.model, [word]), vector);
  return { kind: "seeds", vector, lexical: seedLexicalQuery(texts, nearness, parts) };
}

/** Returns the query for seeds that ranks companies lower if they miss a condition: "like stripe.com, for cafes". */
export function withCondition(seeds: RankingPart, condition: RankingPart): RankingQuery {
  return { ...seeds, kind: "seeds_and_condition", condition };
}

/** Returns the query limited to companies whose texts contain all of `facts`. */
function withFacts(query: RankingQuery, facts: readonly string[]): RankingQuery {
  return facts.length === 0 ? query : { ...query, required: facts.map(wordQuery) };
}

/** Returns the query without companies that have all distinctive words of a subject in their self-description. */
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

/** Returns whether all distinctive words of a subject are in a company's self-description, as in `withoutSubjects`. */
export function mentionsAll(
  { distinctiveTerms }: QuerySubject,
  company: CompanyText,
  parts: Pick<QueryParts, "terms">,
): boolean {
  const words = literalQueries(distinctiveTerms, parts);
  return words.length > 0 && words.every((word) => lexicalCoverage(word, company) > 0);
}

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
