import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { listValues } from "../../../server/db/statements.ts";
import { mentionRole } from "../../../server/signals/terms/role.ts";
import { createTermMatcher, termSpellings } from "../../../server/signals/terms/term-matcher.ts";
import { sentenceAround } from "../../../server/text/public.ts";
import { readCases } from "../../support/cases.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

const cases = readCases("test/signals/terms/terms.txt");

const MATCHING: readonly (readonly [term: string, text: string])[] = [
  ...cases.rows<[string, string]>("found"),
  ["data warehouse", "You build our data\nwarehouse."],
  ["Kubernetes", "You run\u00a0Kubernetes."],
];

const DIFFERENT: readonly (readonly [term: string, text: string])[] = [
  ...cases.rows<[string, string]>("not found"),
  ["data warehouse", "- data\n- Warehouse"],
];

describe("a term", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });

  async function isInIndex(tsquery: string, texts: readonly string[]): Promise<boolean[]> {
    return listValues(database.db)<boolean>`
      select activity_words(text) @@ ${tsquery}::tsquery as is_found
      from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`;
  }

  test.each(MATCHING)("%s is found in “%s”, in the text and in its index", async (term, text) => {
    const matcher = createTermMatcher(term);
    expect(matcher?.find(text)).toBeDefined();
    expect(await isInIndex(matcher?.tsquery ?? "", [text])).toEqual([true]);
  });

  test.each(DIFFERENT)("%s is not found in “%s”", (term, text) => {
    expect(createTermMatcher(term)?.find(text)).toBeUndefined();
  });

  test.each(cases.rows<[string, string, string]>("roles"))("%s: %s in “%s”", (role, term, text) => {
    const range = createTermMatcher(term)?.find(text);
    expect(range && mentionRole(text, range, "Acme")).toBe(role);
  });

  test.each([
    ["wants", "Kafka", "Must have:\n- Kafka\n- Spark"],
    ["uses", "Kafka", "Requirements\nA degree.\nOur stack\nKafka, Spark"],
    ["wants", "Terraform", "Acme builds a bank. Nice to have: Terraform, Pulumi."],
    ["wants", "Tableau", "Dein Profil:\nTableau und SQL"],
    ["uses", "Figma", "What you bring\nCuriosity.\nWhat you will do\nScreens in Figma"],
    ["one_of", "Kotlin", "Profil recherché\nJava ou Kotlin"],
  ])("%s: %s below its heading in %j", (role, term, text) => {
    const range = createTermMatcher(term)?.find(text);
    expect(range && mentionRole(text, range, "Acme")).toBe(role);
  });

  test("that is found in a text is also found in its index, whatever is between the words", async () => {
    const words =
      "S 4 HANA SOC 2 soc2 Power BI e commerce ecommerce Node JS NodeJS Office 365 R D C Go k8s Müller data warehouses l IA 1e5 2nd".split(
        " ",
      );
    const gaps = [
      " ",
      "-",
      "/",
      ".",
      "'",
      "’",
      "+",
      "++",
      "#",
      "&",
      " & ",
      "<",
      ">",
      ", ",
      "(",
      ")",
      "@",
      "_",
      "=",
      "$",
      "\n",
      "• ",
      "–",
      "“",
      "”",
    ];
    const text = fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), {
      minLength: 1,
      maxLength: 8,
    });
    const terms = [
      "S/4HANA",
      "SOC 2",
      "SOC2",
      "PowerBI",
      "Power BI",
      "e-commerce",
      "ecommerce",
      "Node.js",
      "NodeJS",
      "Office 365",
      "R&D",
      "C++",
      "C#",
      "Go",
      "Kubernetes",
      "müller",
      "data warehouse",
      "IA",
      "4",
      "1e5",
      "2nd",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...terms),
        fc.array(text, { minLength: 40, maxLength: 40 }),
        async (term, drawn) => {
          const matcher = createTermMatcher(term);
          const texts = drawn.map((parts) => parts.map(([word, gap]) => word + gap).join(""));
          const found = texts.filter((one) => matcher?.find(one) !== undefined);
          const indexed = found.length === 0 ? [] : await isInIndex(matcher?.tsquery ?? "", found);
          const missed = found.filter((_, place) => !indexed[place]);
          expect(missed).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("without letters or digits is rejected", () => {
    expect(createTermMatcher(" -- ")).toBeUndefined();
  });
});

