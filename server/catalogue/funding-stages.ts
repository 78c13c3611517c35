import type { Schema } from "../http/contract.ts";

/** A funding stage, by its label in the contract. */
export type FundingStage = Schema["FundingStage"];

/** Every label, earliest stage first. */
export const FUNDING_STAGES = [
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

const BY_LOWER_CASE = new Map<string, FundingStage>(FUNDING_STAGES.map((stage) => [stage.toLowerCase(), stage]));

/** Returns the label for a text in any letter case; undefined when there is no such stage. */
export function canonicalFundingStage(text: string): FundingStage | undefined {
  return BY_LOWER_CASE.get(text.trim().toLowerCase());
}
