import { readSubject } from "../search-engine/public.ts";
import { words } from "../text/public.ts";
import type { CompanyFilters } from "./search.ts";

export interface SearchParts {
  /** The activity that the query describes, without its conditions; null or empty if it describes none. */
  readonly text: string | null;
  readonly filters: CompanyFilters;
  readonly exclude: readonly string[];
}

interface Alternative {
  /** A description of the omitted part. */
  readonly without: string;
  readonly parts: SearchParts;
}

/** The maximum number of words to try, because each takes another search. */
const MAX_WORDS = 6;
/** The companies that an alternative finds are counted up to this number. */
export const MAX_ALTERNATIVES_COUNTED = 100;

/**
 * Returns a notice for an empty search. Of the conditions, the exclusions and the words, it states the one whose
 * removal finds most companies, and how many. Returns null if no removal finds any.
 * @param hasSeeds whether the search has seeds, so that its whole text can be omitted instead of a word
 * @param count runs a search, and returns the number of companies found
 */
export async function alternativesNotice(
  asked: SearchParts,
  hasSeeds: boolean,
  count: (parts: SearchParts) => Promise<number>,
): Promise<string | null> {
  const kinds = [withoutFilter(asked), withoutExclusion(asked), hasSeeds ? withoutText(asked) : withoutWord(asked)];
  const best = await Promise.all(kinds.map((alternatives) => pickBest(alternatives, count)));
  let offered = best.filter((alternative) => alternative !== null);
  if (offered.length === 0) offered = [await pickBest(withoutFilters(asked), count)].filter((found) => found !== null);
  if (offered.length === 0) return null;
  return `Without ${offered.map(({ without, found }) => `${without}, ${formatCompanyCount(found)}`).join("; without ")} would be found.`;
}

function formatCompanyCount(found: number): string {
  if (found >= MAX_ALTERNATIVES_COUNTED) return `${MAX_ALTERNATIVES_COUNTED} or more companies`;
  return found === 1 ? "1 company" : `${found} companies`;
}

async function pickBest(
  alternatives: readonly Alternative[],
  count: (parts: SearchParts) => Promise<number>,
): Promise<{ without: string; found: number } | null> {
  const counted = await Promise.all(
    alternatives.map(async ({ without, parts }) => ({ without, found: await count(parts) })),
  );
  const [best] = counted.filter(({ found }) => found > 0).toSorted((a, b) => b.found - a.found);
  return best ?? null;
}

function withoutFilter(asked: SearchParts): Alternative[] {
  return Object.keys(asked.filters).map((name) => ({
    without: name,
    parts: { ...asked, filters: Object.fromEntries(Object.entries(asked.filters).filter(([other]) => other !== name)) },
  }));
}

function withoutFilters(asked: SearchParts): Alternative[] {
  return Object.keys(asked.filters).length < 2 ? [] : [{ without: "any filter", parts: { ...asked, filters: {} } }];
}

function withoutExclusion(asked: SearchParts): Alternative[] {
  return asked.exclude.map((text) => ({
    without: `the exclusion of "${text}"`,
    parts: { ...asked, exclude: asked.exclude.filter((other) => other !== text) },
  }));
}

function withoutText(asked: SearchParts): Alternative[] {
  return asked.text ? [{ without: "the query", parts: { ...asked, text: null } }] : [];
}

function withoutWord(asked: SearchParts): Alternative[] {
  const tokens = (asked.text ?? "").split(/\s+/).filter(Boolean);
  const lookup = new Set(readSubject(asked.text ?? "").distinctive);
  const isDistinctive = (token: string): boolean => words(token).some(({ text }) => lookup.has(text));
  const distinctive = tokens.filter(isDistinctive);
  if (distinctive.length < 2) return [];
  return distinctive.slice(0, MAX_WORDS).map((word) => ({
    without: `the word "${word}"`,
    parts: { ...asked, text: tokens.filter((token) => token !== word).join(" ") },
  }));
}
