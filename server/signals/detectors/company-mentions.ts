import {
  canonicalSocialUrl,
  companyNameKeys,
  isCapitalInformative,
  isCommonWord,
  isFrequentWord,
  plainWords,
  readText,
  registrableDomain,
  type TextRange,
  type TextReading,
  type Token,
} from "../../text/public.ts";
import type { CompanyReferences, NamedCompanyRow } from "./queries-companies.ts";

/** A part of a text that may refer to a company. */
interface Reference {
  readonly kind: "domain" | "socialUrl" | "name";
  /** In lower case. */
  readonly key: string;
  readonly range: TextRange;
}

const MAX_ADDRESS = 500;
const MAX_NAME_WORDS = 4;
/** A shorter name is more likely an ordinary word, unless it is in capitals. */
const MIN_NAME_LENGTH = 4;
/** The maximum number of companies that are reported for one post. */
const MAX_MENTIONED = 50;

/**
 * Lists the possible references to companies in a text: URLs, handles (`@contoso`) and capitalised names. An everyday
 * word ("Indeed", "Root") counts only if it is capitalised within a sentence, and is not part of a longer phrase.
 * @param host the host of the network whose company pages handles refer to
 */
export function listReferences(post: string | TextReading, host: string): Reference[] {
  const reading = readText(post);
  return [...addressesIn(reading.text, host), ...namesIn(reading)];
}

export function lookUpKeys(references: readonly Reference[]): CompanyReferences {
  const listKeys = (kind: Reference["kind"]) => [
    ...new Set(references.filter((one) => one.kind === kind).map(({ key }) => key)),
  ];
  return { domains: listKeys("domain"), socialUrls: listKeys("socialUrl"), names: listKeys("name") };
}

/** Companies by their references in texts. */
interface CompanyIndex {
  find(reference: Reference): NamedCompanyRow | undefined;
}

/** @param words words that the texts also contain in lower case, and that are therefore not names */
export function indexCompanies(companies: readonly NamedCompanyRow[], words: ReadonlySet<string>): CompanyIndex {
  const by = {
    domain: new Map(
      companies.flatMap((company) => [company.domain, ...company.other_domains].map((domain) => [domain, company])),
    ),
    socialUrl: new Map(companies.flatMap((company) => (company.social_url ? [[company.social_url, company]] : []))),
    // Omits a name that several companies have.
    name: new Map(
      [
        ...Map.groupBy(
          companies.filter(isCalledByName).flatMap((company) => joinNames(company).map((key) => ({ key, company }))),
          ({ key }) => key,
        ),
      ].flatMap(([key, [only, ...others]]) =>
        only && others.length === 0 && !words.has(key) ? [[key, only.company]] : [],
      ),
    ),
  };
  return { find: ({ kind, key }) => by[kind].get(kind === "name" ? joinedName(key) : key) };
}

/** A name of at least this length is rarely shared by several companies. */
const MIN_DISTINCT_LENGTH = 8;
/** Country-code domains that companies of any country use. */
const GENERIC_ENDINGS = new Set("io ai co me tv ly so to gg eu us".split(" "));

/** Returns whether the name alone identifies the company. A name rarely identifies the subsidiary for one country. */
function isCalledByName(company: NamedCompanyRow): boolean {
  const words = nameWords(company.name_key);
  const key = words.join("");
  if (words.length > 1 || joinedName(company.name) === key) return true;
  const [label = "", ending = ""] = [
    company.domain.split(".")[0]?.replaceAll("-", ""),
    company.domain.split(".").at(-1),
  ];
  if (ending.length === 2 && !GENERIC_ENDINGS.has(ending)) return label === key && key.length >= MIN_DISTINCT_LENGTH;
  return label.startsWith(key) || key.startsWith(label);
}

/** The maximum number of distinct words that are counted. */
const MAX_WORDS = 100_000;

/**
 * Returns the words that occur in lower case more than once, or in at least a quarter of their occurrences: "matcha"
 * beside "Strawberry Matcha".
 */
