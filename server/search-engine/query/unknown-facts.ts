import { type QueryScan, readGrammar } from "../../text/public.ts";

const { alternation, rules } = readGrammar(new URL("unknown-facts.txt", import.meta.url));
const RULES = rules("rules");
const [CUSTOMERS, MENTIONED] = ["customers", "mentioned"].map((section) => new RegExp(alternation(section), "u")) as [
  RegExp,
  RegExp,
];

/**
 * Takes words for facts that cannot be searched, such as "bootstrapped". They do not describe companies' activities.
 */
export function readUnknownFacts(scan: QueryScan, ignored: string[]): void {
  if (!MENTIONED.test(scan.text)) return;
  for (const { pattern } of RULES)
    scan.take(pattern, ({ index, 0: text }) => {
      if (CUSTOMERS.test(scan.text.slice(Math.max(0, index - 50), index))) return false;
      ignored.push(scan.written(index, index + text.length).replace(/,$/, ""));
      return true;
    });
}
