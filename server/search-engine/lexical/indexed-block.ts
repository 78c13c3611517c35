import type { CompanyAttributes } from "../../ports/vector-search.ts";
import type { AttributeCodes } from "../company-filter/attribute-codes.ts";
import { sharedBytes } from "../shared-memory.ts";
import { buildBlock, insertionIndex, type LexicalBlock } from "./block.ts";
import type { TermCounts } from "./company-terms.ts";

export type LexicalEntry = CompanyAttributes & { companyId: number; terms: TermCounts };

/** Postings and attributes of up to 65,536 companies, in arrays that threads share. Rows are sorted by company id. */
export interface IndexedBlock {
  postings: LexicalBlock;
  companyIds: Float64Array;
  /** 1 for a live row; 0 if the row's company was removed or has a newer row elsewhere. */
  present: Uint8Array;
  /** -1 means unknown. */
  employees: Int32Array;
  /** Codes of `AttributeCodes`; 0 means unknown. */
  stages: Uint8Array;
  countries: Uint8Array;
}

/** Builds a block from entries that are sorted by company id. */
export function buildIndexedBlock(
  entries: readonly LexicalEntry[],
  terms: number,
  averageLength: number,
  codes: AttributeCodes,
): IndexedBlock {
  const block = emptyColumns(entries.length);
  entries.forEach((entry, row) => {
    block.companyIds[row] = entry.companyId;
    const { employees, stage, country } = codes.code(entry);
    block.employees[row] = employees;
    block.stages[row] = stage;
    block.countries[row] = country;
  });
  return {
    ...block,
    postings: buildBlock(
      entries.map((entry) => entry.terms),
      terms,
      averageLength,
    ),
  };
}

function emptyColumns(rows: number): Omit<IndexedBlock, "postings"> {
  return {
    companyIds: new Float64Array(sharedBytes(rows * 8), 0, rows),
    present: new Uint8Array(sharedBytes(rows), 0, rows).fill(1),
    employees: new Int32Array(sharedBytes(rows * 4), 0, rows),
    stages: new Uint8Array(sharedBytes(rows), 0, rows),
    countries: new Uint8Array(sharedBytes(rows), 0, rows),
  };
}

/** Returns a copy of a block that marks the rows of companies as removed. Running queries keep the original block. */
export function withoutCompanies(block: IndexedBlock, companyIds: readonly number[]): IndexedBlock {
  const rows = companyIds.map((companyId) => findBlockRow(block, companyId)).filter((row) => row >= 0);
  if (rows.length === 0) return block;
  const present = new Uint8Array(sharedBytes(block.present.length), 0, block.present.length);
  present.set(block.present);
  for (const row of rows) present[row] = 0;
  return { ...block, present };
}

/** Returns the row of a company in a block; -1 if the block lacks the company. */
export function findBlockRow({ companyIds }: IndexedBlock, companyId: number): number {
  const row = insertionIndex(companyId, 0, companyIds.length, (at) => companyIds[at]!);
  return companyIds[row] === companyId ? row : -1;
}

export function blockBytes({ postings, ...columns }: IndexedBlock): number {
  return [postings.starts, postings.offsets, postings.impacts, ...Object.values(columns)].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
}

/** Merges the live rows of several blocks into one block. `terms` is the number of terms in the dictionary. */
export function mergeBlocks(blocks: readonly IndexedBlock[], terms: number): IndexedBlock {
  const kept = blocks.flatMap((block, from) =>
    Array.from(block.companyIds, (companyId, row) => ({ from, row, companyId })).filter(
      ({ row }) => block.present[row] === 1,
    ),
  );
  kept.sort((a, b) => a.companyId - b.companyId);
  const newRows = blocks.map((block) => new Int32Array(block.companyIds.length).fill(-1));
  const merged = emptyColumns(kept.length);
  kept.forEach(({ from, row, companyId }, newRow) => {
    const block = blocks[from]!;
    newRows[from]![row] = newRow;
    merged.companyIds[newRow] = companyId;
    merged.employees[newRow] = block.employees[row]!;
    merged.stages[newRow] = block.stages[row]!;
    merged.countries[newRow] = block.countries[row]!;
  });
  return {
    ...merged,
    postings: mergePostings(
      blocks.map(({ postings }) => postings),
      newRows,
      kept.length,
      terms,
    ),
  };
}

function mergePostings(
  blocks: readonly LexicalBlock[],
  newRows: readonly Int32Array[],
  rows: number,
  terms: number,
): LexicalBlock {
  const starts = new Uint32Array(sharedBytes((terms + 1) * 4), 0, terms + 1);
  const each = (visit: (term: number, row: number, impact: number) => void): void => {
    for (let term = 0; term < terms; term += 1)
      blocks.forEach((block, from) => {
        const end = block.starts[term + 1] ?? 0;
        for (let place = term + 1 < block.starts.length ? block.starts[term]! : end; place < end; place += 1) {
          const row = newRows[from]![block.offsets[place]!]!;
          if (row >= 0) visit(term, row, block.impacts[place]!);
        }
      });
  };
  each((term) => (starts[term + 1]! += 1));
  for (let term = 0; term < terms; term += 1) starts[term + 1]! += starts[term]!;
  const size = starts[terms]!;
  const offsets = new Uint16Array(sharedBytes(size * 2), 0, size);
  const impacts = new Uint8Array(sharedBytes(size), 0, size);
  let next = 0;
  each((_term, row, impact) => {
    offsets[next] = row;
    impacts[next++] = impact;
  });
  return { rows, starts, offsets, impacts };
}
