import { isSameFamily, phraseReplacer } from "../../text/public.ts";
import { embedCompany, embedWords } from "../model/embedding.ts";
import type { SearchModel } from "../model/search-model.ts";
import type { QuerySubject } from "../query/subject.ts";
import { meanDirection } from "../ranking/ranking-query.ts";
import { type CompanyText, cleanCompany } from "../text/clean.ts";
import { isDistinctive, type NounPhrase } from "../text/noun-phrases.ts";
import { displayName } from "./display-name.ts";
import { seedPhrases } from "./seed-phrases.ts";
import { type Topic, TopicBuilder } from "./topic.ts";
import { WordNumbers } from "./word-numbers.ts";
import { WordStarts } from "./word-starts.ts";

/** The subject of a search: seed companies, words, or both. */
export interface SearchedFor {
  query: QuerySubject | null;
  seeds: readonly CompanyText[];
}

/** Adds the words of a phrase, and its pairs of adjacent words that are both distinctive, unlike "open source". */
function addPhrase(builder: TopicBuilder, phrase: NounPhrase, emphasis: number): void {
  const concepts = phrase.map(({ normal }) => builder.addWord(normal, emphasis));
  for (let at = 1; at < phrase.length; at += 1) {
    const pair = [phrase[at - 1]!, phrase[at]!];
    if (pair.every(({ normal }) => isDistinctive(normal))) builder.addPair(concepts[at - 1]!, concepts[at]!);
  }
}

/** The additional weight of phrases from the first sentence of a seed. */
const FIRST_EMPHASIS = 1.5;

function seedTopic(model: SearchModel, vocabulary: WordNumbers, seed: CompanyText): Topic {
  const builder = new TopicBuilder(model, embedCompany(model, cleanCompany(seed)));
  const { first, rest } = seedPhrases(seed);
  for (const phrase of first) addPhrase(builder, phrase, FIRST_EMPHASIS);
  for (const phrase of rest) addPhrase(builder, phrase, 1);
  return builder.topic(displayName(seed.name), vocabulary, () => false);
}

/** Returns the topic of a query. Its distinctive terms all have the same emphasis, because a person typed them. */
function queryTopic(model: SearchModel, vocabulary: WordNumbers, { terms, distinctiveTerms }: QuerySubject): Topic {
  const distinctive = new Set(distinctiveTerms);
  const centre = meanDirection(
    [...distinctive].map((word) => embedWords(model, [word])),
    model.dimensions,
  );
  const builder = new TopicBuilder(model, centre);
  const concepts = terms.map((word) => (distinctive.has(word) ? builder.addWord(word, 1) : -1));
  concepts.forEach((concept, at) => {
    const before = concepts[at - 1] ?? -1;
    if (before >= 0 && concept >= 0) builder.addPair(before, concept);
  });
  return builder.topic(null, vocabulary, isSameFamily);
}

/** A subject prepared for comparison with many companies. */
export interface MatchSubject {
  seeds: readonly Topic[];
  query: Topic | null;
  /** Replaces phrases of a text with the query's term of the same meaning. */
  inWordsOfQuery: (text: string) => string;
  vocabulary: WordNumbers;
  wordStarts: WordStarts;
}

const MAX_KEPT = 16;
const kept = new WeakMap<SearchModel, Map<string, MatchSubject>>();

/** Prepares a subject, which takes milliseconds for each seed. Caches the last sixteen subjects. */
export function matchSubject(model: SearchModel, { query, seeds }: SearchedFor): MatchSubject {
  const key = JSON.stringify([
    query?.text,
    ...seeds.map(({ name, one_liner, description }) => [name, one_liner, description]),
  ]);
  const ofModel = kept.get(model) ?? new Map<string, MatchSubject>();
  kept.set(model, ofModel);
  const known = ofModel.get(key);
  if (known !== undefined) return known;
  const vocabulary = new WordNumbers();
  const subject = {
    seeds: seeds.map((seed) => seedTopic(model, vocabulary, seed)),
    query: query && queryTopic(model, vocabulary, query),
    inWordsOfQuery: phraseReplacer(query?.terms ?? []),
    vocabulary,
    wordStarts: new WordStarts(),
  };
  const topics = [...subject.seeds, ...(subject.query === null ? [] : [subject.query])];
  for (const { stem } of topics.flatMap(({ concepts }) => concepts)) subject.wordStarts.add(stem);
  if (ofModel.size >= MAX_KEPT) ofModel.delete(ofModel.keys().next().value!);
  ofModel.set(key, subject);
  return subject;
}
