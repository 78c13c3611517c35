/** A word of a text: its normal form, and whether it was capitalised. */
export interface Word {
  text: string;
  capitalised: boolean;
}

const COMBINING_MARKS = /\p{M}+/gu;
const WORD_PATTERN = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
// "e-commerce" and "ecommerce", "m-health" and "mhealth" must be one word, because both spellings are common.
export const ONE_LETTER_PREFIX = /(?<![\p{L}\p{N}])([\p{L}])-(?=\p{L}{3})/gu;

/** Function words of other languages that would become another word without their accents, such as "für". */
const ACCENTED_FUNCTION_WORDS = new Set(["für", "über", "à", "là", "où", "été", "för", "på", "är", "más"]);

/** Longer runs of letters are no words. */
const MAX_LENGTH = 40;

/** Most words; they need no normal form but lower case, which takes a fraction of the time. */
const PLAIN = /^[A-Za-z0-9]+$/;

/**
 * Returns a text in lower case without accents or compatibility forms, so that "Société" and "societe" are one word.
 */
export function normalise(text: string): string {
  return text.normalize("NFKD").replace(COMBINING_MARKS, "").toLowerCase();
}

/**
 * Returns the words of a text in order, without possessive endings. Contractions stay one word ("don't" becomes
 * "dont").
 */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of (text.includes("-") ? text.replace(ONE_LETTER_PREFIX, "$1") : text).matchAll(WORD_PATTERN)) {
    const raw = match[0];
    if (PLAIN.test(raw)) {
      if (raw.length <= MAX_LENGTH) found.push({ text: raw.toLowerCase(), capitalised: /^[A-Z0-9]/.test(raw) });
      continue;
    }
    const bare = raw.replace(/['’]s$/i, "").replace(/['’]/g, "");
    const normal = normalise(bare);
    if (ACCENTED_FUNCTION_WORDS.has(raw.normalize("NFC").toLowerCase())) continue;
    if (normal.length > 0 && normal.length <= MAX_LENGTH)
      found.push({ text: normal, capitalised: /^[\p{Lu}\p{N}]/u.test(raw) });
  }
  return found;
}
