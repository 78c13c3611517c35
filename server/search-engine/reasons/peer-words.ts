import { knownAs, STOP_WORDS, stemOf, words } from "../../text/public.ts";
import { type CompanyText, tellingSentences } from "../text/clean.ts";
import { isDistinctive } from "../text/noun-phrases.ts";

/**
 * The maximum length to read of a description and of its distinctive sentences, in characters: what a company does
 * comes first.
 */
const MAX_DESCRIPTION_LENGTH = 1_000;
const MAX_READ_LENGTH = 400;
/** Fewer peers say too little about a trade. */
const MIN_PEERS = 5;

/**
 * The words that the companies most similar to the seeds use for what they do. Words that peers share name the trade.
 */
export class PeerWords {
  readonly #users = new Map<string, number>();
  readonly #count: number;

  constructor(peers: readonly CompanyText[]) {
    this.#count = peers.length < MIN_PEERS ? 0 : peers.length;
    if (this.#count === 0) return;
    for (const peer of peers) {
      const names = knownAs(peer.name);
      const beginning = { ...peer, description: peer.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null };
      const text = tellingSentences(beginning).join(" ").slice(0, MAX_READ_LENGTH);
      const stems = words(text).flatMap(({ text: word }) => (names.includes(word) ? [] : stemOf(word)));
      for (const stem of new Set(stems)) this.#users.set(stem, (this.#users.get(stem) ?? 0) + 1);
    }
  }

  get areKnown(): boolean {
    return this.#count > 0;
  }

  /** Returns the mean share of the peers that use a distinctive word of a phrase, from 0 to 1; 1 without peers. */
  backingOf(normals: readonly string[]): number {
    if (this.#count === 0) return 1;
    const telling = normals.filter((word) => isDistinctive(word) && !STOP_WORDS.has(word));
    const shares = telling.map((word) => (this.#users.get(stemOf(word)) ?? 0) / this.#count);
    return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }
}
