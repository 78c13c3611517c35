import { readSubject } from "../search-engine/public.ts";
import { words } from "../text/public.ts";
import type { CompanyFilters } from "./search.ts";

export interface SearchParts {
  /** The companies' activity, without conditions; null or empty without it. */
  readonly text: string | null;
  readonly filters: CompanyFilters;
  readonly exclude: readonly string[];
}

interface Alternative {
  /** The omitted part, in words. */
  readonly without: string;
  readonly parts: SearchParts;
}

/** The maximum number of words: each part takes another search. */
const MAX_WORDS = 6;
/** Alternatives are counted up to this many companies. */
export const MAX_ALTERNATIVES_COUNTED = 100;

/**
 * Returns the results of an empty search without one of its conditions, exclusions or words: of each kind, the part
 * whose omission finds most. Null if nothing would be found either.
 * @param hasSeeds whether the text is a condition on companies similar to seeds, and can be omitted as a whole
 * @param count searches, and returns the number of companies found
 */
export async function noticeOfAlternatives(
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
  const isTelling = (token: string): boolean => words(token).some(({ text }) => lookup.has(text));
  const telling = tokens.filter(isTelling);
  if (telling.length < 2) return [];
  return telling.slice(0, MAX_WORDS).map((word) => ({
    without: `the word "${word}"`,
    parts: { ...asked, text: tokens.filter((token) => token !== word).join(" ") },
  }));
}
