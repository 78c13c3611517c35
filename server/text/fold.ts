/** Most words are ASCII and need only lower case, which takes a fraction of the time. */
const PLAIN = /^[\0-\x7f]*$/;
/** Symbols beside a name that compatibility normalisation would convert to letters: `™` to "tm". */
const SIGNS = /[©®℗℠™]/g;
/** Marks that people often omit. The vowel signs of Indic scripts are kept. */
const MARKS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd]|[\u05bf-\u05c7]/gu;
/** Letters that stay different in lower case: İ and i, ß and ss, ς and σ. */
const VARIANTS: Readonly<Record<string, string>> = { "i\u0307": "i", ß: "ss", ς: "σ" };
const VARIANT = /i\u0307|[ßς]/g;
/** Letters that Unicode does not decompose, and their usual substitutes. */
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

/** Normalises letter case and compatibility forms, and keeps accents: "Straße" and "STRASSE" become equal. */
export function withoutCase(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return lowerCase(text.replace(SIGNS, "").normalize("NFKC"));
}

/** Like `withoutCase`, but also removes accents: "Société" and "Łódź" become "societe" and "lodz". */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return lowerCase(text.replace(SIGNS, "").normalize("NFKD").replace(MARKS, ""))
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFC");
}

/** Returns the form of a name that earlier releases hashed for erased people. */
export function foldAsBefore(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function lowerCase(text: string): string {
  return text.toLowerCase().replace(VARIANT, (variant) => VARIANTS[variant] ?? variant);
}

/** Returns the ASCII letters and digits of a text, with hyphens between words, for URLs and identifiers. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
