import { readFileSync } from "node:fs";
import { createPhraseFinder, type Match, type Word } from "./phrases.ts";

/** What a phrase says of the thing beside it. */
type Kind =
  | "positive"
  | "negative"
  /** Praise in some sentences only: two of them decide. */
  | "mild"
  /** What goes wrong: hardly a judgement, but praise beside it is irony. */
  | "event"
  /** Says the opposite of what it means. */
  | "irony"
  /** Praise of what is over. */
  | "past"
  /** Has words of a judgement and judges nothing. */
  | "formula"
  /** The text is news, an advertisement or an invitation. */
  | "announcement";

export interface Entry {
  readonly kind: Kind;
  /** How much it judges; 0 of the kinds that judge nothing. */
  readonly value: number;
}

/** The words of a language that judge something. */
export interface Lexicon {
  readonly function: ReadonlySet<string>;
  /** The words that judge by themselves. */
  readonly judging: ReadonlySet<string>;
  readonly negation: ReadonlySet<string>;
  readonly conjunction: ReadonlySet<string>;
  readonly contrast: ReadonlySet<string>;
  /** Beside what goes wrong: it no longer does. */
  readonly relief: ReadonlySet<string>;
  /** Finds what judges, or keeps others from judging. */
  readonly find: (words: readonly Word[]) => Match<Entry>[];
  /** Returns whether a question asks for information; others complain. */
  readonly asks: (words: readonly Word[]) => boolean;
}

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "sv"] as const;
const KINDS: readonly Kind[] = ["formula", "announcement", "irony", "past", "negative", "positive", "mild", "event"];
const VALUES: Partial<Readonly<Record<Kind, { readonly word: number; readonly phrase: number }>>> = {
  positive: { word: 1, phrase: 1.5 },
  negative: { word: -1.2, phrase: -1.5 },
  mild: { word: 0.45, phrase: 0.45 },
};

let lexicons: readonly Lexicon[] | undefined;

/** Returns the lexicons of all languages, English first. They are read when they are first needed: few processes judge. */
export function readLexicons(): readonly Lexicon[] {
  lexicons ??= LANGUAGES.map(readLexicon);
  return lexicons;
}

function readLexicon(language: (typeof LANGUAGES)[number]): Lexicon {
  const sections = readSections(readFileSync(new URL(`words/${language}.txt`, import.meta.url), "utf8"));
  const linesOf = (section: string): readonly string[] => sections.get(section) ?? [];
  const classes = new Map(
    linesOf("classes").map((line) => {
      const [name = "", words = ""] = line.split(": ");
      return [name, words.split(" ")] as const;
    }),
  );
  const questions = linesOf("question").map((phrase): [string, true] => [phrase, true]);
  const findQuestions = createPhraseFinder(questions, classes);
  const entries = KINDS.flatMap((kind) =>
    linesOf(kind).map((phrase): [string, Entry] => {
      const value = VALUES[kind]?.[phrase.includes(" ") ? "phrase" : "word"] ?? 0;
      return [phrase, { kind, value }];
    }),
  );
  return {
    function: new Set(linesOf("function")),
    judging: new Set([...linesOf("positive"), ...linesOf("negative")]),
    negation: new Set(linesOf("negation")),
    conjunction: new Set(linesOf("conjunction")),
    contrast: new Set(linesOf("contrast")),
    relief: new Set(linesOf("relief")),
    find: createPhraseFinder(entries, classes),
    asks: (words) => findQuestions(words).length > 0,
  };
}

/** Returns the lines of a list by the heading that they follow; `#` begins a comment. */
function readSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split("\n")) {
    const heading = /^\[([a-z]+)\]$/.exec(line)?.[1];
    if (heading) {
      lines = [];
      sections.set(heading, lines);
    } else if (line !== "" && !line.startsWith("#")) lines.push(line);
  }
  return sections;
}
