import { setTimeout as delay } from "node:timers/promises";
import type { Schema } from "../../../../server/http/contract.ts";
import { until } from "../../../support/until.ts";
import type { Clients } from "../clients.ts";
import type { Check } from "../record.ts";
import { CONDITIONS, FIXED_COUNTRY, HOLDERS, HOLDERS_OF, SUBJECTS } from "./catalogue.ts";
import { type ChangingCompanies, SIZES } from "./changing-companies.ts";

const LIMIT = 100;
const PAUSE_MS = 20;
/** On a busy machine, a search may get a 503 without any fault. */
const ANSWER_WITHIN_MS = 120_000;
const WORDS = [...HOLDERS_OF.keys()];
const QUERIES = [...SUBJECTS, ...CONDITIONS, ...WORDS];

/** Counts of the responses to searches. */
interface SearchRecord {
  answered: number;
  unavailable: number;
  readonly withoutRetryAfter: string[];
  /** The longest time without a successful response, in milliseconds. */
  longestGapMs: number;
}

/** The number of compared lists of one kind, and their errors. */
interface Compared {
  lists: number;
  readonly faults: string[];
}

/** Runs searches and compares their results with those of the whole index. */
export class ComparedSearches {
  readonly record: SearchRecord = { answered: 0, unavailable: 0, withoutRetryAfter: [], longestGapMs: 0 };
  readonly #clients: Clients;
  readonly #changing: ChangingCompanies;
  /** The results of the whole index for each query among the companies that never change, best first. */
  readonly #reference = new Map<string, readonly string[]>();
  readonly #fixed: Compared = { lists: 0, faults: [] };
  readonly #marked: Compared = { lists: 0, faults: [] };
  readonly #sized: Compared = { lists: 0, faults: [] };
  #lastAnswerAt = performance.now();

  constructor(clients: Clients, changing: ChangingCompanies) {
    this.#clients = clients;
    this.#changing = changing;
  }

  /** Runs all searches without faults. All later results must equal the first ones. */
  async compareAll(): Promise<void> {
    for (const query of QUERIES) await until(() => this.#compareFixed(0, query), ANSWER_WITHIN_MS);
    this.#lastAnswerAt = performance.now();
  }

  /** Searches until the end, with each kind of search in turn. */
  async run(client: number): Promise<void> {
    for (let at = client; !this.#clients.ending.aborted; at += 1) {
      const turn = Math.floor(at / 3) + client;
      if (at % 3 === 0) await this.#compareFixed(at, QUERIES[turn % QUERIES.length]!);
      if (at % 3 === 1) await this.#compareMarked(at, WORDS[turn % WORDS.length]!);
      if (at % 3 === 2) await this.#compareSized(at, 1 + (turn % SIZES));
      await delay(PAUSE_MS);
    }
  }

  /** Compares companies that never change: the same companies in the same order. Returns whether a list arrived. */
  async #compareFixed(at: number, query: string): Promise<boolean> {
    const domains = await this.#search(at, { query, locations: FIXED_COUNTRY });
    if (domains === undefined) return false;
    this.#fixed.lists += 1;
    const expected = this.#reference.get(query);
    if (expected === undefined) this.#reference.set(query, domains);
    else if (domains.join() !== expected.join()) {
      const inCommon = new Set(expected).intersection(new Set(domains)).size;
      this.#fixed.faults.push(
        `"${query}": ${domains.length} companies, ${inCommon} of ${expected.length} expected ones`,
      );
    }
    return true;
  }

  /** Compares lists of all companies: those that contain the word come first. */
  async #compareMarked(at: number, word: string): Promise<void> {
    const domains = await this.#search(at, { query: word });
    if (domains === undefined) return;
    this.#marked.lists += 1;
    const missing = HOLDERS_OF.get(word)!.difference(new Set(domains.slice(0, HOLDERS)));
    if (missing.size > 0) this.#marked.faults.push(`"${word}": ${missing.size} of ${HOLDERS} are not among the first`);
  }

  /** Compares the list of changing companies of one size. Any state since the one reported as indexed is accepted. */
  async #compareSized(at: number, size: number): Promise<void> {
    const since = this.#changing.indexed();
    const { min, max } = this.#changing.range(size);
    const query = SUBJECTS[at % SUBJECTS.length]!;
    const domains = await this.#search(at, { query, min_employees: String(min), max_employees: String(max) });
    if (domains === undefined) return;
    this.#sized.lists += 1;
    this.#sized.faults.push(...this.#changing.findListErrors(domains, size, since));
  }

  /** Returns the domains of the results, best first; undefined if the search failed. */
  async #search(at: number, parameters: Readonly<Record<string, string>>): Promise<string[] | undefined> {
    const owner = this.#clients.owner(at);
    const asked = new URLSearchParams({ ...parameters, limit: String(LIMIT), min_score: "0" });
    const path = `/api/v1/account/search-lookalikes?${asked}`;
    const response = await this.#clients.send({ owner, method: "GET", path });
    const now = performance.now();
    if (response?.status === 503) {
      this.record.unavailable += 1;
      if (response.retryAfter === null) this.record.withoutRetryAfter.push(JSON.stringify(response.body));
    }
    if (response?.status !== 200) return undefined;
    this.record.answered += 1;
    this.record.longestGapMs = Math.max(this.record.longestGapMs, now - this.#lastAnswerAt);
    this.#lastAnswerAt = now;
    this.#clients.record.searches.push(owner);
    return (response.body as Schema["LookalikeResponse"]).results.map(({ domain }) => domain);
  }

  checks(): Check[] {
    const { unavailable, withoutRetryAfter } = this.record;
    const compared = (promise: string, { lists, faults }: Compared): Check => ({ promise, examined: lists, faults });
    return [
      compared("lists of companies that never change are the same, in the same order", this.#fixed),
      compared("lists of all companies begin with those that contain the word", this.#marked),
      compared("lists of companies that change show the indexed state or a later one", this.#sized),
      { promise: "every 503 includes Retry-After", examined: unavailable, faults: withoutRetryAfter },
    ];
  }
}
