import { describe, expect, test } from "vitest";
import { readSearchQuery } from "../../server/signals/detectors/search-query.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/signals/search-query.txt");

function matches(query: string, text: string): boolean {
  const read = readSearchQuery(query);
  if ("fault" in read) throw new Error(read.fault);
  return read.query.find(text) !== undefined;
}

describe("a search query", () => {
  test.each(cases.values<[string, string, boolean]>("queries: query, text, whether it matches"))(
    "%s matches “%s”: %s",
    (query, text, expected) => {
      expect(matches(query, text)).toBe(expected);
    },
  );

  test.each(cases.values<[string, string]>("rejected: query, message"))("%s is rejected: %s", (query, fault) => {
    expect(readSearchQuery(query)).toEqual({ fault });
  });
});
