import { findQueryPlaces, type QueryPlaces } from "./places.ts";
import { type QuerySubject, readSubject } from "./subject.ts";

/**
 * What a query says, read once: conditions on facts about companies, and a subject, which is what they do. Everything that
 * a search does with a query, it does with this object: the condition on headquarters, the ranking, notices, the check of
 * candidates and match reasons.
 *
 * A reader of a kind of condition takes the text that the readers before it left, and returns the condition and the text
 * without it. Each has a field here, and a file beside this one. Words that no reader takes are part of the subject.
 */
export interface QueryReading {
  /** As it was sent. */
  readonly query: string;
  /** What companies do; null when the query has conditions only. */
  readonly subject: QuerySubject | null;
  /** Where companies have their headquarters, and where not. */
  readonly headquarters: Headquarters;
  /** Conditions that were recognised but cannot be applied. They are not part of the subject. */
  readonly ignored: readonly IgnoredCondition[];
}

/** The places of a query. */
export type Headquarters = Omit<QueryPlaces, "text" | "states">;

interface IgnoredCondition {
  /** Its words, such as "California". */
  readonly text: string;
  /** `state`: of the places of companies only city and country are known, so the condition is its country. */
  readonly reason: "state";
}

const ANYWHERE: Headquarters = {
  names: [],
  countries: [],
  possibleCity: null,
  excludedNames: [],
  excludedCountries: [],
};

/** Reads a query as people write it. Takes linear time, and knows nothing of the catalogue. */
export function readQuery(query: string): QueryReading {
  const { text, states, ...headquarters } = findQueryPlaces(query);
  return {
    query,
    subject: subjectOf(text),
    headquarters,
    ignored: states.map((state) => ({ text: state, reason: "state" })),
  };
}

/** Takes a query literally: all of its words say what companies do. */
export function readLiterally(query: string): QueryReading {
  return { query, subject: subjectOf(query), headquarters: ANYWHERE, ignored: [] };
}

/**
 * Returns the reading of a query whose possible city is one, so that the name of the city is not part of the subject.
 * Only the catalogue knows that.
 */
export function readingInCity(reading: QueryReading): QueryReading {
  const { possibleCity } = reading.headquarters;
  if (possibleCity === null) return reading;
  const headquarters = { ...reading.headquarters, names: [possibleCity.name] };
  return { ...reading, subject: subjectOf(possibleCity.text), headquarters };
}

/** Returns the subject of a query or, when it has conditions only, all of its words as one. */
export function subjectOrAll({ subject, query }: QueryReading): QuerySubject {
  return subject ?? readSubject(query);
}

function subjectOf(text: string): QuerySubject | null {
  return text === "" ? null : readSubject(text);
}
