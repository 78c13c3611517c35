import {
  isCapitalInformative,
  isCommonWord,
  isFrequentWord,
  LEAD_TO_NAMES,
  readPatterns,
  readSections,
  type TextRange,
  type Token,
} from "../../text/public.ts";
import {
  isEveryday,
  isMeantInLowerCase,
  isTechnologyName,
  type Placed,
  technicalEvidence,
} from "./technical-context.ts";

const DELIMITER = /[\s<>()[\]{}"'“”,;|]/u;
/** The length of the context of a match in each direction. */
const MAX_REACH = 200;
const LIST = new URL("context.txt", import.meta.url);
const sections = readSections(LIST);
const sectionWords = (...names: string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (sections.get(name) ?? []).flatMap((line) => line.split(" "))));
const CONJUNCTIONS = sectionWords("conjunctions");
const TECHNICAL_WORDS = sectionWords("technical");
const TECHNICAL = TECHNICAL_WORDS.union(CONJUNCTIONS);
const BEFORE_NAMES = sectionWords("before names");
const GRADED = sectionWords("graded");
const COMPOUNDS = sectionWords("compounds");
const ARTICLES = sectionWords("articles");

/**
 * Returns whether a match is part of a web address, an email address or a code. A name that itself looks like an
 * address, such as `Booking.com`, is not.
 */
