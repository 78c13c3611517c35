import { upsertCompanies } from "../../../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../../../server/catalogue/read-company.ts";
import type { Db } from "../../../../server/db/connect.ts";

/** The number of companies that never change. */
const FIXED = 3_000;
/** The number of companies with each marked word, spread over all shards. */
export const HOLDERS = 30;
const MARKED_WORDS = 40;
/**
 * The country of all companies that never change, and of no other company. Other companies affect scores, because the
 * query learns from the best companies and from a sample of all candidates. They do not affect the order within this
 * country.
 */
export const FIXED_COUNTRY = "SWE";

const TRADES = [
  ["bread", "cakes", "pastry", "ovens", "flour", "bakeries", "loaves", "dough"],
  ["oil", "gas", "wells", "offshore", "rigs", "pipelines", "crude", "drilling"],
  ["payroll", "software", "salaries", "payslips", "accountants", "tax", "employers", "wages"],
  ["ships", "cargo", "marine", "hulls", "freight", "vessels", "ports", "harbours"],
] as const;
/** The queries of semantic searches. */
export const SUBJECTS: readonly string[] = TRADES.map(([first, second]) => `${first} and ${second}`);
/** Queries with a condition that only some companies meet. */
export const CONDITIONS: readonly string[] = TRADES.map(([, , third, fourth]) => `${third} for ${fourth}`);

/** The domains of the companies whose texts contain a marked word, by the word. */
export const HOLDERS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Array.from({ length: MARKED_WORDS }, (_, place) => [
    markedWord(place),
    new Set(Array.from({ length: HOLDERS }, (_, at) => fixedDomain(at * (FIXED / HOLDERS) + place))),
  ]),
);

/** Fills the catalogue with the companies that never change. */
export async function fillFixed(db: Db): Promise<void> {
  await writeCompanies(
    db,
    Array.from({ length: FIXED }, (_, at) => {
      const place = at % (FIXED / HOLDERS);
      return {
        domain: fixedDomain(at),
        name: `Firm ${at}`,
        one_liner: place < MARKED_WORDS ? `Makes ${markedWord(place)}.` : sentence(at),
        description: sentence(at * 7 + 3),
        hq_country: FIXED_COUNTRY,
      };
    }),
  );
}

export async function writeCompanies(db: Db, companies: readonly Record<string, unknown>[]): Promise<void> {
  const facts = companies.map((company) => {
    const read = readCompany(company);
    if (!("item" in read)) throw new Error(JSON.stringify(read));
    return read.item;
  });
  await upsertCompanies(db, facts);
}

export function sentence(at: number): string {
  const words = TRADES[at % TRADES.length]!;
  const pick = (step: number): string => words[(at * 5 + step * 3 + Math.floor(at / 11)) % words.length]!;
  return `Works with ${pick(1)}, ${pick(2)} and ${pick(4)} for ${pick(5)}, number ${at}.`;
}

function fixedDomain(at: number): string {
  return `fixed-${at}.com`;
}

function markedWord(number: number): string {
  return `quox${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}vim`;
}
