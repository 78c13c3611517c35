import {
  ACTOR_NOUNS,
  END,
  FILLERS,
  isAboutPlaces,
  QUALIFIERS,
  QUERY_FILLERS,
  QueryScan,
  readPatterns,
  words,
} from "../../text/public.ts";

/** Words of a query that may be the name of a company, such as "Acme" in "companies like Acme". */
export interface PossibleName {
  /** The name as written, such as "Acme" or "acme.com". */
  readonly text: string;
  /** Whether the words around the name fit only a company: "Acme competitors", but not "meat alternatives". */
  readonly isCertain: boolean;
  /** Whether the name is capitalised, and not because it begins a sentence or is in a heading. */
  readonly isCapitalised: boolean;
}

/** Returns the company with a name, "unknown" if the catalogue lacks it, or undefined if it is not a company's name. */
type NameReader<Company> = (name: PossibleName) => Company | "unknown" | undefined;

/** The companies that a query names, and the rest of the query. */
interface NamedCompanies<Company> {
  /** The rest of the query; may be empty. */
  readonly rest: string;
  readonly named: readonly { readonly text: string; readonly company: Company }[];
  /** Names of companies that the catalogue lacks. */
  readonly unknown: readonly string[];
}

/** A part of the query; `to` is exclusive. */
interface Range {
  readonly from: number;
  readonly to: number;
}

type Span = PossibleName & Range;

interface NamePlace {
  /** The words that mark the names, such as "alternatives to". */
  readonly cue: Range;
  /** Where the names are, relative to the cue. In the opening of a query, as in "X for Y", they follow the cue. */
  readonly side: "after" | "before" | "opening";
  readonly isCertain: boolean;
}

const { alternation } = readPatterns(new URL("named-companies.txt", import.meta.url), { end: END });
const pattern = (section: string, flags = ""): RegExp => new RegExp(alternation(section), flags);
const BEFORE = pattern("before", "gu");
const AFTER = pattern("after", "gu");
const OPENING = pattern("opening", "u");
const OPENED = pattern("opened", "u");

/** A name ends before one of these words, unless the name contains the word: "Bank of America". */
const ENDS_NAME = new Set(
  `about across aimed and as at based but by except excluding focused for founded from headquartered in instead
    located nor not of on only or over
  selling serving than that to under using where which who whose with within without yet outside doing offering
    working`.split(/\s+/),
);
const DENIES = pattern("denies", "u");
const COMPARES = pattern("compares", "u");
const EXAMPLE = pattern("example", "u");
const SERVES = pattern("serves", "u");
const SERVES_FOR = pattern("serves for", "u");
const LINK = pattern("link", "u");
const SEPARATOR = pattern("separator", "u");
const SEPARATOR_BEFORE = pattern("separator before", "u");
const SEPARATORS = pattern("separators", "gu");
const LINKED_BY = pattern("linked by", "u");
const KIND = pattern("kind");
/** Words that do not describe companies' activities, such as "better" and "companies". */
const UNINFORMATIVE = [
  FILLERS,
  QUERY_FILLERS,
  ACTOR_NOUNS,
  QUALIFIERS,
  new Set("cheaper faster best simpler free direct alternative alternatives im".split(" ")),
];
const TOP = pattern("top", "i");
const MAX_NAME_WORDS = 5;
/** The maximum number of characters of a list. */
const MAX_LIST = 150;
const MAX_NAMES = 10;
/** The maximum number of cues in a query that are searched for names. */
const MAX_PLACES = 4;

/**
 * Returns all words of a query that may name a company as an example of the wanted companies. Takes time linear in the
 * length of the query.
 */
export function possibleNames(query: string): PossibleName[] {
  const scan = new QueryScan(query);
  return placesIn(scan.text).flatMap((place) => listStarts(scan.text, place).flatMap((at) => spansAt(scan, place, at)));
}

/**
 * Removes from a query the companies that are examples of the wanted ones: "like X", "alternatives to X", "X
 * competitors", "X for Y", "the X of Africa", "companies such as X and Y".
 * @param read classifies each of `possibleNames`
 */
