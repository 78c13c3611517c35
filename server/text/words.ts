import { fold } from "./fold.ts";
import { americanSpelling } from "./spelling.ts";
import { nextStart, runEnd } from "./tokens.ts";

/** A word. "don't", "O'Reilly", "e-commerce" and "U.S." are one word each. */
export interface Word {
  /**
   * The normal form: folded, without punctuation and without a possessive ending: "dont", "oreilly", "ecommerce",
   * "us".
   */
  readonly text: string;
  /** As in the original text. */
  readonly raw: string;
  /** Whether the word begins with a capital letter or a digit. */
  readonly capitalised: boolean;
  readonly start: number;
  readonly end: number;
}

const CAPITAL = /^[\p{Lu}\p{N}]/u;
const POSSESSIVE = /['’]s$/i;
const [APOSTROPHE, CURLY_APOSTROPHE, HYPHEN, FULL_STOP] = [0x27, 0x2019, 0x2d, 0x2e];
const JOINTS = /[.'’-]/g;
/** A hyphen joins a single letter to a word of at least this length, as in "e-commerce". */
const MIN_AFTER_PREFIX = 3;

/** Function words of other languages that would become a different word without their accents, such as "für". */
const ACCENTED_FUNCTION_WORDS = new Set(["für", "über", "à", "là", "où", "été", "för", "på", "är", "más"]);

/** Longer words are ignored. */
const MAX_LENGTH = 40;

/** Fast path: most words are ASCII, and their normal form is lower case. */
const PLAIN = /^[A-Za-z0-9]+$/;

/**
 * Returns the end of the word that begins at `start`, including the parts that apostrophes, hyphens or full stops join
 * to it.
 */
export function wordEnd(text: string, start: number): number {
  let part = start;
  let end = runEnd(text, start);
  for (;;) {
    const sign = text.charCodeAt(end);
    if (sign !== APOSTROPHE && sign !== CURLY_APOSTROPHE && sign !== HYPHEN && sign !== FULL_STOP) return end;
    const next = runEnd(text, end + 1);
    const length = next - end - 1;
    const isLetter = end - part === 1 && !isDigit(text, part) && !isDigit(text, end + 1);
    const isJoined =
      sign === HYPHEN
        ? isLetter && length >= MIN_AFTER_PREFIX
        : sign === FULL_STOP
          ? isLetter && length === 1
          : length > 0 && !isDigit(text, end + 1);
    if (!isJoined) return end;
    part = end + 1;
    end = next;
  }
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isCapital(raw: string): boolean {
  const code = raw.charCodeAt(0);
  return code < 128 ? code < 97 : CAPITAL.test(raw);
}

export function normalForm(raw: string): string {
  return PLAIN.test(raw) ? raw.toLowerCase() : fold(raw.replace(POSSESSIVE, "").replace(JOINTS, ""));
}

export function everyWord(text: string): Word[] {
  const found: Word[] = [];
  for (let start = nextStart(text, 0); start < text.length; ) {
    const end = wordEnd(text, start);
    const raw = text.slice(start, end);
    found.push({ text: normalForm(raw), raw, capitalised: isCapital(raw), start, end });
    start = nextStart(text, end);
  }
  return found;
}

/**
 * Returns the words of a text for comparison, in American spelling. Omits words longer than 40 characters and
 * `ACCENTED_FUNCTION_WORDS`.
 */
export function words(text: string): Word[] {
  const found = everyWord(text).filter(
    ({ text: word, raw }) =>
      word !== "" &&
      word.length <= MAX_LENGTH &&
      !(word.length <= 4 && ACCENTED_FUNCTION_WORDS.has(raw.normalize("NFC").toLowerCase())),
  );
  return found.map((word) => {
    const spelled = americanSpelling(word.text);
    return spelled === word.text ? word : { ...word, text: spelled };
  });
}

/** Returns the runs of letters and digits of a text, folded, for keys of names and labels. */
export function plainWords(text: string): string[] {
  const folded = fold(text);
  const found: string[] = [];
  for (let start = nextStart(folded, 0); start < folded.length; ) {
    const end = runEnd(folded, start);
    found.push(folded.slice(start, end));
    start = nextStart(folded, end);
  }
  return found;
}
