import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readJudgedRequests } from "../../../scripts/tools/evaluate/judged.ts";
import {
  falseConditions,
  LABELLED_ON,
  readLabelledQueries,
  scoreConditions,
} from "../../../scripts/tools/evaluate/query-conditions.ts";
import { readQuery } from "../../../server/search-engine/query/read-query.ts";
import { readCases } from "../../support/cases.ts";
import { findFasterGrowth } from "../../support/linear-time.ts";
import furtherQueries from "./further-queries.json" with { type: "json" };

const cases = readCases("test/search-engine/query/conditions.txt");

const TODAY = new Date("2026-11-25T12:00:00Z");
/** The folder of people's queries with labelled conditions, and of judged requests. */
const DATA = process.env.EVALUATION_DATA ?? "";
const LABELLED = join(DATA, "query_constraints_dev.json.gz");
const JUDGED = join(DATA, "relevance_judged_dev.json.gz");

/** Returns the parts of a query under the names of further-queries.json. */
function summariseReading(query: string): Record<string, unknown> {
  const { conditions, exclude, headquarters } = readQuery(query, TODAY);
  const { minEmployees, maxEmployees, minFoundedYear, maxFoundedYear, fundingStages, ...others } = conditions;
  const read = {
    min_employee_count: minEmployees,
    max_employee_count: maxEmployees,
    min_founded_year: minFoundedYear,
    max_founded_year: maxFoundedYear,
    stages: fundingStages,
    min_total_funding_usd: others.minTotalFundingUsd,
    max_total_funding_usd: others.maxTotalFundingUsd,
    min_revenue_usd: others.minRevenueUsd,
    max_revenue_usd: others.maxRevenueUsd,
    last_funding_after: others.lastFundingAfter,
    last_funding_before: others.lastFundingBefore,
    ownership: others.ownership,
    exclude: exclude.length > 0 ? exclude.map(({ text }) => text) : undefined,
    city: headquarters.possibleCity?.countries.length ? headquarters.possibleCity.name : undefined,
    country: unwrapCountries([...headquarters.countries, ...(headquarters.possibleCity?.countries ?? [])]),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function unwrapCountries(codes: readonly string[]): string | readonly string[] | undefined {
  return codes.length === 1 ? codes[0] : codes.length === 0 ? undefined : codes;
}

describe("conditions in a query", () => {
  test.each(furtherQueries as unknown as [string, object][])("%s", (query, expected) => {
    expect(summariseReading(query)).toEqual(expected);
  });

  test.each(cases.values<[string, object, string]>("conditions: query, conditions, subject"))(
    "%s: conditions with negations, rough numbers and other currencies are read",
    (query, conditions, text) => {
      const read = readQuery(query, TODAY);
      expect(read.conditions).toEqual(conditions);
      expect(read.subject?.text.replace(/^a /, "") ?? "").toBe(text);
    },
  );

  test.each(cases.lines("what companies do"))("%s: a description of activities is not read as a condition", (query) => {
    const { conditions, exclude, ignored, subject } = readQuery(query, TODAY);
    expect({ conditions, exclude, ignored, text: subject?.text }).toEqual({
      conditions: {},
      exclude: [],
      ignored: [],
      text: query,
    });
  });

  test.each(cases.values<[string, string, string[]]>("exclusions: query, subject, excluded"))(
    "%s: exclusions are not part of the subject",
    (query, text, excluded) => {
      const { subject, exclude } = readQuery(query, TODAY);
      expect([subject?.text, exclude.map((one) => one.text)]).toEqual([text, excluded]);
    },
  );

  test.each(cases.rows<[string, string, string]>("ignored conditions: query, condition, subject"))(
    "%s: conditions that cannot be applied are ignored, and are not searched for",
    (query, ignored, text) => {
      const { conditions, subject, ...read } = readQuery(query, TODAY);
      expect([conditions, subject?.text, read.ignored.map((one) => one.text)]).toEqual([{}, text, [ignored]]);
    },
  );

  test("a negation that moderates or contradicts the query's own subject is neither searched for nor excluded", () => {
    const moderate = readQuery("defense tech, not just military", TODAY);
    expect(moderate).toMatchObject({
      subject: { text: "defense tech" },
      exclude: [],
      ignored: [{ reason: "negation" }],
    });
    const contradicting = readQuery("neo bank, not neo", TODAY);
    expect(contradicting).toMatchObject({ subject: { text: "neo bank" }, exclude: [] });
  });

  test("reading a text of 100,000 characters takes linear time", async () => {
    const units = [
      "a",
      "1 ",
      "not x, ",
      "founded in ",
      "at ",
      "1,000",
      "(not ",
      "not in Germany, ",
      "of Germany, ",
      "a for b ",
    ];
    for (const unit of units) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length));
      expect(await findFasterGrowth((length) => readQuery(text.slice(0, length), TODAY), 100_000)).toBeNull();
    }
  });
});

const hasData = DATA !== "" && existsSync(LABELLED) && existsSync(JUDGED);
describe.skipIf(!hasData)(`queries of people (skipped unless EVALUATION_DATA is the folder with ${LABELLED})`, () => {
  test("95 of 100 conditions are read as people labelled them, and no negated term is searched for", async () => {
    const { conditions, exact, missed, turnedAround } = scoreConditions(
      await readLabelledQueries(LABELLED),
      LABELLED_ON,
    );
    expect(missed.length / conditions, missed.join("\n")).toBeLessThan(0.05);
    expect(exact).toBeGreaterThan(200);
    expect(turnedAround).toEqual([]);
  });

  test("at most one in a hundred requests without conditions is read with a condition", async () => {
    const judged = await readJudgedRequests(JUDGED);
    const queries = judged.flatMap(({ query }) => query ?? []);
    expect(queries.length).toBeGreaterThan(30);
    expect(falseConditions(queries, TODAY).length / queries.length).toBeLessThanOrEqual(0.01);
  });

  test("reading takes less than a millisecond", async () => {
    const queries = (await readLabelledQueries(LABELLED)).map(({ text }) => text);
    for (const query of queries) readQuery(query, TODAY);
    const before = process.cpuUsage();
    for (const query of queries) readQuery(query, TODAY);
    expect(process.cpuUsage(before).user / 1_000 / queries.length).toBeLessThan(1);
  });
});

test("further-queries.json contains at least 60 queries", async () => {
  const stored = JSON.parse(await readFile(new URL("further-queries.json", import.meta.url), "utf8"));
  expect(stored.length).toBeGreaterThanOrEqual(60);
});
