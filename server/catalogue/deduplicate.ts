/** The facts that decide whether two catalogue entries are the same company. */
interface CompanyIdentity {
  readonly domain: string;
  /** The name without its legal form, see the migration `text-search`. */
  readonly name_key: string;
  readonly one_liner: string | null;
  readonly description: string | null;
}

/** Returns how many companies to ask a search for so that `limit` are left when duplicates are dropped. */
export function overfetchLimit(limit: number): number {
  return limit + 5 + Math.ceil(limit / 100);
}

/**
 * Returns a predicate that is true for the first entry of each company and false for every later one. Two entries are
 * one company when their names are equal, legal form aside, and either their domains differ only in the suffix
 * (`airbyte.com`, `airbyte.io`) or their descriptions are nearly the same.
 */
export function firstEntryFilter(): (company: CompanyIdentity) => boolean {
  const seen = new Map<string, CompanyIdentity[]>();
  return (company) => {
    const namesakes = seen.get(company.name_key);
    if (namesakes === undefined) seen.set(company.name_key, [company]);
    else if (namesakes.some((other) => isSameCompany(company, other))) return false;
    else namesakes.push(company);
    return true;
  };
}

function isSameCompany(company: CompanyIdentity, other: CompanyIdentity): boolean {
  return firstLabel(company) === firstLabel(other) || areDescribedAlike(company, other);
}

function firstLabel({ domain }: CompanyIdentity): string {
  return domain.slice(0, domain.indexOf("."));
}

// High, because namesakes in one trade, such as banks, are described alike: showing a company twice beats dropping another one.
const MIN_SHARED_WORDS = 0.55;
/** Shorter descriptions coincide by chance. */
const MIN_WORDS = 12;

function areDescribedAlike(company: CompanyIdentity, other: CompanyIdentity): boolean {
  const [words, otherWords] = [distinctWords(company), distinctWords(other)];
  if (Math.min(words.size, otherWords.size) < MIN_WORDS) return false;
  const shared = words.intersection(otherWords).size;
  return shared / (words.size + otherWords.size - shared) >= MIN_SHARED_WORDS;
}

function distinctWords({ one_liner: oneLiner, description }: CompanyIdentity): Set<string> {
  return new Set(`${oneLiner ?? ""} ${description ?? ""}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
