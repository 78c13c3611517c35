import { Matrix, SingularValueDecomposition } from "ml-matrix";
import { describe, expect, test } from "vitest";
import { randomNumbers } from "../../server/lib/random.ts";
import { cooccurrence, SENTENCE_END } from "../../server/search-engine/model/cooccurrence.ts";
import { inverseRoot, orthonormalise, symmetricEigen } from "../../server/search-engine/model/dense-algebra.ts";
import { embedCompany, embedWords } from "../../server/search-engine/model/embedding.ts";
import { readModel, writeModel } from "../../server/search-engine/model/model-file.ts";
import { truncatedSvd } from "../../server/search-engine/model/randomised-svd.ts";
import { searchModel } from "../../server/search-engine/model/search-model.ts";
import type { SparseMatrix } from "../../server/search-engine/model/sparse.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { standIns } from "../../server/search-engine/model/unknown-words.ts";
import { cleanCompany } from "../../server/search-engine/text/clean.ts";
import { madeUpCompanies } from "../search/support.ts";

const small = { dimensions: 32, wordDimensions: 24 };

function sparse(rows: number[][]): SparseMatrix {
  const starts = [0];
  const columnIndexes: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    row.forEach((value, column) => {
      if (value === 0) return;
      columnIndexes.push(column);
      values.push(value);
    });
    starts.push(values.length);
  }
  return {
    rows: rows.length,
    columns: rows[0]!.length,
    starts: Uint32Array.from(starts),
    columnIndexes: Uint32Array.from(columnIndexes),
    values: Float32Array.from(values),
  };
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

describe("linear algebra", () => {
  const random = randomNumbers(7);
  const table = Array.from({ length: 60 }, () =>
    Array.from({ length: 40 }, () => (random() < 0.3 ? random() * 4 - 1 : 0)),
  );

  test("the truncated SVD finds the leading singular values of a known matrix", async () => {
    const expected = new SingularValueDecomposition(new Matrix(table)).diagonal;
    const { values } = await truncatedSvd(sparse(table), 8, { seed: 3, iterations: 6 });
    values.forEach((value, at) => expect(value).toBeCloseTo(expected[at]!, 3));
  });

  test("left singular vectors times singular values reproduce a matrix of low rank", async () => {
    const rankTwo = Array.from({ length: 30 }, (_, i) =>
      Array.from({ length: 20 }, (_, j) => (i + 1) * (j + 2) + (i % 3) * (j % 5)),
    );
    const { vectors, values } = await truncatedSvd(sparse(rankTwo), 2, { seed: 1 });
    const left = new Matrix(
      Array.from({ length: 30 }, (_, i) => Array.from(vectors.values.subarray(i * 2, i * 2 + 2))),
    );
    const full = new Matrix(rankTwo);
    const projected = left.mmul(left.transpose()).mmul(full);
    expect(Matrix.sub(projected, full).norm() / full.norm()).toBeLessThan(1e-3);
    expect((values[0]! ** 2 + values[1]! ** 2) / full.norm() ** 2).toBeCloseTo(1, 4);
  });

  test("orthonormalised columns are orthonormal", () => {
    const matrix = { rows: 50, columns: 6, values: Float32Array.from({ length: 300 }, () => random() - 0.5) };
    const { values } = orthonormalise(matrix);
    const columns = new Matrix(
      Array.from({ length: 50 }, (_, row) => Array.from(values.subarray(row * 6, row * 6 + 6))),
    );
    const gram = columns.transpose().mmul(columns);
    expect(Matrix.sub(gram, Matrix.eye(6)).norm()).toBeLessThan(1e-4);
  });

  test("the inverse root whitens, and eigenvalues are in descending order", () => {
    const matrix = new Matrix([
      [4, 1, 0],
      [1, 3, 1],
      [0, 1, 2],
    ]);
    const root = inverseRoot(matrix);
    expect(Matrix.sub(root.transpose().mmul(matrix).mmul(root), Matrix.eye(3)).norm()).toBeLessThan(1e-9);
    expect(
      symmetricEigen(
        new Matrix([
          [2, 0],
          [0, 5],
        ]),
      ).values,
    ).toEqual([5, 2]);
  });
});

