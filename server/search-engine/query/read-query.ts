import { countryName, findQueryPlaces, isAboutPlaces, type QueryPlaces, stemWord } from "../../text/public.ts";
import { canonicalQuery } from "./canonical-query.ts";
import { type Conditions, readConditions } from "./conditions.ts";
import { readExclusions } from "./exclusions.ts";
import { type QuerySubject, readSubject } from "./subject.ts";

/**
 * The content of a query, read once: conditions on facts about companies, and a subject, which is their activity. All
 * parts of a search use this object: the condition on headquarters, the ranking, notices, the check of candidates and
 * match reasons. Each kind of condition has a field here, and a reader in a file beside this one. A reader takes the
 * text that the previous readers left, and returns the condition and the text without it. Words that no reader takes
 * are part of the subject.
 */
export interface QueryReading {
  /** The query as it was sent. */
  readonly query: string;
  /** The companies' activity; null if the query has conditions only. */
  readonly subject: QuerySubject | null;
  readonly headquarters: Headquarters;
  readonly conditions: Conditions;
  /**
   * Excluded kinds and activities of companies: "restaurants" in "not for restaurants". They are not part of the
   * subject.
   */
  readonly exclude: readonly QuerySubject[];
  /** Conditions that were recognised but cannot be applied. They are not part of the subject. */
  readonly ignored: readonly IgnoredCondition[];
}

export type Headquarters = Omit<QueryPlaces, "text" | "states" | "widened">;

interface IgnoredCondition {
  /** The words of the condition, such as "California". */
  readonly text: string;
  /**
   * `state`: the states of companies are unknown, so the condition applies to the state's country. `negation`: the
   * words can be neither excluded nor required, as in "not just military". `city`: the query lists the city with
   * countries, so the condition applies to the city's whole country.
   */
  readonly reason: "state" | "city" | "negation";
}

const ANYWHERE: Headquarters = {
  names: [],
  countries: [],
  possibleCity: null,
  excludedNames: [],
  excludedCountries: [],
  excludedCities: [],
};

/** Reads a query in natural language, in linear time. Relative periods such as "in the last year" end on `today`. */
export function readQuery(query: string, today: Date = new Date()): QueryReading {
  const { conditions, text: unconditional, ignored: impossible } = readConditions(canonicalQuery(query), today);
  const { exclude, text: affirmed, ignored: moderate } = readExclusions(unconditional, isAboutPlaces);
  const { text, states, widened, ...headquarters } = findQueryPlaces(affirmed);
  const subject = subjectOrNull(text);
  const excluded = exclude.map((words) => ({ words, subject: readSubject(words) }));
  const contradicting = excluded.filter((one) => subject !== null && isWithin(one.subject, subject));
  return {
    query,
    subject,
    headquarters,
    conditions,
    exclude: excluded.filter((one) => !contradicting.includes(one)).map((one) => one.subject),
    ignored: [
      ...states.map((state) => ({ text: state, reason: "state" as const })),
      ...widened.map((city) => ({ text: city, reason: "city" as const })),
      ...[...impossible, ...moderate, ...contradicting.map(({ words }) => `not ${words}`)].map((words) => ({
        text: words,
        reason: "negation" as const,
      })),
    ],
  };
}

/**
 * Returns whether a subject has all words of an exclusion, as in "Neo bank, not Neo". Excluding them leaves nothing.
 */
function isWithin(excluded: QuerySubject, subject: QuerySubject): boolean {
  const stems = new Set(subject.words.map(stemWord));
  return excluded.distinctive.every((word) => stems.has(stemWord(word)));
}

/** Takes a query literally: all of its words describe the activity. */
export function readLiterally(query: string): QueryReading {
  return { query, subject: subjectOrNull(query), headquarters: ANYWHERE, conditions: {}, exclude: [], ignored: [] };
}

/** Returns the reading of a query if the catalogue confirms its possible city. */
export function readingInCity(reading: QueryReading): QueryReading {
  const { possibleCity } = reading.headquarters;
  if (possibleCity === null) return reading;
  const headquarters = { ...reading.headquarters, names: [possibleCity.name, ...possibleCity.further] };
  return { ...reading, subject: subjectOrNull(possibleCity.text), headquarters };
}

/** Returns the reading of a query whose possible city is not a city: only the country after it is a condition. */
export function readingWithoutCity(reading: QueryReading): QueryReading {
  const { possibleCity, names, countries } = reading.headquarters;
  if (possibleCity === null || possibleCity.countries.length === 0) return reading;
  const headquarters = {
    ...reading.headquarters,
    names: [...new Set([...names, ...possibleCity.countries.map(countryName)])],
    countries: [...new Set([...countries, ...possibleCity.countries])],
  };
  return { ...reading, subject: subjectOrNull(possibleCity.textWithName), headquarters };
}

/** Returns the subject of a query or, if the query has conditions only, all of its words as the subject. */
export function subjectOrAll({ subject, query }: QueryReading): QuerySubject {
  return subject ?? readSubject(query);
}

function subjectOrNull(text: string): QuerySubject | null {
  return text === "" ? null : readSubject(text);
}
