import {
  type Forms,
  gapBetween,
  inflect,
  isCommonWord,
  MAX_GAP,
  readText,
  signsAfter,
  spellingKey,
  type TextRange,
  type TextReading,
  type Token,
  tokenise,
} from "../../text/public.ts";
import { findAliases } from "./aliases.ts";
import { isInsideAddressOrCode, isMeantAsName, isNamedAsCompany } from "./context.ts";
import { isWordName } from "./technical-context.ts";

export interface TermMatcher {
  /** A `tsquery` over a `words` column that matches every text that contains the term, and some others. */
  readonly tsquery: string;
  /** A `tsquery` that matches the words of the term next to each other, for deleted texts whose words remain. */
  readonly phraseQuery: string;
  /** Returns the range of the first match in a text, in linear time. */
  find(text: string | TextReading): TextRange | undefined;
  /** Returns the first matches in a text, at most `max`, in linear time. */
  findAll(text: string | TextReading, max: number): TextRange[];
}

/** The caller's options for a term. */
export interface TermOptions {
  /**
   * Whether letter case must agree. Default: only for a term that is written with capitals and is also a common word,
   * such as "Go".
   */
  readonly exactCase?: boolean | undefined;
  readonly also?: readonly string[] | undefined;
  /** Spellings that do not count: excluded aliases, and phrases in which the term has another meaning. */
  readonly not?: readonly string[] | undefined;
  /** Whether a name of one word is also an ordinary word that the list of common words does not contain. */
  readonly isWord?: boolean | undefined;
}

/**
 * Lists the forms in which a term is searched for: itself, its known aliases and the caller's spellings, without
 * excluded ones.
 */
export function termSpellings(term: string, { also = [], not = [] }: TermOptions = {}): string[] {
  const excluded = new Set(not.map(spellingKey));
  const spellings = new Map<string, string>();
  for (const spelling of [term, ...also, ...findAliases(term)]) {
    const key = spellingKey(spelling);
    const words =
      tokenise(spelling)
        .map(({ text }) => text)
        .join(" ") + signsAfter(spelling.trim(), spelling.trim().length);
    const isTerm = spelling === term;
    // Keeps spellings that differ only in their division into words, because they match different texts.
    if (key !== "" && (isTerm || !excluded.has(key)) && !spellings.has(words)) spellings.set(words, spelling);
  }
  return [...spellings.values()];
}

/** Longer than any term or search query. */
const MAX_TERM_LENGTH = 1_000;

/** Creates a matcher of a term and its spellings. Returns undefined if it contains neither letters nor digits. */
export function createTermMatcher(term: string, options: TermOptions = {}): TermMatcher | undefined {
  const own = spellingKey(term.slice(0, MAX_TERM_LENGTH));
  const spellings = termSpellings(term.slice(0, MAX_TERM_LENGTH), options).flatMap((text) => {
    const isAlias = spellingKey(text) !== own;
    return readSpelling(text, isAlias ? isAcronym(text) || undefined : options.exactCase, options.isWord) ?? [];
  });
  if (spellings.length === 0) return undefined;
  const excluded = (options.not ?? []).filter((text) => spellingKey(text) !== own);
  const others = excluded.flatMap((text) => readSpelling(text, undefined) ?? []);
  return {
    tsquery: spellings.map((spelling) => `(${buildTsquery(spelling)})`).join(" | "),
    phraseQuery: spellings.map((spelling) => `(${buildPhraseQuery(spelling)})`).join(" | "),
    find: (text) => findMatches(readText(text), spellings, others, 1)[0],
    findAll: (text, max) => findMatches(readText(text), spellings, others, max),
  };
}

/** A name that was found in a text, and its position. */
export interface FoundName<Value> {
  readonly value: Value;
  readonly range: TextRange;
}

/** A name to find, and the value to return for it. */
interface WantedName<Value> {
  readonly spellings: readonly string[];
  readonly isWord: boolean;
  readonly value: Value;
}

