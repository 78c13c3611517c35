import { embedWords } from "../model/embedding.ts";
import { rarity, type SearchModel } from "../model/search-model.ts";
import { deriveQuery } from "../reasons/derive-query.ts";
import { type CompanyText, cleanCompany, cleanQuery } from "../text/clean.ts";
import { stemOf } from "../text/stem.ts";

/** What an agentic search looks for: words, seed companies, or both. */
export interface AgenticSubject {
  query: string | null;
  seeds: readonly CompanyText[];
}

/** A word of the query with its share of the query's meaning. */
interface Concept {
  stem: string;
  vector: Float32Array;
  weight: number;
}

/** Words nearer than this mean the same for the check ("payroll" and "payslips"), and count by their cosine. */
const sameMeaning = 0.45;
/**
 * A company passes when this share of the query's meaning is found in its text. At .2 the check gains a little, above .3 it turns away more
 * companies that fit than that do not; see scripts/evaluate/README.md.
 */
const passingCoverage = 0.2;
/** Words of a company looked at. */
const mostWords = 150;

/** The query an agentic search runs, made without a language model: what the seeds have in common, and the words asked for. */
export function generateQuery(model: SearchModel, { query, seeds }: AgenticSubject): string {
  return [query?.trim() ?? "", seeds.length === 0 ? "" : deriveQuery(model, seeds)]
    .filter((part) => part !== "")
    .join(", ");
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

function conceptsOf(model: SearchModel, query: string): Concept[] {
  const words = [...new Set(cleanQuery(query))];
  const weights = words.map((word) => Math.min(rarity(model, word), 6));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return words.map((word, at) => ({
    stem: stemOf(word),
    vector: embedWords(model, [word]),
    weight: weights[at]! / total,
  }));
}

/** How much of each concept a word holds: all of it when it is spelled like it, in part when it means the like. */
function holdings(model: SearchModel, concepts: readonly Concept[], word: string): Float32Array {
  const stem = stemOf(word);
  const vector = model.rowOf.has(word) ? embedWords(model, [word]) : null;
  return Float32Array.from(concepts, (concept) => {
    const short = Math.min(stem.length, concept.stem.length);
    if (stem === concept.stem || (short >= 4 && (stem.startsWith(concept.stem) || concept.stem.startsWith(stem))))
      return 1;
    const near = vector === null ? 0 : cosine(vector, concept.vector);
    return near >= sameMeaning ? near : 0;
  });
}

/**
 * How much of a query's meaning a company's text holds, 0 to 1: each word of the query counts by its rarity when the text has it (in
 * singular or plural, or as part of a compound), and in part when the text has a word of near meaning.
 */
export function coverageOf(model: SearchModel, query: string): (company: CompanyText) => number {
  const concepts = conceptsOf(model, query);
  const known = new Map<string, Float32Array>();
  const heldBy = (word: string): Float32Array => {
    const held = known.get(word) ?? holdings(model, concepts, word);
    known.set(word, held);
    return held;
  };
  return (company) => {
    const { name, first, rest } = cleanCompany(company);
    const most = new Float32Array(concepts.length);
    for (const word of [...new Set([...name, ...first, ...rest.flat()])].slice(0, mostWords)) {
      const held = heldBy(word);
      for (let at = 0; at < most.length; at += 1) most[at] = Math.max(most[at]!, held[at]!);
    }
    return concepts.reduce((sum, { weight }, at) => sum + weight * most[at]!, 0);
  };
}

/** The precision check of an agentic search without a language model: whether a company fits the query. */
export function precisionCheck(model: SearchModel, query: string): (company: CompanyText) => boolean {
  const coverage = coverageOf(model, query);
  return (company) => coverage(company) >= passingCoverage;
}
