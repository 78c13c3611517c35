import { describe, expect, test } from "vitest";
import { dollarsOf, readMoney, withUnitOfColumn } from "../../server/text/values/money.ts";
import { usualDecimalSign } from "../../server/text/values/numbers.ts";
import { readQuantity } from "../../server/text/values/quantities.ts";

describe("an amount of money", () => {
  test.each([
    ["$1,500M", 1_500_000_000, "USD"],
    ["$12,345 million", 12_345_000_000, "USD"],
    ["USD 1,500 million", 1_500_000_000, "USD"],
    ["2,400 Mio USD", 2_400_000_000, "USD"],
    ["$1,500.0M", 1_500_000_000, "USD"],
    ["$999M", 999_000_000, "USD"],
    ["1,5 Mrd. €", 1_500_000_000, "EUR"],
    ["TEUR 500", 500_000, "EUR"],
    ["12M€", 12_000_000, "EUR"],
    ["CHF 1'500'000", 1_500_000, "CHF"],
    ["5億円", 500_000_000, "JPY"],
    ["5 crore", 50_000_000, "INR"],
    ["$5 crore", 50_000_000, "USD"],
    ["２億円", 200_000_000, "JPY"],
    ["100만원", 1_000_000, "KRW"],
    ["$2T", 2_000_000_000_000, "USD"],
    ["$10M per year", 10_000_000, "USD"],
    ["1.250.000,50 EUR", 1_250_001, "EUR"],
    ["12 million US dollars", 12_000_000, "USD"],
  ])("%s is %d %s", (text, amount, currency) => expect(readMoney(text)).toEqual({ amount, currency }));

  test.each(["1.500M", "$1.234 billion"])("%s may group or have a fraction", (text) => {
    expect(readMoney(text)).toBe("ambiguous");
    expect(readMoney(text, ",")).toMatchObject({ amount: expect.any(Number) });
  });

  test("with a point before three digits is read as its source writes fractions", () => {
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

  test.each([
    ["2.5", "Revenue ($M)", "2.5 m usd"],
    ["2.5M", "Turnover £", "2.5M gbp"],
    ["12", "Umsatz (Mio. EUR)", "12 mio eur"],
    ["100", "Revenue (USD '000)", "100 thousand usd"],
    ["1.5", "Revenue in millions", "1.5 millions"],
    ["$5M", "Turnover £", "$5M"],
    ["2.5", "Revenue, GBP m", "2.5 m gbp"],
    ["2.5", "revenue_eur", "2.5 eur"],
    ["2.5", "Sales US$m", "2.5 m usd"],
    ["2.5", "Omsättning (tkr)", "2.5 kr"],
    ["7", "Revenue per year", "7"],
  ])("%s in the column %s is %s", (amount, column, wanted) => expect(withUnitOfColumn(amount, column)).toBe(wanted));

  test.each([
    ["$10m", "", 10_000_000],
    ["10", "$20m", 10_000_000],
    ["eur 5,000,000", "", 5_650_000],
    ["$5 mil", "", 5_000_000],
    ["₹5 crore", "", 575_000],
    ["$1.234 billion", "", 1_234_000_000],
  ])("%s beside %j in a query is %d dollars", (text, like, dollars) => expect(dollarsOf(text, like)).toBe(dollars));
});

describe("a number of things", () => {
  test.each([
    ["50 or fewer", null, 50],
    ["50 oder weniger", null, 50],
    ["100 max", null, 100],
    ["50 ou moins", null, 50],
    ["50 o menos", null, 50],
    ["50 employees or less", null, 50],
    ["100名以下", null, 100],
    ["500人以上", 500, null],
    ["50 Mitarbeiter oder mehr", 50, null],
    ["mindestens 20", 20, null],
    ["more than 80", 81, null],
    ["<50", null, 49],
    ["up to 50", null, 50],
    ["1-5K", 1000, 5000],
    ["501-1K", 501, 1000],
    ["1 000 - 5 000", 1000, 5000],
  ])("%s is from %j to %j", (text, min, max) => expect(readQuantity(text)).toEqual({ min, max }));

  test.each([
    ["1,200K", 1_200_000],
    ["500人", 500],
    ["５００", 500],
    ["1.5万人", 15_000],
    ["1.234", 1234],
    ["5 mil empleados", 5000],
    ["140.0", 140],
  ])("%s is %d", (text, exact) => expect(readQuantity(text)).toEqual({ exact }));

  test("with a point before three digits and a unit is not read", () => expect(readQuantity("1.200K")).toBeUndefined());
});