/** A spelling of a name, and the value to return for it. */
interface Begun<Value> {
  readonly spelling: Spelling;
  readonly value: Value;
}

/** The spellings that begin with a word: those that may consist of it alone, and others by the word after it. */
interface Beginning<Value> {
  readonly alone: Begun<Value>[];
  readonly byNext: Map<string, Begun<Value>[]>;
}

/**
 * Returns a function that finds many names in one pass over a text. If several names match at one position, the longest
 * counts.
 */
export function createNamesMatcher<Value>(
  names: readonly WantedName<Value>[],
): (text: string | TextReading) => FoundName<Value>[] {
  const beginnings = new Map<string, Beginning<Value>>();
  const longestFirst = names
    .flatMap(({ spellings, isWord, value }) => spellings.map((text) => ({ text, isWord, value })))
    .flatMap(({ text, isWord, value }) => {
      const spelling = readSpelling(text, isAcronym(text) || isPhraseOfWords(text) || undefined, isWord);
      return spelling ? [{ spelling, value }] : [];
    })
    .sort((a, b) => b.spelling.words.length - a.spelling.words.length);
  for (const begun of longestFirst)
    for (const [first, next] of listFirstWords(begun.spelling)) {
      const beginning = beginnings.get(first) ?? { alone: [], byNext: new Map<string, Begun<Value>[]>() };
      beginnings.set(first, beginning);
      if (next === undefined) beginning.alone.push(begun);
      else beginning.byNext.set(next, [...(beginning.byNext.get(next) ?? []), begun]);
    }
  const known = new HashFilter();
  for (const [word, { alone, byNext }] of beginnings) {
    if (alone.length > 0) known.add(hashWord(word));
    for (const next of byNext.keys()) known.add(hashOfPair(hashWord(word), hashWord(next)));
  }
  return (text) => {
    const reading = readText(text);
    const { tokens } = reading;
    const found: FoundName<Value>[] = [];
    const words = tokens.map((token) => unversioned(token.text));
    const hashes = words.map(hashWord);
    const allowsGermanic = (): boolean => !reading.isEnglish;
    for (let index = 0; index < tokens.length; index += 1) {
      const hash = hashes[index]!;
      if (!known.has(hash) && !known.has(hashOfPair(hash, hashes[index + 1] ?? 0))) continue;
      const beginning = beginnings.get(words[index]!);
      if (!beginning) continue;
      const next = beginning.byNext.get(words[index + 1] ?? "") ?? [];
      for (const { spelling, value } of [...next, ...beginning.alone]) {
        const match = matchAt(reading.text, tokens, index, spelling, allowsGermanic);
        if (!match || isInflected(tokens, match, spelling) || !isMeant(reading.text, tokens, match, spelling)) continue;
        found.push({ value, range: characterRange(reading.text, tokens, match, spelling) });
        index = match.last;
        break;
      }
    }
    return found;
  };
}

const HASH_BITS = 22;

/**
 * A Bloom filter with one hash function: `has` returns true for every added hash, and for few others. Most words of a
 * text begin no name. Unlike the map of names, the filter fits into the processor's cache.
 */
class HashFilter {
  readonly #bits = new Uint32Array(1 << (HASH_BITS - 5));

  add(hash: number): void {
    const slot = hash >>> (32 - HASH_BITS);
    this.#bits[slot >>> 5]! |= 1 << (slot & 31);
  }

