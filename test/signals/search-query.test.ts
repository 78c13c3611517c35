import { describe, expect, test } from "vitest";
import { readSearchQuery } from "../../server/signals/detectors/search-query.ts";

function matches(query: string, text: string): boolean {
  const read = readSearchQuery(query);
  if ("fault" in read) throw new Error(read.fault);
  return read.query.find(text) !== undefined;
}

describe("a search query", () => {
  test.each([
    ["cold chain monitoring", "Cold-chain monitoring is hard.", true],
    ["cold chain monitoring", "Monitoring of a chain in the cold.", false],
    ["robot AND warehouse", "Robots in the warehouse", true],
    ["robot AND warehouse", "Robots at home", false],
    ["robot OR drone", "A drone flies", true],
    ["robot OR drone", "A bird flies", false],
    ["robot NOT vacuum", "A robot sorts", true],
    ["robot NOT vacuum", "A vacuum robot", false],
    ["robot -vacuum", "A vacuum robot", false],
    ['"OR" AND gates', "Logic with OR gates", true],
    ["(robot OR drone) AND warehouse", "Drones in the warehouse", true],
    ["robot OR drone AND warehouse", "A robot at home", true],
  ])("%s on “%s”: %s", (query, text, expected) => {
    expect(matches(query, text)).toBe(expected);
  });

  test.each([
    ["", "Expected a word or a phrase"],
    ["AND robots", "Expected a word or a phrase before AND"],
    ["robots OR", "Expected a word or a phrase"],
    ["(robots", "Expected a ) for every ("],
    ["robots)", "Expected no ) without a ( before it"],
    ["NOT robots", "Expected something besides NOT"],
    ["robots AND !!", "Expected letters or digits in every phrase"],
  ])("%s is rejected: %s", (query, fault) => {
    expect(readSearchQuery(query)).toEqual({ fault });
  });
});
