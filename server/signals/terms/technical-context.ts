import {
  findTechnology,
  isCommonWord,
  listTechnologies,
  readPatterns,
  readWordSections,
  readWords,
  STOP_WORDS,
  signsAfter,
  type Token,
} from "../../text/public.ts";

/** The position of a match among the words of a text. */
export interface Placed {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly first: number;
  readonly last: number;
}

const CLEAR_NAMES = new Set(readWords(new URL("technology-names.txt", import.meta.url)));
const WORD_NAMES = new Set(readWords(new URL("word-names.txt", import.meta.url)));
for (const { spellings, isWord } of listTechnologies())
  for (const spelling of spellings.filter((one) => /^[\p{L}\p{N}]{2,}$/u.test(one))) {
    const name = spelling.toLowerCase();
    if (isWord || isCommonWord(name)) WORD_NAMES.add(name);
    else if (!WORD_NAMES.has(name)) CLEAR_NAMES.add(name);
  }

/** Returns whether a word is also the name of a technology or product, in any letter case. */
export function isWordName(word: string): boolean {
  return WORD_NAMES.has(word.toLowerCase());
}

const listed = readWordSections(new URL("everyday-names.txt", import.meta.url));
const sectionWords = (section: string): ReadonlySet<string> => new Set(listed(section));
const EVERYDAY_NAMES = sectionWords("everyday");
const PLAIN_WORDS = sectionWords("plain words").union(EVERYDAY_NAMES);
const BARE_WORDS = sectionWords("bare");
const SECOND_WORDS = sectionWords("second words");
const VERBS = sectionWords("verbs");

/** Returns whether texts about business use a name as an everyday word: "teams", "excel at", "the foundation". */
export function isEveryday(word: string): boolean {
  return EVERYDAY_NAMES.has(word.toLowerCase());
}

/** Returns whether a word is the name of a technology, even if it has another meaning. */
export function isTechnologyName({ text }: Pick<Token, "text">): boolean {
  return CLEAR_NAMES.has(text) || WORD_NAMES.has(text);
}

