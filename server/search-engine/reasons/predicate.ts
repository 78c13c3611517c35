import { readWordSections } from "../../text/public.ts";

/** Countable nouns for companies and products, in the singular. */
const KINDS = readWordSections(new URL("words.txt", import.meta.url))("kinds");
const KIND = new RegExp(`(?:${KINDS.join("|")})$`, "i");
/** Endings of uncountable and plural nouns: "training", "drones". */
const OFFER = /(?:ing|ion|ment|ity|ware|ics|ance|ence|analysis|data|infrastructure|saas|[^siu]s)$/i;
/** The end of a phrase's noun, before the modifiers that follow the noun. */
const ENDS_NOUN =
  /[,;:.!|(–]|\s(?:-|–|that|which|who|whose|where|for|to|with|in|into|from|of|on|by|at|as|or|across|through|between|without|using|via|based(?= on )|powered(?= by )|driven(?= by )|committed|dedicated|designed|focused|built|made|intended)\s/i;
/** A gerund after a noun describes it in "platform connecting farms", but is part of it in "machine learning". */
const GERUND_FOLLOWS = /\s[a-z]+ing\s/;
/** Matches an activity or a slogan, such as "Reinventing collectibles", but not a noun, as in "Coaching, therapy". */
export const BEGINS_WITH_GERUND = /^\w+ing\b(?!,)/;
/** Matches an aside or a slogan by its beginning or by one of its words. */
export const NO_NOUN = /^(?:\w+ly\b|it\b|we\b|this\b|any\b|every\b|no )|\b(?:the|your|its|all|everyone|today)\b/i;

/** Returns a phrase without a verb as a predicate, such as "is a platform for farms"; null if its noun is unclear. */
export function asPredicate(phrase: string): string | null {
  const noun = ` ${phrase}`.slice(0, ENDS_NOUN.exec(` ${phrase} `)?.index).trim();
  if (/^(?:an?|the) /i.test(phrase))
    return / (?:are|is|was|were) /.test(/^the /i.test(phrase) ? phrase : noun) ? null : `is ${withArticle(phrase)}`;
  if (NO_NOUN.test(noun)) return null;
  const parts = [noun.slice(0, GERUND_FOLLOWS.exec(`${noun} `)?.index), noun, noun.replace(/ and .*/, "")];
  const kind = parts.find((part) => KIND.test(part));
  const text =
    (isTitle(noun) ? noun.split(" ").map(withSmallStart).join(" ") : asNoun(noun)) + phrase.slice(noun.length);
  if (kind !== undefined) {
    const isOnly = /^(?:first|best|most|only|world['’]?s)\b/i.test(noun);
    return `is ${isOnly ? `the ${text}` : withArticle(`a ${text}`)}`;
  }
  return OFFER.test(noun) && noun.includes(" ") && !BEGINS_WITH_GERUND.test(noun) ? `offers ${text}` : null;
}

/** Returns a phrase with its leading article corrected to "a" or "an". Keeps "the". */
function withArticle(phrase: string): string {
  const noun = asNoun(phrase.replace(/^(?:an?|the) /i, ""));
  if (/^the /i.test(phrase)) return `the ${noun}`;
  return `${/^(?:[ai]|e(?!u)|o(?!ne)|u(?!ni|s[aeiou]))/i.test(noun) ? "an" : "a"} ${noun}`;
}

/**
 * Returns a noun phrase with its first word in lower case, unless a name of several words begins it: "Google
 * Analytics".
 */
function asNoun(phrase: string): string {
  return /^\S+ \p{Lu}\p{Ll}/u.test(phrase) ? phrase : withSmallStart(phrase);
}

/** Returns whether every longer word is capitalised, as in a headline. */
export function isTitle(text: string): boolean {
  const words = text.split(" ").filter((word) => word.length > 3);
  return words.length > 1 && words.every((word) => /^[^\p{Ll}]/u.test(word));
}

/** Returns a text with its first word in lower case, unless the word has further capitals: "AI", "IoT". */
export function withSmallStart(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\b)[^\s\p{Lu}]*(?![^\s\p{Lu}]*\p{Lu})/u.test(text)
    ? `${text[0]!.toLowerCase()}${text.slice(1)}`
    : text;
}
