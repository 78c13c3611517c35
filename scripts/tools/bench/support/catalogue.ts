import type pg from "pg";
import { randomNumbers } from "../../../../server/lib/random.ts";
import { copyRows } from "./copy-rows.ts";

/** The columns of a generated company. */
const COLUMNS = [
  "domain",
  "name",
  "one_liner",
  "description",
  "employee_count",
  "funding_stage",
  "hq_country",
  "search_name",
  "name_key",
] as const;

const BATCH_SIZE = 20_000;
const STAGES = ["Pre-Seed", "Seed", "Series A", "Series B", "Private", "Public", null];
const COUNTRIES = [..."USA GBR DEU FRA IND BRA ESP CAN AUS NLD ITA SWE JPN POL MEX".split(" "), null];
const SYLLABLES = [
  ...["b", "c", "d", "f", "g", "h", "l", "m", "n", "p", "r", "s", "t", "v"].flatMap((consonant) =>
    ["a", "e", "i", "o", "u"].map((vowel) => consonant + vowel),
  ),
  ...["ing", "er", "ion", "al", "ent", "ist", "ics", "ware"],
];
const WORDS = 60_000;
const TOPICS = 800;
const WORDS_OF_TOPIC = 60;

/**
 * Generates companies whose texts are distributed like real texts: 60,000 generated words with frequencies by Zipf's
 * law, and 800 topics with their own words, one or two per company. The same seed gives the same companies.
 */
class GeneratedCompanies {
  readonly #random: () => number;
  readonly #words: string[];
  readonly #topics: number[][];
  #made = 0;

  constructor(seed: number) {
    this.#random = randomNumbers(seed);
    this.#words = Array.from({ length: WORDS }, (_, i) => this.#word(i));
    this.#topics = Array.from({ length: TOPICS }, () =>
      Array.from({ length: WORDS_OF_TOPIC }, () => 100 + Math.floor(this.#random() ** 2 * (WORDS - 100))),
    );
  }

  /** Returns the next companies as rows of `COLUMNS`. */
  next(count: number): (string | number | null)[][] {
    return Array.from({ length: count }, () => this.#company());
  }

  #company(): (string | number | null)[] {
    const number = ++this.#made;
    const topics = [this.#topic(), ...(this.#random() < 0.4 ? [this.#topic()] : [])];
    const name = `${this.#pick(this.#words)} ${this.#pick(this.#words)}`;
    const first = `Builds ${this.#sentence(topics, 9)}`;
    const rest = Array.from(
      { length: 2 + Math.floor(this.#random() * 2) },
      () => `It ${this.#sentence(topics, 11)}.`,
    ).join(" ");
    const employees = this.#random() < 0.1 ? null : Math.floor(10 ** (this.#random() * 4));
    return [`g${number}.example`, name, first, rest, employees, this.#pick(STAGES), this.#pick(COUNTRIES), name, name];
  }

  #sentence(topics: number[][], length: number): string {
    return Array.from({ length }, () => {
      const own = this.#random() < 0.6;
      return this.#words[own ? this.#pick(this.#pick(topics)) : this.#frequent()];
    }).join(" ");
  }

  /** Returns a random rank by Zipf's law: the probability of rank r is roughly proportional to 1 / r. */
  #frequent(): number {
    return Math.min(WORDS - 1, Math.floor(WORDS ** this.#random()));
  }

  #topic(): number[] {
    return this.#topics[Math.floor(this.#random() ** 1.5 * TOPICS)]!;
  }

  #word(rank: number): string {
    const syllables = 2 + (rank > 200 ? 1 : 0) + (rank > 8_000 ? 1 : 0);
    return Array.from({ length: syllables }, () => this.#pick(SYLLABLES)).join("");
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!;
  }
}

/** Copies companies into the catalogue and, for comparison, into a table without indexes. Returns the durations. */
export async function fillCatalogue(
  client: pg.Client,
  companies: number,
): Promise<{ bareMs: number; catalogueMs: number }> {
  const columns = COLUMNS.join(", ");
  await client.query(`create temporary table bare as select ${columns} from company limit 0`);
  const generator = new GeneratedCompanies(5);
  const spent = { bare: 0, company: 0 };
  for (let made = 0; made < companies; made += BATCH_SIZE) {
    const rows = generator.next(Math.min(BATCH_SIZE, companies - made));
    for (const table of ["bare", "company"] as const) {
      const start = performance.now();
      await copyRows(client, `copy ${table} (${columns}) from stdin`, rows);
      spent[table] += performance.now() - start;
    }
  }
  await client.query("drop table bare");
  await client.query("vacuum analyze company");
  return { bareMs: spent.bare, catalogueMs: spent.company };
}
