import { expect, test } from "vitest";
import { readQuery } from "../../../server/search-engine/query/read-query.ts";
import { readCases } from "../../support/cases.ts";

const cases = readCases("test/search-engine/query/canonical-query.txt");

test.each(cases.rows<[string, string]>("sellers: query, customers"))(
  "a query about what the caller sells searches for customers: %s",
  (query, subject) => {
    expect(readQuery(query).subject?.text).toBe(subject);
  },
);

test.each([
  ["software that dentists use", "software for dentists"],
  ["equipment that farmers need", "equipment for farmers"],
  ["accounting software which is used by law firms in Germany", "accounting software for law firms"],
])("a product and its users are read as a product for a customer: %s", (query, subject) => {
  expect(readQuery(query).subject).toMatchObject({ text: subject, product: { text: subject.split(" for ")[0] } });
});

test.each(cases.lines("other sentences"))("other sentences do not change: %s", (query) => {
  expect(readQuery(query).subject?.text).toBe(query);
});

test.each(cases.rows<[string, string]>("questions: query, subject"))(
  "the object of a question becomes the subject: %s",
  (query, subject) => {
    expect(readQuery(query).subject?.text).toBe(subject);
  },
);

test.each(["ships cars to Spain", "companies that ship software faster", "people search software"])(
  "words for companies' activities are not read as a question: %s",
  (query) => {
    expect(readQuery(query).subject?.text).toBe(query);
  },
);
