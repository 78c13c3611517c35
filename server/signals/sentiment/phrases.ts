import { fold, type TextRange, type TextReading, type Token, tokenise } from "../../text/public.ts";

/** A word of a sentence, normalised for comparison with phrases. */
export interface Word {
  /** In lower case without accents; `$` for the name of the subject, `0` for a number in digits. */
  readonly text: string;
  readonly isAfterComma: boolean;
  /** Whether another separator of clauses, such as a full stop or a bracket, precedes the word. */
  readonly isAfterBreak: boolean;
}

const NAME = "$";

/** A phrase of a list that was found in a sentence. */
export interface Match<Entry> {
  readonly entry: Entry;
  /** The index of the first word. */
  readonly from: number;
  /** The index after the last word. */
  readonly to: number;
}

interface Place {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}
type Step = Place | typeof GAP;

interface Phrase<Entry> {
  readonly entry: Entry;
  readonly steps: readonly Step[];
  /** The number of words, without gaps. */
  readonly size: number;
}

/** Stands for up to three words without a comma. */
const GAP = "…";
const MAX_GAP = 3;

/** Named sets of interchangeable words. */
type WordClasses = ReadonlyMap<string, readonly string[]>;

/**
 * Returns a function that finds the phrases of a list in a sentence, in linear time. If phrases overlap, the one with
 * the most words counts. The parts of a phrase are separated by spaces: a word, alternatives (`fix/solve`), a prefix
 * (`recommend*`), a class (`@number`), the name of the subject (`$`), an optional word (`very?`), or up to three words
 * of any kind (`…`).
 */
export function createPhraseFinder<Entry>(
  list: readonly (readonly [phrase: string, entry: Entry])[],
  classes: WordClasses,
): (words: readonly Word[]) => Match<Entry>[] {
  // Indexes the list when it is first used, because the lists of most languages are never used.
  let index: PhraseIndex<Entry> | undefined;
  return (words) => {
    index ??= indexPhrases(list, classes);
    return withoutOverlaps(listMatches(index, words), words.length);
  };
}

interface PhraseIndex<Entry> {
  readonly byWord: ReadonlyMap<string, readonly Phrase<Entry>[]>;
  /** Phrases whose first word is only a prefix, by its first letters. */
  readonly byLetters: ReadonlyMap<string, readonly Phrase<Entry>[]>;
}

/** A shorter prefix would match too many words. */
const MIN_BEGINNING = 3;

function indexPhrases<Entry>(
  list: readonly (readonly [phrase: string, entry: Entry])[],
  classes: WordClasses,
): PhraseIndex<Entry> {
  const byWord = new Map<string, Phrase<Entry>[]>();
  const byLetters = new Map<string, Phrase<Entry>[]>();
  for (const [text, entry] of list)
    for (const steps of parsePhrase(text, classes)) {
      const [first] = steps;
      if (first === undefined || first === GAP) throw new Error(`A phrase must begin with a word: ${text}`);
      const phrase = { entry, steps, size: steps.filter((step) => step !== GAP).length };
      for (const word of first.words) addTo(byWord, word, phrase);
      for (const letters of new Set(first.beginnings.map((beginning) => beginning.slice(0, MIN_BEGINNING))))
        addTo(byLetters, letters, phrase);
    }
  return { byWord, byLetters };
}

interface SizedMatch<Entry> extends Match<Entry> {
  readonly size: number;
}

function listMatches<Entry>({ byWord, byLetters }: PhraseIndex<Entry>, words: readonly Word[]): SizedMatch<Entry>[] {
  const matches: SizedMatch<Entry>[] = [];
  const tryAt = (from: number, phrases: readonly Phrase<Entry>[] | undefined): void => {
    for (const { entry, steps, size } of phrases ?? []) {
      const to = findMatchEnd(steps, 0, words, from);
      if (to !== undefined) matches.push({ entry, from, to, size });
    }
  };
  for (const [from, { text }] of words.entries()) {
    tryAt(from, byWord.get(text));
    if (text.length >= MIN_BEGINNING) tryAt(from, byLetters.get(text.slice(0, MIN_BEGINNING)));
  }
  return matches;
}

