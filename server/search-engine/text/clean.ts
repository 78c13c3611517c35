import {
  FILLERS,
  knownAs,
  placeLength,
  STOP_WORDS,
  sentences,
  type Word,
  withoutOwnName,
  withSynonyms,
  words,
} from "../../text/public.ts";

/** The fields of a company that the search index uses. */
export interface CompanyText {
  name: string;
  one_liner: string | null;
  description: string | null;
  industry?: string | null;
  tags?: readonly string[];
  hq_city?: string | null;
}

/** A company's text as the search compares it: lower-case words without fillers, places and the company's own name. */
export interface CleanText {
  /** Words of the name without its legal form. */
  name: string[];
  /** The sentence that defines the company: the one-liner, or the first sentence of the description. */
  first: string[];
  /** The other sentences. Each has at least one word left. */
  rest: string[][];
}

/** The maximum length of a text in characters. Longer texts repeat themselves, and must not stall indexing. */
const MAX_TEXT_LENGTH = 20_000;

/** Sentences on history and headquarters. They would make companies in the same town similar. */
const HISTORICAL =
  /\b(?:(?:was|is|were) (?:originally |initially |first )?(?:founded|incorporated|established|formed|headquartered|based|listed|spun off)\b|formerly (?:known|called|named)|changed its (?:corporate )?name|(?:founded|established|incorporated) (?:in|by)\b|(?:is|operates as|as) an? (?:[\w-]+ )?subsidiary of)/i;

/** The history with which a sentence begins: "Founded in 2019, Deel is a payroll platform". */
const OPENING_HISTORY = /^(?:Founded|Established|Incorporated|Headquartered|Based|Started|Launched)\b[^,]*,\s+/;

/** Returns the words of a sentence that are neither dropped, nor places or numbers. */
export function keepWords(sentence: readonly Word[], drop: (word: string) => boolean): string[] {
  const texts = sentence.map((word) => word.text);
  const kept: string[] = [];
  for (let at = 0; at < texts.length; ) {
    const text = texts[at]!;
    const place = placeLength(texts, at);
    if (place === 0 && !drop(text) && !/^\d+$/.test(text)) kept.push(text);
    at += Math.max(place, 1);
  }
  return kept;
}

/** Returns whether a word is removed from every text before comparison. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word) || word.length < 2;
}

/** A company's texts, read once for the index, the model and the reasons. */
class CompanyReading {
  /** The words of the company's name without its legal form. */
  readonly name: string[];
  /** All sentences without duplicates, and the sentences that are not history. */
  readonly all: readonly string[];
  readonly sentences: readonly string[];
  #words: Word[][] | undefined;

  constructor({ name, one_liner: oneLiner, description }: CompanyText) {
    this.name = knownAs(name);
    const all = [oneLiner ?? "", description ?? ""].flatMap((text) => sentences(text.slice(0, MAX_TEXT_LENGTH)));
    const once = Map.groupBy(all, (sentence) => sentence.toLowerCase());
    this.all = Array.from(once.values(), ([sentence]) => sentence!);
    this.sentences = this.all
      .map((sentence) => sentence.replace(OPENING_HISTORY, ""))
      .filter((sentence, at) => at === 0 || !HISTORICAL.test(sentence));
  }

  get words(): readonly (readonly Word[])[] {
    this.#words ??= this.sentences.map((sentence) => withoutOwnName(words(sentence), this.name));
    return this.#words;
  }
}

let lastRead: { readonly key: readonly (string | null)[]; readonly reading: CompanyReading } | undefined;

/** Reads the texts of a company. Caches the last reading, because several callers read a company in succession. */
function read(company: CompanyText): CompanyReading {
  const key = [company.name, company.one_liner, company.description];
  if (lastRead === undefined || key.some((text, at) => text !== lastRead?.key[at]))
    lastRead = { key, reading: new CompanyReading(company) };
  return lastRead.reading;
}

/** Returns each sentence of a company's texts once. Omits history unless there is nothing else. */
export function informativeSentences(company: CompanyText): readonly string[] {
  return read(company).sentences;
}

/** The maximum length of labels in characters, because some sources list every keyword of a website. */
const MAX_LABEL_LENGTH = 500;

export function labelSentences({ industry, tags }: CompanyText): string[] {
  return [industry ?? "", (tags ?? []).join(", ")]
    .map((text) => text.slice(0, MAX_LABEL_LENGTH))
    .filter((text) => text !== "");
}

/** Returns the words by which a text is indexed, with the terms for its phrases. */
export function indexedWords(text: string): string[] {
  return withSynonyms(words(text).map((word) => word.text)).filter((word) => !STOP_WORDS.has(word));
}

/** Cleans a company's text. If no distinctive word is left, the name becomes the first sentence. */
export function cleanCompany(company: CompanyText): CleanText {
  const { name, words: written } = read(company);
  // Labels replace missing sentences. If there are sentences, labels are matched as words only.
  const described =
    written.length > 0 ? written : labelSentences(company).map((label) => withoutOwnName(words(label), name));
  const cleaned = described.map((sentence) => keepWords(sentence, isFiller)).filter((sentence) => sentence.length > 0);
  const [first = name, ...rest] = cleaned;
  return { name, first, rest };
}

/**
 * Returns the words by which a company is indexed, by sentence: all except function words and its own name, and the
 * terms for its phrases. The history at the start of the first sentence comes last.
 * @param furtherWords returns additional words to index for the words of a sentence
 */
export function indexedSentences(
  company: CompanyText,
  furtherWords: (words: readonly string[]) => readonly string[] = () => [],
): string[][] {
  const { name, all } = read(company);
  const [first = "", ...rest] = all;
  const opening = OPENING_HISTORY.exec(first)?.[0] ?? "";
  return [first.slice(opening.length), ...rest, opening].map((sentence) => {
    const written = withoutOwnName(words(sentence), name).map(({ text }) => text);
    return [...withSynonyms(written), ...furtherWords(written)].filter((word) => !STOP_WORDS.has(word));
  });
}
