import type { VectorRows } from "../../ports/vector-search.ts";
import type { GramCounter } from "../../search-engine/lexical/company-terms.ts";
import type { LexicalEntry } from "../../search-engine/lexical/indexed-block.ts";
import type { EntryPage } from "./queries.ts";

/** The page's vectors as the vector search takes them. */
export function vectorRows(page: EntryPage): VectorRows {
  return {
    companyIds: page.companyIds,
    vectors: Float32Array.from(page.vectors),
    attributes: Array.from(page.companyIds, (_, at) => attributesAt(page, at)),
  };
}

function attributesAt({ employees, stages, countries }: EntryPage, at: number) {
  return {
    employeeCount: employees[at] === -1 ? null : employees[at]!,
    fundingStage: stages[at] || null,
    headquartersCountry: countries[at] || null,
  };
}

/** Turns a page into lexical entries. */
export function lexicalEntries(page: EntryPage, counter: GramCounter): LexicalEntry[] {
  return Array.from(page.companyIds, (companyId, at) => ({
    companyId,
    ...attributesAt(page, at),
    grams: counter.count(page.nameWords[at]!, page.firstWords[at]!),
  }));
}
