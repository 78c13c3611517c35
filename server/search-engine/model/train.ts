import { Matrix } from "ml-matrix";
import { randomNumbers } from "../../lib/random.ts";
import { toUnit } from "../../lib/to-unit.ts";
import { type CleanText, type CompanyText, cleanCompany } from "../text/clean.ts";
import { releaseAlgebra } from "./algebra-kernel.ts";
import { tuneContrastively } from "./contrastive-tuning.ts";
import { cooccurrence, positiveMutualInformation, SENTENCE_END } from "./cooccurrence.ts";
import { crossProduct, inverseRoot, multiplyDense, symmetric, symmetricEigen } from "./dense-algebra.ts";
import { truncatedSvd } from "./randomised-svd.ts";
import { emptyModel, quantiseRows, type SearchModel, searchModel } from "./search-model.ts";
import { type DenseMatrix, dense } from "./sparse.ts";
import { buildVocabulary, type Vocabulary } from "./vocabulary.ts";
import { sumWords, toUnitRows, vocabularyRows } from "./word-sums.ts";

export type TrainingPhase = "reading" | "counting" | "word vectors" | "agreement";

interface TrainingOptions {
  /**
   * The maximum number of training companies. Larger catalogues are sampled: more companies take longer and hardly
   * improve the model.
   */
  maxCompanies?: number;
  /** The length of the resulting vectors. The scan pads them to a multiple of 64. */
  dimensions?: number;
  /** The length of the word vectors before CCA. The default grows with the vocabulary, up to 600. */
  wordDimensions?: number;
  /** Called often, before training yields to the event loop. `fraction` is the completed part of the phase. */
  onProgress?: (phase: TrainingPhase, fraction: number) => void;
  signal?: AbortSignal;
}

const MAX_VOCABULARY_SIZE = 60_000;
/** A word that fewer companies use has too few neighbours for a useful vector. */
const MIN_DOCUMENTS = 3;
const WINDOW = 5;
/** All models use one seed, so that the same companies give the same model. */
const SEED = 1;
/** The ridge of the CCA, relative to the mean variance. */
const RIDGE = 0.3;

/** Returns the dimensions of word vectors: more for a larger vocabulary. */
function wordDimensionsFor(words: number, dimensions: number): number {
  return Math.max(dimensions, Math.min(600, Math.round(words / 40)));
}