/** The separator between items of a list: a comma, a slash, a bracket, a bullet or a line break. */
const LIST_GAP = /^(?:\+\+|#|\d)?\s{0,2}[,/|;•·▪&*+()[\]\n–:-][\s()*•·▪–[\]-]{0,6}$/u;
const CONJUNCTIONS = new Set("and or und oder et ou y e o en och og eller sowie plus".split(" "));
/** The number of nearby words in each direction. Words further away are about another subject. */
const WINDOW = 12;
const { alternation, sectionLines } = readPatterns(new URL("context.txt", import.meta.url));
const LEADS = new RegExp(`(?:\\b${alternation("leads")}\\b|:)[\\s:(]{1,3}(?:\\p{L}+ )?$`, "iu");
const USE = new RegExp(`\\b${alternation("use")}$`, "iu");

/** The evidence for a technology at a position of a text. */
export interface Evidence {
  /** Whether it is in a list beside a technology. */
  readonly isListed: boolean;
  /** The weighted number of distinct technology names nearby: an unambiguous name counts 1, an everyday word less. */
  readonly nearby: number;
  /** Whether the words before it describe work with it. */
  readonly isLedTo: boolean;
  /** Whether it is an item of a list, or alone in brackets. */
  readonly isItem: boolean;
}

export function technicalEvidence({ text, tokens, first, last }: Placed): Evidence {
  const [word, end] = [tokens[first], tokens[last]];
  if (!word || !end) return { isListed: false, nearby: 0, isLedTo: false, isItem: false };
  const gapAfter = text.slice(end.end, tokens[last + 1]?.start ?? text.length).slice(0, 12);
  const gapBefore = text.slice(tokens[first - 1]?.end ?? 0, word.start).slice(-12);
  const before = listNeighbour(text, tokens, first, -1);
  // A version is part of the item: "React 18, Vite".
  const isVersioned = /^ \d{1,2}$/.test(text.slice(end.end, tokens[last + 1]?.end));
  const after = listNeighbour(text, tokens, isVersioned ? last + 1 : last, 1);
  const seen = new Set([word.text]);
  const around = [...tokens.slice(Math.max(0, first - WINDOW), first), ...tokens.slice(last + 1, last + 1 + WINDOW)];
  const nearby = around.reduce((sum, token) => sum + tokenWeight(text, token, seen), 0);
  // A single letter is rarely a language, except in a list: "Rust and C".
  const isBesideLetter = [before[0], after[0]].some((one) => one?.text.length === 1 && CLEAR_NAMES.has(one.text));
  const lead = text.slice(Math.max(0, word.start - 60), word.start);
  return {
    isListed:
      isTechnologyItem(before) ||
      isTechnologyItem(after) ||
      // If the neighbouring item is one word, the item after it is also evidence: "Rust, async, Tokio".
      (before.length === 1 && isTechnologyItem(listNeighbour(text, tokens, first - 1, -1))) ||
      (after.length === 1 && isTechnologyItem(listNeighbour(text, tokens, last + 1, 1))),
    nearby: nearby + (isBesideLetter ? 0.5 : 0),
    isLedTo: LEADS.test(lead) || USE.test(lead) || /^ on rails\b/i.test(text.slice(end.end, end.end + 10)),
    isItem:
      LIST_GAP.test(gapBefore) ||
      (LIST_GAP.test(gapAfter) && !gapAfter.startsWith(":")) ||
      [tokens[first - 1], tokens[last + 1]].some(
        (one, at) => one && (at === 0 ? gapBefore : gapAfter) === " " && isTechnologyName(one),
      ),
  };
}

function tokenWeight(text: string, token: Token, seen: Set<string>): number {
  const signs = token.text.length > 1 ? "" : signsAfter(text, token.end);
  if (seen.has(token.text + signs)) return 0;
  seen.add(token.text + signs);
  if (CLEAR_NAMES.has(token.text)) return token.text.length > 1 || signs !== "" ? 1 : 0.5;
  if (!WORD_NAMES.has(token.text)) return 0;
  return !EVERYDAY_NAMES.has(token.text) ? 1 : /\p{Lu}/u.test(token.raw) ? 0.5 : 0.25;
}

/** The maximum number of words that are read of an item in a list. */
const MAX_ITEM = 3;

/** Returns the words of the neighbouring item in a list, nearest first; none if the word is not in a list. */
function listNeighbour(text: string, tokens: readonly Token[], from: number, step: 1 | -1): Token[] {
  let at = from + step;
  while (CONJUNCTIONS.has(tokens[at]?.text ?? "") && Math.abs(at - from) <= 2) at += step;
  const gapBeside = (index: number): string => {
    const [before, after] = step > 0 ? [tokens[index - 1], tokens[index]] : [tokens[index], tokens[index + 1]];
    return before && after ? text.slice(before.end, after.start) : "";
  };
  const item: Token[] = [];
  for (let gap = at === from + step ? LIST_GAP : /./su; gap.test(gapBeside(at)) && item.length < MAX_ITEM; at += step) {
    const token = tokens[at];
    if (!token || (STOP_WORDS.has(token.text) && !isTechnologyName(token))) break;
    item.push(token);
    gap = /^[ .]$/;
  }
  return item;
}

/** Returns whether an item of a list is a technology, even if its name has several words: "after effects". */
function isTechnologyItem(item: readonly Token[]): boolean {
  return (
    item.some(isTechnologyName) ||
    (item.length > 1 &&
      [item, item.toReversed()].some((one) => findTechnology(one.map(({ text }) => text).join(" ")) !== undefined))
  );
}

const DETERMINERS = new Set(sectionLines("determiners").join("|").split("|"));
const BARE_AFTER = new RegExp(`(?:^|[^\\p{L}\\p{N}])${alternation("bare after")} $`, "iu");
const TOOLS_BEFORE = new RegExp(
  `\\b${alternation("tools before")}(?: such as| like| including|:| \\(| -| –)[ \n]?(?:[\\p{L}\\p{N}.+#-]+(?: [\\p{L}\\p{N}.+#-]+)?(?:,|/| or| and|, and|, or) ?){0,6}$`,
  "iu",
);
const WORK_IN = new RegExp(`\\b${alternation("work in")} $`, "iu");
const BEFORE_VERBS = /\b(?:to|can|will|must|should|would|could|we|they|you|who|i) $/iu;
const KINDS = new RegExp(`^ ${alternation("kinds")}\\b`, "u");
/** The name before another: "notion and". */
const PAIRED = /([\p{Ll}\d]+)(?:, | and | or | & |\/)$/u;
const PARTICLES = new RegExp(`^ ${alternation("particles")}\\b`, "u");
const FOR_DEVELOPERS = new RegExp(`^ \\(?${alternation("for developers")}\\b`, "u");
const IS_ASKED = new RegExp(`^(?: |, | \\()${alternation("is asked")}\\b`, "u");

/** Returns whether a lower-case word is meant as the name spelled like it. Unlike words, names take no article. */
export function isMeantInLowerCase(placed: Placed, isTechnicalAfter: boolean): boolean {
  const { text, tokens, first, last } = placed;
  const [word, end, next] = [tokens[first], tokens[last], tokens[last + 1]];
  if (!word || !end || !PLAIN_WORDS.has(word.text)) return true;
  const [before, after] = [text.slice(Math.max(0, word.start - 80), word.start), text.slice(end.end, end.end + 40)];
  const [paired, other = ""] = PAIRED.exec(before) ?? [""];
  const lead = isTechnologyName({ text: other }) ? before.slice(0, -paired.length) : before;
  const isAfterLead = BARE_AFTER.test(lead);
  const endsPhrase = isEndOfPhrase(placed);
  if (endsPhrase && DETERMINERS.has(tokens[first - 1]?.text ?? "")) return false;
  if (!isAfterLead) {
    if (PARTICLES.test(after) || (VERBS.has(word.text) && BEFORE_VERBS.test(before))) return false;
    if (endsPhrase && SECOND_WORDS.has(word.text) && isHeadOfCompound(placed)) return false;
  }
  if (FOR_DEVELOPERS.test(after) || isInBracketOfNames(before, word.raw, after)) return true;
  if (endsPhrase && (WORK_IN.test(before) || TOOLS_BEFORE.test(before) || isBesideOwnSuite(placed))) return true;
  if (findTechnology(`${word.text} ${next?.text}`)?.spellings.some((one) => one.includes(" "))) return true;
  const [isEverydayWord, isBareWord] = [EVERYDAY_NAMES.has(word.text), BARE_WORDS.has(word.text)];
  if (!isBareWord && (KINDS.test(after) || IS_ASKED.test(after))) return true;
  const { isListed, nearby, isLedTo, isItem } = technicalEvidence(placed);
  if (isListed && nearby >= 1) return true;
  if (isTechnicalAfter) return !isEverydayWord || nearby >= 1;
  if (isAfterLead && endsPhrase && nearby >= (isBareWord ? 1 : 0)) return true;
  return isEverydayWord ? nearby >= (isLedTo ? 1.5 : 2.5) && isItem : nearby >= 0.5 || isItem;
}

/** Returns whether a plain word before a name forms a compound with it: "dark mode", "sous chef". */
function isHeadOfCompound({ text, tokens, first }: Placed): boolean {
  const [word, before] = [tokens[first], tokens[first - 1]];
  return (
    word !== undefined &&
    before !== undefined &&
    text.slice(before.end, word.start) === " " &&
    before.raw.length > 2 &&
    /^\p{Ll}+$/u.test(before.raw) &&
    isCommonWord(before.text) &&
    !STOP_WORDS.has(before.text) &&
    !CONJUNCTIONS.has(before.text) &&
    !isTechnologyName(before)
  );
}

/** Returns whether a bracket contains only names of technologies, although all of them are words: "(segment, heap)". */
function isInBracketOfNames(before: string, name: string, after: string): boolean {
  const [opened, closed] = [/\(([^()]*)$/.exec(before), /^([^()]*)\)/.exec(after)];
  if (!opened || !closed) return false;
  const items = `${opened[1]}${name}${closed[1]}`.split(/,? (?:and|or) |, ?| ?\/ ?/);
  return items.length > 1 && items.every((item) => isTechnologyName({ text: item.toLowerCase() }));
}

/** Returns whether another product of the same vendor is the next item: "word and excel". */
function isBesideOwnSuite({ text, tokens, first, last }: Placed): boolean {
  const findVendor = (token: Token | undefined): string | undefined => token && findTechnology(token.text)?.domain;
  const vendor = findVendor(tokens[first]);
  if (vendor === undefined) return false;
  return (
    /^(?:, ?| (?:and|or|&) |\/)\p{L}/u.test(text.slice(tokens[last]?.end, (tokens[last]?.end ?? 0) + 6)) &&
    [tokens[last + 1], tokens[last + 2]].some((one) => one?.text !== tokens[first]?.text && findVendor(one) === vendor)
  );
}

/** Returns whether the match ends a phrase, because no noun follows it: "in vault.", "on go and". */
function isEndOfPhrase({ text, tokens, last }: Placed): boolean {
  const [end, after] = [tokens[last], tokens[last + 1]];
  if (!end || !after) return true;
  const gap = text.slice(end.end, after.start);
  return (
    !/^[ -]$/.test(gap) ||
    (gap === " " && (STOP_WORDS.has(after.text) || CONJUNCTIONS.has(after.text) || /^\d/.test(after.text)))
  );
}
