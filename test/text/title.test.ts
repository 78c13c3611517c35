import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classifyTitle } from "../../server/text/people/title.ts";

const MIN_RIGHT = 0.95;

/** Titles as people write them, with a reader's inference; each language begins with its name in brackets. */
const [, ...languages] = readFileSync(new URL("./titles.txt", import.meta.url), "utf8").split(/^\[.*\]$/m);
const expected = languages.flatMap((titles) =>
  Array.from(titles.matchAll(/^(\S+) (\S+) (.+)$/gm), ([, seniority, department, title = ""]) => ({
    title,
    seniority: seniority === "-" ? null : seniority,
    department: department === "-" ? null : department,
  })),
);

test("of 544 titles in seven languages, 95 % get the seniority and the department a reader infers", () => {
  expect(expected).toHaveLength(544);
  expect(languages).toHaveLength(7);
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
  ["Deputy General Counsel", "SENIOR", "LEGAL"],
  ["VP CS", "VP", "CUSTOMER_SUCCESS"],
  ["HRBP", "ENTRY", "HR"],
  ["Service Owner", "ENTRY", "OPERATIONS"],
  ["Managing Partner", "PARTNER", "EXECUTIVE"],
  ["Attorney, Partner", "PARTNER", "LEGAL"],
  ["People Partner", "ENTRY", "HR"],
  ["Chief of Staff to the CEO", "HEAD", "EXECUTIVE"],
  ["Director, Office of the CFO", "DIRECTOR", "FINANCE"],
  ["Advisor to the CEO", "ENTRY", "EXECUTIVE"],
  ["PA to the Managing Director", "ENTRY", "EXECUTIVE"],
  ["Design Verification Engineer", "ENTRY", "ENGINEERING"],
  ["Verkställande direktör", "CXO", "EXECUTIVE"],
  ["Starszy programista", "SENIOR", "ENGINEERING"],
  ["Генеральный директор", "CXO", "EXECUTIVE"],
  ["代表取締役社長", "CXO", "EXECUTIVE"],
  ["Технический директор", "CXO", "ENGINEERING"],
  ["销售副总裁", "VP", "SALES"],
  ["代表取締役副社長", "VP", "EXECUTIVE"],
  ["Chief Human Resource Officer", "CXO", "HR"],
  ["Senior Recruiter - Product & Design", "SENIOR", "HR"],
  ["Talent Onboarding Specialist", "ENTRY", "HR"],
  ["Staffing Manager", "MANAGER", "HR"],
  ["Senior TA Partner", "SENIOR", "HR"],
  ["Assistant General Manager - Sales", "MANAGER", "SALES"],
  ["VP of Engineering -- looking for talent", "VP", "ENGINEERING"],
  ["Beekeeper", null, null],
  ["Building something new", null, null],
])("%s is %s in %s", (title, seniority, department) => expect(classifyTitle(title)).toEqual({ seniority, department }));

test.each([null, "", " - "])("nothing is inferred from the title %j", (title) => {
  expect(classifyTitle(title)).toEqual({ seniority: null, department: null });
});
