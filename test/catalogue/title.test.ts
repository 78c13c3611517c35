import { expect, test } from "vitest";
import { classifyTitle } from "../../server/catalogue/title.ts";
import { TITLES } from "./titles.ts";

const MIN_RIGHT = 0.95;

const expected = Object.entries(TITLES).flatMap(([language, titles]) =>
  titles.map(([title, seniority, department]) => ({ language, title, seniority, department })),
);

test("of 544 titles in seven languages, 95 % get the seniority and the department a reader infers", () => {
  expect(expected).toHaveLength(544);
  expect(Object.keys(TITLES)).toHaveLength(7);
  const wrong = expected.filter(({ title, seniority, department }) => {
    const inferred = classifyTitle(title);
    return inferred.seniority !== seniority || inferred.department !== department;
  });
  expect(1 - wrong.length / expected.length, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(MIN_RIGHT);
});

test.each([
  ["chief of staff", "HEAD", "EXECUTIVE"],
  ["SENIOR PRODUCT OWNER", "SENIOR", "PRODUCT"],
  ["Lead Generation Specialist", "ENTRY", "OTHER"],
  ["Staff Accountant", "ENTRY", "FINANCE"],
  ["Product Marketing Manager", "MANAGER", "MARKETING"],
  ["Beekeeper", "ENTRY", "OTHER"],
])("an exception to a rule: %s is %s in %s", (title, seniority, department) =>
  expect(classifyTitle(title)).toEqual({ seniority, department }),
);

test.each([null, "", " - "])("nothing is inferred from the title %j", (title) => {
  expect(classifyTitle(title)).toEqual({ seniority: null, department: null });
});