  has(hash: number): boolean {
    const slot = hash >>> (32 - HASH_BITS);
    return ((this.#bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
  }
}

function hashWord(word: string): number {
  let hash = word.length;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash, 31) + word.charCodeAt(at);
  return Math.imul(hash, 0x9e3779b1);
}

function hashOfPair(first: number, second: number): number {
  return Math.imul(first ^ (second >>> 7), 0x85ebca6b);
}

/**
 * Lists the words with which a spelling may begin in a text, each with the word after it; undefined if there may be
 * none.
 */
function listFirstWords({ words }: Spelling): [first: string, next: string | undefined][] {
  const [word] = words;
  if (!word) return [];
  const followedBy = (first: string, count: number): [string, string | undefined][] =>
    (words[count] ? unversionedBeginnings(words[count]) : [undefined]).map((next) => [
      unversioned(first),
      next && unversioned(next),
    ]);
  return [
    ...allForms(word.forms).flatMap((form) => followedBy(form, 1)),
    ...word.joined.flatMap(({ forms, count }) => allForms(forms).flatMap((form) => followedBy(form, count))),
    ...word.splits.flatMap(({ head, forms }) =>
      allForms(forms).map((tail): [string, string] => [unversioned(head), unversioned(tail)]),
    ),
  ];
}

/** Returns a word without a version number. Otherwise, each name would need twenty more forms. */
function unversioned(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  return last >= 0x30 && last <= 0x39 ? word.replace(/(?<=\p{L}{3})\d{1,2}$/u, "") : word;
}

/**
 * Returns whether a name of several words would be an ordinary phrase without its capitals, such as "Common Room".
 */
function isPhraseOfWords(text: string): boolean {
  const words = tokenise(text);
  return words.length > 1 && /^\p{Lu}/u.test(text) && words.every(({ raw }) => isCommonWord(raw));
}

/** A word of a spelling, and its possible forms in a text. */
interface WantedWord {
  readonly text: string;
  readonly raw: string;
  /** The text between the previous word and this word. */
  readonly gap: string;
  readonly forms: Forms;
  /** Forms with a version number: `Python3`. */
  readonly versions: ReadonlySet<string>;
  /** Forms that join it with the words after it: `S4HANA` joins "S", "4" and "HANA". */
  readonly joined: readonly {
    readonly text: string;
    readonly raw: string;
    readonly forms: Forms;
    readonly count: number;
  }[];
  readonly splits: readonly Split[];
}

interface Spelling {
  readonly words: readonly WantedWord[];
  /** The full stop before `.NET`; empty for most names. */
  readonly dot: string;
  /** `++` of `C++`; empty for most names. */
  readonly signs: string;
  readonly isCaseExact: boolean;
  /** Whether the spelling is also a common word, so that its context decides. */
  readonly isAmbiguous: boolean;
  /** The words with which the spelling may begin in a text. */
  readonly firstWords: ReadonlySet<string>;
}

/** Returns whether a spelling is an abbreviation in capitals, such as `ML`, which has another meaning in lower case. */
function isAcronym(spelling: string): boolean {
  return /^[\p{Lu}\p{N}]{2,4}$/u.test(spelling);
}

function readSpelling(spelling: string, exactCase: boolean | undefined, isAlsoWord = false): Spelling | undefined {
  const tokens = tokenise(spelling);
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  const words = tokens.map((token, index): WantedWord => {
    const previous = tokens[index - 1];
    return {
      text: token.text,
      raw: token.raw,
      gap: previous ? spelling.slice(previous.end, token.start) : "",
      forms: inflect(token.text),
      versions: versionedForms(token),
      joined: joinedFrom(spelling, tokens, index),
      splits: findSplits(token),
    };
  });
  const dot = spelling.slice(0, first.start).endsWith(".") ? "." : "";
  const signs = signsAfter(spelling, last.end);
  const isWord = words.length === 1 && dot + signs === "";
  const isAmbiguous =
    exactCase === undefined &&
    isWord &&
    (isWordName(first.raw) ||
      (/\p{Lu}/u.test(first.raw) && (isAlsoWord || first.raw.length === 1 || isCommonWord(first.raw))));
  const firstWords = new Set(words.slice(0, 1).flatMap(listBeginnings));
  return {
    words,
    dot,
    signs,
    isCaseExact: exactCase ?? (isAmbiguous && !isWordName(first.raw)),
    isAmbiguous,
    firstWords,
  };
}

/** The maximum number of words of a spelling that a text may join: `S4HANA` joins "S", "4" and "HANA". */
const MAX_JOINED = 3;
/** Shorter joined spellings are usually different words. */
const MIN_JOINED_LENGTH = 4;

/** Returns the forms that join the words from `index` on, longest first. */
function joinedFrom(spelling: string, tokens: readonly Token[], index: number): WantedWord["joined"] {
  const joined: WantedWord["joined"][number][] = [];
  let [text, raw] = [tokens[index]?.text ?? "", tokens[index]?.raw ?? ""];
  for (let count = 2; count <= MAX_JOINED && index + count <= tokens.length; count += 1) {
    text += tokens[index + count - 1]?.text ?? "";
    raw += tokens[index + count - 1]?.raw ?? "";
    // An abbreviation may lose its full stops: "US GAAP" for "U.S. GAAP".
    const isAbbreviation =
      tokens.length > count &&
      /^\p{Lu}\p{Ll}?\.\p{Lu}(?:\.\p{Lu})?$/u.test(
        spelling.slice(tokens[index]?.start, tokens[index + count - 1]?.end),
      );
    if (text.length >= MIN_JOINED_LENGTH || isAbbreviation) joined.unshift({ text, raw, forms: inflect(text), count });
  }
  return joined;
}

/** A way in which a text may split a word into two parts. */
interface Split {
  readonly head: string;
  readonly rawHead: string;
  readonly rawTail: string;
  /** The forms of the second part. */
  readonly forms: Forms;
  /** The possible separators. */
  readonly gap: RegExp;
}

/** A longer word is not split. */
const MAX_SPLIT_LENGTH = 30;
const HYPHEN = /^[-‐‑]$/u;
const SPACE_OR_SIGN = /^(?:[ \u00A0]|[-‐‑/.])$/u;

/**
 * Returns where a text may split a word: between letters and digits (`SOC2`), before an abbreviation (`PowerBI`,
 * `NodeJS`), after a single letter with a hyphen (`e-commerce`), and at any hyphen in a word that is not a name
 * (`cyber-security`). Never at a space within plain letters: "sales force" is not "Salesforce".
 */
function findSplits({ raw, text }: Token): Split[] {
  const splits: Split[] = [];
  if (raw.length !== text.length) return splits;
  for (let at = 1; at < Math.min(raw.length, MAX_SPLIT_LENGTH); at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    const parts = { head, rawHead: raw.slice(0, at), rawTail: raw.slice(at), forms: inflect(tail) };
    const isDigitBoundary = /\d/.test(raw[at - 1] ?? "") !== /\d/.test(raw[at] ?? "");
    const isAbbreviation = /\p{Ll}/u.test(raw[at - 1] ?? "") && /^\p{Lu}{2,4}$/u.test(raw.slice(at));
    if (isDigitBoundary || isAbbreviation) splits.push({ ...parts, gap: SPACE_OR_SIGN });
    else if (at === 1 && text.length >= MIN_JOINED_LENGTH + 1) splits.push({ ...parts, gap: HYPHEN });
    else if (raw === text && head.length >= 2 && tail.length >= 3) splits.push({ ...parts, gap: HYPHEN });
  }
  return splits;
}

function listBeginnings(word: WantedWord): string[] {
  return [...unversionedBeginnings(word), ...word.versions];
}

function unversionedBeginnings({ forms, joined, splits }: WantedWord): string[] {
  return [...allForms(forms), ...joined.flatMap((one) => allForms(one.forms)), ...splits.map(({ head }) => head)];
}

function allForms({ plain, germanic, acronyms }: Forms): string[] {
  return [...plain, ...germanic, ...acronyms];
}

const VERSIONS = Array.from({ length: 22 }, (_, version) => String(version)).slice(1);

/** Returns the forms of a name with a version number: `Python3`, `HTML5`, `Java17`. */
function versionedForms({ raw, text }: Token): Set<string> {
  return new Set(/^\p{Lu}[\p{L}]{2,}$/u.test(raw) ? VERSIONS.map((version) => text + version) : []);
}

function buildTsquery({ words }: Spelling): string {
  const required = words.flatMap((word, index) => {
    // Texts may contain `&` instead, which the index does not contain.
    if (word.text === "and" && words.length > 1) return [];
    const joined = words
      .slice(Math.max(0, index - MAX_JOINED + 1), index + 1)
      .flatMap((one) => one.joined.filter(({ count }) => words.indexOf(one) + count > index))
      .map(({ forms }) => formsQuery(forms));
    return [`(${[writtenAs(word, "&"), ...joined].join(" | ")})`];
  });
  return required.length > 0 ? required.join(" & ") : lexeme(words[0]?.text ?? "");
}

/** The maximum number of words in a phrase whose joined forms are searched for. */
const MAX_JOINABLE = 6;

function buildPhraseQuery({ words }: Spelling): string {
  if (words.length === 1) return writtenAs(words[0]!, "<->");
  // Texts may contain `&` instead of "and", so the parts around it are searched for separately.
  const parts: WantedWord[][] = [[]];
  for (const word of words)
    if (word.text === "and") parts.push([]);
    else parts.at(-1)?.push(word);
  const required = parts.filter((part) => part.length > 0).map((part) => `(${phraseVariants(part).join(" | ")})`);
  return required.length > 0 ? required.join(" & ") : lexeme("and");
}

/** Returns the phrases that match the words: all separate and, unless there are many words, some of them joined. */
function phraseVariants(words: readonly WantedWord[]): string[] {
  const apart = words.map((word) => writtenAs(word, "<->"));
  const joined = (words.length > MAX_JOINABLE ? [] : words).flatMap((word, index) =>
    word.joined
      .filter(({ count }) => index + count <= words.length)
      .map(({ forms, count }) => [...apart.slice(0, index), `(${formsQuery(forms)})`, ...apart.slice(index + count)]),
  );
  return [apart, ...joined].map((phrase) => `(${phrase.join(" <-> ")})`);
}

/**
 * Returns the forms of a word in a text as alternatives of a `tsquery`. `operator` is between the two parts of a split
 * word.
 */
function writtenAs({ forms, versions, splits }: WantedWord, operator: "&" | "<->"): string {
  const split = splits.map((one) => `(${lexeme(one.head)} ${operator} (${formsQuery(one.forms)}))`);
  return `(${[formsQuery(forms), ...[...versions].map(lexeme), ...split].join(" | ")})`;
}

function formsQuery(forms: Forms): string {
  return allForms(forms).map(lexeme).join(" | ");
}

/** Returns the lexemes of a word. Normalisation may add a sign, as for ½, and so split the word into two lexemes. */
function lexeme(word: string): string {
  const parts = tokenise(word).map(({ raw }) => raw);
  return parts.length === 1 ? `'${word}'` : `(${parts.map((part) => `'${part}'`).join(" <-> ")})`;
}

interface Match {
  readonly first: number;
  readonly last: number;
}

function findMatches(
  reading: TextReading,
  spellings: readonly Spelling[],
  excluded: readonly Spelling[],
  max: number,
): TextRange[] {
  const found: TextRange[] = [];
  const { text, tokens } = reading;
  const allowsGermanic = (): boolean => !reading.isEnglish;
  let blocked: ReadonlySet<number> | undefined;
  for (const [index, token] of tokens.entries()) {
    for (const spelling of spellings) {
      if (!spelling.firstWords.has(token.text)) continue;
      const match = matchAt(text, tokens, index, spelling, allowsGermanic);
      if (!match || !isMeant(text, tokens, match, spelling)) continue;
      blocked ??= findExcludedTokens(text, tokens, excluded, allowsGermanic);
      if (blocked.has(match.first)) continue;
      found.push(characterRange(text, tokens, match, spelling));
      if (found.length >= max) return found;
      break;
    }
  }
  return found;
}

/** Returns the tokens that are part of an excluded spelling. */
function findExcludedTokens(
  text: string,
  tokens: readonly Token[],
  spellings: readonly Spelling[],
  allowsGermanic: () => boolean,
): Set<number> {
  const covered = new Set<number>();
  if (spellings.length === 0) return covered;
  for (const [index, token] of tokens.entries()) {
    for (const spelling of spellings) {
      if (!spelling.firstWords.has(token.text)) continue;
      const match = matchAt(text, tokens, index, spelling, allowsGermanic);
      for (let at = match?.first ?? 0; match && at <= match.last; at += 1) covered.add(at);
    }
  }
  return covered;
}

function characterRange(
  text: string,
  tokens: readonly Token[],
  { first, last }: Match,
  { dot, signs }: Spelling,
): TextRange {
  const [from, to] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  return { start: dot !== "" && text[from - 1] === "." ? from - 1 : from, end: to + signs.length };
}

function matchAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  spelling: Spelling,
  allowsGermanic: () => boolean,
): Match | undefined {
  const { words } = spelling;
  let at = index;
  for (let wanted = 0; wanted < words.length; ) {
    const word = words[wanted];
    const token = tokens[at];
    if (!word || !token) return undefined;
    const previous = tokens[at - 1];
    if (wanted > 0 && previous && !isPhraseGap(text, previous, token, word.gap)) return undefined;
    const read = readWord(text, { tokens, at }, { words, wanted }, spelling, allowsGermanic);
    if (!read) return undefined;
    at += read.tokens;
    wanted += read.words;
  }
  const match = { first: index, last: at - 1 };
  return hasSameSigns(text, tokens, match, spelling) ? match : undefined;
}

