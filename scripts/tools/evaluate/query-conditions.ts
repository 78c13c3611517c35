import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { type QueryReading, readQuery } from "../../../server/search-engine/public.ts";
import { alpha3OfName, REGIONS } from "../../../server/text/public.ts";

/** A condition as a person labelled it, such as `{gte: 50, lte: 200}`. */
interface Label {
  readonly eq?: string | number;
  readonly not_eq?: number;
  readonly gte?: number | string;
  readonly lte?: number;
  readonly contains?: string;
}

/** A query with its labelled conditions. `negation`: whether it excludes something. */
interface LabelledQuery {
  readonly text: string;
  readonly constraints: Readonly<Record<string, Label>>;
  readonly negation: boolean;
}

/** The accuracy of reading conditions. */
interface ConditionScore {
  readonly conditions: number;
  readonly exact: number;
  /** The conditions that are not read as labelled, each with its query. */
  readonly missed: readonly string[];
  /** Queries whose negated word is still searched for. */
  readonly turnedAround: readonly string[];
  readonly negations: number;
}

/** The date as of which queries are read: the labels were made in 2024. */
export const LABELLED_ON = new Date("2024-12-31T12:00:00Z");

/** Reads labelled queries from a JSON file, which is gzipped if its name ends in .gz. */
export async function readLabelledQueries(file: string): Promise<LabelledQuery[]> {
  const bytes = await readFile(file);
  const content = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return (JSON.parse(content) as { queries: LabelledQuery[] }).queries;
}

/** Compares the conditions that are read from queries with the labels. */
export function scoreConditions(queries: readonly LabelledQuery[], today: Date): ConditionScore {
  const missed: string[] = [];
  const turnedAround: string[] = [];
  let conditions = 0;
  let negations = 0;
  for (const { text, constraints, negation } of queries) {
    const reading = readQuery(text, today);
    for (const [field, label] of Object.entries(constraints)) {
      conditions += 1;
      if (!isRead(reading, field, label))
        missed.push(
          `${text}: ${field} ${JSON.stringify(label)} was expected, but the query was read as ${JSON.stringify(shown(reading))}`,
        );
    }
    if (!negation) continue;
    negations += 1;
    const denied = deniedWord(text);
    if (denied !== null && reading.subject?.words.includes(denied))
      turnedAround.push(`${text}: ${reading.subject.text}`);
  }
  return { conditions, exact: conditions - missed.length, missed, turnedAround, negations };
}

/** Returns the last word after "not", which must not be searched for; null if it also occurs before "not". */
function deniedWord(text: string): string | null {
  const [, before = "", after] = /^(.*?)\bnot\b(.*)$/i.exec(text) ?? [];
  const word = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(after ?? "")?.[1]?.toLowerCase();
  return word === undefined || before.toLowerCase().includes(word) ? null : word;
}

function shown({ conditions, headquarters, exclude }: QueryReading): object {
  const { names, possibleCity, excludedNames } = headquarters;
  return {
    ...conditions,
    places: names,
    city: possibleCity?.name,
    excludedNames,
    exclude: exclude.map(({ text }) => text),
  };
}

function isRead({ conditions, headquarters }: QueryReading, field: string, label: Label): boolean {
  switch (field) {
    case "country":
      return isCountry(headquarters, String(label.eq));
    case "region":
      return sameCodes(headquarters.countries, findRegionCountries(label.contains ?? ""));
    case "employees":
      return isRange(conditions.minEmployees, conditions.maxEmployees, label);
    case "founded_year":
      return isRange(conditions.minFoundedYear, conditions.maxFoundedYear, label);
    case "funding":
      return isRange(conditions.minTotalFundingUsd, conditions.maxTotalFundingUsd, label);
    case "funding_stage":
      return conditions.fundingStages?.every((stage) => stage.includes(label.contains ?? "")) ?? false;
    case "funding_date":
      return daysBetween(conditions.lastFundingAfter, String(label.gte)) <= 1;
    case "company_type":
      return conditions.ownership?.[0] === OWNERSHIP[String(label.eq)];
    default:
      throw new Error(`There is no rule to compare ${field}.`);
  }
}

const OWNERSHIP: Readonly<Record<string, string>> = {
  "Public Company": "public",
  "Privately Held": "private",
  Nonprofit: "nonprofit",
  "Government Agency": "government",
};

/** A city matches a label with its country, because only the catalogue knows the country of a city. */
function isCountry({ countries, possibleCity }: QueryReading["headquarters"], name: string): boolean {
  const code = alpha3OfName(name);
  if (countries.length === 1 && countries[0] === code) return true;
  return countries.length === 0 && possibleCity !== null && (possibleCity.countries[0] ?? code) === code;
}

function findRegionCountries(name: string): readonly string[] {
  return REGIONS.find((region) => region.name === name || region.words.includes(name.toLowerCase()))?.countries ?? [];
}

function sameCodes(read: readonly string[], wanted: readonly string[]): boolean {
  return read.length === wanted.length && new Set(wanted).isSupersetOf(new Set(read));
}

/**
 * A bound may differ by one: the labels disagree on whether "after 2018" begins in 2018 or 2019, and whether "under 50"
 * ends with 49 or 50. An upper bound that a label lacks ("from 2022-2024") is accepted.
 */
function isRange(min: number | undefined, max: number | undefined, label: Label): boolean {
  if (label.not_eq !== undefined) return false;
  const from = label.eq ?? label.gte;
  const to = label.eq ?? label.lte;
  const isNear = (bound: number | undefined, wanted: unknown): boolean =>
    wanted === undefined ? true : bound !== undefined && Math.abs(bound - Number(wanted)) <= 1;
  return isNear(min, from) && isNear(max, to) && (from !== undefined || min === undefined);
}

function daysBetween(day: string | undefined, wanted: string): number {
  return day === undefined ? Infinity : Math.abs(Date.parse(day) - Date.parse(wanted)) / 86_400_000;
}

/**
 * Returns the queries from which a condition or an exclusion other than a place is read. No judged query contains one.
 */
export function falseConditions(queries: readonly string[], today: Date): string[] {
  return queries.flatMap((query) => {
    const { conditions, exclude, headquarters } = readQuery(query, today);
    const isFalse = Object.keys(conditions).length > 0 || exclude.length > 0 || headquarters.excludedNames.length > 0;
    return isFalse ? [`${query}: ${JSON.stringify({ ...conditions, exclude: exclude.map(({ text }) => text) })}`] : [];
  });
}
