import { knownAs, placeLength, STOP_WORDS, stemWord, toTerm, words } from "../../text/public.ts";
import { type CompanyText, informativeSentences } from "../text/clean.ts";
import { isDistinctive } from "../text/noun-phrases.ts";

/** The maximum length in characters of the description that is read, and of the sentences that are used. */
const MAX_DESCRIPTION_LENGTH = 1_000;
const MAX_READ_LENGTH = 400;
/** Fewer peers do not represent a trade. */
const MIN_PEERS = 5;

interface PeerPhrase {
  /** The words of the phrase in the form that one of the peers uses. */
  readonly normals: readonly string[];
  readonly users: number;
}

/** Returns each phrase of a text once. Words that are not distinctive separate phrases. */
function phrasesIn(text: string, names: readonly string[]): Map<string, readonly string[]> {
  const phrases = new Map<string, readonly string[]>();
  for (const clause of text.split(/[^\p{L}\p{N}\s'’-]+/u)) {
    const normals = words(clause).map(({ text: word }) => word);
    const inPlaces = new Set(normals.flatMap((_, at) => placeAt(normals, at)));
    const areDistinctive = normals.map(
      (word, at) => isDistinctive(word) && !STOP_WORDS.has(word) && !names.includes(word) && !inPlaces.has(at),
    );
    for (const length of [2, 3])
      for (let from = 0; from + length <= normals.length; from += 1) {
        if (!areDistinctive.slice(from, from + length).every(Boolean)) continue;
        const phrase = normals.slice(from, from + length);
        phrases.set(phrase.map(stemWord).join(" "), phrase);
      }
  }
  return phrases;
}

/** Returns the positions of the words of a place that begins at `at`; none if no place begins there. */
function placeAt(normals: readonly string[], at: number): number[] {
  return Array.from({ length: placeLength(normals, at) }, (_, offset) => at + offset);
}

/** The words of the companies most similar to the seeds. Terms that these peers share describe the trade. */
export class PeerWords {
  readonly #users = new Map<string, number>();
  /** Phrases of two or three adjacent distinctive words, by the words' stems. */
  readonly #phrases = new Map<string, PeerPhrase>();
  readonly #count: number;

  constructor(peers: readonly CompanyText[]) {
    this.#count = peers.length < MIN_PEERS ? 0 : peers.length;
    if (this.#count === 0) return;
    for (const peer of peers) {
      const names = knownAs(peer.name);
      const beginning = { ...peer, description: peer.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null };
      const text = informativeSentences(beginning).join(" ").slice(0, MAX_READ_LENGTH);
      const terms = words(text).flatMap(({ text: word }) => (names.includes(word) ? [] : toTerm(word)));
      for (const term of new Set(terms)) this.#users.set(term, (this.#users.get(term) ?? 0) + 1);
      for (const [key, normals] of phrasesIn(text, names)) {
        const known = this.#phrases.get(key);
        this.#phrases.set(key, { normals: known?.normals ?? normals, users: (known?.users ?? 0) + 1 });
      }
    }
  }

  /** Returns the phrases that at least `minShare` of the peers use. */
  sharedPhrases(minShare: number): { normals: readonly string[]; share: number }[] {
    return [...this.#phrases.values()]
      .map(({ normals, users }) => ({ normals, share: users / this.#count }))
      .filter(({ share }) => share >= minShare);
  }

  get areKnown(): boolean {
    return this.#count > 0;
  }

  /** Returns the mean share of peers that use a distinctive word of a phrase, from 0 to 1; 1 if there are no peers. */
  peerShare(normals: readonly string[]): number {
    if (this.#count === 0) return 1;
    const distinctive = normals.filter((word) => isDistinctive(word) && !STOP_WORDS.has(word));
    const shares = distinctive.map((word) => (this.#users.get(toTerm(word)) ?? 0) / this.#count);
    return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }
}
