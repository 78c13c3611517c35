import { setTimeout as delay } from "node:timers/promises";
import type { Schema } from "../../../../server/http/contract.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { HOLDERS, MARKED_WORDS, markedWord, SUBJECTS } from "./catalogue.ts";

const LIMIT = 100;
/** Companies that change meanwhile move a list a little; a shard that took no part would take a third of it. */
const MIN_IN_COMMON = 0.9;
const PAUSE_MS = 20;
const WORDS = Array.from({ length: MARKED_WORDS }, (_, number) => markedWord(number));

/** What searches were told. */
interface SearchRecord {
  answered: number;
  unavailable: number;
  readonly wrong: string[];
  readonly withoutRetryAfter: string[];
  /** The longest time without any answer, in milliseconds. */
  longestGapMs: number;
}

/** Searches that compare every list with what the whole index gives. */
export class ComparedSearches {
  readonly record: SearchRecord = { answered: 0, unavailable: 0, wrong: [], withoutRetryAfter: [], longestGapMs: 0 };
  readonly #clients: Clients;
  readonly #expected = new Map<string, ReadonlySet<string>>();
  #lastAnswerAt = performance.now();

  constructor(clients: Clients) {
    this.#clients = clients;
  }

  /** Searches for everything while nothing is wrong. */
  async prepare(): Promise<void> {
    for (const query of [...SUBJECTS, ...WORDS]) {
      const response = await this.#search(0, query, LIMIT);
      if (response?.status !== 200) throw new Error(`The first search returned ${response?.status}.`);
      const domains = domainsOf(response.body);
      if (domains.size < HOLDERS / 2) throw new Error(`${query} has only ${domains.size} companies to compare.`);
      this.#expected.set(query, domains);
    }
    this.#lastAnswerAt = performance.now();
  }

  /** Searches until the end, in turn for what must be found exactly and for what is near in meaning. */
  async run(client: number): Promise<void> {
    const { ending } = this.#clients;
    for (let at = client; !ending.aborted; at += 1) {
      const queries = at % 2 === 0 ? WORDS : SUBJECTS;
      await this.#compare(at, queries[(Math.floor(at / 2) + client) % queries.length]!);
      await delay(PAUSE_MS);
    }
  }

  async #compare(at: number, query: string): Promise<void> {
    const response = await this.#search(at, query, LIMIT);
    if (response?.status !== 200) return;
    const expected = this.#expected.get(query)!;
    const share = domainsOf(response.body).intersection(expected).size / expected.size;
    if (share < MIN_IN_COMMON) this.record.wrong.push(`${query} has ${share.toFixed(2)} of the list in common`);
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
    const { answered, unavailable, wrong, withoutRetryAfter } = this.record;
    return [
      { promise: "every answered list is that of the whole index", examined: answered, faults: wrong },
      { promise: "every 503 says when to retry", examined: unavailable, faults: withoutRetryAfter },
    ];
  }
}

function domainsOf(body: unknown): Set<string> {
  return new Set((body as Schema["LookalikeResponse"]).results.map(({ domain }) => domain));
}
