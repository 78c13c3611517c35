import { expect, test } from "vitest";
import { readQuery } from "../../../server/search-engine/query/read-query.ts";

test.each([
  ["we sell payroll software to restaurants in Texas, who should we call?", "restaurants"],
  ["We sell X-ray machines to dental clinics. Who should we contact?", "dental clinics"],
  ["I sell forklifts to warehouses in Ohio - find me prospects", "warehouses"],
  ["we make sensors for breweries, who might buy them?", "breweries"],
])("a seller looks for its customers: %s", (query, subject) => {
  expect(readQuery(query).subject?.text).toBe(subject);
});

test.each([
  ["software that dentists use", "software for dentists"],
  ["equipment that farmers need", "equipment for farmers"],
  ["accounting software which is used by law firms in Germany", "accounting software for law firms"],
])("a product and its users are a product for a customer: %s", (query, subject) => {
  expect(readQuery(query).subject).toMatchObject({ text: subject, product: { text: subject.split(" for ")[0] } });
});

test.each([
  "companies that sell software to banks",
  "our company makes packaging for craft breweries",
  "apps that people use to find babysitters",
  "software that helps dentists use scanners",
])("other sentences stay as they are: %s", (query) => {
  expect(readQuery(query).subject?.text).toBe(query);
});

test.each([
  ["who ships frozen food", "frozen food"],
  ["who supplies packaging to breweries", "packaging to breweries"],
  ["who can move my containers across the sea", "move my containers across the sea"],
  ["which vendors can help us hire people", "hire people"],
  ["someone to run our payroll", "run our payroll"],
  ["do you know firms that repair wind turbines", "firms that repair wind turbines"],
  ["where can I buy ready meals for a canteen", "ready meals for a canteen"],
  ["how do I accept cards in my shop", "accept cards in my shop"],
])("a question has its object as the subject: %s", (query, subject) => {
  expect(readQuery(query).subject?.text).toBe(subject);
});

test.each(["ships cars to Spain", "companies that ship software faster", "people search software"])(
  "words for companies' activities are not a question: %s",
  (query) => {
    expect(readQuery(query).subject?.text).toBe(query);
  },
);
