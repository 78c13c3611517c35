import { closestName } from "../lib/edit-distance.ts";
import { isCommonWord } from "./common-words.ts";
import { signsAfter, tokenise } from "./tokens.ts";
import { readSections } from "./word-lists.ts";

/** A tool, product or programming language that job posts mention. */
export interface Technology {
  /** A hash of the slug, so it is the same in every release. Below 2^28. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The first spelling is the name. */
  readonly spellings: readonly string[];
  readonly category: string;
  /** The domain of the vendor, if known. */
  readonly domain: string | undefined;
  /** Whether the name is also a common word or another name, so that a mention needs context. */
  readonly isWord: boolean;
}

interface Technologies {
  readonly list: readonly Technology[];
  readonly byId: ReadonlyMap<number, Technology>;
  readonly byKey: ReadonlyMap<string, Technology>;
}

/** Change this when the list or the reading of posts changes. All posts are then read again. */
export const TECHNOLOGIES_VERSION = "2";

let technologies: Technologies | undefined;

function known(): Technologies {
  technologies ??= read();
  return technologies;
}

function read(): Technologies {
  const list = [...readSections("technologies")].flatMap(([category, lines]) =>
    lines
      .join(" ")
      .split(";")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")
      .map((entry) => readEntry(category, entry)),
  );
  const byKey = new Map(list.map((one) => [one.slug, one]));
  for (const one of list.toReversed())
    for (const spelling of one.spellings.toReversed()) byKey.set(spellingKey(spelling), one);
  return { list, byId: new Map(list.map((one) => [one.id, one])), byKey };
}

function readEntry(category: string, entry: string): Technology {
  const [names = "", domain] = entry.split(" = ");
  const spellings = names.replace(/^~/, "").split(" | ");
  const name = spellings[0] ?? "";
  const slug = slugOfTechnology(name);
  const isWord = names.startsWith("~") || (/^[\p{L}]+$/u.test(name) && isCommonWord(name));
  return { id: hashSlug(slug), slug, name, spellings, category, domain, isWord };
}

function slugOfTechnology(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\./, "dot-")
    .replace(/\+/g, " plus ")
    .replace(/#/g, " sharp ")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Hashes a slug (FNV-1a) to 28 bits. */
function hashSlug(slug: string): number {
  let hash = 0x811c9dc5;
  for (const char of slug) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 4;
}

export function listTechnologies(): readonly Technology[] {
  return known().list;
}

export function technologyById(id: number): Technology | undefined {
  return known().byId.get(id);
}

/** Returns the technology with a slug or spelling, in any letter case. */
export function findTechnology(text: string): Technology | undefined {
  return known().byKey.get(text.trim().toLowerCase()) ?? known().byKey.get(spellingKey(text));
}

/** Returns the technology whose spelling is closest to an unknown name; undefined if none is close. */
export function closestTechnology(text: string): Technology | undefined {
  const closest = closestName(spellingKey(text.slice(0, 100)), [...known().byKey.keys()]);
  return closest === undefined ? undefined : known().byKey.get(closest);
}

/** Returns a key that is equal for spellings that differ only in letter case, spaces and hyphens. */
export function spellingKey(spelling: string): string {
  const text = spelling.trim();
  const words = tokenise(text).map((token) => token.text);
  return (
    (text.startsWith(".") ? "." : "") +
    words.join("") +
    (/(?:\+\+|#)$/.exec(text)?.[0] ?? signsAfter(text, text.length))
  );
}
