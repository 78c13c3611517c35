import { LANGUAGES, type Language, listFunctionWords, readSections, type Token } from "../../text/public.ts";
import { createPhraseFinder, type Match, normalise, type Word } from "./phrases.ts";

/** The meaning of a phrase for the subject beside it. */
type Kind =
  | "positive"
  | "negative"
  /** Weak praise: one such phrase is not enough. */
  | "mild"
  /** A failure: not a judgement by itself, but praise beside it is irony. */
  | "event"
  /** Means the opposite of its words. */
  | "irony"
  /** Praise of something that has ended. */
  | "past"
  /** Contains words of a judgement without being one. */
  | "formula"
  /** The text is news, an advertisement or an invitation. */
  | "announcement";

export interface Entry {
  readonly kind: Kind;
  /** The weight of the judgement; 0 for kinds that express none. */
  readonly value: number;
}

export interface Lexicon {
  /** The words that identify the language: function words, conjunctions and negations. */
  readonly function: ReadonlySet<string>;
  /** Single words that express a judgement. */
  readonly judging: ReadonlySet<string>;
  /** The words of phrases that express a judgement. */
  readonly phrases: ReadonlySet<string>;
  readonly negation: ReadonlySet<string>;
  readonly conjunction: ReadonlySet<string>;
  readonly contrast: ReadonlySet<string>;
  /** Words that show that a failure has been resolved. */
  readonly relief: ReadonlySet<string>;
  /** Finds phrases that express a judgement, or that prevent other phrases from counting as one. */
  readonly find: (words: readonly Word[]) => Match<Entry>[];
  /** Returns whether a question requests information. Other questions complain. */
  readonly asks: (words: readonly Word[]) => boolean;
}

const KINDS: readonly Kind[] = ["formula", "announcement", "irony", "past", "negative", "positive", "mild", "event"];
const VALUES: Partial<Readonly<Record<Kind, { readonly word: number; readonly phrase: number }>>> = {
  positive: { word: 1, phrase: 1.5 },
  negative: { word: -1.2, phrase: -1.5 },
  mild: { word: 0.45, phrase: 0.45 },
};
/** Words that express a judgement identify the language of a text less reliably than function words. */
const JUDGING_WEIGHT = 0.75;
/** Words of phrases identify the language of short texts with few function words. */
const PHRASE_WEIGHT = 0.3;

/** The lexicons of all languages, and the weight of each word for each language that contains it. */
interface Lexicons {
  readonly all: readonly Lexicon[];
  readonly hints: ReadonlyMap<string, readonly { readonly language: number; readonly weight: number }[]>;
}

let lexicons: Lexicons | undefined;

/** Returns the lexicon of a text's most likely language; English if the text contains no known words. */
export function chooseLexicon(tokens: readonly Token[]): Lexicon {
  // Reads the lexicons when the first text is judged, because few processes judge texts.
  lexicons ??= readLexicons();
  const weights = lexicons.all.map(() => 0);
  for (const { text: word } of tokens)
    for (const { language, weight } of lexicons.hints.get(normalise(word)) ?? [])
      weights[language] = (weights[language] ?? 0) + weight;
  return lexicons.all[weights.indexOf(Math.max(...weights))] as Lexicon;
}

function readLexicons(): Lexicons {
  const all = LANGUAGES.map(readLexicon);
  const hints = new Map<string, { language: number; weight: number }[]>();
  for (const [language, lexicon] of all.entries())
    for (const word of lexicon.function.union(lexicon.judging).union(lexicon.phrases)) {
      const weight = lexicon.function.has(word) ? 1 : lexicon.judging.has(word) ? JUDGING_WEIGHT : PHRASE_WEIGHT;
      hints.set(word, [...(hints.get(word) ?? []), { language, weight }]);
    }
  return { all, hints };
}

function readLexicon(language: Language): Lexicon {
  const sections = readSections(new URL(`words/${language}.txt`, import.meta.url));
  const sectionLines = (section: string): readonly string[] => sections.get(section) ?? [];
  const classes = new Map(
    sectionLines("classes").map((line) => {
      const [name = "", words = ""] = line.split(": ");
      return [name, words.split(" ")] as const;
    }),
  );
  const questions = sectionLines("question").map((phrase): [string, true] => [phrase, true]);
  const findQuestions = createPhraseFinder(questions, classes);
  const entries = KINDS.flatMap((kind) =>
    sectionLines(kind).map((phrase): [string, Entry] => {
      const value = VALUES[kind]?.[phrase.includes(" ") ? "phrase" : "word"] ?? 0;
      return [phrase, { kind, value }];
    }),
  );
  const sectionWords = (...names: string[]): Set<string> => new Set(names.flatMap(sectionLines).map(normalise));
  return {
    function: listFunctionWords(language).union(sectionWords("negation", "conjunction", "contrast")),
    judging: sectionWords("positive", "negative"),
    phrases: new Set(
      ["positive", "negative"]
        .flatMap(sectionLines)
        .flatMap((phrase) => phrase.match(/\p{L}{3,}(?!\p{L}*\*)/gu)?.map(normalise) ?? []),
    ),
    negation: sectionWords("negation"),
    conjunction: sectionWords("conjunction"),
    contrast: sectionWords("contrast"),
    relief: sectionWords("relief"),
    find: createPhraseFinder(entries, classes),
    asks: (words) => findQuestions(words).length > 0,
  };
}