describe("a name that is also a word, in either letter case,", () => {
  test.each(cases.rows<[string, string]>("names that are words, found"))("%s is found in “%s”", (name, text) => {
    for (const term of [name, name.toLowerCase()]) expect(createTermMatcher(term)?.find(text), term).toBeDefined();
  });

  test.each(cases.rows<[string, string]>("not found: term, text"))("%s is not found in “%s”", (name, text) => {
    for (const term of [name, name.toLowerCase()]) expect(createTermMatcher(term)?.find(text), term).toBeUndefined();
  });
});

describe("the options of a term", () => {
  test("`also` adds spellings, and `not` removes spellings, including known ones", () => {
    expect(termSpellings("Kubernetes")).toEqual(["Kubernetes", "k8s"]);
    expect(termSpellings("Kubernetes", { also: ["AKS", "kubernetes"], not: ["K8S"] })).toEqual(["Kubernetes", "AKS"]);
    const matcher = createTermMatcher("Kubernetes", { also: ["sales force"], not: ["k8s"] });
    expect(matcher?.find("k8s")).toBeUndefined();
    expect(matcher?.find("our sales force")).toBeDefined();
  });

  test("a phrase in `not` is ignored, but other mentions of its words are found", () => {
    const matcher = createTermMatcher("market", { not: ["go to market"] });
    expect(matcher?.find("Our go-to-market team")).toBeUndefined();
    expect(matcher?.find("Our go-to-market team knows the market.")).toEqual({ start: 32, end: 38 });
  });

  test("exact_case determines whether letter case matters", () => {
    expect(createTermMatcher("Go", { exactCase: false })?.find("go above and beyond")).toBeDefined();
    expect(createTermMatcher("kubernetes", { exactCase: true })?.find("Kubernetes")).toBeUndefined();
    expect(createTermMatcher("Go", { exactCase: true })?.find("Go above and beyond")).toBeDefined();
  });
});

describe("the sentence of evidence", () => {
  const text = "We are Northwind. You will run Kubernetes clusters in three regions. Apply now.";
  const sentenceWith = (term: string, from: string, maxLength?: number) => {
    const found = createTermMatcher(term)?.find(from);
    return found && sentenceAround(from, found, maxLength);
  };

  test("is the sentence that mentions the term", () => {
    expect(sentenceWith("Kubernetes", text)).toBe("You will run Kubernetes clusters in three regions.");
  });

  test.each([
    ...cases.rows<[string, string, string]>("sentences"),
    ["Kafka", "You know:\n• Kafka and Flink\n• Java", "Kafka and Flink"],
    [
      "Kafka",
      "A line that was wrapped before\nKafka came along\nwith Flink.\nThe end.",
      "Kafka came along with Flink.",
    ],
  ])("of %s in “%s” ends only at a full stop or a new item", (term, from, sentence) => {
    expect(sentenceWith(term, from)).toBe(sentence);
  });

  test("is shortened between words around the term if it is long", () => {
    const long = `${"word ".repeat(200)}Kubernetes${" word".repeat(200)}`;
    const sentence = sentenceWith("Kubernetes", long, 100) ?? "";
    expect(sentence.length).toBeLessThanOrEqual(101);
    expect(sentence).toMatch(/^…(?:word )+Kubernetes(?: word)+…$/);
  });

  test("is shortened between characters", () => {
    const long = `x${"🤖".repeat(100)}Kubernetes${"🤖".repeat(100)}`;
    for (const maxLength of [100, 101, 102, 103])
      expect(sentenceWith("Kubernetes", long, maxLength)).toMatch(/^…🤖+Kubernetes🤖+…$/u);
  });
});