function yieldToEvents(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Samples at most `maxCompanies` of a stream, each with equal probability. The same stream gives the same sample. */
async function sampleCompanies(
  companies: AsyncIterable<CompanyText> | Iterable<CompanyText>,
  maxCompanies: number,
  onRead: (count: number) => Promise<void>,
): Promise<CleanText[]> {
  const random = randomNumbers(SEED);
  const sample: CleanText[] = [];
  let seen = 0;
  for await (const company of companies) {
    const place = seen < maxCompanies ? seen : Math.floor(random() * (seen + 1));
    seen += 1;
    if (place < maxCompanies) sample[place] = cleanCompany(company);
    if (seen % 500 === 0) await onRead(seen);
  }
  return sample.filter((text) => text.first.length > 0);
}

function learnVocabulary(texts: readonly CleanText[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set([text.first, ...text.rest].flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return buildVocabulary(counts, texts.length, { minDocuments: MIN_DOCUMENTS, largest: MAX_VOCABULARY_SIZE });
}

function encodeSentences(texts: readonly CleanText[], vocabulary: Vocabulary): Uint32Array {
  const stream: number[] = [];
  for (const text of texts) {
    for (const sentence of [text.first, ...text.rest]) {
      for (const word of sentence) {
        const row = vocabulary.index.get(word);
        if (row !== undefined) stream.push(row);
      }
      stream.push(SENTENCE_END);
    }
  }
  return Uint32Array.from(stream);
}

/** Scales every row to unit length times the inverse document frequency of its word. */
function weighWords(vectors: DenseMatrix, vocabulary: Vocabulary): DenseMatrix {
  for (let row = 0; row < vectors.rows; row += 1) {
    const vector = toUnit(vectors.values.subarray(row * vectors.columns, (row + 1) * vectors.columns));
    const weight = Math.log(vocabulary.companies / vocabulary.documents[row]!);
    for (let at = 0; at < vector.length; at += 1) vector[at]! *= weight;
  }
  return vectors;
}

/** Pads vectors with zeros to the requested length, because a tiny catalogue has fewer directions. */
function widen(matrix: DenseMatrix, columns: number): DenseMatrix {
  if (matrix.columns === columns) return matrix;
  const wide = dense(matrix.rows, columns);
  for (let row = 0; row < matrix.rows; row += 1)
    wide.values.set(matrix.values.subarray(row * matrix.columns, (row + 1) * matrix.columns), row * columns);
  return wide;
}

/**
 * Trains the search model on a catalogue: word vectors from co-occurrence, then the map (CCA) under which companies'
 * first sentences and the rest of their texts agree best, then contrastive tuning of each word. Deterministic for the
 * same companies in the same order with the same options. Rejects with the signal's reason when aborted.
 */
export async function trainModel(
  companies: AsyncIterable<CompanyText> | Iterable<CompanyText>,
  options: TrainingOptions = {},
): Promise<SearchModel> {
  const { maxCompanies = 60_000, dimensions = 256, onProgress, signal } = options;
  const step = async (phase: TrainingPhase, fraction: number): Promise<void> => {
    onProgress?.(phase, fraction);
    await yieldToEvents();
    signal?.throwIfAborted();
  };
  const texts = await sampleCompanies(companies, maxCompanies, (count) =>
    step("reading", Math.min(1, count / maxCompanies)),
  );
  await step("counting", 0);
  const vocabulary = learnVocabulary(texts);
  if (vocabulary.words.length === 0) return emptyModel(dimensions);
  const counts = cooccurrence(encodeSentences(texts, vocabulary), vocabulary.words.length, WINDOW);
  const information = positiveMutualInformation(counts);
  await step("word vectors", 0);
  const wordDimensions = options.wordDimensions ?? wordDimensionsFor(vocabulary.words.length, dimensions);
  const svd = await truncatedSvd(information, wordDimensions, {
    seed: SEED,
    onStep: (fraction) => step("word vectors", fraction),
  });
  const words = weighWords(svd.vectors, vocabulary);
  const paired = texts.filter((text) => text.rest.length > 0);
  const first = vocabularyRows(
    paired.map((text) => text.first),
    vocabulary,
  );
  const rest = vocabularyRows(
    paired.map((text) => text.rest.flat()),
    vocabulary,
  );
  const views = [first, rest].map((parts) => sumWords(words, parts)) as [DenseMatrix, DenseMatrix];
  views.forEach(toUnitRows);
  await step("agreement", 0.2);
  const mapped = multiplyDense(words, agreementMap(...views, dimensions, RIDGE));
  await step("agreement", 0.5);
  await tuneContrastively(mapped, first, rest, {
    seed: SEED,
    onStep: (fraction) => step("agreement", 0.5 + fraction / 2),
  });
  releaseAlgebra();
  await step("agreement", 1);
  const { vectors, scales } = quantiseRows(widen(mapped, dimensions).values, dimensions);
  const { words: known, documents } = vocabulary;
  return searchModel({ dimensions, companies: texts.length, words: known, documents, vectors, scales });
}

function centred(matrix: DenseMatrix): DenseMatrix {
  const means = new Float64Array(matrix.columns);
  for (let at = 0; at < matrix.values.length; at += 1) means[at % matrix.columns]! += matrix.values[at]! / matrix.rows;
  return { ...matrix, values: matrix.values.map((value, at) => value - means[at % matrix.columns]!) };
}

/**
 * Returns the canonical correlation analysis (CCA) of two views of the same companies (row i of both is one company):
 * the directions along which a company's first sentence and the rest of its text correlate, each scaled by its
 * correlation. Both views share one map, because queries, first sentences and whole texts are later compared with each
 * other. Let C be the views' mean covariance plus `ridge` times its mean variance, and B the symmetric part of their
 * cross-covariance. The columns of the map are the leading eigenvectors of B w = λ C w, each multiplied by λ.
 */
function agreementMap(first: DenseMatrix, second: DenseMatrix, dimensions: number, ridge: number): Matrix {
  const a = centred(first);
  const b = centred(second);
  const covariance = Matrix.add(crossProduct(a, a), crossProduct(b, b)).div(2);
  const cross = crossProduct(a, b);
  const shared = symmetric(cross);
  const size = covariance.rows;
  const added = Math.max((covariance.trace() / size) * ridge, 1e-9);
  for (let at = 0; at < size; at += 1) covariance.set(at, at, covariance.get(at, at) + added);
  const root = inverseRoot(covariance);
  const whitened = root.transpose().mmul(shared).mmul(root);
  const { values, vectors } = symmetricEigen(symmetric(whitened));
  const kept = Math.min(dimensions, size);
  const map = root.mmul(vectors.subMatrix(0, size - 1, 0, kept - 1));
  for (let column = 0; column < kept; column += 1) map.mulColumn(column, Math.max(values[column]!, 0));
  return map;
}
