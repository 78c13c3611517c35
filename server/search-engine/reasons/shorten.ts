import { ADVERB, VERBS } from "./company-verbs.ts";

const MAX_STATEMENT_LENGTH = 200;
/** Statements up to this length in characters, except long lists, are not cut, because a cut may remove the point. */
const MAX_UNCUT_LENGTH = 240;
/** The minimum length of a cut statement from the name on, in characters. */
const MIN_CUT_LENGTH = 40;
/** Lists with more commas are shown in part. */
const MAX_LIST_COMMAS = 5;

const DEVELOPING =
  "(?:building|commercializing|creating|delivering|designing|developing|discovering|manufacturing|producing|providing)";
/** The start of a sentence up to the object of its verb: "Example Inc. designs and sells ". */
const OPENING_VERB = new RegExp(
  `^ ${ADVERB}(?:(?:is (?:also )?(?:engaged in|involved in|focused on)|engages in|focuses on|specializes in) (?:the )?(?:(?:retail |wholesale )?[a-z]+(?:(?:,|,? and) [a-z]+)* of |${DEVELOPING}(?: and ${DEVELOPING})? )?|(?:${VERBS.join("|")})(?:(?:, and|,| and) [a-z]+s)* (?:in |on |as )?)`,
);
const BEGINS_WITH_VERB = new RegExp(`^${ADVERB}(?:${VERBS.join("|")}) `);
/** An object that begins with an action of its own, such as "the provision of". */
const BEGINS_WITH_ACTION = /^(?:the )?[a-z]+(?: and [a-z]+)* of /;

/** The introduction of a list of examples. An early colon is no introduction, because it follows the name. */
const LEADS_TO_LIST = /(?:,? (?:including|such as|comprising|consisting of)|(?<=.{60}):) /;
const NEXT_ITEM = / as well as |, (?:as well as |and |or )?/;
/** Words that begin a removable end of a sentence. The second pattern applies only if the first finds none. */
const ENDS = [
  /,? (?:including|such as|comprising|consisting of|which|(?<!\bso )that|as well as|through|using|utilizing|leveraging|while|where|in order to) |, (?:and|who|giving|helping|allowing|enabling|making) |; | [-–—]+ |--/g,
  / (?:with|for|to|in|under|across) /g,
];

/** Returns the forms of a statement, each at most 240 characters: the whole or its beginning, and parts of it. */
export function shownStatement(text: string, name: string): { whole: string; parts: string[] } {
  const [whole = text, ...shorter] = cutTexts(withoutSemicolons(text), name);
  const verb = text.startsWith(name) ? findOpeningVerb(text.slice(name.length)) : undefined;
  const isLong = text.length > MAX_STATEMENT_LENGTH || text.includes("; ");
  const parts =
    // The list after "sells its products" names customers and shops, not objects of the verb.
    verb === undefined || !isLong || text.startsWith("its ", name.length + verb.length)
      ? []
      : splitObject(text.slice(name.length + verb.length), name, verb.replace(/ the $/, " "));
  return { whole, parts: [...parts, ...shorter] };
}

/** Returns a statement without semicolons. Joins plain items with commas; otherwise, keeps the first clause only. */
function withoutSemicolons(text: string): string {
  const clauses = text.split(/;,? (?:and )?/);
  const [first = "", ...others] = clauses;
  if (others.length === 0 || others.some((clause) => BEGINS_WITH_VERB.test(clause))) return text;
  const [head = "", examples] = first.split(LEADS_TO_LIST);
  if (examples !== undefined && !/ (?:and|or|as well as) /.test(examples)) return head;
  if (examples === undefined && !others.some((clause) => clause.includes(", ")) && !first.includes(", "))
    return `${clauses.slice(0, -1).join(", ")}${clauses.length > 2 ? "," : ""} and ${clauses.at(-1)!}`;
  return first;
}

/** Returns the part between a company's name and the object of its verb: " designs and sells ". */
export function findOpeningVerb(rest: string): string | undefined {
  return OPENING_VERB.exec(rest)?.[0];
}

/** Returns the parts of a verb's object, each with the verb. */
function splitObject(listed: string, name: string, verb: string): string[] {
  const clauses = listed.split(/; (?:and )?/);
  // Clauses after one with "through" describe means, and are not objects.
  const last = clauses.findIndex((clause) => / (?:through|via|by) /.test(clause));
  return clauses
    .filter((clause, at) => last < 0 || at <= last || BEGINS_WITH_VERB.test(clause))
    .flatMap((clause) => (isLongList(clause) ? [...splitListItems(clause), clause] : [clause]))
    .map((part) =>
      part
        .trim()
        .replace(/^other /, "")
        .replace(/\.$/, ""),
    )
    .map((part) => {
      if (BEGINS_WITH_VERB.test(part)) return `${name} ${part}`;
      return `${name}${BEGINS_WITH_ACTION.test(part) ? verb.replace(/ in .* of $/, " in ") : verb}${part}`;
    })
    .flatMap((part) => cutTexts(part, name));
}

