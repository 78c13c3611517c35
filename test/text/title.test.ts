import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classifyTitle } from "../../server/text/people/title.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/text/title.txt");

const MIN_RIGHT = 0.95;

/** Real titles with a reader's inference. The titles of each language begin with its name in brackets. */
const [, ...languages] = readFileSync(new URL("./titles.txt", import.meta.url), "utf8").split(/^\[.*\]$/m);
const expected = languages.flatMap((titles) =>
  Array.from(titles.matchAll(/^(\S+) (\S+) (.+)$/gm), ([, seniority, department, title = ""]) => ({
    title,
    seniority: seniority === "-" ? null : seniority,
    department: department === "-" ? null : department,
  })),
);

test("95 % of 544 titles in seven languages get the seniority and the department that a reader infers", () => {
  expect(expected).toHaveLength(544);
  expect(languages).toHaveLength(7);
  const wrong = expected.filter(({ title, seniority, department }) => {
    const inferred = classifyTitle(title);
    return inferred.seniority !== seniority || inferred.department !== department;
  });
  expect(1 - wrong.length / expected.length, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(MIN_RIGHT);
});

test.each(cases.values<[string, string | null, string | null]>("titles: text, seniority, department"))(
  "the title %s has seniority %s and department %s",
  (title, seniority, department) => expect(classifyTitle(title)).toEqual({ seniority, department }),
);

test.each([null, "", " - "])("nothing is inferred from the title %j", (title) => {
  expect(classifyTitle(title)).toEqual({ seniority: null, department: null });
});
