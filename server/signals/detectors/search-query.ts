import { readText, type TextRange, type TextReading } from "../../text/public.ts";
import { createTermMatcher, type TermOptions } from "../terms/term-matcher.ts";

/** A parsed search query: phrases with AND, OR, NOT and parentheses. */
interface SearchQuery {
  /** A `tsquery` over a `words` column that matches every text that matches the search query, and some others. */
  readonly tsquery: string;
  /** Returns the range of the first phrase that makes a text match; undefined if the text does not match. */
  find(text: string | TextReading): TextRange | undefined;
}

type ReadSearchQuery = { readonly query: SearchQuery } | { readonly fault: string };

/**
 * Parses a search query. Adjacent words are one phrase unless `AND`, `OR` or `NOT` (also `-`) is between them; quotes
 * make operators part of a phrase. `AND` binds more tightly than `OR`. At least one part must not be negated.
 */
export function readSearchQuery(text: string, options: TermOptions = {}): ReadSearchQuery {
  const parser = new Parser(tokenise(text), options);
  const query = parser.readWhole();
  if (parser.fault !== undefined) return { fault: parser.fault };
  if (!query) return { fault: "Expected a word or a phrase" };
  if (query.tsquery === undefined) return { fault: "Expected a word or a phrase without NOT" };
  return { query: { tsquery: query.tsquery, find: (from) => query.find(readText(from)) } };
}

interface Node {
  /** Undefined for a negation, which does not narrow the search. */
  readonly tsquery: string | undefined;
  find(text: TextReading): TextRange | undefined;
}

type Token = { readonly kind: "phrase"; readonly text: string } | { readonly kind: "AND" | "OR" | "NOT" | "(" | ")" };

/** The range of a match of a negation, which has no position. */
const NOWHERE: TextRange = { start: 0, end: 0 };

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let words: string[] = [];
  const endPhrase = (): void => {
    if (words.length > 0) tokens.push({ kind: "phrase", text: words.join(" ") });
    words = [];
  };
  for (const match of text.matchAll(/"([^"]*)"?|[()]|(?<=^|[\s(])-(?=\S)|[^\s()"]+/gu)) {
    const [whole, quoted] = match;
    const isWord = quoted === undefined && !/^(?:[()-]|AND|OR|NOT)$/.test(whole);
    if (isWord && text[match.index - 1] === '"') endPhrase();
    if (isWord) words.push(whole);
    else {
      endPhrase();
      if (quoted !== undefined) tokens.push({ kind: "phrase", text: quoted });
      else tokens.push({ kind: whole === "-" ? "NOT" : (whole as "(" | ")" | "AND" | "OR" | "NOT") });
    }
  }
  endPhrase();
  return tokens;
}

/** People do not write deeper nesting. */
const MAX_DEPTH = 20;

class Parser {
  readonly #tokens: readonly Token[];
  readonly #options: TermOptions;
  #next = 0;
  #depth = 0;
  fault: string | undefined;

  constructor(tokens: readonly Token[], options: TermOptions) {
    this.#tokens = tokens;
    this.#options = options;
  }

  readWhole(): Node | undefined {
    const node = this.#readAlternatives();
    if (this.#peek() === ")") this.fault ??= "Expected a ( before every )";
    return node;
  }

  #peek(): Token["kind"] | undefined {
    return this.#tokens[this.#next]?.kind;
  }

  #readAlternatives(): Node | undefined {
    const nodes = [this.#readAll()];
    while (this.#peek() === "OR") {
      this.#next += 1;
      nodes.push(this.#readAll());
    }
    return either(nodes.filter((node) => node !== undefined));
  }

  #readAll(): Node | undefined {
    const nodes: (Node | undefined)[] = [];
    for (;;) {
      if (this.#peek() === "AND") {
        if (nodes.length === 0) this.fault ??= "Expected a word or a phrase before AND";
        this.#next += 1;
        nodes.push(this.#readOne("AND"));
      } else if (nodes.length === 0 || this.#startsNode()) nodes.push(this.#readOne(undefined));
      else return all(nodes.filter((node) => node !== undefined));
    }
  }

  #startsNode(): boolean {
    const kind = this.#peek();
    return kind === "phrase" || kind === "NOT" || kind === "(";
  }

  #readOne(after: string | undefined): Node | undefined {
    const token = this.#tokens[this.#next];
    if (!token || token.kind === ")" || token.kind === "OR" || token.kind === "AND") {
      this.fault ??= `Expected a word or a phrase${after ? ` after ${after}` : token ? ` before ${token.kind}` : ""}`;
      return undefined;
    }
    this.#next += 1;
    if (token.kind === "phrase") return this.#phrase(token.text);
    if (this.#depth >= MAX_DEPTH) {
      this.fault ??= `Expected at most ${MAX_DEPTH} nested parentheses and NOT`;
      this.#next = this.#tokens.length;
      return undefined;
    }
    this.#depth += 1;
    const node = token.kind === "NOT" ? negation(this.#readOne("NOT")) : this.#readInner();
    this.#depth -= 1;
    return node;
  }

  #readInner(): Node | undefined {
    const inner = this.#readAlternatives();
    if (this.#peek() === ")") this.#next += 1;
    else this.fault ??= "Expected a ) after every (";
    return inner;
  }

  #phrase(text: string): Node | undefined {
    const matcher = createTermMatcher(text, this.#options);
    if (!matcher) this.fault ??= "Expected letters or digits in every phrase";
    return matcher;
  }
}

function either(nodes: readonly Node[]): Node | undefined {
  if (nodes.length <= 1) return nodes[0];
  const tsqueries = nodes.map(({ tsquery }) => tsquery);
  return {
    tsquery: tsqueries.includes(undefined) ? undefined : tsqueries.map((part) => `(${part})`).join(" | "),
    find: (text) => firstRange(nodes, text),
  };
}

function firstRange(nodes: readonly Node[], text: TextReading): TextRange | undefined {
  for (const node of nodes) {
    const found = node.find(text);
    if (found) return found;
  }
  return undefined;
}

function all(nodes: readonly Node[]): Node | undefined {
  if (nodes.length <= 1) return nodes[0];
  const tsqueries = nodes.flatMap(({ tsquery }) => (tsquery === undefined ? [] : [`(${tsquery})`]));
  return {
    tsquery: tsqueries.length === 0 ? undefined : tsqueries.join(" & "),
    find: (text) => {
      const ranges = nodes.map((node) => node.find(text));
      if (ranges.includes(undefined)) return undefined;
      return ranges.find((range) => range !== NOWHERE) ?? NOWHERE;
    },
  };
}

function negation(node: Node | undefined): Node | undefined {
  return node && { tsquery: undefined, find: (text) => (node.find(text) ? undefined : NOWHERE) };
}
