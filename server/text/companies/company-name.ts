import { editDistance } from "../../lib/edit-distance.ts";
import { fold } from "../fold.ts";
import { cleanLine } from "../plain-text.ts";
import { readSections } from "../word-lists.ts";
import { plainWords } from "../words.ts";

const FORMS = readSections("legal-forms");
const AFTER: ReadonlySet<string> = formsAt("after", "short");
const BEFORE: ReadonlySet<string> = formsAt("before");
const INSIDE = [...formsAt("inside")].map((form) => form.normalize("NFKC")).toSorted((a, b) => b.length - a.length);
/** Scripts in which legal forms occur inside a name. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Legal forms without their spaces. */
const JOINED_FORMS = [...new Set([...AFTER].map((form) => form.replaceAll(" ", "")))];
/** A typo in a shorter legal form is often another word. `SHORT_FORMS` are corrected only at the end of a name. */
const MIN_TYPO_LENGTH = 4;
const SHORT_FORMS = ["inc", "ltd", "llc", "plc"];
const LONG_FORMS = [...AFTER].filter((form) => form.length >= MIN_TYPO_LENGTH && !form.includes(" "));
const FORM_LENGTHS = [6, 5, 4, 3, 2, 1];
/** The maximum number of keys for a name without spaces, and of legal forms that are removed from it. */
const MAX_JOINED = 40;
const MAX_FORMS_TAKEN = 3;
const MOST_WORDS = 6;
/** A legal form without a space before it: `SiemensAG`. */
const JOINED_FORM = /(?<=\p{Ll})(?=(?:AG|SE|SA|NV|BV|AB|AS|KG|Oy|Oyj|GmbH|Ltd|Inc|LLC|SpA|Srl|Plc|PLC)$)/u;
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?)+(?:\p{L}(?![\p{L}\p{N}]))?/gu;
const JOINERS = new Set(["and", "und", "et", "y", "e", "og", "och", "en"]);
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const MAX_LENGTH = 300;

function formsAt(...sections: readonly string[]): Set<string> {
  return new Set(sections.flatMap((section) => FORMS.get(section)!.flatMap((line) => line.split("; "))));
}

/** Returns keys of a name without legal forms, punctuation, spaces and accents. Names with a common key are equal. */
export function companyNameKeys(name: string): readonly string[] {
  const written = cleanLine(name.slice(0, MAX_LENGTH)).normalize("NFC");
  const spelled = written.replace(/[äöüåø]/giu, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  return [...new Set([written, spelled].map((one) => wordsOfName(one).join("")))].filter((key) => key !== "");
}

/** Returns whether two names refer to the same company, regardless of legal form and spelling. */
export function isSameCompanyName(one: string, other: string): boolean {
  const keys = companyNameKeys(other);
  return companyNameKeys(one).some((key) => keys.includes(key));
}

/**
 * Returns possible spellings of a name, with words and initials joined or separated, to look the name up by the
 * database's key.
 */
export function spellingsOfName(name: string): readonly string[] {
  const written = cleanLine(name.slice(0, MAX_LENGTH));
  const words = wordsOfName(written);
  const plain = words.join(" ");
  const parted = wordsOfName(written.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).join(" ");
  const lettered = words.map((word) => (word.length <= 4 && /^[a-z]+$/.test(word) ? [...word].join(" ") : word));
  const someLettered = words.map((_, at) =>
    words.map((word, place) => (place === at ? (lettered[at] ?? word) : word)).join(" "),
  );
  const joined = words.slice(1).map((_, at) => `${words.slice(0, at + 1).join(" ")}${words.slice(at + 1).join(" ")}`);
  // The database's key includes legal forms before a name.
  const before = ["oao", "pao", "ooo", "jsc", "pt", "ab"].map((form) => `${form} ${plain}`);
  return [
    ...new Set([
      plain,
      parted,
      words.join(""),
      fold(written).replace(/[^\p{L}\p{M}\p{N}]+/gu, ""),
      ...someLettered,
      ...joined,
      ...before,
    ]),
  ].filter((one) => one !== "");
}

/**
 * Returns a typed name without legal forms, which may be anywhere and contain a typo: "Limtied NLC India" becomes "nlc
 * india". Returns "" if nothing else remains.
 */
export function nameWithoutForms(name: string): string {
  const typed = typedWords(name);
  const words = typed.map((word, at) => formMeant(word, at === typed.length - 1) ?? word);
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = FORM_LENGTHS.find((count) => AFTER.has(words.slice(at, at + count).join(" "))) ?? 0;
    if (length === 0) kept.push(words[at]!);
    at += Math.max(length, 1);
  }
  return kept.join(" ");
}

