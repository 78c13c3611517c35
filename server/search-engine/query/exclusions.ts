import { END, QueryScan, readPatterns, START } from "../../text/public.ts";

/** The exclusions of a query, and the rest of its text. */
interface ReadExclusions {
  /** The excluded kinds of companies as written: "restaurants", "panel manufacturers". */
  readonly exclude: readonly string[];
  readonly text: string;
  /** Negations that neither exclude nor require companies: "not just military". */
  readonly ignored: readonly string[];
}

const { alternation } = readPatterns(new URL("exclusions.txt", import.meta.url), { start: START, end: END });
const pattern = (section: string, flags = ""): RegExp => new RegExp(alternation(section), flags);
const NEGATION = pattern("negation", "gu");
const PRODUCT_NEGATIONS = pattern("product negations", "u");
const SAYS_HOW = pattern("says how", "u");
const DESCRIBES = pattern("describes", "u");
const NOTHING = pattern("nothing");
const ENDS_CLAUSE = pattern("ends clause", "u");
const SEPARATORS = pattern("separators", "u");
const MAX_LIST = 120;
const ARTICLES = pattern("articles");

/**
 * Reads exclusions: "not for restaurants", "without hardware", "NOT manufacturing", "(not exchange/trade swap)". Leaves
 * excluded places, which `isPlace` recognises, in the text.
 */
export function readExclusions(query: string, isPlace: (words: string) => boolean): ReadExclusions {
  const scan = new QueryScan(query);
  const exclude: string[] = [];
  const ignored: string[] = [];
  const { text } = scan;
  const taken: { from: number; to: number }[] = [];
  let end = 0;
  for (const match of text.matchAll(NEGATION)) {
    if (match.index < end) continue;
    const from = match.index + match[0].length;
    const { merely, no } = match.groups!;
    const to = from + clauseLength(text.slice(from, from + 2 * MAX_LIST), isInBrackets(text, match.index));
    const words = text.slice(from, to);
    if (NOTHING.test(words) || isPlace(words.trim())) continue;
    if (
      no !== undefined &&
      isOfProduct(text.slice(Math.max(0, match.index - 100), match.index), words, text[to] === ",")
    )
      continue;
    end = to;
    taken.push({ from: match.index, to });
    if (merely === undefined) exclude.push(...splitExclusions(scan, from, to));
    else ignored.push(scan.written(match.index, to).replace(/^[,;\s-]+/, ""));
  }
  scan.takeRanges(taken);
  return { exclude: [...new Set(exclude)], text: scan.rest(), ignored };
}

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at + 1);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/**
 * Returns whether "no" describes a product, as in "no code". A query that begins with "no" excludes only if more
 * follows after a comma: "no hardware, just software".
 */
function isOfProduct(before: string, words: string, isFollowed: boolean): boolean {
  return PRODUCT_NEGATIONS.test(words) || SAYS_HOW.test(before) || (/^ ?$/.test(before) && !isFollowed);
}

/** Returns the length of the words that a negation excludes. A list with a final "or" continues after its commas. */
function clauseLength(text: string, isInside: boolean): number {
  let length = 0;
  for (;;) {
    const rest = text.slice(length);
    const stop = ENDS_CLAUSE.exec(rest);
    if (stop === null) return text.length <= 2 * MAX_LIST ? text.length : MAX_LIST;
    const at = length + stop.index;
    const bracket = !isInside && stop[0] === "(" ? text.indexOf(")", at) : -1;
    const listed =
      stop[0] === ","
        ? /^,(?: [\p{L}\p{N}-]+){1,3}(?:,(?: [\p{L}\p{N}-]+){1,3})*,? (?:or|nor) /u.exec(text.slice(at))
        : null;
    if (bracket > 0) length = bracket + 1;
    else if (listed !== null) length = at + listed[0].length;
    else return at;
  }
}

function splitExclusions(scan: QueryScan, from: number, to: number): string[] {
  const clause = scan
    .written(from, to)
    .replace(/\([^()]*\)/g, " ")
    .replace(DESCRIBES, " ");
  return clause
    .split(SEPARATORS)
    .map((item) =>
      item
        .replace(/\s+/g, " ")
        .replace(/["'“”()]/g, "")
        .trim()
        .replace(ARTICLES, ""),
    )
    .filter((item) => /[\p{L}\p{N}]{2}/u.test(item));
}
