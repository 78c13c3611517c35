import { capitalise } from "../../lib/capitalise.ts";
import { isCommonWord, placeLength, population, toTerm, type Word, words } from "../../text/public.ts";
import { CatalogueWords } from "../model/catalogue-words.ts";
import type { SearchModel } from "../model/search-model.ts";
import { possibleNames } from "./named-companies.ts";

/** A correction of a query's word to one or two words of the catalogue: a typo, or a missing space. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

/** A correction that applies if hardly any company uses the word as typed. */
interface PossibleCorrection extends Correction {
  /** The position of the word in the query; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The normal form of `from`. */
  readonly typed: string;
  /** Whether it applies even if one or two companies use `typed`: a probable typo of a much more frequent word. */
  readonly isLikely: boolean;
}

/** A query with more unknown words is not corrected, because they are probably not typos. */
const MAX_UNKNOWN = 6;
/** The maximum cost of a typo if the query has no known word for an activity, or another word remains unknown. */
const MAX_COST_AMONG_UNKNOWN = 0.8;
const QUOTED = /"[^"]{0,200}"|“[^”]{0,200}”|«[^»]{0,200}»/g;
/** Words that mark the next word as a place. */
const BEFORE_PLACE = /(?:^|[^\p{L}])(?:in|from|near|around|greater|based in|outside|not) $/iu;

/**
 * Returns the corrections of words that no company seems to use. Never corrects words in quotes, names, places,
 * abbreviations, and English words that the catalogue lacks.
 */
export function possibleCorrections(query: string, model: SearchModel): PossibleCorrection[] {
  const catalogue = CatalogueWords.of(model);
  const all = words(query);
  const texts = all.map(({ text }) => text);
  const isKept = keptIn(query);
  const unknown = all.filter(
    (word, at) => !catalogue.isKnown(word.text) && placeLength(texts, at) === 0 && !isKept(word),
  );
  if (unknown.length === 0 || unknown.length > MAX_UNKNOWN) return [];
  const read = unknown.map((word) => ({ word, to: readAs(word.text, catalogue) }));
  const isAlone = !all.some(({ text }) => catalogue.describesActivity(text)) || read.some(({ to }) => to === undefined);
  return read.flatMap(({ word: { raw, text, start, end }, to }) =>
    to === undefined || (isAlone && to.cost > MAX_COST_AMONG_UNKNOWN)
      ? []
      : { from: raw, to: to.word, start, end, typed: text, isLikely: to.isLikely },
  );
}

export function correct(query: string, corrections: readonly PossibleCorrection[]): string {
  let corrected = "";
  let end = 0;
  for (const { start, end: after, to } of corrections) {
    corrected += query.slice(end, start) + (isCapitalised(query.slice(start, after)) ? capitalise(to) : to);
    end = after;
  }
  return corrected + query.slice(end);
}

function readAs(typed: string, catalogue: CatalogueWords) {
  const meant = catalogue.findCorrection(typed);
  const typo = meant && isAgentNoun(typed, meant.word) ? undefined : meant;
  if (typo?.typos === 1) return typo;
  const parts = catalogue.parted(typed);
  return parts === undefined ? typo : { word: parts, cost: 0, isLikely: false };
}

/** Returns whether a word is an agent noun, and so no typo: "insurers" is not a typo of "insures". */
function isAgentNoun(typed: string, verb: string): boolean {
  return [`${toTerm(verb)}er`, `${toTerm(verb)}or`].includes(toTerm(typed));
}

/** Returns a function that tests whether a word of a query is certainly not a typo. */
function keptIn(query: string): (word: Word) => boolean {
  const quoted = Array.from(query.matchAll(QUOTED), ({ index, 0: text }) => ({ from: index, to: index + text.length }));
  const named = new Set(
    possibleNames(query)
      .filter(({ isCertain, isCapitalised }) => isCertain || isCapitalised)
      .flatMap(({ text }) => words(text).map((word) => word.text)),
  );
  // Capitals have a meaning in a sentence, but not in a heading.
  const isSentence = /(?<![\p{L}\p{N}])\p{Ll}{4}/u.test(query);
  return ({ text, raw, start, end }) =>
    !/^\p{Ll}+$/u.test(text) ||
    isCommonWord(text) ||
    named.has(text) ||
    (isSentence && (/\p{L}\p{Lu}/u.test(raw) || (start > 0 && isCapitalised(raw)))) ||
    /[.@/#&\d]/.test(query.charAt(start - 1) + query.charAt(end).replace(/\.$/, query.charAt(end + 1).trim() && ".")) ||
    quoted.some(({ from, to }) => start >= from && end <= to) ||
    (BEFORE_PLACE.test(query.slice(Math.max(0, start - 12), start)) && population(raw) > 0);
}

function isCapitalised(raw: string): boolean {
  return /^\p{Lu}/u.test(raw);
}
