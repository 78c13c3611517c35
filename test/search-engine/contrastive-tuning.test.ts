import { describe, expect, test } from "vitest";
import { normalNumbers, randomNumbers } from "../../server/lib/random.ts";
import { tuneContrastively } from "../../server/search-engine/model/contrastive-tuning.ts";
import { type DenseMatrix, dense } from "../../server/search-engine/model/sparse.ts";
import { sumWords, toUnitRows, type WordRows } from "../../server/search-engine/model/word-sums.ts";

const [trades, wordsOfTrade, columns] = [8, 20, 16];
const batch = 64;

function startingVectors(): DenseMatrix {
  const words = dense(trades * wordsOfTrade + 1, columns);
  const random = normalNumbers(randomNumbers(5));
  for (let at = 0; at < words.values.length; at += 1) words.values[at] = random();
  return words;
}

/** Returns companies whose sentences use random words of their industry, and one last word that all companies share. */
function companies(count: number, seed: number): { first: WordRows; rest: WordRows } {
  const random = randomNumbers(seed);
  const part = (trade: number): number[] => [
    ...Array.from({ length: 4 }, () => trade * wordsOfTrade + Math.floor(random() * wordsOfTrade)),
    trades * wordsOfTrade,
  ];
  const all = Array.from({ length: count }, () => Math.floor(random() * trades)).map(
    (trade) => [part(trade), part(trade)] as const,
  );
  return { first: all.map(([first]) => first), rest: all.map(([, rest]) => rest) };
}

/** Returns the mean cosine of first sentences with the rest of their own text, minus that with the next company's. */
function margin(words: DenseMatrix, { first, rest }: { first: WordRows; rest: WordRows }): number {
  const [a, b] = [sumWords(words, first), sumWords(words, rest)];
  toUnitRows(a);
  toUnitRows(b);
  const cosine = (row: number, other: number): number =>
    a.values
      .subarray(row * columns, (row + 1) * columns)
      .reduce((sum, value, at) => sum + value * b.values[other * columns + at]!, 0);
  return (
    first.reduce((sum, _, row) => sum + cosine(row, row) - cosine(row, (row + 1) % first.length), 0) / first.length
  );
}

describe("contrastive tuning", () => {
  test("moves first sentences closer to the rest of their own text, even for companies not in the training", async () => {
    const words = startingVectors();
    const unseen = companies(400, 2);
    const before = margin(words, unseen);
    const { first, rest } = companies(2_000, 1);
    await tuneContrastively(words, first, rest, { seed: 1, batch });
    expect(margin(words, unseen)).toBeGreaterThan(before + 0.05);
  });

  test("gives the same vectors for the same companies and seed", async () => {
    const learn = async (): Promise<Float32Array> => {
      const words = startingVectors();
      const { first, rest } = companies(200, 1);
      await tuneContrastively(words, first, rest, { seed: 1, batch });
      return words.values;
    };
    expect(await learn()).toEqual(await learn());
  });

  test("does not change the vectors if there are fewer companies than a batch, or no words left", async () => {
    const words = startingVectors();
    const { first, rest } = companies(batch + 10, 1);
    const silent = rest.map((part, at) => (at < 20 ? [] : part));
    await tuneContrastively(words, first, silent, { seed: 1, batch });
    expect(words.values).toEqual(startingVectors().values);
  });

  test("keeps all vectors finite if words have zero vectors", async () => {
    const words = startingVectors();
    words.values.fill(0, 0, wordsOfTrade * columns);
    words.values.fill(0, trades * wordsOfTrade * columns);
    const { first, rest } = companies(2_000, 1);
    await tuneContrastively(words, first, rest, { seed: 1, batch });
    expect(words.values.every((value) => Number.isFinite(value))).toBe(true);
  });
});