export function readNamedCompanies<Company>(query: string, read: NameReader<Company>): NamedCompanies<Company> {
  const scan = new QueryScan(query);
  const { text } = scan;
  const named: { text: string; company: Company }[] = [];
  const unknown: string[] = [];
  const removed: (Range & { becomes: string })[] = [];
  for (const place of placesIn(text)) {
    if (removed.some(({ from, to }) => place.cue.from < to && place.cue.to > from)) continue;
    const range = { ...place.cue };
    for (let count = 0; count < MAX_NAMES; count += 1) {
      const at = count === 0 ? nameStart(place) : nextInList(text, place, range);
      const spans = at === undefined ? [] : spansAt(scan, place, at);
      const found = firstRead(spans, read);
      if (found === undefined) break;
      if (found.company === "unknown") unknown.push(found.span.text);
      else named.push({ text: found.span.text, company: found.company });
      range.from = Math.min(range.from, found.span.from);
      range.to = Math.max(range.to, found.span.to);
      if (place.side === "opening") break;
    }
    if (range.from < place.cue.from || range.to > place.cue.to) removed.push(replacement(text, place, range));
  }
  if (removed.length === 0) return { rest: query, named, unknown };
  return { rest: withoutRanges(scan, removed), named, unknown };
}

function firstRead<Company>(spans: readonly Span[], read: NameReader<Company>) {
  const readings = spans.map((span) => ({ span, company: read(span) }));
  const known = readings.find(({ company }) => company !== undefined && company !== "unknown");
  // Takes the shortest unknown name, because the other words may be part of the query.
  const found = known ?? readings.findLast(({ company }) => company === "unknown");
  return found === undefined ? undefined : { span: found.span, company: found.company! };
}

function placesIn(text: string): NamePlace[] {
  const places: NamePlace[] = [];
  const add = (match: RegExpExecArray, side: NamePlace["side"]): void => {
    const cue = { from: match.index, to: match.index + match[0].length };
    places.push({ cue, side, isCertain: match.groups?.certain !== undefined });
  };
  for (const match of text.matchAll(BEFORE)) if (!isNegatedOrServed(text, match)) add(match, "after");
  for (const match of text.matchAll(AFTER)) add(match, "before");
  add(OPENING.exec(text)!, "opening");
  return places.slice(0, MAX_PLACES);
}

/** Returns whether the words before a cue negate it, or show that the names are those of customers. */
function isNegatedOrServed(text: string, { index, 0: cue }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 60), index);
  if (DENIES.test(before)) return true;
  return COMPARES.test(cue) && (SERVES.test(before) || (EXAMPLE.test(before + cue) && SERVES_FOR.test(before)));
}

function nameStart({ cue, side }: NamePlace): number {
  return side === "before" ? cue.from : cue.to;
}

/** Returns where the next name of a list begins (for names before the cue: ends); undefined at the end of the list. */
function nextInList(text: string, { side }: NamePlace, { from, to }: Range): number | undefined {
  const separator =
    side === "before"
      ? SEPARATOR_BEFORE.exec(text.slice(Math.max(0, from - 6), from))
      : SEPARATOR.exec(text.slice(to, to + 6));
  if (separator === null) return undefined;
  return side === "before" ? from - separator[0].length : to + separator[0].length;
}

/** Returns all positions where names of a list may begin (for names before the cue: end). */
function listStarts(text: string, place: NamePlace): number[] {
  const start = nameStart(place);
  if (place.side === "opening") return [start];
  const clause =
    place.side === "before" ? text.slice(Math.max(0, start - MAX_LIST), start) : text.slice(start, start + MAX_LIST);
  const separators = Array.from(clause.matchAll(SEPARATORS), (match) =>
    place.side === "before" ? start - clause.length + match.index : start + match.index + match[0].length,
  );
  return [start, ...separators].slice(0, MAX_NAMES);
}

/** Returns the possible names that begin (for names before the cue: end) at position `at`, longest first. */
function spansAt(scan: QueryScan, place: NamePlace, at: number): Span[] {
  const { text } = scan;
  const spans: Span[] = [];
  const tokens = place.side === "before" ? tokensBefore(text, at) : tokensAfter(text, at);
  const isHeading = !/(?<![\p{L}\p{N}])\p{Ll}{4}/u.test(scan.written(0, text.length));
  for (let count = Math.min(tokens.length, MAX_NAME_WORDS); count > 0; count -= 1) {
    const [first, last] =
      place.side === "before" ? [tokens.at(-count)!, tokens.at(-1)!] : [tokens[0]!, tokens[count - 1]!];
    const after = text.slice(last.to);
    const ends = place.side === "before" || (place.side === "opening" ? opens(text, place, after) : endsName(after));
    if (!ends || ENDS_NAME.has(text.slice(first.from, first.to))) continue;
    const written = scan.written(first.from, last.to);
    // The capital of a query's first word has no meaning, unlike that of its second word: "Acme Labs for schools".
    const counted = written.split(" ").filter((word, at) => (at > 0 || first.from > 0) && !SMALL_IN_NAMES.has(word));
    const isCapitalised =
      !isHeading && counted.length > 0 && counted.every((word) => /^[\p{Lu}\p{N}]|^\p{Ll}+\p{Lu}/u.test(word));
    spans.push({ text: written, isCertain: place.isCertain, isCapitalised, from: first.from, to: last.to });
  }
  return spans;
}