/** Removes overlapping matches. Keeps the match with the most words or, of equals, the shortest. */
function withoutOverlaps<Entry>(matches: readonly SizedMatch<Entry>[], length: number): Match<Entry>[] {
  const taken = new Uint8Array(length);
  return matches
    .toSorted((a, b) => b.size - a.size || a.to - a.from - (b.to - b.from))
    .filter(({ from, to }) => {
      if (taken.subarray(from, to).includes(1)) return false;
      taken.fill(1, from, to);
      return true;
    });
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Returns the steps of every spelling of a phrase. */
function parsePhrase(phrase: string, classes: WordClasses): Step[][] {
  return phrase.split(" ").reduce<Step[][]>(
    (ways, part) => {
      const next = parsePart(part, classes);
      return ways.flatMap((way) => next.map((steps) => [...way, ...steps]));
    },
    [[]],
  );
}

/**
 * Returns the steps of a part of a phrase: one step for all alternatives of one word, and several for each alternative
 * of several words, such as "didn't".
 */
function parsePart(part: string, classes: WordClasses): Step[][] {
  if (part === GAP) return [[GAP]];
  const isOptional = part.endsWith("?");
  const words = new Set<string>();
  const beginnings: string[] = [];
  const ways: Step[][] = isOptional ? [[]] : [];
  for (const alternative of (isOptional ? part.slice(0, -1) : part).split("/")) {
    if (/^[^@]{0,2}\*$/.test(alternative)) throw new Error(`The beginning of a word is too short: ${part}`);
    if (alternative.startsWith("@")) {
      const members = classes.get(alternative.slice(1));
      if (!members) throw new Error(`There is no class ${alternative}`);
      for (const member of members) {
        if (member.endsWith("*")) beginnings.push(normalise(member.slice(0, -1)));
        else words.add(normalise(member));
      }
    } else if (alternative.endsWith("*")) beginnings.push(normalise(alternative.slice(0, -1)));
    else if (alternative === NAME) words.add(NAME);
    else {
      const tokens = tokenise(alternative).map(({ text }) => normalise(text));
      if (tokens.length === 0) throw new Error(`There is no word in ${part}`);
      if (tokens.length === 1) words.add(tokens[0] ?? "");
      else ways.push(tokens.map((token) => ({ words: new Set([token]), beginnings: [] })));
    }
  }
  if (words.size > 0 || beginnings.length > 0) ways.push([{ words, beginnings }]);
  return ways;
}

/** Returns the index after the words that match `steps` from `step` on; undefined if the words do not match. */
function findMatchEnd(steps: readonly Step[], step: number, words: readonly Word[], at: number): number | undefined {
  const place = steps[step];
  if (place === undefined) return at;
  if (place === GAP) {
    for (let skipped = 0; skipped <= MAX_GAP; skipped += 1) {
      const next = words[at + skipped];
      if (!next || next.isAfterBreak || (skipped > 0 && next.isAfterComma)) return undefined;
      const end = findMatchEnd(steps, step + 1, words, at + skipped);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  if (!word || (step > 0 && word.isAfterBreak) || !isAt(place, word.text)) return undefined;
  return findMatchEnd(steps, step + 1, words, at + 1);
}

function isAt({ words, beginnings }: Place, word: string): boolean {
  return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** Normalises a word for comparison with phrases: replaces a number with `0`, and removes accents and case. */
export function normalise(word: string): string {
  return /^\d+$/.test(word) ? "0" : fold(word);
}

/** Returns the words of a sentence. Words within the range of the subject's name count as one. */
export function readWords({ text, tokens }: TextReading, sentence: TextRange, name: TextRange | undefined): Word[] {
  const words: Word[] = [];
  let previous: Token | undefined;
  let isNamed = false;
  for (const token of tokens) {
    if (token.start < sentence.start) continue;
    if (token.start >= sentence.end) break;
    const isName = name !== undefined && token.end > name.start && token.start < name.end;
    const between = text.slice(previous?.end ?? sentence.start, token.start);
    previous = token;
    if (isName && isNamed) continue;
    isNamed = isName;
    words.push({
      text: isName ? NAME : normalise(token.text),
      isAfterComma: between.includes(","),
      isAfterBreak: /[.;:!?()–—]/.test(between),
    });
  }
  return words;
}
