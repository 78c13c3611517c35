import { TermDictionary } from "../../search-engine/lexical/term-dictionary.ts";
import { searchModel } from "../../search-engine/model/search-model.ts";
import { learnCentring } from "../../search-engine/ranking/centring.ts";
import type { CatalogueState } from "../company-search.ts";

/** The state of a catalogue without companies. */
export const emptyCatalogue: CatalogueState = {
  model: searchModel({
    dimensions: 1,
    companies: 0,
    words: [],
    documents: new Uint32Array(),
    vectors: new Int8Array(),
    scales: new Float32Array(),
  }),
  dictionary: new TermDictionary(),
  index: {
    denseTop: async () => ({ companyIds: [], scores: new Float32Array() }),
    denseScores: async (_vector, companyIds) => new Float32Array(companyIds.length),
    vectorsOf: async (companyIds) => companyIds.map(() => null),
    lexicalTop: async () => ({ companyIds: [], scores: new Float32Array() }),
    centring: async () => learnCentring([]),
  },
};
