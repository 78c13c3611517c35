import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { remember } from "../remember.ts";
import { plainWords } from "../words.ts";

/**
 * The file of country names in all languages of CLDR and ISO 3166: sorted entries of a hash and an alpha-3 code.
 * Reading the names from their packages would take seconds. `npm run build:countries` writes the file.
 */
export const COUNTRY_INDEX: URL = new URL("country-names.bin", import.meta.url);
const HASH_BYTES = 6;
const ENTRY_BYTES = HASH_BYTES + 3;

let index: Buffer | undefined;

/** Returns a name in lower case without accents, punctuation and a leading "the". Expands `St.`, `Rep.` and `&`. */
export const nameKey: (name: string) => string = remember((name) =>
  plainWords(name.replace(/['’‘`´]/g, "").replace(/&/g, " and "))
    .join(" ")
    .replace(/\bst\b(?= )/g, "saint")
    .replace(/\brep\b/g, "republic")
    .replace(/\bs a r\b/g, "sar")
    .replace(/^the /, ""),
);

/** Returns the hash of a name for the index. Among a million names, a collision has a probability of 1 in 500. */
export function hashOfCountryName(name: string): Buffer {
  return createHash("sha1").update(nameKey(name)).digest().subarray(0, HASH_BYTES);
}

/** Returns the alpha-3 code of the country with this name in any language. */
export function findCountryName(name: string): string | undefined {
  index ??= readFileSync(COUNTRY_INDEX);
  const wanted = hashOfCountryName(name);
  let [low, high] = [0, index.length / ENTRY_BYTES];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = middle * ENTRY_BYTES;
    const order = index.compare(wanted, 0, HASH_BYTES, at, at + HASH_BYTES);
    if (order === 0) return index.toString("latin1", at + HASH_BYTES, at + ENTRY_BYTES);
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
}
