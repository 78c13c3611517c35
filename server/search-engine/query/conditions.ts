import { QueryScan } from "../../text/public.ts";
import { type Founded, readFounded } from "./founded.ts";
import { type Funding, readFunding } from "./funding.ts";
import { type Ownership, readOwnership } from "./ownership.ts";
import { readSize, type Size } from "./sizes.ts";
import { readTechnologies, type Technologies } from "./technologies.ts";
import { readUnknownFacts } from "./unknown-facts.ts";

/** Conditions on facts of a company other than places. Bounds are inclusive; absent conditions restrict nothing. */
export interface Conditions extends Size, Founded, Funding, Ownership, Technologies {}

/** The conditions of a query, and the rest of its text. */
interface ReadConditions {
  readonly conditions: Conditions;
  readonly text: string;
  /** The words of conditions that cannot be applied, such as "NOT founded in 2021". */
  readonly ignored: readonly string[];
}

/** Reads the conditions on facts about companies. Relative periods such as "in the last year" end on `today`. */
export function readConditions(query: string, today: Date): ReadConditions {
  const scan = new QueryScan(query);
  const ignored: string[] = [];
  // Technologies come first, because their names may contain numbers.
  const technologies = readTechnologies(scan, ignored);
  // Amounts of money come before years and sizes, which also are numbers: "$10-20M".
  const funding = readFunding(scan, today);
  const founded = readFounded(scan, today, ignored);
  const ownership = readOwnership(scan);
  const size = readSize(scan, ignored);
  readUnknownFacts(scan, ignored);
  return { conditions: { ...size, ...founded, ...funding, ...ownership, ...technologies }, text: scan.rest(), ignored };
}
