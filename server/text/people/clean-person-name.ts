import { cleanLine } from "../plain-text.ts";

/** Titles before a name, in lower case without points. */
const TITLES = new Set(
  `mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend fr hon eng ing dipl dipl-ing dipl-kfm dipl-kffr mag med rer nat habil
  herr frau monsieur madame mademoiselle mme mlle m sr sra srta dña don dott dott ssa dottssa dottor dottoressa avv arch rag geom sig sigra
  doc judr mudr phdr rndr mudr mgr bc ing arch dhr mevr drs ir mw pan pani capt captain col maj gen lt sgt cpt`.split(
    /\s+/,
  ),
);
/** Degrees and certificates after a name, in lower case without points. */
const CREDENTIALS = new Set(
  `mba emba phd dphil md mdphd jd llm llb llmm msc ms ma meng med mfa mph mpa mpp mphil mres bsc ba bs beng bcom bba llb dba edd psyd pharmd dds dvm do
  cpa cfa cma cia cisa cissp cism ccna ccnp pmp prince2 csm cspo psm itil shrm-cp shrm-scp sphr phr gphr cipd fcipd mcipd aca acca fca fcca cima acma cgma
  cfp cfe cams frm caia esq esquire pe peng ceng rn bsn msn np pa-c lcsw cscp cpim cpsm ctp ccp cebs chfc clu cpcu fsa asa fcas acas aicp aia leed
  pg dip hons csp cpp cih qc kc obe mbe cbe frsa frgs frcs mrcs mrics frics riba gmp ret phdc mim mfin mmgt mrics dr mcse mct aws pmi-acp safe lssbb lssgb
  jr sr ii iii iv snr jnr`.split(/\s+/),
);
/** What networks show instead of the name of somebody who hides it. */
const HIDDEN =
  /^(?:linkedin (?:member|user)|facebook user|private (?:member|profile|user)|(?:unknown|anonymous|deleted|hidden) (?:member|user|person|name|contact|profile)|(?:no|first|last|full) name(?: last name)?|name|test (?:test|user|contact))$/i;
/** Emoji and signs; the marks that join and colour emoji went with what shows nothing. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d®™©★☆✔✓•]/gu;
/** Words that begin a family name without a capital letter. */
const PARTICLES = new Set(
  "van von der den de da do dos das del della di du la le af av zu zur zum ter ten bin ibn al el y e of".split(" "),
);

/**
 * Returns a person's name as the person would write it: first name first, without titles, degrees, pronouns, emoji and remarks, and not in
 * capitals alone. Returns undefined where the text names nobody.
 */
export function cleanPersonName(text: string): string | undefined {
  const line = (cleanLine(text).split("|", 1)[0] ?? "")
    .replace(EMOJI, " ")
    // First, because looking for spaces before brackets in a long run of spaces takes quadratic time.
    .replace(/\s+/g, " ")
    .replace(/ ?[([{][^()[\]{}]*[)\]}]/g, " ")
    .replace(/["“”„«»]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (line === "" || HIDDEN.test(line) || !/\p{L}/u.test(line) || /[@/]|https?:/.test(line)) return undefined;
  const name = withoutTitles(
    inOrder(
      line
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    ),
  );
  const words = name.split(" ");
  const isEveryWord = isShouted(name);
  const fixed = words
    .map((word, at) => (isEveryWord || isFamilyNameInCapitals(word, words) ? capitalise(word, at) : word))
    .join(" ");
  return fixed === "" || !/\p{L}/u.test(fixed) ? undefined : fixed;
}

/** Splits a name into the first word and the rest; a single word, and a name in a script without spaces, stay whole. */
export function splitPersonName(fullName: string): { first_name: string | null; last_name: string | null } {
  const words = fullName.split(/\s+/);
  const [first = null, ...rest] = words.length > 1 ? words : [];
  return { first_name: first, last_name: rest.join(" ") || null };
}

/** Puts `Last, First` in order and leaves out what follows a name: `Name, MBA, PMP`. */
function inOrder(parts: readonly string[]): string {
  const [first = "", ...others] = parts.filter((part, at) => at === 0 || !part.split(" ").every(isCredential));
  const [given, ...more] = others;
  if (given === undefined) return first;
  // Two words before a comma are a whole name: "Ana Ruiz, Head of Sales". "de Souza, João" is not.
  const family = first.split(" ").filter((word) => !PARTICLES.has(word.toLowerCase()) && !isTitle(word));
  const isFamilyName =
    family.length <= 1 ||
    (family.length === 2 && given.split(" ").length === 1 && more.length === 0 && !isLikelyRole(given));
  return isFamilyName && !isLikelyRole(given) ? `${given} ${first}` : first;
}

function isLikelyRole(text: string): boolean {
  return /\b(?:of|at|for|the|and|head|chief|director|manager|engineer|officer|president|founder|inc|ltd|gmbh|llc|ceo|cto|cfo|coo|cmo)\b|&/i.test(
    text,
  );
}

function withoutTitles(name: string): string {
  const words = name.split(/\s+/);
  let start = 0;
  while (start < words.length - 1 && isTitle(words[start] ?? "")) start += 1;
  let end = words.length;
  // A degree is in capitals or has points: "Ma" and "Do" are names.
  while (
    end - start > 1 &&
    isWrittenAsDegree(words[end - 1] ?? "") &&
    (end - start > 2 || isCertain(words[end - 1] ?? ""))
  )
    end -= 1;
  return words.slice(start, end).join(" ");
}

function isTitle(word: string): boolean {
  const plain = plainOf(word);
  return TITLES.has(plain) && (plain.length > 1 || word.endsWith("."));
}

function isCredential(word: string): boolean {
  return (
    CREDENTIALS.has(plainOf(word)) ||
    /^[A-Z]{2,5}(?:-[A-Z]{1,4})?®?$/.test(word) ||
    /^(?:\p{L}{1,4}\.){2,}$/u.test(word)
  );
}

function isWrittenAsDegree(word: string): boolean {
  const isEmphatic =
    word.includes(".") || word === word.toUpperCase() || /^(?:PhD|MSc|BSc|Jr|Sr|Esq|MEng|MPhil)$/.test(word);
  return isEmphatic && CREDENTIALS.has(plainOf(word));
}

function isCertain(word: string): boolean {
  return plainOf(word).length >= 3;
}

function plainOf(word: string): string {
  return word.toLowerCase().replace(/[.®’']/g, "");
}

/** Returns whether a name of several words is in capitals, or in small letters, alone. */
function isShouted(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, "");
  const words = name.split(" ").filter((word) => word.replace(/[^\p{L}]/gu, "").length > 1);
  return (
    words.length >= 2 &&
    letters.length > 4 &&
    (letters === letters.toUpperCase() || letters === letters.toLowerCase()) &&
    letters.toUpperCase() !== letters.toLowerCase()
  );
}

/** Returns whether a word is in capitals beside others that are not, as family names are in many countries: `Ana RUIZ`. */
function isFamilyNameInCapitals(word: string, words: readonly string[]): boolean {
  const isInCapitals = (text: string) => /^(?=.*[AEIOUYÀ-Ý])[\p{Lu}'’-]+$/u.test(text);
  const hasLength = word.length > 3 || (word.length === 3 && words.length === 2);
  return hasLength && isInCapitals(word) && words.some((other) => /^\p{Lu}\p{Ll}/u.test(other));
}

function capitalise(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (at > 0 && PARTICLES.has(lower)) return lower;
  return lower.replace(
    /(^|[-'’.])(\p{L})/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}
