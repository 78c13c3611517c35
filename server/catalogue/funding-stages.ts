import type { Schema } from "../http/contract.ts";

/** How a company is funded, by the contract's exact label. */
export type FundingStage = Schema["FundingStage"];

/** Every label, from the earliest stage on. */
export const fundingStages = [
  "Pre-Seed",
  "Seed",
  "Series A",
  "Series B",
  "Series C",
  "Series D",
  "Series E",
  "Series F",
  "Series G",
  "Series H",
  "Acquired",
  "Private",
  "Public",
] as const satisfies readonly FundingStage[];

const byLowerCase = new Map<string, FundingStage>(fundingStages.map((stage) => [stage.toLowerCase(), stage]));

/** The exact label for a text in any letter case; undefined when there is no such stage. */
export function canonicalFundingStage(text: string): FundingStage | undefined {
  return byLowerCase.get(text.trim().toLowerCase());
}