/** Reads one word of a spelling, or several that the text joins. Returns how many words and tokens were read. */
function readWord(
  text: string,
  { tokens, at }: { readonly tokens: readonly Token[]; readonly at: number },
  { words, wanted }: { readonly words: readonly WantedWord[]; readonly wanted: number },
  { isCaseExact }: Spelling,
  allowsGermanic: () => boolean,
): { readonly words: number; readonly tokens: number } | undefined {
  const token = tokens[at];
  const word = words[wanted];
  if (!token || !word) return undefined;
  // A handle is a name in any letter case.
  const isExact = isCaseExact && !/[@#]/.test(text[token.start - 1] ?? "");
  const same = (forms: Forms, raw: string, found: Token): boolean => isSame(forms, raw, found, isExact, allowsGermanic);
  if (same(word.forms, word.raw, token)) return { words: 1, tokens: 1 };
  for (const { forms, raw, count } of word.joined) if (same(forms, raw, token)) return { words: count, tokens: 1 };
  if (word.versions.has(token.text) && (!isCaseExact || token.raw.startsWith(word.raw))) return { words: 1, tokens: 1 };
  const next = tokens[at + 1];
  for (const { head, rawHead, rawTail, forms, gap } of word.splits) {
    if (head !== token.text || !next || !gap.test(gapBetween(text, token, next))) continue;
    if ((!isCaseExact || token.raw === rawHead) && same(forms, rawTail, next)) return { words: 1, tokens: 2 };
  }
  return undefined;
}

function isSame(
  { plain, germanic, acronyms }: Forms,
  raw: string,
  token: Token,
  isCaseExact: boolean,
  allowsGermanic: () => boolean,
): boolean {
  const isForm =
    plain.has(token.text) ||
    (acronyms.has(token.text) && /^[\p{Lu}\p{N}]+s?$/u.test(token.raw)) ||
    (germanic.has(token.text) && allowsGermanic());
  if (!isForm || !isCaseExact) return isForm;
  const length = Math.min(raw.length, token.raw.length);
  if (token.raw.slice(0, length) === raw.slice(0, length)) return true;
  // All capitals also match: "SAP" for "Sap".
  return raw.length >= 3 && /^\p{Lu}/u.test(raw) && token.raw === raw.toUpperCase();
}

/**
 * Returns whether two adjacent words of a text belong to one phrase: the gap is that of the term, or insignificant.
 */
function isPhraseGap(text: string, before: Token, after: Token, wanted: string): boolean {
  // A text may have more spaces than the term.
  if (after.start - before.end <= wanted.length + MAX_GAP) {
    const found = text.slice(before.end, after.start);
    if (found === wanted || plainGap(found) === plainGap(wanted)) return true;
  }
  const gap = gapBetween(text, before, after);
  if (gap.length > MAX_GAP) return false;
  if (before.raw === "&" || after.raw === "&" || gap === "") return gap.trim() === "";
  if (/^[ \t\u00A0\u2009\u202F]{1,3}$/u.test(gap)) return true;
  // A wrapped line continues in lower case; a list item does not.
  if (/^[ \t]?\r?\n[ \t]?$/.test(gap)) return /^[\p{Ll}\d]/u.test(after.raw);
  if (/^[-‐‑_'’]$/u.test(gap) || (/^ ?- ?$/.test(wanted) && gap === " - ")) return true;
  if (gap === ".") return wanted.trim() === "." || !/^\p{Lu}\p{Ll}/u.test(after.raw);
  if (gap === "/") return wanted.includes("/") || before.raw.length === 1 || /\d/.test(before.raw + after.raw);
  return false;
}

/** Normalises the text between two words, because dashes, quotes and spaces vary. */
function plainGap(gap: string): string {
  return gap
    .replace(/\s+/gu, " ")
    .replace(/^ ?([/+&|]) ?$/, "$1")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[’‘´`]/gu, "'")
    .replace(/[“”„«»]/gu, '"');
}

/** Returns whether the signs of a name are the same in the text: `C` is not `C++`, and `NET` is not `.NET`. */
function hasSameSigns(
  text: string,
  tokens: readonly Token[],
  { first, last }: Match,
  { words, dot, signs }: Spelling,
): boolean {
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to) return false;
  if (dot !== "" && text[from.start - 1] !== ".") return false;
  const found = signsAfter(text, to.end);
  if (signs !== "" || found === "#" || found === "++") return found === signs;
  return found === "" || words.length > 1 || to.raw.length > 2;
}

/** The letters after an apostrophe in English contractions, which are not names: "don't", "we'll". */
const CONTRACTED = new Set(["s", "t", "re", "ve", "ll", "d", "m"]);

function isMeant(text: string, tokens: readonly Token[], { first, last }: Match, spelling: Spelling): boolean {
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to) return false;
  if (/['’]/.test(text[from.start - 1] ?? "") && CONTRACTED.has(from.text)) return false;
  if (isInsideAddressOrCode(text, { start: from.start - spelling.dot.length, end: to.end + spelling.signs.length }))
    return false;
  if (text[from.start - 1] === "@") return true;
  if (isNamedAsCompany(text, from.start)) return false;
  if (spelling.isAmbiguous && isInflected(tokens, { first, last }, spelling)) return false;
  return !spelling.isAmbiguous || isMeantAsName({ text, tokens, first, last });
}

/** Returns whether a name of one word has an ending in a text. It then is an ordinary word, as names have no plural. */
function isInflected(tokens: readonly Token[], { first, last }: Match, { words }: Spelling): boolean {
  const [found, [name]] = [tokens[first], words];
  if (!found || !name || words.length > 1 || last > first) return false;
  return found.raw.length !== name.raw.length && !name.versions.has(found.text);
}
