import type { CompanyMatch, CompanyText } from "../search.ts";

// Objects that cross between threads are copied value by value. As one text, or as columns, they are copied several times faster.

/** Matches as columns. */
export interface PackedMatches {
  companyIds: Float64Array;
  scores: Float64Array;
}

export function packMatches(matches: readonly CompanyMatch[]): PackedMatches {
  return {
    companyIds: Float64Array.from(matches, ({ companyId }) => companyId),
    scores: Float64Array.from(matches, ({ score }) => score),
  };
}

export function unpackMatches({ companyIds, scores }: PackedMatches): CompanyMatch[] {
  return Array.from(companyIds, (companyId, at) => ({ companyId, score: scores[at]! }));
}

/** A character that no text of the database contains. */
const END = "\0";

/** Texts as one. */
export interface PackedTexts {
  count: number;
  text: string;
}

export function packTexts(texts: readonly string[]): PackedTexts {
  return { count: texts.length, text: texts.join(END) };
}

export function unpackTexts({ count, text }: PackedTexts): string[] {
  return count === 0 ? [] : text.split(END);
}

/** The companies' names, one-liners and descriptions in turn: all that match reasons depend on. */
export type PackedCompanies = PackedTexts;

export function packCompanies(companies: readonly CompanyText[]): PackedCompanies {
  return packTexts(companies.flatMap(({ name, oneLiner, description }) => [name, oneLiner ?? "", description ?? ""]));
}

/** Unpacks companies, without ids, industries and tags. */
export function unpackCompanies(packed: PackedCompanies): CompanyText[] {
  const texts = unpackTexts(packed);
  return Array.from({ length: texts.length / 3 }, (_, at) => ({
    id: 0,
    name: texts[at * 3]!,
    oneLiner: texts[at * 3 + 1] || null,
    description: texts[at * 3 + 2] || null,
    industry: null,
    tags: [],
  }));
}
