import { describe, expect, test } from "vitest";
import { readDollars, readMoney, withUnitOfColumn } from "../../server/text/values/money.ts";
import { usualDecimalSign } from "../../server/text/values/numbers.ts";
import { readQuantity } from "../../server/text/values/quantities.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/text/values.txt");

describe("an amount of money", () => {
  test.each(cases.values<[string, number, string]>("money: text, amount, currency"))(
    "%s is %d %s",
    (text, amount, currency) => expect(readMoney(text)).toEqual({ amount, currency }),
  );

  test.each(["1.500M", "$1.234 billion"])("%s is ambiguous without the decimal sign", (text) => {
    expect(readMoney(text)).toBe("ambiguous");
    expect(readMoney(text, ",")).toMatchObject({ amount: expect.any(Number) });
  });

  test("with a point before three digits is read with the decimal sign of its source", () => {
    expect(readMoney("1.500M", ".")).toMatchObject({ amount: 1_500_000 });
    expect(readMoney("1.500M", ",")).toMatchObject({ amount: 1_500_000_000 });
    expect(usualDecimalSign(["1.5M", "$2,000.50", "12"])).toBe(".");
    expect(usualDecimalSign(["1,5 Mio", "1.250.000"])).toBe(",");
    expect(usualDecimalSign(["1.5", "1,5"])).toBeUndefined();
  });

  test.each(["-5", "(5)", "$10-20M", "over $5M", "$5 mil", "USD", "5 apples", "€5 USD"])(
    "is not read from %s",
    (text) => expect(readMoney(text)).toBeUndefined(),
  );

  test.each(cases.rows<[string, string, string]>("money in a column: text, column, text with the unit"))(
    "%s in the column %s is %s",
    (amount, column, wanted) => expect(withUnitOfColumn(amount, column)).toBe(wanted),
  );

  test.each(cases.values<[string, string, number]>("money in a query: text, the amount beside it, dollars"))(
    "%s next to %j in a query is %d dollars",
    (text, like, dollars) => expect(readDollars(text, like)).toBe(dollars),
  );
});

describe("a number of things", () => {
  test.each(cases.values<[string, number | null, number | null]>("numbers of things: text, from, to"))(
    "%s is read as from %j to %j",
    (text, min, max) => expect(readQuantity(text)).toEqual({ min, max }),
  );

  test.each(cases.values<[string, number]>("exact numbers of things: text, number"))("%s is %d", (text, exact) =>
    expect(readQuantity(text)).toEqual({ exact }),
  );

  test("with a point before three digits and a unit is rejected", () => expect(readQuantity("1.200K")).toBeUndefined());
});
