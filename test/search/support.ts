import type { CompanyText } from "../../server/search-engine/public.ts";

const trades = [
  ["bakes", "bread", "cakes", "pastry", "ovens", "flour", "bakeries", "loaves"],
  ["drills", "oil", "gas", "wells", "offshore", "rigs", "pipelines", "crude"],
  ["writes", "payroll", "software", "salaries", "payslips", "accountants", "tax", "employers"],
  ["insures", "ships", "cargo", "marine", "hulls", "freight", "vessels", "ports"],
];

/** Made-up companies of four industries in turn (row modulo 4 is the industry), with texts of words of the industry. */
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
