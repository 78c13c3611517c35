import { companyNameKeys, tokenise } from "../text/public.ts";

/** The facts that decide whether two catalogue entries are the same company. */
interface CompanyIdentity {
  readonly domain: string;
  readonly name: string;
  readonly one_liner: string | null;
  readonly description: string | null;
}

const MAX_NAMES = 20_000;

/** Returns the number of companies to request from a search so that `limit` remain without duplicates. */
export function overfetchLimit(limit: number): number {
  return limit + 5 + Math.ceil(limit / 100);
}

/** Returns a predicate that is false for repeated entries of a company. It remembers the latest 20,000 names. */
export function firstEntryFilter(): (company: CompanyIdentity) => boolean {
  const seen = new Map<string, Namesakes>();
  return (company) => {
    const keys = companyNameKeys(company.name);
    const namesakes = keys.map((key) => seen.get(key)).find((found) => found !== undefined) ?? new Namesakes();
    for (const key of keys) {
      // Moves the key to the end of the map. The first key is the oldest.
      seen.delete(key);
      seen.set(key, namesakes);
      const [oldest] = seen.size > MAX_NAMES ? seen.keys() : [];
      if (oldest !== undefined) seen.delete(oldest);
    }
    return namesakes.add(company);
  };
}

// High, because different companies with the same name and industry, such as banks, have similar descriptions. Showing
// a company twice is better than omitting a different one.
const MIN_SHARED_WORDS = 0.55;
/** Shorter descriptions are often similar by chance. */
const MIN_WORDS = 12;
const MAX_WORDS = 300;
/** The maximum number of comparisons per company, which bounds the time for thousands of namesakes. */
const MAX_COMPARED = 50;
/** The maximum number of distinct companies remembered per name. Further companies count as distinct. */
const MAX_REMEMBERED = 10_000;

/** The distinct companies of one name, indexed by the words of their descriptions. */
class Namesakes {
  readonly #labels = new Set<string>();
  /** The description of the only company. Indexed when a second company is added, because most names are unique. */
  #only: string | undefined;
  readonly #words: ReadonlySet<string>[] = [];
  /** The companies whose descriptions contain a word, as indexes of `#words`. */
  readonly #index = new Map<string, number[]>();

  /** Adds a company. Returns false, and adds nothing, if it is one of the known companies. */
  add(company: CompanyIdentity): boolean {
    const label = company.domain.slice(0, company.domain.indexOf("."));
    if (this.#labels.has(label)) return false;
    if (this.#labels.size === 0) this.#only = describedIn(company);
    else {
      if (this.#only !== undefined) this.#remember(distinctWords(this.#only));
      this.#only = undefined;
      const words = distinctWords(describedIn(company));
      if (words.size >= MIN_WORDS && this.#isDescribedLikeAnother(words)) return false;
      if (this.#labels.size >= MAX_REMEMBERED) return true;
      this.#remember(words);
    }
    this.#labels.add(label);
    return true;
  }

  #remember(words: ReadonlySet<string>): void {
    if (words.size < MIN_WORDS) return;
    const id = this.#words.push(words) - 1;
    for (const word of words) {
      const ids = this.#index.get(word);
      if (ids) ids.push(id);
      else this.#index.set(word, [id]);
    }
  }

  /** Compares only companies that share one of the rarest words, as all sufficiently similar descriptions do. */
  #isDescribedLikeAnother(words: ReadonlySet<string>): boolean {
    const rarestFirst = [...words]
      .map((word) => this.#index.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length)
      .slice(0, words.size - Math.ceil(words.size * MIN_SHARED_WORDS) + 1);
    const compared = new Set<number>();
    for (const ids of rarestFirst) {
      for (const id of ids.slice(0, MAX_COMPARED)) {
        if (compared.has(id)) continue;
        if (compared.add(id).size > MAX_COMPARED) return false;
        if (areAlike(words, this.#words[id] ?? new Set())) return true;
      }
    }
    return false;
  }
}

function areAlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = words.intersection(others).size;
  return shared / (words.size + others.size - shared) >= MIN_SHARED_WORDS;
}

/** The length of the compared text, enough for `MAX_WORDS` words. */
const MAX_TEXT = 3_000;

function describedIn({ one_liner: oneLiner, description }: CompanyIdentity): string {
  return `${oneLiner ?? ""} ${description ?? ""}`.slice(0, MAX_TEXT);
}

function distinctWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { text: word } of tokenise(text)) if (words.add(word).size >= MAX_WORDS) break;
  return words;
}
