import { describe, expect, test } from "vitest";
import { normalNumbers, randomNumbers } from "../../server/lib/random.ts";
import { toUnit } from "../../server/search-engine/model/embedding.ts";
import { apart, learnInCommon, lessMean, spreadAlong, towards } from "../../server/search-engine/ranking/centring.ts";

const dimensions = 24;
function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

/** Companies that all point along the first axis, differ most along the second, and a little along all others. */
function catalogue(count: number): Float32Array[] {
  const random = normalNumbers(randomNumbers(7));
  return Array.from({ length: count }, () =>
    toUnit(Float32Array.from({ length: dimensions }, (_, at) => (at === 0 ? 3 : 0) + random() * (at === 1 ? 2 : 0.5))),
  );
}

describe("what the allowed companies have in common", () => {
  const companies = catalogue(400);
  const inCommon = learnInCommon(companies);

  test("is their mean, and the directions they differ in most", () => {
    expect(inCommon.meanDirection[0]).toBeGreaterThan(0.95);
    expect(Math.abs(inCommon.directions[0]!.vector[1]!)).toBeGreaterThan(0.95);
    expect(inCommon.directions[0]!.kept).toBeLessThan(0.5);
    for (const { vector } of inCommon.directions) expect(dot(vector, vector)).toBeCloseTo(1, 3);
    expect(dot(inCommon.directions[0]!.vector, inCommon.directions[1]!.vector)).toBeCloseTo(0, 3);
  });

  test("is told from a company: what is left differs along the widest direction no more than along others", () => {
    const left = companies.map((company) => apart(inCommon, company));
    const spread = (axis: number): number =>
      Math.sqrt(left.reduce((sum, vector) => sum + vector[axis]! ** 2, 0) / left.length);
    expect(Math.abs(left.reduce((sum, vector) => sum + vector[0]!, 0) / left.length)).toBeLessThan(0.1);
    expect(spread(1)).toBeLessThan(spread(2) * 1.6);
  });

  test("products of the companies as they are kept rank as products of companies told apart", () => {
    const told = toUnit(apart(inCommon, companies[3]!));
    const vector = towards(inCommon, told);
    const products = Float32Array.from(companies, (company) => dot(company, vector));
    lessMean(
      inCommon,
      vector,
      products,
      Float32Array.from(companies, (company) => dot(company, inCommon.meanDirection)),
    );
    const direct = companies.map((company) => dot(apart(inCommon, company), told));
    const factor = direct[3]! / products[3]!;
    companies.forEach((_, at) => expect(products[at]! * factor).toBeCloseTo(direct[at]!, 4));
  });

  test("the sample's spread is that of products less the mean", () => {
    const vector = towards(inCommon, toUnit(apart(inCommon, companies[5]!)));
    const products = Float32Array.from(companies, (company) => dot(company, vector));
    lessMean(
      inCommon,
      vector,
      products,
      Float32Array.from(companies, (company) => dot(company, inCommon.meanDirection)),
    );
    const mean = products.reduce((sum, value) => sum + value, 0) / products.length;
    const spread = spreadAlong(inCommon, vector);
    expect(spread.mean).toBeCloseTo(mean, 4);
    expect(spread.deviation).toBeCloseTo(
      Math.sqrt(products.reduce((sum, value) => sum + (value - mean) ** 2, 0) / products.length),
      4,
    );
  });

  test("a query without any direction stays without one", () => {
    expect([...apart(inCommon, new Float32Array(dimensions))]).toEqual(Array(dimensions).fill(0));
  });
});

describe("where there are few companies", () => {
  test("no direction is taken away, and the mean counts little: what they share may be what is looked for", () => {
    const inCommon = learnInCommon(catalogue(8));
    expect(inCommon.directions).toEqual([]);
    expect(inCommon.meanLength).toBeLessThan(0.4);
  });

  test("none at all, or none with a vector, leave a query as it is", () => {
    for (const inCommon of [learnInCommon([]), learnInCommon([null, null])]) {
      expect([...apart(inCommon, Float32Array.of(3, 4))]).toEqual([3, 4]);
      expect(spreadAlong(inCommon, Float32Array.of(1, 0))).toEqual({ mean: 0, deviation: 0 });
    }
  });

  test("companies that all have one vector, or lie in a plane, are compared all the same", () => {
    const one = Array.from({ length: 400 }, () => toUnit(Float32Array.from({ length: dimensions }, (_, at) => at + 1)));
    const plane = Array.from({ length: 400 }, (_each, row) =>
      toUnit(Float32Array.from({ length: dimensions }, (_, at) => (at === 0 ? 3 : at === 1 ? Math.sin(row) : 0))),
    );
    for (const companies of [one, plane]) {
      const inCommon = learnInCommon(companies);
      const told = towards(
        inCommon,
        toUnit(apart(inCommon, toUnit(Float32Array.from({ length: dimensions }, (_, at) => (at < 4 ? 1 : 0))))),
      );
      expect(dot(told, told)).toBeCloseTo(1, 3);
      expect(
        inCommon.directions.every(({ vector, kept }) => vector.every(Number.isFinite) && kept >= 0.4 && kept <= 1),
      ).toBe(true);
    }
  });

  test("the same sample teaches the same", () => {
    expect(learnInCommon(catalogue(300))).toEqual(learnInCommon(catalogue(300)));
  });
});
