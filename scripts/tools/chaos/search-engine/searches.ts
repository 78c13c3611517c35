import { setTimeout as delay } from "node:timers/promises";
import type { Schema } from "../../../../server/http/contract.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { HOLDERS, isFixed, MARKED_WORDS, markedWord, SUBJECTS } from "./catalogue.ts";

const LIMIT = 100;
/** Companies that change meanwhile move the others a little; a shard that took no part would take a third of them. */
const MIN_IN_COMMON = 0.85;
const PAUSE_MS = 20;
const WORDS = Array.from({ length: MARKED_WORDS }, (_, number) => markedWord(number));

/** What searches were told. */
interface SearchRecord {
  answered: number;
  unavailable: number;
  readonly withoutRetryAfter: string[];
  /** The longest time without any answer, in milliseconds. */
  longestGapMs: number;
}

/** Searches that compare every list with what the whole index gives. */
export class ComparedSearches {
  readonly record: SearchRecord = { answered: 0, unavailable: 0, withoutRetryAfter: [], longestGapMs: 0 };
  readonly #clients: Clients;
  /** What the whole index gave for each text, best first: before the first fault and after the last one. */
  readonly #references: ReadonlyMap<string, readonly string[]>[] = [];
  readonly #lists: { readonly query: string; readonly domains: readonly string[] }[] = [];
  #lastAnswerAt = performance.now();

  constructor(clients: Clients) {
    this.#clients = clients;
  }

  /** Searches for everything while nothing is wrong: before the first fault, and after the last one. */
  async readReference(): Promise<void> {
    const reference = new Map<string, readonly string[]>();
    for (const query of [...SUBJECTS, ...WORDS]) {
      const response = await this.#search(0, query, LIMIT);
      if (response?.status !== 200) throw new Error(`A search without faults returned ${response?.status}.`);
      const domains = domainsOf(response.body);
      if (domains.length < HOLDERS / 2) throw new Error(`${query} has only ${domains.length} companies to compare.`);
      reference.set(query, domains);
    }
    this.#references.push(reference);
    this.#lastAnswerAt = performance.now();
  }

  /** Searches until the end, in turn for what must be found exactly and for what is near in meaning. */
  async run(client: number): Promise<void> {
    const { ending } = this.#clients;
    for (let at = client; !ending.aborted; at += 1) {
      const queries = at % 2 === 0 ? WORDS : SUBJECTS;
      await this.#keep(at, queries[(Math.floor(at / 2) + client) % queries.length]!);
      await delay(PAUSE_MS);
    }
  }

  async #keep(at: number, query: string): Promise<void> {
    const response = await this.#search(at, query, LIMIT);
    if (response?.status === 200) this.#lists.push({ query, domains: domainsOf(response.body) });
  }

  /** Returns how much of a list is what the whole index gave, of companies that never change. */
  #shareInCommon({ query, domains }: { readonly query: string; readonly domains: readonly string[] }): number {
    const fixed = domains.filter(isFixed);
    // Others that change take places of the list, so that it ends earlier or later.
    const shares = this.#references.map((reference) => {
      const expected = reference.get(query)!.filter(isFixed);
      const length = Math.min(fixed.length, expected.length);
      const common = new Set(expected.slice(0, length)).intersection(new Set(fixed.slice(0, length)));
      return common.size / Math.max(length, 1);
    });
    return Math.max(...shares);
  }

  async #search(at: number, query: string, limit: number): ReturnType<Clients["send"]> {
    const owner = this.#clients.owner(at);
    const path = `/api/v1/account/search-lookalikes?query=${encodeURIComponent(query)}&limit=${limit}&min_score=0`;
    const response = await this.#clients.send({ owner, method: "GET", path });
    const now = performance.now();
    if (response?.status === 200) {
      this.record.answered += 1;
      this.record.longestGapMs = Math.max(this.record.longestGapMs, now - this.#lastAnswerAt);
      this.#lastAnswerAt = now;
      this.#clients.record.searches.push(owner);
    } else if (response?.status === 503) {
      this.record.unavailable += 1;
      if (response.retryAfter === null) this.record.withoutRetryAfter.push(JSON.stringify(response.body));
    }
    return response;
  }

  checks(): Check[] {
    const { unavailable, withoutRetryAfter } = this.record;
    const wrong = this.#lists.flatMap((list) => {
      const share = this.#shareInCommon(list);
      return share < MIN_IN_COMMON ? [`${list.query} has ${share.toFixed(2)} of the list in common`] : [];
    });
    return [
      { promise: "every answered list is that of the whole index", examined: this.#lists.length, faults: wrong },
      { promise: "every 503 says when to retry", examined: unavailable, faults: withoutRetryAfter },
    ];
  }
}

function domainsOf(body: unknown): string[] {
  return (body as Schema["LookalikeResponse"]).results.map(({ domain }) => domain);
}
