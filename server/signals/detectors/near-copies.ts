import { tokenise } from "../../text/public.ts";

/** The lowest hash of a text's runs of words for each of several hash functions. Near copies share most of them. */
export type Sketch = Uint32Array;

const HASHES = 32;
const MIN_SHARED = 24;
const WORDS_PER_RUN = 3;
/** In shorter texts, copies cannot be distinguished from other posts. */
const MIN_WORDS = 40;
/** Further text is rarely about the job. */
const MAX_LENGTH = 6_000;
/** Two sketches are compared only if they share a group of `HASHES_PER_KEY` hashes. */
const HASHES_PER_KEY = 2;

const SEEDS = Array.from({ length: HASHES }, (_, index) => Math.imul(index + 1, 0x9e3779b1));

/**
 * Returns the sketch of a text; undefined if it is too short. Numbers and the words of the company's name do not count,
 * because they differ between copies.
 */
export function sketchText(text: string, company: string): Sketch | undefined {
  const own = new Set(tokenise(company).map((token) => token.text));
  const words = tokenise(text.slice(0, MAX_LENGTH)).flatMap((token) =>
    own.has(token.text) || /^\d+$/.test(token.text) ? [] : [token.text],
  );
  if (words.length < MIN_WORDS) return undefined;
  const sketch = new Uint32Array(HASHES).fill(0xffffffff);
  for (let at = 0; at + WORDS_PER_RUN <= words.length; at += 1) {
    const hash = fnv1a(words.slice(at, at + WORDS_PER_RUN).join(" "));
    for (const [index, seed] of SEEDS.entries()) sketch[index] = Math.min(sketch[index] ?? 0, mix(hash ^ seed));
  }
  return sketch;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function mix(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** The sketches of earlier texts, by groups of hashes. */
export class SeenTexts {
  readonly #byKey = new Map<string, Sketch[]>();

  /** Returns whether the text of a sketch is a near copy of an earlier one; otherwise, adds it. */
  isCopy(sketch: Sketch): boolean {
    const keys = sketchKeys(sketch);
    if (keys.some((key) => this.#byKey.get(key)?.some((seen) => shared(seen, sketch) >= MIN_SHARED))) return true;
    for (const key of keys) {
      const seen = this.#byKey.get(key);
      if (!seen) this.#byKey.set(key, [sketch]);
      // Many posts may contain a common phrase: compares only the first of them.
      else if (seen.length < MAX_COMPARED) seen.push(sketch);
    }
    return false;
  }
}

const MAX_COMPARED = 20;

function sketchKeys(sketch: Sketch): string[] {
  return Array.from({ length: HASHES / HASHES_PER_KEY }, (_, index) => {
    const from = index * HASHES_PER_KEY;
    return `${index} ${sketch.subarray(from, from + HASHES_PER_KEY).join(" ")}`;
  });
}

function shared(one: Sketch, other: Sketch): number {
  return one.reduce((count, hash, index) => count + (hash === other[index] ? 1 : 0), 0);
}