export function listPlainWords(posts: readonly (string | TextReading)[]): Set<string> {
  const counts = new Map<string, { plain: number; all: number }>();
  for (const post of posts) {
    const { text, tokens } = readText(post);
    for (const { raw, text: word, start } of tokens) {
      const before = text[start - 1] ?? " ";
      if (raw.length < MIN_NAME_LENGTH || /[@#./]/.test(before)) continue;
      const count = counts.get(word);
      if (count) {
        count.all += 1;
        if (raw === word) count.plain += 1;
      } else if (counts.size < MAX_WORDS) counts.set(word, { plain: raw === word ? 1 : 0, all: 1 });
    }
  }
  return new Set(
    [...counts].flatMap(([word, { plain, all }]) => (plain > 1 || (plain > 0 && plain * 4 >= all) ? [word] : [])),
  );
}

/** Returns the names of a company without spaces, because texts write "JP Morgan" for "J.P. Morgan". */
function joinNames({ name, name_key }: NamedCompanyRow): string[] {
  return [...new Set([joinedName(name_key), ...companyNameKeys(name)])];
}

/** Returns a name without accents, punctuation and spaces. */
function joinedName(name: string): string {
  return nameWords(name).join("");
}

function nameWords(name: string): string[] {
  return plainWords(name).filter((word) => word !== "and");
}

/** Returns the companies in a text, each with its first position. If references overlap, the longest counts. */
export function findMentions(
  references: readonly Reference[],
  companies: CompanyIndex,
): { readonly company: NamedCompanyRow; readonly range: TextRange }[] {
  const found = new Map<number, { company: NamedCompanyRow; range: TextRange }>();
  const longestFirst = references.toSorted(
    (a, b) => b.range.end - b.range.start - (a.range.end - a.range.start) || a.range.start - b.range.start,
  );
  const taken = new Set<number>();
  for (const reference of longestFirst) {
    const company = companies.find(reference);
    if (!company || taken.has(reference.range.start)) continue;
    for (let at = reference.range.start; at < reference.range.end; at += 1) taken.add(at);
    const known = found.get(company.id);
    if (!known || reference.range.start < known.range.start) found.set(company.id, { company, range: reference.range });
  }
  return [...found.values()].sort((a, b) => a.range.start - b.range.start).slice(0, MAX_MENTIONED);
}

function addressesIn(text: string, host: string): Reference[] {
  const references: Reference[] = [];
  for (const match of text.matchAll(/[^\s<>()[\]{}"'“”,;|]+/gu)) {
    const [word] = match;
    if (word.length > MAX_ADDRESS) continue;
    const written = word.replace(/[.:!?…]{1,5}$/u, "");
    const range = { start: match.index, end: match.index + written.length };
    if (written.startsWith("@") && written.length > 3) {
      const handle = written.slice(1).toLowerCase();
      references.push({ kind: "socialUrl", key: `https://${host}/company/${handle}`, range });
      if (handle.length > MIN_NAME_LENGTH) references.push({ kind: "name", key: handle.replaceAll("-", " "), range });
    }
    if (!written.includes(".")) continue;
    const domain = registrableDomain(written);
    // "Contoso.We" is not a domain, but two sentences without a space between them.
    if (domain !== undefined && !/\.\p{Lu}\p{Ll}*$/u.test(written))
      references.push({ kind: "domain", key: domain, range });
    const socialUrl = written.includes("/") ? canonicalSocialUrl(written) : undefined;
    if (socialUrl !== undefined) references.push({ kind: "socialUrl", key: socialUrl, range });
  }
  return references;
}

function namesIn({ text, tokens }: TextReading): Reference[] {
  const references: Reference[] = [];
  for (const [first, token] of tokens.entries()) {
    if (!/^[\p{Lu}\p{N}]/u.test(token.raw)) continue;
    for (let last = first; last < Math.min(first + MAX_NAME_WORDS, tokens.length); last += 1) {
      const end = tokens[last];
      if (!end || (last > first && !continuesName(text, tokens[last - 1], end))) break;
      const name = text.slice(token.start, end.end);
      // Skips compounds such as "Instagram-worthy".
      if (/^-\p{Ll}/u.test(text.slice(end.end, end.end + 2))) continue;
      if (isName(text, tokens, first, last, name))
        references.push({ kind: "name", key: name.toLowerCase(), range: { start: token.start, end: end.end } });
    }
  }
  return references;
}

/** Returns whether a name continues after a gap: a space, a hyphen, a full stop, an apostrophe or "&". */
function continuesName(text: string, before: Token | undefined, after: Token): boolean {
  if (!before) return false;
  const gap = text.slice(before.end, Math.min(after.start, before.end + 4));
  return (
    /^(?: |[-.&'’]| ?& ?|)$/u.test(gap) &&
    (after.raw === "&" || /^[\p{Lu}\p{N}]/u.test(after.raw) || gap === "-" || gap === ".")
  );
}

function isName(text: string, tokens: readonly Token[], first: number, last: number, name: string): boolean {
  const token = tokens[first];
  if (!token || name.endsWith("&")) return false;
  if (last > first)
    return !areEverydayWords(tokens.slice(first, last + 1)) || isCapitalInformative(text, tokens, first);
  const isShort = name.length < MIN_NAME_LENGTH && !(name.length === 3 && name === name.toUpperCase());
  if (isShort || /^\d/.test(name)) return false;
  if (!isCommonWord(name)) return !isPartOfName(text, tokens, first);
  return (
    !isFrequentWord(name) &&
    isCapitalInformative(text, tokens, first) &&
    !isPartOfName(text, tokens, first) &&
    !isNextToPhrase(text, tokens, first)
  );
}

function areEverydayWords(words: readonly Token[]): boolean {
  return words.every(({ raw }) => raw === "&" || isCommonWord(raw));
}

/** Returns whether a neighbouring name makes the word part of a longer name, such as that of a person. */
function isPartOfName(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token) return false;
  const isNeighbour = (one: Token | undefined, gap: string): boolean =>
    one !== undefined && gap === " " && /^\p{Lu}\p{Ll}/u.test(one.raw) && !isCommonWord(one.raw);
  return (
    isNeighbour(before, text.slice(before?.end ?? 0, token.start)) ||
    isNeighbour(after, text.slice(token.end, after?.start ?? token.end))
  );
}

/** Returns whether the word is capitalised as part of a phrase: "Root Cause", "The Figure". */
function isNextToPhrase(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token) return false;
  const isCapital = (one: Token | undefined, gap: string): boolean =>
    one !== undefined && /^[ -]$/.test(gap) && /^\p{Lu}\p{Ll}/u.test(one.raw);
  return (
    isCapital(after, text.slice(token.end, after?.start ?? token.end)) ||
    (isCapital(before, text.slice(before?.end ?? 0, token.start)) && isCapitalInformative(text, tokens, index - 1))
  );
}
