import { expect } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../server/catalogue/read-company.ts";
import type { Db } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import type { CompanyText } from "../../server/search-engine/public.ts";

const trades = [
  ["bakes", "bread", "cakes", "pastry", "ovens", "flour", "bakeries", "loaves"],
  ["drills", "oil", "gas", "wells", "offshore", "rigs", "pipelines", "crude"],
  ["writes", "payroll", "software", "salaries", "payslips", "accountants", "tax", "employers"],
  ["insures", "ships", "cargo", "marine", "hulls", "freight", "vessels", "ports"],
];

/**
 * Returns companies of four industries in turn (row modulo 4 is the industry). Their texts use words of the industry.
 */
export function madeUpCompanies(count: number): CompanyText[] {
  return Array.from({ length: count }, (_, row) => {
    const words = trades[row % trades.length]!;
    const pick = (at: number): string => words[(row * 7 + at * 3 + Math.floor(row / 5)) % words.length]!;
    return {
      name: `Firm${row} Ltd`,
      one_liner: `Firm${row} ${words[0]!} ${pick(1)} and ${pick(2)} for ${pick(3)}.`,
      description: `It also handles ${pick(4)} with ${pick(5)}. The ${pick(6)} come from ${pick(7)} and ${pick(8)}.`,
    };
  });
}

/** Like `madeUpCompanies`, with more varied texts: a third of their words come from any industry. */
export function variedCompanies(count: number): CompanyText[] {
  let random = 1;
  const next = (below: number): number => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((random / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, row) => {
    const pick = (): string => trades[next(3) === 0 ? next(trades.length) : row % trades.length]![next(8)]!;
    const list = (length: number): string => Array.from({ length }, pick).join(", ");
    return {
      name: `Firm${row} Ltd`,
      one_liner: `Firm${row} ${trades[row % trades.length]![0]!} ${list(4)}.`,
      description: `It also handles ${list(4 + next(8))}.`,
    };
  });
}

export const SEARCHES = ["search-lookalikes", "search-by-traits"];

/** Expects that a search responds with 503 and the time to retry, and charges nothing. */
export async function expectUnavailable(service: Parameters<typeof call>[0], search: string, key: string) {
  const response = await call(service, "GET", `/api/v1/account/${search}?query=things`, { key });
  expect(response).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
  expect(response.headers.get("retry-after")).toBe("5");
  expect((await call(service, "GET", "/api/v1/credits", { key })).body).toMatchObject({ balance: 1000 });
}

/** Writes companies, given as rows of a file, and returns their ids. */
export async function writeCompanies(db: Db, ...companies: Record<string, unknown>[]): Promise<number[]> {
  const facts = companies.map((company) => {
    const read = readCompany(company);
    if (!("item" in read)) throw new Error(JSON.stringify(read));
    return read.item;
  });
  await upsertCompanies(db, facts);
  const rows = await listRows(db)<{ id: number; domain: string }>`
    select id, domain from company where domain = any(${facts.map(({ domain }) => domain)}::text[])`;
  return facts.map(({ domain }) => rows.find((row) => row.domain === domain)!.id);
}
