import type { VectorRows } from "../../ports/vector-search.ts";
import { decodeTerms, numberTerms } from "../../search-engine/lexical/company-terms.ts";
import type { LexicalEntry } from "../../search-engine/lexical/indexed-block.ts";
import type { TermDictionary } from "../../search-engine/lexical/term-dictionary.ts";
import type { EntryPage } from "./queries.ts";

/** Returns a page's rows for the vector search. */
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

/** Returns a page's entries for the lexical index. */
export function lexicalEntries(page: EntryPage, dictionary: TermDictionary): LexicalEntry[] {
  let start = 0;
  return Array.from(page.companyIds, (companyId, at) => {
    const end = start + page.termBytes[at]!;
    const bytes = page.terms.subarray(start, end);
    start = end;
    return { companyId, ...attributesAt(page, at), terms: numberTerms(decodeTerms(bytes), dictionary) };
  });
}
