import { fold } from "../fold.ts";

/** Stages in order, earliest first. */
const ROUNDS = [
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
] as const;
/** The labels of all stages in the contract. */
export const FUNDING_STAGES = [...ROUNDS, "Acquired", "Private", "Public"] as const;
export type FundingStage = (typeof FUNDING_STAGES)[number];
export const FUNDING_ROUNDS: readonly FundingStage[] = ROUNDS;

const BY_LOWER_CASE = new Map<string, FundingStage>(FUNDING_STAGES.map((stage) => [stage.toLowerCase(), stage]));

/** Returns the label for a text in any letter case; undefined if there is no such stage. */
export function canonicalFundingStage(text: string): FundingStage | undefined {
  return BY_LOWER_CASE.get(text.trim().toLowerCase());
}

/** Words around the name of a round. */
const AROUND_STAGE =
  /\b(?:the|round|runde|rodada|ronda|tour|financing|funding|finanzierung|stage|investment|equity|preferred|extension|extended|plus|venture|capital|early|late|latest|last|series|serie|seria|reihe)\b/g;

/**
 * Returns the label for a stage in the spelling of sources: `SERIES_B`, `Seed Round`, `Series A - II`,
 * `Post-IPO Equity`, `Privately Held`. Returns undefined for rounds without a stage, such as a grant, and for text with
 * several stages.
 */
export function recogniseFundingStage(text: string): FundingStage | undefined {
  const words = fold(text)
    .replace(/[^a-z0-9&+]+/g, " ")
    .trim();
  if (words.length > 60) return undefined;
  const exact = canonicalFundingStage(words) ?? canonicalFundingStage(words.replace(" ", "-"));
  if (exact !== undefined) return exact;
  if (
    /^(?:post )?ipo\b|^post ipo|^(?:public|publicly (?:traded|listed|held|owned)|listed|stock listed|borsennotiert|cotee? en bourse|cotizada|quotata)\b|^(?:nyse|nasdaq|lse|tsx|asx|euronext|xetra)\b/.test(
      words,
    )
  )
    return "Public";
  if (
    /^(?:acquired|acquisition|m&a|m a|merged|merger|was acquired|ubernommen|akquiriert|bought|exited acquired|exit acquisition)\b/.test(
      words,
    )
  )
    return "Acquired";
  if (
    /^(?:private(?: company| held| ly held)?|privately (?:held|owned)|private company.*|privat|prive|privada|privato)$/.test(
      words,
    )
  )
    return "Private";
  if (/^pre ?series\b/.test(words)) return undefined;
  if (/^(?:pre ?seed)\b/.test(words)) return "Pre-Seed";
  const letters = words.match(
    /\b(?:series|serie|seria|round|runde|reihe)? ?([a-h])(?:[ +]*(?:[0-9]{1,2}|i{1,3}|iv|v|prime))?\b/,
  );
  const rest = words
    .replace(letters?.[0] ?? "", " ")
    .replace(AROUND_STAGE, " ")
    .replace(/[+\s]+/g, "");
  if (letters?.[1] !== undefined && rest === "") return canonicalFundingStage(`series ${letters[1]}`);
  return words.replace(AROUND_STAGE, " ").replace(/[+\s\d]+/g, "") === "seed" ? "Seed" : undefined;
}
