/** Titles before a name, without dots. */
const PREFIXES = new Set(
  `dr prof professor mr mrs ms miss mx sir dame herr frau mag ing dipl-ing dipling dott dottssa drs rev hon mme mlle don dona`.split(
    " ",
  ),
);
/** Degrees and the like after a name, without dots. */
const SUFFIXES = new Set(
  `phd dphil mba msc emba jr sr ii iii iv esq cpa cfa pmp cissp pmi-acp acca llm edd dds`.split(" "),
);
/** These are last names too, so that they count only after a comma. */
const SUFFIXES_AFTER_COMMA = new Set(
  `md ma ba bsc bs ms meng beng jd rn pe do mph mpa fca ca psyd pharmd shrm-cp`.split(" "),
);
/** Words that begin a last name of several words. */
const PARTICLES = new Set(
  `von vom van zu zum zur der den de del della dello dei di da dal dos das do du la le las los ter ten te af av auf`.split(
    " ",
  ),
);
/** Particles that are also first names, when they are written with a capital. */
const LOWER_PARTICLES = new Set(`al el ben bin ibn bint abu ap st und`.split(" "));
/** Words between two last names. */
const CONJUNCTIONS = new Set(["y", "e", "i"]);

/** The parts of a person's name. */
interface NameParts {
  /** With the middle names; null when the name has one word. */
  readonly firstName: string | null;
  readonly lastName: string;
}

/**
 * Splits a full name into first and last names, without titles and degrees. `Last, First` is in the other order. A last
 * name begins at its first particle: `von und zu Berg`.
 */
export function splitName(fullName: string): NameParts {
  const written = fullName.replaceAll(/\([^()]{0,100}\)|“[^”]{0,100}”|"[^"]{0,100}"/g, " ");
  const [first = "", ...others] = written.split(",").map((part) => part.trim());
  const given = others.filter((part) => part !== "" && !wordsOf(part).every((word) => isSuffix(word, true)));
  if (given.length > 0) {
    const lastName = withoutTitles(wordsOf(first)).join(" ");
    const firstName = withoutTitles(wordsOf(given[0] ?? "")).join(" ");
    if (lastName !== "" && firstName !== "") return { firstName, lastName };
  }
  const words = withoutTitles(wordsOf(first));
  if (words.length < 2) return { firstName: null, lastName: words[0] ?? fullName.trim() };
  const at = lastNameAt(words);
  return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") };
}

function lastNameAt(words: readonly string[]): number {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
  const conjunction = words.findIndex((word, at) => at > 1 && at < words.length - 1 && CONJUNCTIONS.has(word));
  const candidates = [particle, conjunction - 1].filter((at) => at > 0);
  return Math.min(words.length - 1, ...candidates);
}

function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase()) || LOWER_PARTICLES.has(word) || /^(al|el)-./.test(word);
}

function withoutTitles(words: readonly string[]): readonly string[] {
  let [from, to] = [0, words.length];
  while (to - from > 1 && PREFIXES.has(plain(words[from] ?? ""))) from += 1;
  while (to - from > 1 && isSuffix(words[to - 1] ?? "", false)) to -= 1;
  return words.slice(from, to);
}

function isSuffix(word: string, isAfterComma: boolean): boolean {
  const text = plain(word);
  return SUFFIXES.has(text) || (isAfterComma && SUFFIXES_AFTER_COMMA.has(text));
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(".", "");
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