const SMALL_IN_NAMES = new Set(["of", "and", "&", "the", "for", "de", "in"]);
const TOKEN = pattern("token", "gu");

/** Returns the tokens up to the next punctuation mark, at most as many as a name has. */
function tokensAfter(text: string, at: number): Range[] {
  const clause = /^["“ ]{0,2}([^,;:()"“”/\ufffc]{0,100})/u.exec(text.slice(at, at + 110))!;
  return tokensIn(clause[1]!, at + clause[0].length - clause[1]!.length).slice(0, MAX_NAME_WORDS);
}

function tokensBefore(text: string, at: number): Range[] {
  const clause = /([^,;:()"“”/\ufffc]{0,100})["” ]{0,2}$/u.exec(text.slice(Math.max(0, at - 110), at))!;
  const from = Math.max(0, at - 110) + clause.index;
  return tokensIn(clause[1]!, from).slice(-MAX_NAME_WORDS);
}

function tokensIn(clause: string, offset: number): Range[] {
  return Array.from(clause.matchAll(TOKEN), ({ index, 0: token }) => {
    const length = token.replace(/[.!?']+$/, "").length || token.length;
    return { from: offset + index, to: offset + index + length };
  });
}

function endsName(after: string): boolean {
  const next = /^['"”]?(?:[.!?]?(?:$|\s*[,;:()"“/\ufffc])|[.!?]?\s+([^\s,;:()]+))/u.exec(after);
  return next !== null && (next[1] === undefined || ENDS_NAME.has(next[1]) || /^(?:and|or|&)$/.test(next[1]));
}

/** Returns whether the words after a name make it a comparison: "X for Y" or, with an article, "the X of Y". */
function opens(text: string, { cue }: NamePlace, after: string): boolean {
  const opened = OPENED.exec(after);
  return opened !== null && (!opened[0].endsWith("of ") || /^(?:.* )?the(?: \w+)? $/.test(text.slice(0, cue.to)));
}

/** Returns the range to remove with the names of a place, and the words that replace it in the rest of the query. */
function replacement(text: string, { side }: NamePlace, { from, to }: Range): Range & { becomes: string } {
  const after = text.slice(to);
  const linked = LINKED_BY.exec(after);
  if (linked !== null) {
    const { preposition } = linked.groups!;
    const clause =
      /^[^,;.()]*?(?=$|[,;.()]| (?:that|which|with|but|and) )/u.exec(after.slice(linked[0].length))?.[0] ?? "";
    const isPlace = isAboutPlaces(clause);
    if (isPlace || side === "opening" || preposition === "of")
      return { from, to: to + linked[0].length, becomes: isPlace ? "in" : "for" };
  }
  const before = text.slice(0, from).trimEnd().split(" ").slice(-2);
  const needsNoun = before.some((_, at) => isAboutPlaces(before.slice(at).join(" "))) || KIND.test(before.at(-1)!);
  return { from, to: to + (LINK.exec(after)?.[0].length ?? 0), becomes: needsNoun ? "companies" : "" };
}

/** Returns the query without the ranges; empty if the rest does not describe companies. */
function withoutRanges(scan: QueryScan, removed: readonly (Range & { becomes: string })[]): string {
  let rest = "";
  let end = 0;
  for (const { from, to, becomes } of removed.toSorted((a, b) => a.from - b.from)) {
    rest += `${scan.written(end, from)} ${becomes} `;
    end = Math.max(end, to);
  }
  const tidy = new QueryScan(rest + scan.written(end, scan.text.length)).rest();
  // The number in "top 10" has no meaning, unlike that in "founded after 2015".
  const isNothing = (word: string): boolean =>
    UNINFORMATIVE.some((set) => set.has(word)) || (TOP.test(tidy) && /^\d+$/.test(word));
  return words(tidy).every(({ text }) => isNothing(text)) ? "" : tidy;
}
