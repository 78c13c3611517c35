/** Most words need no other form than lower case, which takes a fraction of the time. */
const PLAIN = /^[\0-\x7f]*$/;
/** Signs beside a name that a compatibility form would turn into letters: `™` into "tm". */
const SIGNS = /[©®℗℠™]/g;
/** Marks that people often omit. The vowel signs of Indic scripts are letters, not marks. */
const MARKS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd]|[\u05bf-\u05c7]/gu;
/** Letters that lower case leaves unequal: capital İ, and both forms of ß and σ. */
const VARIANTS: Readonly<Record<string, string>> = { "i\u0307": "i", ß: "ss", ς: "σ" };
const VARIANT = /i\u0307|[ßς]/g;
/** Letters without a removable mark, and their substitutes on other keyboards. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};
const LETTER = /[æœøłđðþħı]/g;

/** Returns a text without letter case and compatibility forms, with its accents: "Straße" and "STRASSE" are equal. */
export function withoutCase(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return lowerCase(text.replace(SIGNS, "").normalize("NFKC"));
}

/** Returns the same without accents, so that "Société", "Łódź" and "İstanbul" are "societe", "lodz" and "istanbul". */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return lowerCase(text.replace(SIGNS, "").normalize("NFKD").replace(MARKS, ""))
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFC");
}

/** Returns the form of a name under which earlier releases hashed erased people. */
export function foldAsBefore(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function lowerCase(text: string): string {
  return text.toLowerCase().replace(VARIANT, (variant) => VARIANTS[variant] ?? variant);
}

/**
 * Returns a text in the form of addresses and identifiers: its ASCII letters and digits, with hyphens between words.
 */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
