import { embedCompany, embedWords } from "../model/embedding.ts";
import type { SearchModel } from "../model/search-model.ts";
import { meanDirection } from "../ranking/ranking-query.ts";
import { type CompanyText, cleanCompany, cleanQuery } from "../text/clean.ts";
import { isAdjective, isDistinctive, type NounPhrase } from "../text/noun-phrases.ts";
import { isSameFamily, stemOf } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { displayName } from "./display-name.ts";
import { seedPhrases } from "./seed-phrases.ts";
import { longestRun, type Topic, TopicBuilder } from "./topic.ts";
import { WordNumbers } from "./word-numbers.ts";
import { WordStarts } from "./word-starts.ts";

/** What was searched for: seed companies, words, or both. */
export interface MatchSubjectTexts {
  query: string | null;
  seeds: readonly CompanyText[];
}

/** Adds every run of two or three words inside a phrase that ends with a noun and has two telling words: "open source" has one. */
function addRuns(builder: TopicBuilder, phrase: NounPhrase, emphasis: number): void {
  const concepts = phrase.map((word) => builder.concept(word));
  for (let start = 0; start < phrase.length; start += 1) {
    for (let end = start + 2; end <= Math.min(phrase.length, start + longestRun); end += 1) {
      // What is joined by a hyphen goes with the noun at the end: "clinical-stage precision" is no part of "clinical-stage precision medicines".
      const cutsHyphen =
        phrase[start]!.joint === "-" ||
        phrase[end]?.joint === "-" ||
        (end < phrase.length && phrase.slice(start, end).some((word) => word.joint === "-" && word !== phrase[start]));
      const telling = phrase.slice(start, end).filter(({ normal }) => isDistinctive(normal));
      if (cutsHyphen || !phrase[end - 1]!.noun || telling.length < 2) continue;
      builder.run(concepts.slice(start, end), emphasis);
    }
  }
}

function seedTopic(model: SearchModel, vocabulary: WordNumbers, seed: CompanyText): Topic {
  const builder = new TopicBuilder(model, embedCompany(model, cleanCompany(seed)));
  const { first, rest } = seedPhrases(seed);
  for (const phrase of first) addRuns(builder, phrase, 1.5);
  for (const phrase of rest) addRuns(builder, phrase, 1);
  return builder.topic(displayName(seed.name), vocabulary, () => false);
}

/** Of a query each word counts, since it was typed on purpose; alone no adjective, since "small" alone says nothing of "small businesses". */
function queryTopic(model: SearchModel, vocabulary: WordNumbers, query: string): Topic {
  const telling = new Set(cleanQuery(query));
  const builder = new TopicBuilder(
    model,
    meanDirection(
      [...telling].map((word) => embedWords(model, [word])),
      model.dimensions,
    ),
  );
  for (const part of query.split(/[^\p{L}\p{N}\s'’-]+/u)) {
    const all = words(part);
    const concepts = all.map(({ text }) =>
      telling.has(text) ? builder.concept({ shown: text, normal: text, stem: stemOf(text) }) : -1,
    );
    for (let start = 0; start < all.length; start += 1) {
      for (let end = start + 1; end <= Math.min(all.length, start + longestRun); end += 1) {
        const run = concepts.slice(start, end);
        const alone = run.length === 1 && telling.size > 1 && isAdjective(all[start]!.text);
        if (!run.includes(-1) && !alone) builder.run(run, 1);
      }
    }
  }
  return builder.topic(null, vocabulary, isSameFamily);
}

/** A subject made ready for comparing many companies with it. */
export interface MatchSubject {
  seeds: readonly Topic[];
  query: Topic | null;
  vocabulary: WordNumbers;
  wordStarts: WordStarts;
}

const MAX_KEPT = 16;
const kept = new WeakMap<SearchModel, Map<string, MatchSubject>>();

/** Makes a subject ready, in some milliseconds a seed. The last sixteen are kept: a job asks for the same one at each page. */
export function matchSubject(model: SearchModel, { query, seeds }: MatchSubjectTexts): MatchSubject {
  const key = JSON.stringify([
    query,
    ...seeds.map(({ name, one_liner, description }) => [name, one_liner, description]),
  ]);
  const ofModel = kept.get(model) ?? new Map<string, MatchSubject>();
  kept.set(model, ofModel);
  const known = ofModel.get(key);
  if (known !== undefined) return known;
  const vocabulary = new WordNumbers();
  const subject = {
    seeds: seeds.map((seed) => seedTopic(model, vocabulary, seed)),
    query: query === null ? null : queryTopic(model, vocabulary, query),
    vocabulary,
    wordStarts: new WordStarts(),
  };
  const topics = [...subject.seeds, ...(subject.query === null ? [] : [subject.query])];
  for (const { stem } of topics.flatMap(({ concepts }) => concepts)) subject.wordStarts.add(stem);
  if (ofModel.size >= MAX_KEPT) ofModel.delete(ofModel.keys().next().value!);
  ofModel.set(key, subject);
  return subject;
}