export function isInsideAddressOrCode(text: string, { start, end }: TextRange): boolean {
  let [from, to] = [start, end];
  while (from > 0 && start - from < MAX_REACH && !DELIMITER.test(text[from - 1] ?? "")) from -= 1;
  while (to < text.length && to - end < MAX_REACH && !DELIMITER.test(text[to] ?? "")) to += 1;
  if (from === start && to === end) return false;
  const [before, whole, after] = [text.slice(from, start), text.slice(from, to), text.slice(end, to)];
  if (/_/.test(before.slice(-1) + after.slice(0, 1))) return true;
  // A handle is a name; a handle on a federated network looks like an email address.
  if (before === "@") return false;
  if (/:\/\/|^www\.|[\p{L}\p{N}]@[\p{L}\p{N}-]{1,63}\.\p{L}/iu.test(whole)) return true;
  if (/^[a-z]{2,}\/|^\.[a-z]{2,}\//.test(after) && /\.[a-z]{2,6}\//.test(whole)) return true;
  const bare = whole.replace(/[.:!?…/-]{1,10}$/, "");
  const isHost =
    /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.(?:com|org|net|io|ai|co|dev|app|cloud|tech|eu|de|fr|es|it|nl|se|uk|us|ch|at|be|pt|br|ca|au|in|me|info|biz|gov|edu|example|jobs|careers)(?:\/|$)/.test(
      bare,
    );
  if (isHost && bare.length > end - start) return true;
  // Codes: `REQ-GO-1234`, `R-12345`, `JR0012_GO`.
  return /^[A-Z]{0,6}[-/]?$/.test(before) && /^[-/]?(?:\d{3,}|[A-Z]{0,4}-?\d{4,})/.test(after) && end - start <= 4;
}

/**
 * Returns whether a match of a name that is also a common word means the name. Its letter case already matches. At the
 * start of a sentence or in a heading, capitals prove nothing, so only the neighbouring words decide.
 */
export function isMeantAsName(placed: Placed): boolean {
  const { text, tokens, first } = placed;
  const word = tokens[first];
  if (!word) return false;
  const name = word.raw;
  if (name.length === 1) return /\p{Lu}/u.test(name) && isMeantAsLetter(placed);
  if (isPartOfOtherName(placed) || !isCompoundAllowed(placed)) return false;
  if (!/\p{Lu}/u.test(name)) return isMeantInLowerCase(placed, isTechnicalAfter(placed));
  if (isNameByItself(placed) || isAcronymAmongWords(placed)) return true;
  const evidence = technicalEvidence(placed);
  if (evidence.isListed && evidence.nearby >= 0.5) return true;
  if (evidence.nearby >= 2 && (evidence.isItem || evidence.isLedTo)) return true;
  if (evidence.nearby >= 1 && (evidence.isLedTo || !isEveryday(name))) return true;
  if (isFrequentWord(name) && isPartOfName(placed)) return false;
  if (hasTechnicalNeighbour(placed) || isCompound(placed)) return true;
  if (isFrequentWord(name)) {
    if (!isCapitalInformative(text, tokens, first)) return isListItem(placed);
    if (ARTICLES.has(tokens[first - 1]?.text ?? "")) return false;
  }
  return !isPartOfHeadingPhrase(placed);
}

/** Returns whether a genitive without an article, or a domain ending, shows a name: "Rust's borrow checker". */
function isNameByItself({ text, tokens, first, last }: Placed): boolean {
  const [end, before] = [tokens[last]?.end ?? 0, tokens[first - 1]?.text ?? ""];
  return /^(?:['’]s \p{L}|\.(?:io|com|ai)(?![\p{L}/]))/u.test(text.slice(end, end + 6)) && !ARTICLES.has(before);
}

/** Returns whether the match is in capitals and its neighbours are not, as in "SAP is". */
function isAcronymAmongWords({ tokens, first, last }: Placed): boolean {
  const isInCapitals = (one: Token | undefined): boolean =>
    one !== undefined && one.raw.length > 2 && /^\p{Lu}+$/u.test(one.raw);
  return isInCapitals(tokens[first]) && ![tokens[first - 1], tokens[last + 1]].some(isInCapitals);
}

function isTechnicalAfter({ text, tokens, last }: Placed): boolean {
  const [end, after] = [tokens[last], tokens[last + 1]];
  return (
    end !== undefined &&
    after !== undefined &&
    text.slice(end.end, after.start) === " " &&
    TECHNICAL_WORDS.has(after.text)
  );
}

const { alternation } = readPatterns(LIST);
const ENDS_OTHER_NAME = new RegExp(`(?:^|\\W)${alternation("ends another name")}$`, "i");
const BEGINS_OTHER_NAME = new RegExp(`^${alternation("begins another name")}\\b`, "i");

function isPartOfOtherName({ text, tokens, first, last }: Placed): boolean {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  return (
    ENDS_OTHER_NAME.test(text.slice(Math.max(0, start - 20), end)) ||
    BEGINS_OTHER_NAME.test(text.slice(start, end + 20))
  );
}

/** Returns whether a neighbouring name makes the match part of a longer name: "PetMed Express", "Arlo Go". */
function isPartOfName({ text, tokens, first, last }: Placed): boolean {
  const [word, end, before, after] = [tokens[first], tokens[last], tokens[first - 1], tokens[last + 1]];
  if (!word || !end) return false;
  const isName = (one: Token | undefined, gap: string): boolean =>
    one !== undefined &&
    gap === " " &&
    /^\p{Lu}/u.test(one.raw) &&
    !TECHNICAL.has(one.text) &&
    !BEFORE_NAMES.has(one.text) &&
    !isTechnologyName(one);
  const isInitial =
    before === undefined ||
    /(?:^|[\n•·▪*>.:!?\p{So}]\s{0,3})$/u.test(text.slice(Math.max(0, before.start - 4), before.start));
  return (
    isName(after, text.slice(end.end, after?.start ?? end.end)) ||
    (!isInitial && isName(before, text.slice(before?.end ?? 0, word.start)))
  );
}

/** Returns whether a single letter is a programming language, which requires evidence. */
function isMeantAsLetter(placed: Placed): boolean {
  const { text, tokens, first, last } = placed;
  const [word, before] = [tokens[first], tokens[first - 1]];
  const end = tokens[last]?.end ?? 0;
  if (!word) return false;
  const [previous, next] = [text[word.start - 1] ?? " ", text[end] ?? " "];
  if (
    /[&.'’+\d–-]/u.test(previous) ||
    (/[&'’+\d–)]/u.test(next) && !(next === ")" && hasOpenBracket(text, word.start)))
  )
    return false;
  if (next === "-" && !isCompoundAllowed(placed)) return false;
  const after = tokens[last + 1];
  if (previous === "/" && !(before && isKnownName(before))) return false;
  if (next === "/" && !(after && isKnownName(after))) return false;
  if (next === "." && /\p{L}/u.test(text[end + 1] ?? "")) return false;
  if (after && text.slice(end, after.start) === " " && /^\p{Lu}/u.test(after.raw) && !TECHNICAL.has(after.text))
    return false;
  if (next === "." && before && /^\p{Lu}/u.test(before.raw) && text[word.start - 1] === " ") return isKnownName(before);
  if (before && GRADED.has(before.text)) return false;
  return hasTechnicalNeighbour(placed, isKnownName) || isListItem(placed) || followsPreposition(placed);
}

function hasOpenBracket(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  return before.lastIndexOf("(") > before.lastIndexOf(")") && before.lastIndexOf("(") < before.length - 1;
}

function followsPreposition({ text, tokens, first }: Placed): boolean {
  const before = tokens[first - 1];
  const word = tokens[first];
  return (
    before !== undefined &&
    word !== undefined &&
    word.start - before.end === 1 &&
    text[before.end] === " " &&
    LEAD_TO_NAMES.has(before.text)
  );
}

/** Returns false if a hyphen makes the match part of another word: "Go-Live", "cross-Segment", but not "Go-based". */
function isCompoundAllowed({ text, tokens, first, last }: Placed): boolean {
  const [word, end] = [tokens[first], tokens[last]];
  if (!word || !end) return false;
  if (/[-‐‑]/u.test(text[word.start - 1] ?? "") && /[\p{L}\p{N}]/u.test(text[word.start - 2] ?? "")) return false;
  if (!/[-‐‑]/u.test(text[end.end] ?? "") || !/[\p{L}\p{N}]/u.test(text[end.end + 1] ?? "")) return true;
  const after = tokens[last + 1];
  return (
    after !== undefined &&
    (COMPOUNDS.has(after.text) ||
      isTechnologyName(after) ||
      (!isEveryday(word.raw) && /^\p{Lu}.*\s\p{Ll}/u.test(`${word.raw} ${after.raw}`)))
  );
}

function isCompound({ text, tokens, first, last }: Placed): boolean {
  const end = tokens[last]?.end ?? 0;
  return /[-‐‑]/u.test(text[end] ?? "") && COMPOUNDS.has(tokens[last + 1]?.text ?? "") && tokens[first] !== undefined;
}

/** Returns whether a technical word after the match, a vendor before it, or a list of names shows a technology. */
function hasTechnicalNeighbour(
  { text, tokens, first, last }: Placed,
  isListNeighbour: (one: Token) => boolean = isAnyListNeighbour,
): boolean {
  const [word, end, before, after] = [tokens[first], tokens[last], tokens[first - 1], tokens[last + 1]];
  if (!word || !end) return false;
  if (before && /^ $/.test(text.slice(before.end, word.start)) && BEFORE_NAMES.has(before.text)) return true;
  if (after) {
    const gap = text.slice(end.end, Math.min(after.start, end.end + 5));
    if (gap === " " && TECHNICAL_WORDS.has(after.text)) return true;
    if (/^\s?[,/|;]\s?$/.test(gap) && isListNeighbour(after)) return true;
    const second = tokens[last + 2];
    if (CONJUNCTIONS.has(after.text) && second && isListNeighbour(second)) return true;
  }
  if (before) {
    const gap = text.slice(Math.max(before.end, word.start - 5), word.start);
    if (/^(?:[+#]{0,2})\s?[,/|;]\s?$/.test(gap) && isListNeighbour(before)) return true;
    const second = tokens[first - 2];
    if (CONJUNCTIONS.has(before.text) && second && isListNeighbour(second)) return true;
  }
  return false;
}

function isKnownName(token: Token): boolean {
  return token.text.length > 1 && isTechnologyName(token);
}

function isAnyListNeighbour({ raw, text }: Token): boolean {
  if (!/\p{Lu}/u.test(raw) && !/\d/.test(raw)) return false;
  // A heading in capitals contains no names.
  if (raw.length > 5 && raw === raw.toUpperCase()) return false;
  return isTechnologyName({ text }) || !isFrequentWord(raw);
}

/** Returns whether the match is alone on its line, as an item of a list. */
function isListItem({ text, tokens, first, last }: Placed): boolean {
  const [word, end] = [tokens[first], tokens[last]];
  if (!word || !end) return false;
  const before = text.slice(Math.max(0, word.start - 6), word.start);
  const after = text.slice(end.end, end.end + 3);
  return (
    /(?:^|[\n•·▪*]|\n\s{0,3}[-–—])[ \t]{0,4}$/u.test(before) &&
    /^[ \t]{0,2}(?:\r?\n|$|[•·])/u.test(after) &&
    word.start > 0
  );
}

/** Returns whether a neighbouring common word is capitalised too, so that both are one phrase: "Linear Algebra". */
function isPartOfHeadingPhrase({ text, tokens, first, last }: Placed): boolean {
  const [word, end, before, after] = [tokens[first], tokens[last], tokens[first - 1], tokens[last + 1]];
  if (!word || !end) return false;
  const isPhraseWord = (one: Token | undefined, gap: string): boolean =>
    one !== undefined &&
    gap === " " &&
    one.raw.length > 1 &&
    /^\p{Lu}\p{Ll}/u.test(one.raw) &&
    isCommonWord(one.raw) &&
    !isTechnologyName(one);
  if (isPhraseWord(after, text.slice(end.end, after?.start ?? 0)) && !TECHNICAL.has(after?.text ?? "")) return true;
  return (
    isPhraseWord(before, text.slice(before?.end ?? 0, word.start)) &&
    isCapitalInformative(text, tokens, first - 1) &&
    !BEFORE_NAMES.has(before?.text ?? "")
  );
}

/** Names before a match in the same list: "Lyft, Monzo, ", "Emergence Capital (". */
const NAMES_BEFORE =
  /(?:[\p{Lu}\d][\p{L}\p{N}.&'’-]{0,30}(?: [\p{Lu}\d][\p{L}\p{N}.&'’-]{0,30}){0,3}(?:, (?:and |& )?| and | & | \()){0,12}$/u;
const EXAMPLES = new RegExp(`(?:\\b${alternation("examples")}|:)[: ]+(?:the )?$`, "iu");
const COMPANIES = new RegExp(`\\b${alternation("companies")}\\b`, "iu");
const THINGS = new RegExp(`\\b${alternation("things")}[,:]? $`, "iu");
const AFTER_WORK = new RegExp(`\\b${alternation("after work")}[: -](?:the )?$`, "iu");
const PAST_WORK = new RegExp(`\\b${alternation("past work")}\\b`, "iu");

/**
 * Returns whether a name stands for the company of that name, as a customer, investor or former employer: "customers
 * including Lyft and Snowflake", "engineers from Salesforce". "Our customers use Snowflake" names the product.
 */
export function isNamedAsCompany(text: string, start: number): boolean {
  if (!/\p{Lu}/u.test(text[start] ?? "")) return false;
  const listed = text.slice(Math.max(0, start - MAX_REACH), start);
  const names = NAMES_BEFORE.exec(listed)?.[0] ?? "";
  const before = listed.slice(0, listed.length - names.length);
  const sentence = before.slice(
    Math.max(...[...".!?\n"].map((end) => before.lastIndexOf(`${end === "\n" ? end : `${end} `}`))) + 1,
  );
  if (AFTER_WORK.test(sentence.slice(-MAX_CUE))) return true;
  if (/\bat (?:the )?$/iu.test(sentence) && (/[,&]|\band\b/u.test(names) || PAST_WORK.test(sentence))) return true;
  const examples = EXAMPLES.exec(sentence.slice(-MAX_CUE));
  if (!examples) return false;
  const companies = sentence.slice(0, sentence.length - examples[0].length);
  return COMPANIES.test(companies) && !THINGS.test(companies.slice(-MAX_CUE));
}

const MAX_CUE = 40;
