import type { CatalogueState } from "../company-search.ts";
import { learnInCommon } from "../in-common.ts";
import { GramDictionary } from "../lexical/gram-dictionary.ts";
import { searchModel } from "../model/search-model.ts";

/** What is searched while there is no company at all. */
export const emptyCatalogue: CatalogueState = {
  model: searchModel({
    dimensions: 1,
    companies: 0,
    words: [],
    documents: new Uint32Array(),
    vectors: new Int8Array(),
    scales: new Float32Array(),
  }),
  dictionary: new GramDictionary(),
  index: {
    denseTop: async () => ({ companyIds: [], scores: new Float32Array() }),
    denseScores: async (_vector, companyIds) => new Float32Array(companyIds.length),
    vectorsOf: async (companyIds) => companyIds.map(() => null),
    lexicalTop: async () => ({ companyIds: [], scores: new Float32Array(), mean: 0, deviation: 0 }),
    inCommon: async () => learnInCommon([]),
  },
};
