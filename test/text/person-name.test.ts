import { expect, test } from "vitest";
import { currentTitle } from "../../server/text/people/current-title.ts";
import { cleanPersonName, partsOfName, splitName } from "../../server/text/people/person-name.ts";
import { classifyTitle } from "../../server/text/people/title.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/text/person-name.txt");

test.each(cases.values<[string, string | null, string]>("names: full, first, last"))(
  "the name %s has the first name %s and the last name %s",
  (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  },
);

test("known first and last names are kept, without titles and degrees", () => {
  expect(partsOfName("Mary Ann Smith", "Mary", "Ann Smith")).toEqual({ firstName: "Mary", lastName: "Ann Smith" });
  expect(partsOfName("x", "Dr. Ana", "RUIZ, MBA")).toEqual({ firstName: "Ana", lastName: "Ruiz" });
  expect(partsOfName("Mary Ann Smith", "Mary", null)).toEqual({ firstName: "Mary Ann", lastName: "Smith" });
});

test.each([
  ["Lopez Garcia, Ana Maria", "Ana Maria Lopez Garcia"],
  ["Hans Meier - CEO", "Hans Meier"],
  ["Anna Müller geb. Schmidt", "Anna Müller"],
  ["山田 太郎", "山田 太郎"],
  ["ANA RUIZ", "Ana Ruiz"],
  ["LinkedIn Member", undefined],
])("the name %s is cleaned to %s", (text, name) => expect(cleanPersonName(text)).toBe(name));

test.each(cases.values<[string | null, string | null, string | null]>("titles: text, title today, seniority"))(
  "the current part of the title %s is %s, with seniority %s",
  (title, current, seniority) => {
    expect(currentTitle(title)).toBe(current);
    expect(classifyTitle(title).seniority).toBe(seniority);
  },
);
