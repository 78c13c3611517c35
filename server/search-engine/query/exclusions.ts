import { END, QueryScan, START } from "../../text/public.ts";

/** What companies must not be or do. */
interface ReadExclusions {
  /** Each as it was written: "restaurants", "panel manufacturers". */
  readonly exclude: readonly string[];
  readonly text: string;
  /** Negations that neither leave companies out nor attract any: "not just military". */
  readonly ignored: readonly string[];
}

const NOT =
  "(?:(?:is|are|was|were)(?: not|n't)|not|nor|but no|excluding|exclude|excludes|excl\\.?|except(?: for)?|with the exception of|other than|apart from|aside from|outside of|besides|minus|w/o|nothing(?= (?:for|in|with|to do with))|rather than|instead of|as opposed to|anything but|avoid(?:ing)?|(?:that |which |who )?(?:do|does|did)(?: not|n't) (?:sell|make|offer|build|provide|do|serve|manufacture|produce|target|operate|focus on|work (?:in|on|with)|deal (?:in|with)))";
/** "no" and "without" only exclude where they begin a clause or follow the company: "pay without a bank account" is a product. */
const NO = "(?:(?<=^|[,;.(\\ufffc-] ?|\\bbut |\\band |\\bwith )no|(?:but )?without|with no)";
/** They go with the negation and are no part of what is excluded. */
const LINKS =
  "(?: (?:for|in|the|an?|any|into|doing|selling|making|offering|providing|focused on|focusing on|related to|those|ones|companies|(?:that|which|who) (?:are|do|make|sell|offer|provide)|interested in|looking for|working (?:in|on|with)))*".replace(
    ")*",
    "){0,3}",
  );
const MERELY = "(?: (?:just|only|merely|simply|necessarily|exclusively|limited to|all))";
const NEGATION = new RegExp(
  `(?:,|;| -| and| but)? ?${START}(?:(?<not>${NOT})(?<merely>${MERELY})?|(?<no>${NO}))${LINKS}(?= )`,
  "gu",
);

/** What such words say in a product: "no code", "without coding", "no fee". */
const PRODUCT_NEGATIONS = new RegExp(
  `^ ?(?:an? |any |writing |needing )?(?:code|coding|programming|fees?|costs?|commissions?|contact|touch|frills|waste|strings|interest|deposit|down ?payment|bank accounts?|credit cards?|password|passwords|internet|cash|drivers?|experience|training|risk|limits?|hassle|borders|downtime|prescription|insurance|surgery|leaving|having|using|going|compromis\\p{L}*|sacrific\\p{L}*|sugar|alcohol|gluten|dairy|meat|waiting|touching)${END}`,
  "u",
);
/** A relative clause or a customer: there "without" says how something is done. */
const SAYS_HOW = new RegExp(
  `${START}(?:that|which|who|for|to|lets?|letting|helps?|helping|people|users|build|ship|pay|run)${END}[^,;.()]{0,80}$`,
  "u",
);
/** A negated verb that describes the company: "not affiliated with big tech". What follows is excluded. */
const DESCRIBES =
  /^ ?(?:affiliated|associated|involved|related|connected) (?:with|in|to) | ?(?:based on|using|used by|owned by|backed by) /u;
/** A condition that other readers understand, such as "not yet public". It was taken before. */
const NOTHING = /^[ \ufffc]*(?:yet|been)?[ \ufffc]*$/;
const ENDS_CLAUSE =
  /[,;:.()|\ufffc]| - | but | (?:that|which|who|and) (?:are|is|have|has|sell|make|build|offer|serve)\b/u;
const SEPARATORS = /,| ?\/ ?|,? (?:or|nor|and) /u;
const MAX_LIST = 120;
const ARTICLES = /^(?:(?:the|an?|any|its|their|those|other|for|in|really|actually|from|such as|like|to) )+/;

/**
 * Reads exclusions: "not for restaurants", "without hardware", "NOT manufacturing", "(not exchange/trade swap)". Places that companies
 * are not in, which `isPlace` recognises, stay in the text.
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
    if (merely === undefined) exclude.push(...itemsOf(scan, from, to));
    else ignored.push(scan.written(match.index, to).replace(/^[,;\s-]+/, ""));
  }
  scan.takeRanges(taken);
  return { exclude: [...new Set(exclude)], text: scan.rest(), ignored };
}

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at + 1);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** A query that begins with "no" excludes only when something else follows: "no hardware, just software". */
function isOfProduct(before: string, words: string, isFollowed: boolean): boolean {
  return PRODUCT_NEGATIONS.test(words) || SAYS_HOW.test(before) || (/^ ?$/.test(before) && !isFollowed);
}

/** Returns the length of the words that a negation excludes; a list continues after a comma with "or". */
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

function itemsOf(scan: QueryScan, from: number, to: number): string[] {
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
