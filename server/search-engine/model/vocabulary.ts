/** The words of a model, most frequent first, with the number of companies that use each. */
export interface Vocabulary {
  words: string[];
  index: ReadonlyMap<string, number>;
  documents: Uint32Array;
  companies: number;
}

/** Returns at most `largest` words that `minDocuments` or more companies use, most frequent first. */
export function buildVocabulary(
  documentCounts: ReadonlyMap<string, number>,
  companies: number,
  limits: { minDocuments: number; largest: number },
): Vocabulary {
  const kept = [...documentCounts]
    .filter(([, count]) => count >= limits.minDocuments)
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, limits.largest);
  const words = kept.map(([word]) => word);
  return {
    words,
    index: new Map(words.map((word, at) => [word, at])),
    documents: Uint32Array.from(kept, ([, count]) => count),
    companies,
  };
}
