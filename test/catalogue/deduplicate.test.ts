import { expect, test } from "vitest";
import { firstEntryFilter } from "../../server/catalogue/deduplicate.ts";

const described = (domain: string, description: string, name = "stealth startup") => ({
  ...{ domain, name, one_liner: null, description },
});
const words = (from: number, count: number) => Array.from({ length: count }, (_, place) => `word${from + place}`);

test("entries with the same name are one company if their domains or descriptions agree", () => {
  const isFirst = firstEntryFilter();
  expect(isFirst(described("airbyte.com", words(0, 20).join(" ")))).toBe(true);
  expect(isFirst(described("airbyte.io", "Another text"))).toBe(false);
  expect(isFirst(described("other.com", words(2, 20).join(" ")))).toBe(false);
  expect(isFirst(described("another.com", words(100, 20).join(" ")))).toBe(true);
  expect(isFirst(described("third.com", words(0, 20).join(" "), "another name"))).toBe(true);
});

test("spellings of one name count as the same name", () => {
  const isFirst = firstEntryFilter();
  for (const [name, other] of [
    ["J.P. Morgan", "JP Morgan"],
    ["PricewaterhouseCoopers", "Pricewaterhouse Coopers GmbH"],
    ["Müller Maschinen", "Mueller Maschinen AG"],
  ] as const) {
    expect(isFirst(described("kiln.com", words(0, 20).join(" "), name))).toBe(true);
    expect(isFirst(described("kiln.de", words(0, 20).join(" "), other))).toBe(false);
  }
});

test("short descriptions are not compared", () => {
  const isFirst = firstEntryFilter();
  expect(isFirst(described("a.com", words(0, 11).join(" ")))).toBe(true);
  expect(isFirst(described("b.com", words(0, 11).join(" ")))).toBe(true);
});

test("comparing companies of the same name takes linear time, even if their descriptions share words", () => {
  const time = (count: number) => {
    const isFirst = firstEntryFilter();
    const start = performance.now();
    for (let at = 0; at < count; at += 1)
      isFirst(described(`d${at}.com`, [...words(0, 25), ...words(100 * at, 40)].join(" ")));
    return performance.now() - start;
  };
  time(200);
  // Comparing all pairs would take a hundred times as long.
  expect(time(5_000)).toBeLessThan(40 * Math.max(time(500), 5));
});

test("only the latest 20,000 names are remembered, so that memory is bounded", () => {
  const isFirst = firstEntryFilter();
  const text = words(0, 20).join(" ");
  isFirst(described("kept.com", text, "kept"));
  isFirst(described("forgotten.com", text, "forgotten"));
  for (let at = 0; at < 19_999; at += 1) {
    isFirst(described(`d${at}.com`, text, `name ${at}`));
    if (at === 10_000) expect(isFirst(described("kept.io", text, "kept"))).toBe(false);
  }
  expect(isFirst(described("kept.net", text, "kept"))).toBe(false);
  expect(isFirst(described("forgotten.io", text, "forgotten"))).toBe(true);
});
