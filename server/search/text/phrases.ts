import { fillers } from "./fillers.ts";
import { placeLength } from "./places.ts";
import { normalise, words } from "./words.ts";

/** A word as it can be shown, with the form by which it is compared. */
export type PhraseWord = { shown: string; stem: string };

/** Words that stand together with nothing between them that ends a thought: the stuff noun phrases are made of. */
export type Phrase = PhraseWord[];

/** Doing and describing words of company texts. They hold phrases apart: a company that "develops medicines" is about medicines. */
const doings = new Set(
  `acquires advertises aims allows assembles assists automates bakes brings buys combines connects constructs creates cultivates designs develops
  distributes drives empowers exports explores finances generates grows harvests holds imports improves installs invests launches leases leverages
  makes manages manufactures markets maintains mines offers optimizes organizes owns packages performs prepares processes procures produces
  promotes purchases refines rents repairs researches simplifies ships sources stores supplies supports trades transforms transports works
  writes using based including located added sized located high new well wide small medium large full easy fast simple more better own owned
  approximately december january february march april june july august september october november addition portfolio related own various
  rest name brand known such etc com www accept access achieve acquire add allow automate become bring buy choose collect combine compete
  connect create develop discover drive earn empower enjoy explore find generate grow handle hire improve increase invest join keep launch learn
  leverage manage measure meet monetize offer optimize organize pay plan produce protect reach receive reduce remove run save scale send set
  share simplify solve spend start stay stop streamline track transform turn unlock unified instantly vertical civil various key core
  online free mobile real global local next top best able future current unique smart seamless beautiful powerful affordable effective`.split(/\s+/),
);

/** Nouns that end like adverbs do. */
const nounsInLy = new Set("anomaly assembly belly bully butterfly family fly gully italy jelly july lily monopoly poly reply supply tally".split(" "));

/** Adverbs ("instantly"): they tell how, not what. */
const isAdverb = (word: string): boolean => word.length > 4 && word.endsWith("ly") && !nounsInLy.has(word);

/** A plain stem that lets singular and plural meet: "batteries" and "battery", "loans" and "loan". */
export const stemOf = (word: string): string => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
};

/** Lower case, unless the capitals belong to the word as in "API", "IoT" or "SaaS". */
const shownAs = (raw: string): string => (/\p{Lu}.*\p{Lu}/u.test(raw) && !/^\p{Lu}+$/u.test(raw.slice(0, 7)) ? raw : /^[\p{Lu}\p{N}]{2,5}$/u.test(raw) ? raw : raw.toLowerCase());

/** The phrases of a sentence in order, without fillers, doings, places, numbers and the words in `without` (names). */
export const phrasesOf = (sentence: string, without: ReadonlySet<string>): Phrase[] =>
  sentence.split(/[^\p{L}\p{N}\s'’&/-]+/u).flatMap((part) => {
    const raws = part.split(/[\s/&-]+/u).filter((raw) => /[\p{L}\p{N}]/u.test(raw));
    const normals = raws.map((raw) => words(raw)[0]?.text ?? normalise(raw));
    const found: Phrase[] = [[]];
    for (let at = 0; at < raws.length; ) {
      const normal = normals[at]!;
      const place = placeLength(normals, at);
      const repeated = normal === normals[at - 1];
      const dropped = repeated || place > 0 || fillers.has(normal) || doings.has(normal) || isAdverb(normal) || without.has(normal) || /^\d+$/.test(normal) || normal.length < 2;
      if (dropped) found.push([]);
      else found.at(-1)!.push({ shown: shownAs(raws[at]!.replace(/['’]s?$/, "")), stem: stemOf(normal) });
      at += Math.max(place, 1);
    }
    return found.filter((phrase) => phrase.length > 0);
  });
