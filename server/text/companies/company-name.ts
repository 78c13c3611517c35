import { fold } from "../fold.ts";
import { cleanLine } from "../plain-text.ts";
import { readLines, readWords } from "../word-lists.ts";

/** Words of the shorter list that are parts of a name by themselves. */
const NO_FORMS = new Set(["group", "holding", "holdings", "the", "and", "of", "de"]);
const FORMS = readLines("company-forms").map((line) => {
  const at = line.indexOf(":");
  return {
    place: line.slice(0, at),
    forms: line
      .slice(at + 1)
      .split(";")
      .map((form) => form.trim()),
  };
});
const AFTER: ReadonlySet<string> = formsAt(
  "after",
  readWords("legal-forms").filter((word) => !NO_FORMS.has(word)),
);
const BEFORE: ReadonlySet<string> = formsAt("before");
const INSIDE = [...formsAt("inside")].toSorted((a, b) => b.length - a.length);
const MOST_WORDS = 6;
/** A form that is written without a space behind the name: `SiemensAG`. */
const JOINED_FORM = /(?<=\p{Ll})(?=(?:AG|SE|SA|NV|BV|AB|AS|KG|Oy|Oyj|GmbH|Ltd|Inc|LLC|SpA|Srl|Plc|PLC)$)/u;
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?)+(?:\p{L}(?![\p{L}\p{N}]))?/gu;
const JOINERS = new Set(["and", "und", "et", "y", "e", "og", "och", "en"]);
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const MAX_LENGTH = 300;

function formsAt(place: string, further: readonly string[] = []): Set<string> {
  return new Set([...FORMS.filter((list) => list.place === place).flatMap(({ forms }) => forms), ...further]);
}

/**
 * Returns the keys of a company's name: without its legal form, stops, spaces and accents, and with German umlauts written out where it has
 * them. Two names that share one are names of the same company, unless both exist with different legal forms.
 */
function companyNameKeys(name: string): readonly string[] {
  const written = cleanLine(name.slice(0, MAX_LENGTH)).normalize("NFC");
  const spelled = written.replace(/[äöüåø]/giu, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  return [...new Set([written, spelled].map((one) => wordsOfName(one).join("")))].filter((key) => key !== "");
}

/** Returns whether two names mean the same company, legal form and way of writing aside. */
export function isSameCompanyName(one: string, other: string): boolean {
  const keys = companyNameKeys(other);
  return companyNameKeys(one).some((key) => keys.includes(key));
}

/** Returns ways in which a name may be stored, to look it up by the database's own key: with initials and words joined and parted. */
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
  // The database's key has what stands before a name.
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

function wordsOfName(written: string): string[] {
  let text = written.normalize("NFKC");
  for (const form of INSIDE) text = text.replaceAll(form.normalize("NFKC"), " ");
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

/** Returns how many words at an end of a name are a legal form; at least one word of the name stays. */
function formLength(words: readonly string[], from: number, to: number, end: "start" | "end"): number {
  for (let length = Math.min(MOST_WORDS, to - from - 1); length > 0; length -= 1) {
    const form = (end === "end" ? words.slice(to - length, to) : words.slice(from, from + length)).join(" ");
    if ((end === "end" ? AFTER : BEFORE).has(form)) return length;
  }
  return 0;
}
