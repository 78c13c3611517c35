import type { ResultCompany } from "./queries.ts";

/**
 * How many companies to ask the search for, so that `limit` are left without those that come a second time. Of 42,106 real
 * companies 42 did, one in a thousand.
 */
export function withSpare(limit: number): number {
  return limit + 5 + Math.ceil(limit / 100);
}

type Named = Pick<ResultCompany, "domain" | "name_key" | "one_liner" | "description">;

/**
 * Lets a ranking's companies pass, asked in rank order, each once: one that has two domains comes at its better place. Two entries are
 * one company when they have one name, legal form aside, and domains alike but for the suffix (airbyte.com, airbyte.io) or nearly the
 * same description (elevateuranium.com.au, marenicaenergy.com.au).
 */
export function onceEach(): (company: Named) => boolean {
  const met = new Map<string, Named[]>();
  return (company) => {
    const namesakes = met.get(company.name_key);
    if (namesakes === undefined) met.set(company.name_key, [company]);
    else if (namesakes.some((other) => isSame(company, other))) return false;
    else namesakes.push(company);
    return true;
  };
}

function isSame(company: Named, other: Named): boolean {
  return labelOf(company) === labelOf(other) || areDescribedAlike(company, other);
}

/** The first part of a domain, which always has a dot. */
function labelOf({ domain }: Named): string {
  return domain.slice(0, domain.indexOf("."));
}

/**
 * Of 143 pairs of one name and different domains among the real companies, the six that are one company share .52 to 1.00 of their words,
 * all others at most .42: banks, whose descriptions are all alike. Better a company twice than one of two left out.
 */
const LEAST_SHARED = 0.55;
/** Fewer words are soon the same: C and C++ are both a "Compiled language to Wasm". */
const FEWEST_WORDS = 12;

function areDescribedAlike(company: Named, other: Named): boolean {
  const [words, others] = [wordsOf(company), wordsOf(other)];
  if (Math.min(words.size, others.size) < FEWEST_WORDS) return false;
  const shared = words.intersection(others).size;
  return shared / (words.size + others.size - shared) >= LEAST_SHARED;
}

function wordsOf({ one_liner: oneLiner, description }: Named): Set<string> {
  return new Set(`${oneLiner ?? ""} ${description ?? ""}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