test("words are neighbours within the window and never across sentences", () => {
  const counts = cooccurrence(Uint32Array.from([0, 1, 2, SENTENCE_END, 3, 0]), 4, 1);
  const row = (word: number): number[] =>
    Array.from(counts.columnIndexes.subarray(counts.starts[word], counts.starts[word + 1]));
  expect([row(0), row(1), row(2), row(3)]).toEqual([[1, 3], [0, 2], [1], [0]]);
});

describe("training", () => {
  test("the same catalogue and seed give the same model, byte for byte", async () => {
    const [first, second] = await Promise.all([
      trainModel(madeUpCompanies(80), small),
      trainModel(madeUpCompanies(80), small),
    ]);
    expect(Buffer.compare(writeModel(first), writeModel(second))).toBe(0);
  });

  test("companies in one industry are closer to each other than to those in another", async () => {
    const companies = madeUpCompanies(120);
    const model = await trainModel(companies, small);
    const vectors = companies.map((company) => embedCompany(model, cleanCompany(company)));
    expect(cosine(vectors[0]!, vectors[4]!)).toBeGreaterThan(cosine(vectors[0]!, vectors[1]!) + 0.3);
    expect(cosine(vectors[0]!, embedWords(model, ["bread"]))).toBeGreaterThan(
      cosine(vectors[1]!, embedWords(model, ["bread"])),
    );
  });

  test("a stored model is read back unchanged, and a model of another version is rejected", async () => {
    const model = await trainModel(madeUpCompanies(60), small);
    const stored = writeModel(model);
    const read = readModel(stored);
    expect(read).toEqual(model);
    expect(readModel(Buffer.from("company-search-model-0\n{}\n"))).toBeNull();
  });

  test("an empty catalogue results in a model without words that can still embed", async () => {
    const model = await trainModel([], small);
    expect(embedWords(model, ["bread"])).toEqual(new Float32Array(32));
    expect(readModel(writeModel(model))).toEqual(model);
  });

  test("a catalogue above the limit is sampled, and progress reports every phase", async () => {
    const phases = new Set<string>();
    const model = await trainModel(madeUpCompanies(600), {
      ...small,
      maxCompanies: 100,
      onProgress: (phase) => phases.add(phase),
    });
    expect(model.companies).toBe(100);
    expect([...phases]).toEqual(["reading", "counting", "word vectors", "agreement"]);
  });

  test("an aborted training rejects with the signal's reason", async () => {
    const controller = new AbortController();
    const onProgress = (phase: string): void => {
      if (phase === "word vectors") controller.abort(new Error("catalogue gone"));
    };
    await expect(trainModel(madeUpCompanies(60), { ...small, onProgress, signal: controller.signal })).rejects.toThrow(
      "catalogue gone",
    );
  });
});

test("an unknown word is replaced by its plural, its parts or the word with the longest common prefix", () => {
  const words = ["audio", "tech", "winery", "confectionery"];
  const model = searchModel({
    dimensions: 4,
    companies: 9,
    words,
    documents: Uint32Array.of(3, 3, 3, 3),
    vectors: Int8Array.from({ length: 16 }, (_, at) => (at % 5 === 0 ? 127 : 0)),
    scales: Float32Array.of(1, 1, 1, 1),
  });
  const standing = (word: string): string[] => standIns(model, word).map(({ row }) => words[row]!);
  expect(["wineries", "audiotech", "confectioners", "zebra", "x"].map(standing)).toEqual([
    ["winery"],
    ["audio", "tech"],
    ["confectionery"],
    [],
    [],
  ]);
  expect([...embedWords(model, ["wineries"])]).toEqual([...embedWords(model, ["winery"])]);
});
