// The only file of the search engine that the rest of the service, and the tools, may import.

// Company texts and models

export { embedCompany } from "./model/embedding.ts";
export { readModel, writeModel } from "./model/model-file.ts";
export { emptyModel, quantiseRows, type SearchModel } from "./model/search-model.ts";
export { type TrainingPhase, trainModel } from "./model/train.ts";
export { type CompanyText, cleanCompany } from "./text/clean.ts";
export { embeddingText, seedEmbeddingText } from "./text/embedding-text.ts";

// Queries

export type { Conditions } from "./query/conditions.ts";
export { type Correction, correct, possibleCorrections } from "./query/corrections.ts";
export { type PossibleName, possibleNames, readNamedCompanies } from "./query/named-companies.ts";
export {
  type QueryReading,
  readingInCity,
  readingWithoutCity,
  readLiterally,
  readQuery,
  subjectOrAll,
} from "./query/read-query.ts";
export { isGenericSubject, type QuerySubject, readSubject, usualSubject } from "./query/subject.ts";

// Indexes

export { countTerms, decodeTerms, encodeTerms, numberTerms } from "./lexical/company-terms.ts";
export { FrequentTerms, TermCounter } from "./lexical/frequent-terms.ts";
export type { LexicalEntry } from "./lexical/indexed-block.ts";
export { LexicalIndex } from "./lexical/lexical-index.ts";
export { TermDictionary } from "./lexical/term-dictionary.ts";
export { MemoryVectorSearch } from "./vector-scan/memory-vector-search.ts";

// Candidates and ranking

export type { CandidateSource } from "./candidates/candidate-source.ts";
export { indexCompanies } from "./candidates/index-companies.ts";
export { MemoryCandidates, NO_CANDIDATES } from "./candidates/memory-candidates.ts";
export { type EntryReader, OpenSearchCandidates } from "./candidates/opensearch-candidates.ts";
export { lexicalCoverage } from "./lexical/coverage.ts";
export type { LexicalQuery, QueryParts } from "./lexical/lexical-query.ts";
export { type ExpectedTotal, expectedTotal } from "./ranking/expected-total.ts";
export {
  type MeasuredCompany,
  measure,
  type RankedCompany,
  type RankOptions,
  rank,
  rankAndCount,
} from "./ranking/rank.ts";
export {
  type EmbedTexts,
  meanDirection,
  mentionsAll,
  queryFor,
  queryForSubject,
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  withCondition,
  withoutSubjects,
} from "./ranking/ranking-query.ts";
export { type Features, type QueryKind, SCORE_WEIGHTS, type ScoreWeights, sigmoid } from "./ranking/relevance.ts";

// Match reasons and derived queries

export { describeSeeds, joinSeedNames } from "./reasons/derive-query.ts";
export { displayName } from "./reasons/display-name.ts";
export { matchReasons } from "./reasons/match-reason.ts";
export { describeCompany } from "./reasons/seed-phrases.ts";
export { loadTagger } from "./text/noun-phrases.ts";
