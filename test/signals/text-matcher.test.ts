import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createPhraseMatcher, sentenceAround } from "../../server/signals/detectors/text-matcher.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const MATCHING: readonly (readonly [term: string, text: string])[] = [
  ["Kubernetes", "You run KUBERNETES in production."],
  ["C++", "Strong C++ skills."],
  ["C#", "We write C# and F#."],
  [".NET", "Experience with .NET Core"],
  ["Node.js", "Backend in Node.js."],
  ["Node.js", "Backend in NodeJS."],
  ["Node.js", "Backend in node js."],
  ["NodeJS", "Backend in Node.js."],
  ["NodeJS", "Backend in Node JS."],
  ["data warehouse", "You build data warehouses."],
  ["warehouse robot", "Our warehouse-robots sort parcels."],
  ["migration", "You lead cloud migrations."],
  ["Maschine", "Wir bauen Maschinen."],
  ["logiciel", "Nous créons des logiciels."],
  ["SAP S/4HANA", "Rollout of SAP S/4HANA in Europe."],
  ["L'Oréal", "Campaigns for L’Oréal in Paris."],
  ["Kubernetes", "•You run “Kubernetes”—and Rust."],
  ["Kubernetes", "You run\u00a0Kubernetes."],
  ["Müller", "„Müller“ ist ein Name."],
  ["ロボット", "「ロボット」を作る。"],
  ["O’Reilly", "You read O'Reilly books."],
];

const DIFFERENT: readonly (readonly [term: string, text: string])[] = [
  ["C", "Strong C++ skills."],
  ["C++", "Grade C or better."],
  ["React", "A nuclear reactor."],
  ["Java", "JavaScript only."],
  ["Go", "We are going places."],
  ["Rust", "Rusty cars."],
  ["applicant tracking", "Tracking of applicants' cars."],
];

describe("a term", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });

  test.each(MATCHING)("%s is found in “%s”, in the text and in its index", async (term, text) => {
    const matcher = createPhraseMatcher(term);
    expect(matcher?.find(text)).toBeDefined();
    const { rows } = await sql<{ is_found: boolean }>`
      select activity_words(${text}) @@ ${matcher?.tsquery}::tsquery as is_found`.execute(database.db);
    expect(rows).toEqual([{ is_found: true }]);
  });

  test.each(DIFFERENT)("%s is not found in “%s”", (term, text) => {
    expect(createPhraseMatcher(term)?.find(text)).toBeUndefined();
  });

  test("without letters or digits there is nothing to find", () => {
    expect(createPhraseMatcher(" -- ")).toBeUndefined();
  });
});

describe("the sentence of evidence", () => {
  const text = "We are Northwind. You will run Kubernetes clusters in three regions. Apply now.";

  test("is the one that mentions the term", () => {
    const found = createPhraseMatcher("Kubernetes")?.find(text);
    expect(found && sentenceAround(text, found)).toBe("You will run Kubernetes clusters in three regions.");
  });

  test("is shortened around the term when it is long", () => {
    const long = `${"word ".repeat(200)}Kubernetes${" word".repeat(200)}`;
    const found = createPhraseMatcher("Kubernetes")?.find(long);
    const sentence = found ? sentenceAround(long, found, 100) : "";
    expect(sentence.length).toBeLessThanOrEqual(101);
    expect(sentence).toContain("Kubernetes");
  });

  test("is shortened between characters", () => {
    const long = `x${"🤖".repeat(100)}Kubernetes${"🤖".repeat(100)}`;
    const found = createPhraseMatcher("Kubernetes")?.find(long);
    for (const maxLength of [100, 101, 102, 103])
      expect(found && sentenceAround(long, found, maxLength)).toMatch(/^…🤖+Kubernetes🤖+…$/u);
  });
});