/** Returns the legal form that a word misspells by one edit; undefined if there is none. */
function formMeant(word: string, isLast: boolean): string | undefined {
  if (AFTER.has(word)) return undefined;
  const forms = isLast ? [...SHORT_FORMS, ...LONG_FORMS] : LONG_FORMS;
  return forms.find((form) => Math.abs(form.length - word.length) <= 1 && editDistance(word, form) === 1);
}

/**
 * Returns possible keys of a name that was typed without spaces, with and without legal forms: "nlcindialimited" also
 * gives "nlcindia".
 */
export function joinedNameKeys(name: string): readonly string[] {
  const joined = typedWords(name).join("");
  const keys = new Set([joined, joined.replace(/^the(?=.{3})/u, "")]);
  let latest: readonly string[] = [...keys];
  for (let taken = 0; taken < MAX_FORMS_TAKEN; taken += 1) {
    latest = latest.flatMap((key) => JOINED_FORMS.flatMap((form) => withoutEnd(key, form)));
    for (const key of latest) keys.add(key);
  }
  for (const key of [...keys])
    for (const { index, 0: joiner } of key.matchAll(/(?<=..)(?:and|und|et)(?=..)/gu))
      keys.add(key.slice(0, index) + key.slice(index + joiner.length));
  return [...keys].filter((key) => key !== "").slice(0, MAX_JOINED);
}

function withoutEnd(key: string, form: string): string[] {
  return key.endsWith(form) && key.length > form.length + 1 ? [key.slice(0, -form.length)] : [];
}

function typedWords(name: string): string[] {
  const written = name.slice(0, MAX_LENGTH).replace(/['’‘`´]/g, "");
  return plainWords(written).filter((word, at) => at === 0 || !JOINERS.has(word));
}

function wordsOfName(written: string): string[] {
  let text = written.normalize("NFKC");
  if (OTHER_SCRIPT.test(text)) for (const form of INSIDE) text = text.replaceAll(form, " ");
  const plain = fold(
    text
      .trim()
      .replace(/(?<![\p{L}\p{N}])(\p{L})\/(?=\p{L}(?:$|[^\p{L}]))/gu, "$1")
      .replace(JOINED_FORM, " ")
      .replace(INITIALS, (letters) => `${letters.replace(/[.\s]/g, "")} `),
  )
    .replace(/['’‘`´"“”„«»]/g, "")
    .replace(/\.(?:com|net|org|io)(?=[\s,]|$)/g, " ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const words = plain.split(" ").filter((word, at) => at === 0 || !JOINERS.has(word));
  let [from, to] = [0, words.length];
  for (let length = formLength(words, from, to, "end"); length > 0; length = formLength(words, from, to, "end"))
    to -= length;
  for (let length = formLength(words, from, to, "start"); length > 0; length = formLength(words, from, to, "start"))
    from += length;
  return words.slice(from, to);
}

/** Returns the number of words of the legal form at `end`. At least one word of the name remains. */
function formLength(words: readonly string[], from: number, to: number, end: "start" | "end"): number {
  for (let length = Math.min(MOST_WORDS, to - from - 1); length > 0; length -= 1) {
    const form = (end === "end" ? words.slice(to - length, to) : words.slice(from, from + length)).join(" ");
    if ((end === "end" ? AFTER : BEFORE).has(form)) return length;
  }
  return 0;
}
