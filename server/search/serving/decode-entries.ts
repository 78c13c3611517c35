import type { VectorRows } from "../../ports/vector-search.ts";
import type { GramDictionary } from "../lexical/gram-dictionary.ts";
import { WordGrams } from "../lexical/word-grams.ts";
import type { LexicalEntry } from "../lexical/indexed-block.ts";
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

/** Turns pages into lexical entries. Keeps the grams of words it has met: a million companies share a few hundred thousand words. */
export class EntryDecoder {
  readonly #words: WordGrams;

  constructor(dictionary: GramDictionary) {
    this.#words = new WordGrams(dictionary);
  }

  lexicalEntries(page: EntryPage): LexicalEntry[] {
    return Array.from(page.companyIds, (companyId, at) => ({
      companyId,
      ...attributesAt(page, at),
      grams: this.#words.companyGrams({ name: split(page.nameWords[at]!), first: split(page.firstWords[at]!) }),
    }));
  }
}

const split = (words: string): string[] => (words === "" ? [] : words.split(" "));
