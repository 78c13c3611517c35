// The only file of the search engine that the rest of the service, and the tools, may import.

// Words
export { countTerms, decodeTerms, encodeTerms, numberTerms } from "./lexical/company-terms.ts";
export { coverageOf } from "./lexical/coverage.ts";
export type { LexicalEntry } from "./lexical/indexed-block.ts";
export { LexicalIndex } from "./lexical/lexical-index.ts";
export type { LexicalQuery, QueryParts } from "./lexical/lexical-query.ts";
export { termOf } from "./lexical/term.ts";
export { TermDictionary } from "./lexical/term-dictionary.ts";
// For the baselines of the evaluation
export { embedCompany, toUnit } from "./model/embedding.ts";
export { readModel, writeModel } from "./model/model-file.ts";
export { truncatedSvd } from "./model/randomised-svd.ts";
export { quantiseRows, type SearchModel, searchModel } from "./model/search-model.ts";
export type { SparseMatrix } from "./model/sparse.ts";
export { type TrainingPhase, trainModel } from "./model/train.ts";
export { cityNames } from "./query/city-names.ts";
export type { PossibleCity } from "./query/places.ts";
// Queries
export { type QueryReading, readingInCity, readLiterally, readQuery, subjectOrAll } from "./query/read-query.ts";
export { type QuerySubject, readSubject } from "./query/subject.ts";
export { type Centring, learnCentring, MIN_SAMPLE_SIZE, SAMPLE_SIZE } from "./ranking/centring.ts";
export { MemoryIndex } from "./ranking/memory-index.ts";
// Ranking
export { type RankedCompany, type RankOptions, rank } from "./ranking/rank.ts";
export type { RankingIndex, ScoredCompanies } from "./ranking/ranking-index.ts";
export {
  meanDirection,
  queryFromSeeds,
  queryFromSubject,
  type RankingPart,
  type RankingQuery,
  withCondition,
} from "./ranking/ranking-query.ts";
export type { QueryKind, RankingWeights } from "./ranking/relevance.ts";
// Reasons
export { describeSeeds, namesOf } from "./reasons/derive-query.ts";
export { displayName } from "./reasons/display-name.ts";
export { matchReasons } from "./reasons/match-reason.ts";
// Companies and models
export type { CompanyText } from "./text/clean.ts";
export { cleanCompany } from "./text/clean.ts";
export { loadTagger } from "./text/noun-phrases.ts";
export { stemOf } from "./text/stem.ts";
export { STOP_WORDS } from "./text/stop-words.ts";
export { replacedPhrase } from "./text/synonyms.ts";
export { words } from "./text/words.ts";
// Vectors
export { MemoryVectorSearch } from "./vector-scan/memory-vector-search.ts";
