import type { IndexRange } from "../../ports/company-index.ts";
import { type Indexing, searchIndexName } from "./fill.ts";
import { type IndexRow, listChecksums, listRanges } from "./queries.ts";

/** The number of ids in a range, few enough to list. A hundred million companies make a thousand ranges. */
const WIDTH = 100_000;
const MAX_NAMED = 10;

/** A range of ids in which an index differs from the database. */
export interface Difference {
  readonly from: number;
  readonly to: number;
  /** Some of the companies that are missing in the index. */
  readonly missing: readonly number[];
  /** Some of the companies whose content in the index differs. */
  readonly different: readonly number[];
  /** Some of the companies that should not be in the index. */
  readonly superfluous: readonly number[];
}

/** Compares an index with the database, by counts and checksums of ranges. Lists companies of ranges that differ. */
export async function findDifferences(
  { session, indexes, prefix }: Indexing,
  row: IndexRow,
): Promise<{ companies: number; differences: Difference[] }> {
  const index = indexes.open(searchIndexName(prefix, row.id));
  const [expected, actual] = [byStart(await listRanges(session, row, WIDTH)), byStart(await index.ranges(WIDTH))];
  const differences: Difference[] = [];
  for (const from of [...new Set([...expected.keys(), ...actual.keys()])].sort((a, b) => a - b)) {
    const [should, has] = [expected.get(from), actual.get(from)];
    if (should?.count === has?.count && should?.checksum === has?.checksum) continue;
    const wanted = checksumById(await listChecksums(session, row, from, WIDTH));
    const found = checksumById(await index.checksums(from, WIDTH));
    const difference = {
      from,
      to: from + WIDTH - 1,
      missing: [...wanted.keys()].filter((id) => !found.has(id)).slice(0, MAX_NAMED),
      different: [...wanted]
        .filter(([id, sum]) => found.has(id) && found.get(id) !== sum)
        .map(([id]) => id)
        .slice(0, MAX_NAMED),
      superfluous: [...found.keys()].filter((id) => !wanted.has(id)).slice(0, MAX_NAMED),
    };
    // The ranges may differ only because a company changed between the two reads.
    if (difference.missing.length + difference.different.length + difference.superfluous.length > 0)
      differences.push(difference);
  }
  return { companies: [...expected.values()].reduce((sum, { count }) => sum + count, 0), differences };
}

function byStart(ranges: readonly IndexRange[]): Map<number, IndexRange> {
  return new Map(ranges.map((range) => [range.from, range]));
}

function checksumById(companies: readonly { companyId: number; checksum: number }[]): Map<number, number> {
  return new Map(companies.map(({ companyId, checksum }) => [companyId, checksum]));
}
