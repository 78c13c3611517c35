import { expect, test } from "vitest";
import { currentTitle } from "../../server/text/people/current-title.ts";
import { cleanPersonName, partsOfName, splitName } from "../../server/text/people/person-name.ts";
import { classifyTitle } from "../../server/text/people/title.ts";

test.each([
  ["Dr. Anna Maria von und zu Berg, PhD", "Anna Maria", "von und zu Berg"],
  ["Lovelace, Ada", "Ada", "Lovelace"],
  ["van der Berg, Jan Pieter", "Jan Pieter", "van der Berg"],
  ["Berg, PhD, Anna", "Anna", "Berg"],
  ["Ada King Lovelace", "Ada King", "Lovelace"],
  ["José Ortega y Gasset", "José", "Ortega y Gasset"],
  ["Robert De Niro", "Robert", "De Niro"],
  ["Prof. Dr. Max Mustermann MBA", "Max", "Mustermann"],
  ["Martin Luther King Jr.", "Martin Luther", "King"],
  ["Jack Ma", "Jack", "Ma"],
  ["Ben Smith", "Ben", "Smith"],
  ["Yusuf bin Ahmed", "Yusuf", "bin Ahmed"],
  ["Robert (Bob) Brown", "Robert", "Brown"],
  ["Van Morrison", "Van", "Morrison"],
  ["Lopez Garcia, Ana Maria", "Ana Maria", "Lopez Garcia"],
  ["Garcia Marquez, Gabriel, MBA", "Gabriel", "Garcia Marquez"],
  ["MEHTA, RAVI", "Ravi", "Mehta"],
  ["Anna Müller geb. Schmidt", "Anna", "Müller"],
  ["Marie Curie née Skłodowska", "Marie", "Curie"],
  ["Hans Meier - CEO", "Hans", "Meier"],
  ["Ana Ruiz, Sales", "Ana", "Ruiz"],
  ["DUPONT Jean", "Jean", "Dupont"],
  ["山田 太郎", "太郎", "山田"],
  ["Иванов Иван Иванович", "Иван Иванович", "Иванов"],
  ["Иван Иванов", "Иван", "Иванов"],
  ["Cher", null, "Cher"],
  ["Dr", null, "Dr"],
  ["李小龍", null, "李小龍"],
  ["O'Brien, PhD", null, "O'Brien"],
])("the name %s is %s and %s", (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test("a name of which the parts are known keeps them, without titles and degrees", () => {
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
])("%s is written %s", (text, name) => expect(cleanPersonName(text)).toBe(name));

test.each([
  ["Ex-CEO", null, null],
  ["Former VP Sales", null, null],
  ["Formerly Head of Data", null, null],
  ["CEO (former)", null, null],
  ["Ehemaliger Geschäftsführer", null, null],
  ["Ex-CEO, now Advisor", "Advisor", "ENTRY"],
  ["VP Sales | Former CRO", "VP Sales", "VP"],
  ["Export Manager", "Export Manager", "MANAGER"],
  ["Executive Director", "Executive Director", "DIRECTOR"],
  ["CEO's Assistant", "CEO's Assistant", "ENTRY"],
  ["Assistant of the CFO", "Assistant of the CFO", "ENTRY"],
  ["EA to the CTO", "EA to the CTO", "ENTRY"],
  ["Assistant Director", "Assistant Director", "DIRECTOR"],
  ["CEO", "CEO", "CXO"],
  [null, null, null],
])("the title %s is %s today, of seniority %s", (title, current, seniority) => {
  expect(currentTitle(title)).toBe(current);
  expect(classifyTitle(title).seniority).toBe(seniority);
});
