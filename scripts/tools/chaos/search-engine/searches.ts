import { setTimeout as delay } from "node:timers/promises";
import type { Schema } from "../../../../server/http/contract.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { HOLDERS, holdersOf, MARKED_WORDS, markedWord, SUBJECTS } from "./catalogue.ts";

const LIMIT = 100;
/** Companies that change meanwhile move a list a little; a shard that took no part would take a third of it. */
const MIN_IN_COMMON = 0.9;
const PAUSE_MS = 20;

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

  /** Searches for every subject while nothing is wrong. */
  async prepare(): Promise<void> {
    for (const subject of SUBJECTS) {
      const response = await this.#search(0, subject, LIMIT);
      if (response?.status !== 200) throw new Error(`The first search returned ${response?.status}.`);
      const domains = domainsOf(response.body);
      if (domains.size < LIMIT / 4) throw new Error(`${subject} has only ${domains.size} companies to compare.`);
      this.#expected.set(subject, domains);
    }
    this.#lastAnswerAt = performance.now();
  }

  /** Searches until the end, in turn for what must be found exactly and for what is near in meaning. */
  async run(client: number): Promise<void> {
    const { ending } = this.#clients;
    for (let at = client; !ending.aborted; at += 1) {
      if (at % 2 === 0) await this.#searchWord(at, (at / 2 + client) % MARKED_WORDS);
      else await this.#searchSubject(at, SUBJECTS[((at - 1) / 2 + client) % SUBJECTS.length]!);
      await delay(PAUSE_MS);
    }
  }

  async #searchWord(at: number, number: number): Promise<void> {
    const response = await this.#search(at, markedWord(number), HOLDERS);
    if (response?.status !== 200) return;
    const found = domainsOf(response.body);
    const missing = [...holdersOf(number)].filter((domain) => !found.has(domain));
    if (missing.length > 0) this.record.wrong.push(`${markedWord(number)} did not find ${missing.join(", ")}`);
  }

  async #searchSubject(at: number, subject: string): Promise<void> {
    const response = await this.#search(at, subject, LIMIT);
    if (response?.status !== 200) return;
    const expected = this.#expected.get(subject)!;
    const share = domainsOf(response.body).intersection(expected).size / expected.size;
    if (share < MIN_IN_COMMON) this.record.wrong.push(`${subject} has ${share.toFixed(2)} of the list in common`);
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
