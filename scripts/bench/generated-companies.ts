import { randomNumbers } from "../../server/lib/random.ts";

/** What COPY writes of a generated company. */
export const generatedColumns = [
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

const STAGES = ["Pre-Seed", "Seed", "Series A", "Series B", "Private", "Public", null];
const COUNTRIES = [
  "USA",
  "GBR",
  "DEU",
  "FRA",
  "IND",
  "BRA",
  "ESP",
  "CAN",
  "AUS",
  "NLD",
  "ITA",
  "SWE",
  "JPN",
  "POL",
  "MEX",
  null,
];
const SYLLABLES =
  "ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga ge go ha he hi la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro sa se si so su ta te ti to tu va ve vi vo ing er ion al ent ist ics ware".split(
    " ",
  );
const WORDS = 60_000;
const TOPICS = 800;
const WORDS_OF_TOPIC = 60;

/**
 * Companies with texts that behave as real ones do for an index: 60,000 words of made-up syllables, used with Zipf's frequencies, and
 * 800 topics with words of their own, one or two of which a company is about. Seeded.
 */
export class GeneratedCompanies {
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

  /** The next companies, as rows of `generatedColumns`. */
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

  /** Zipf's law: the word of rank r about as often as 1 / r. */
  #frequent(): number {
    return Math.min(WORDS - 1, Math.floor(WORDS ** this.#random()));
  }

  #topic(): number[] {
    return this.#topics[Math.floor(this.#random() ** 1.5 * TOPICS)]!;
  }

  #word(place: number): string {
    const syllables = 2 + (place > 200 ? 1 : 0) + (place > 8_000 ? 1 : 0);
    return Array.from({ length: syllables }, () => this.#pick(SYLLABLES)).join("");
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!;
  }
}
