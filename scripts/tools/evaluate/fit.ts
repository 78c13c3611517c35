import {
  type Features,
  type MeasuredCompany,
  type QueryKind,
  SCORE_WEIGHTS,
  type ScoreWeights,
  sigmoid,
} from "../../../server/search-engine/public.ts";

/** A company that a request found: its features, and whether a reader kept it. */
export interface Verdict {
  request: string;
  kind: QueryKind;
  features: Features;
  isKept: boolean;
  weight: number;
}

/** The weight of a company found by a nonsense request, relative to that of a judged company. */
const SENSELESS_WEIGHT = 3;
/** The number of first results of a nonsense request that count as wrong. */
const SENSELESS_RESULTS = 10;
const FOLDS = 5;
const STEPS = 25;
/** Keeps weights finite if there are few verdicts. */
const RIDGE = 1e-3;

/** Returns the verdicts of a nonsense request: its results are wrong, unless they contain all of its words. */
export function senselessVerdicts(request: string, kind: QueryKind, found: readonly MeasuredCompany[]): Verdict[] {
  return found
    .filter(({ hasAll }) => !hasAll)
    .slice(0, SENSELESS_RESULTS)
    .map(({ features }) => ({ request, kind, features, isKept: false, weight: SENSELESS_WEIGHT }));
}

/**
 * Returns a Markdown table with, for each kind, the weights fitted to all verdicts and two mean log likelihoods: that
 * of cross-validation, in which the weights are fitted to other requests, and that of the weights in use.
 */
export function reportFits(verdicts: readonly Verdict[]): string {
  const lines = [
    "| kind | verdicts | fitted to all | log likelihood, cross-validated | in use |",
    "| --- | --- | --- | --- | --- |",
  ];
  for (const kind of Object.keys(SCORE_WEIGHTS) as QueryKind[]) {
    const own = verdicts.filter((verdict) => verdict.kind === kind);
    if (own.length === 0) continue;
    const hasCosine = !Number.isNaN(own[0]!.features.cosine);
    const used = SCORE_WEIGHTS[kind][hasCosine ? "withEmbedding" : "without"];
    const names = Object.keys(used).filter((name): name is keyof Features => name !== "intercept");
    const requests = [...new Set(own.map(({ request }) => request))];
    const leftOut = requests.map((request, at) => ({ request, fold: at % FOLDS }));
    const likelihoods = Array.from({ length: FOLDS }, (_, fold) => {
      const out = new Set(leftOut.filter((one) => one.fold === fold).map(({ request }) => request));
      const fitted = fitWeights(
        own.filter(({ request }) => !out.has(request)),
        names,
      );
      return own.filter(({ request }) => out.has(request)).map((verdict) => logLikelihood(fitted, verdict));
    });
    const all = fitWeights(own, names);
    const inUse = own.map((verdict) => logLikelihood(used, verdict));
    lines.push(`| ${kind} | ${own.length} | ${presentWeights(all)} | ${mean(likelihoods.flat())} | ${mean(inUse)} |`);
  }
  return lines.join("\n");
}

function presentWeights(weights: ScoreWeights): string {
  return Object.entries(weights)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(", ");
}

function logLikelihood(weights: ScoreWeights, { features, isKept }: Verdict): number {
  const names = Object.keys(weights).filter((name): name is keyof Features => name !== "intercept");
  const logit = names.reduce((sum, name) => sum + weights[name]! * features[name], weights.intercept);
  return Math.log(isKept ? sigmoid(logit) : sigmoid(-logit));
}

/** Fits a logistic regression on the features `names` by Newton's method. */
function fitWeights(verdicts: readonly Verdict[], names: readonly (keyof Features)[]): ScoreWeights {
  const rows = verdicts.map(({ features }) => [...names.map((name) => features[name]), 1]);
  let weights = new Array<number>(names.length + 1).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const system = weights.map((_, i) =>
      weights.map((_, j): number => (i === j ? RIDGE : 0)).concat(-RIDGE * weights[i]!),
    );
    rows.forEach((row, at) => {
      const { isKept, weight } = verdicts[at]!;
      const probability = sigmoid(row.reduce((sum, value, i) => sum + value * weights[i]!, 0));
      const curvature = weight * probability * (1 - probability);
      row.forEach((value, i) => {
        row.forEach((other, j) => (system[i]![j]! += curvature * value * other));
        system[i]![row.length]! += weight * (Number(isKept) - probability) * value;
      });
    });
    const change = solve(system);
    weights = weights.map((value, i) => value + change[i]!);
  }
  const named = Object.fromEntries(names.map((name, i) => [name, weights[i]!]));
  return { ...named, intercept: weights.at(-1)! };
}

/** Solves linear equations by elimination. Each row contains the coefficients and the right side of an equation. */
function solve(rows: number[][]): number[] {
  rows.forEach((_, at) => {
    const pivot = rows.findLastIndex((row, other) => other >= at && Math.abs(row[at]!) >= Math.abs(rows[at]![at]!));
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    const own = rows[at]!;
    for (const row of rows) {
      if (row === own) continue;
      const factor = row[at]! / own[at]!;
      own.forEach((value, column) => (row[column]! -= factor * value));
    }
  });
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}
