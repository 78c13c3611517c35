import { upsertCompanies } from "../../../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../../../server/catalogue/read-company.ts";
import type { Db } from "../../../../server/db/connect.ts";

/** Companies that never change. */
const FIXED = 3_000;
/** Each word is in the texts of so many companies, spread over all shards. */
export const HOLDERS = 30;
export const MARKED_WORDS = 40;
/** Companies that are written, changed and deleted meanwhile: too few for a new model to be due. */
const CHANGING = 300;

const TRADES = [
  ["bread", "cakes", "pastry", "ovens", "flour", "bakeries", "loaves", "dough"],
  ["oil", "gas", "wells", "offshore", "rigs", "pipelines", "crude", "drilling"],
  ["payroll", "software", "salaries", "payslips", "accountants", "tax", "employers", "wages"],
  ["ships", "cargo", "marine", "hulls", "freight", "vessels", "ports", "harbours"],
] as const;
/** What searches ask for by meaning. */
export const SUBJECTS = TRADES.flatMap(([first, second, third, fourth]) => [
  `${first} and ${second}`,
  `${third} for ${fourth}`,
]);

/** A word that only its holders have, and that means nothing to the model. */
export function markedWord(number: number): string {
  return `quox${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}vim`;
}

/** Whether a company never changes. */
export function isFixed(domain: string): boolean {
  return domain.startsWith("fixed-");
}

/** Fills the catalogue with the companies that never change. */
export async function fillFixed(db: Db): Promise<void> {
  await write(
    db,
    Array.from({ length: FIXED }, (_, at) => {
      const place = at % (FIXED / HOLDERS);
      const word = place < MARKED_WORDS ? ` It makes ${markedWord(place)}.` : "";
      return {
        domain: domainOf(at),
        name: `Firm ${at}`,
        one_liner: sentence(at),
        description: `${sentence(at * 7 + 3)}${word}`,
      };
    }),
  );
}

/** Writes, changes or deletes some of the companies that do change. */
export async function changeSome(db: Db, turn: number): Promise<void> {
  const numbers = Array.from({ length: 10 }, (_, at) => (turn * 10 + at) % CHANGING);
  if (turn % 7 === 6) {
    await db.deleteFrom("company").where("domain", "in", numbers.slice(0, 3).map(changingDomain)).execute();
    return;
  }
  await write(
    db,
    numbers.map((number) => ({
      domain: changingDomain(number),
      name: `Changing ${number}`,
      one_liner: sentence(turn + number),
      employee_count: 1 + turn,
    })),
  );
}

async function write(db: Db, companies: readonly Record<string, unknown>[]): Promise<void> {
  const facts = companies.map((company) => {
    const read = readCompany(company);
    if (!("item" in read)) throw new Error(JSON.stringify(read));
    return read.item;
  });
  await upsertCompanies(db, facts);
}

function domainOf(at: number): string {
  return `fixed-${at}.com`;
}

function changingDomain(number: number): string {
  return `changing-${number}.com`;
}

function sentence(at: number): string {
  const words = TRADES[at % TRADES.length]!;
  const pick = (step: number): string => words[(at * 5 + step * 3 + Math.floor(at / 11)) % words.length]!;
  return `Works with ${pick(1)}, ${pick(2)} and ${pick(4)} for ${pick(5)}, number ${at}.`;
}
