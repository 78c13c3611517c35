import { readPatterns } from "../word-lists.ts";
import {
  AT_LEAST,
  AT_MOST,
  CLAUSE_END,
  conditionPattern,
  END,
  LEAD,
  MONEY,
  MONEY_RANGE,
  NUMBER,
  OR_LESS,
  OR_MORE,
  START,
  WordPattern,
  wordPattern,
} from "./bounds.ts";

const KNOWN = {
  ...{ start: START, end: END, "clause end": CLAUSE_END, lead: LEAD, number: NUMBER, money: MONEY },
  ...{ "money range": MONEY_RANGE, "at least": AT_LEAST, "at most": AT_MOST, "or more": OR_MORE, "or less": OR_LESS },
};

/** A pattern, and the name of the function that reads its matches. */
export interface Rule {
  readonly name: string;
  readonly pattern: WordPattern;
}

interface Grammar {
  alternation(section: string): string;
  /** @param lead words that introduce a condition */
  rules(section: string, lead?: string): readonly Rule[];
}

/**
 * Reads a grammar of conditions. A rule is a line `name: pattern`. The pattern of `name (word)` has no introduction.
 * The pattern of `name (start)` is used unchanged.
 */
export function readGrammar(list: URL): Grammar {
  const { alternation, sectionLines } = readPatterns(list, KNOWN);
  const toRule = (line: string, lead?: string): Rule => {
    const {
      name = "",
      kind,
      source = "",
    } = /^(?<name>[a-z ]+?)(?: \((?<kind>word|start)\))?: (?<source>.*)$/u.exec(line)!.groups!;
    if (kind === "start") return { name, pattern: new WordPattern(source) };
    return { name, pattern: kind === "word" ? wordPattern(source) : conditionPattern(source, lead) };
  };
  return { alternation, rules: (section, lead) => sectionLines(section).map((line) => toRule(line, lead)) };
}
