import { deriveQuery } from "./derive-query.ts";
import { embedWords } from "./model/embed.ts";
import { rarity } from "./model/search-model.ts";
import type { SearchModel } from "./model/search-model.ts";
import { cleanCompany, cleanQuery } from "./text/clean.ts";
import type { CompanyText } from "./text/clean.ts";
import { stemOf } from "./text/stem.ts";

/** What an agentic search looks for: words, seed companies, or both. */
export type AgenticSubject = { query: string | null; seeds: readonly CompanyText[] };

/** A word of the query with its share of the query's meaning. */
type Concept = { stem: string; vector: Float32Array; weight: number };

/** Words nearer than this mean the same for the check ("payroll" and "payslips"), and count by their cosine. */
const sameMeaning = 0.45;
/** A company passes when this share of the query's meaning is found in its text. */
const passingCoverage = 0.5;
/** Words of a company looked at. */
const mostWords = 150;

/** The query an agentic search runs, made without a language model: what the seeds have in common, and the words asked for. */
export const generateQuery = (model: SearchModel, { query, seeds }: AgenticSubject): string =>
  [query?.trim() ?? "", seeds.length === 0 ? "" : deriveQuery(model, seeds)].filter((part) => part !== "").join(", ");

const cosine = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

const conceptsOf = (model: SearchModel, query: string): Concept[] => {
  const words = [...new Set(cleanQuery(query))];
  const weights = words.map((word) => Math.min(rarity(model, word), 6));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return words.map((word, at) => ({ stem: stemOf(word), vector: embedWords(model, [word]), weight: weights[at]! / total }));
};

/**
 * How much of a query's meaning a company's text holds, 0 to 1: each word of the query counts by its rarity when the text has it (in
 * singular or plural, or as part of a compound), and in part when the text has a word of near meaning.
 */
export const coverageOf = (model: SearchModel, query: string, company: CompanyText): number => coverage(model, conceptsOf(model, query), company);

const coverage = (model: SearchModel, concepts: readonly Concept[], company: CompanyText): number => {
  const { name, first, rest } = cleanCompany(company);
  const words = [...new Set([...name, ...first, ...rest.flat()])].slice(0, mostWords);
  const stems = words.map(stemOf);
  const vectors = words.map((word) => embedWords(model, [word]));
  return concepts.reduce((sum, { stem, vector, weight }) => {
    const spelled = stems.some((other) => other === stem || (Math.min(other.length, stem.length) >= 4 && (other.startsWith(stem) || stem.startsWith(other))));
    const nearest = spelled ? 1 : vectors.reduce((best, other) => Math.max(best, cosine(vector, other)), 0);
    return sum + weight * (nearest >= sameMeaning ? nearest : 0);
  }, 0);
};

/** The precision check of an agentic search without a language model: for each company, in order, whether it fits the query. */
export const checkPrecision = (model: SearchModel, query: string, companies: readonly CompanyText[]): boolean[] => {
  const concepts = conceptsOf(model, query);
  return companies.map((company) => coverage(model, concepts, company) >= passingCoverage);
};