function isLongList(text: string): boolean {
  return text.split(", ").length > MAX_LIST_COMMAS + 1;
}

/** Returns the items of a list that make sense alone: the category, and each example with the category. */
function splitListItems(list: string): string[] {
  const [head = "", rest] = list.split(/,? (?:including|such as) /);
  // "To" and "through" introduce customers or means, and not examples.
  const examples = rest?.split(/ (?:to|by|under|through) /)[0];
  if (examples !== undefined)
    return [head, ...examples.split(NEXT_ITEM).map((item) => `${head}, such as ${item.replace(/^other /, "")}`)];
  // The part after "for" or "that" is not the object of the verb.
  const [direct = ""] = list.split(/ (?:that|which|who|to|by|for|under|through|where) /);
  return direct.split(NEXT_ITEM).filter((item) => item.includes(" "));
}

/** Returns forms of a text within the limit: without its removable end, without its last items, or cut at a word. */
function cutTexts(text: string, name: string): string[] {
  if (text.length <= (isLongList(text) ? MAX_STATEMENT_LENGTH : MAX_UNCUT_LENGTH)) return [text];
  const whole = cutStatements(text, name, MAX_STATEMENT_LENGTH, ENDS);
  const words = text.slice(0, text.lastIndexOf(" ", MAX_STATEMENT_LENGTH - 2));
  return whole.length > 0 ? whole : [`${words.replace(/(?:,| and| or| of| the| an?)+$/, "")}…`];
}

/** Returns the complete statements of at most `maxLength` characters with which a longer statement begins. */
export function cutStatements(text: string, name: string, maxLength: number, ends = ENDS.slice(0, 1)): string[] {
  const cut = [...ends.map((end) => endedAt(text, end, name, maxLength)), firstItems(text, name, maxLength)];
  // The items that remain are not all items, so the list no longer "consists of" them.
  return cut
    .filter((part) => part !== null)
    .map((part) => part.replace(/ (?:comprising|consisting of) /, " including "));
}

/** Returns a text up to the last of `ends` within the limit. A second "to" belongs to the first, and is not an end. */
function endedAt(text: string, ends: RegExp, name: string, maxLength: number): string | null {
  const minLength = text.indexOf(name) + MIN_CUT_LENGTH;
  const found = Array.from(text.matchAll(ends)).findLast(
    ({ 0: end, index }) =>
      index >= minLength &&
      index <= maxLength &&
      (end !== " to " || index === text.indexOf(" to ")) &&
      isWhole(text.slice(0, index), end),
  );
  return found === undefined ? null : text.slice(0, found.index);
}

/** A verb before a list: "its products include", "its platform connects". */
const HAS_VERB = / (?:are|comprise|consist|cover|enable|help|include|offer|provide|support|[a-z]+s) /;

/** The beginning of a part after a comma that is not an item: "Example, based in Oslo, is a maker". */
const IS_PREDICATE = /^(?:is|are|has|that|which|who|or|but|to|located) /;

/** Returns the first items of a list that fit the limit; null if the text is not a list. */
function firstItems(text: string, name: string, maxLength: number): string | null {
  const items = text
    .slice(0, maxLength - 3)
    .split(", ")
    .slice(0, -1);
  // The last item may lack its noun: "disease, accident and pet" lacks "insurance".
  while (items.length > 0 && !/ \S*(?<!ed|ive|less|ous)$/.test(items.at(-1)!)) items.pop();
  const last = (items.at(-1) ?? "").replace(/^(?:and|as well as) /, "");
  const isPart = text.startsWith(`${name}'s`) && !HAS_VERB.test(items[0]!);
  if (
    items.length < 3 ||
    items.some((item) => item.includes("; ")) ||
    !items.every(isBalanced) ||
    isPart ||
    IS_PREDICATE.test(last) ||
    BEGINS_WITH_VERB.test(last)
  )
    return null;
  return `${items.slice(0, -1).join(", ")} and ${last}`;
}

/**
 * An incomplete end: "dedicated", "primarily", "that allows developers", "of 2" before "to 6 megawatts", "and to
 * check".
 */
const NEEDS_MORE =
  / (?:[\d.]+|to \w*[^\Ws]|\w+ed|\w+ly|able|ability|access|aims|application|assist|due|use|order|rather|regardless|of|and|or|as|is|are|(?:allows?|allowing|enables?|enabling|helps?|helping|lets|makes?) [^,]{1,40})$/;

/** Returns whether a text ends neither in a list, nor in parentheses, nor before a complement of its last word. */
function isWhole(text: string, cutAt: string): boolean {
  if (NEEDS_MORE.test(text)) return false;
  const afterComma = text.slice(text.lastIndexOf(", ") + 1);
  const isList =
    text.includes(", ") &&
    !/ (?:and|or) /.test(afterComma) &&
    (cutAt === ", and " || afterComma.length < MIN_CUT_LENGTH);
  return !isList && isBalanced(text);
}

function isBalanced(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}
