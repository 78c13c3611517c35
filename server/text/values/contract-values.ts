import { readCompanyReference } from "../companies/company-domain.ts";
import { recogniseCountry } from "../places/country-names.ts";
import { COUNTRY_NAMES, canonicalCountry } from "../places/iso-countries.ts";
import { findTechnology } from "../technologies.ts";

/** The code that filters accept for all member states of the European Union. */
export const EUROPEAN_UNION_CODE = "EU";

/** Converts the spellings of a value to one canonical value. */
export interface ValueReader {
  /** Returns the canonical value; undefined if the text is invalid. */
  readonly read: (text: string) => string | undefined;
  readonly expected: string;
  readonly type: string;
  /** All canonical values, if they are a closed set. */
  readonly options?: readonly string[];
  /** Returns the value that invalid text probably means, such as a country's code for its name. */
  readonly meant?: (text: string) => string | undefined;
}

const READERS: Readonly<Record<string, ValueReader>> = {
  country: {
    read: (text) => (text.trim().toUpperCase() === EUROPEAN_UNION_CODE ? EUROPEAN_UNION_CODE : canonicalCountry(text)),
    expected: "an ISO 3166-1 alpha-3 code such as `USA`, or `EU`",
    type: "enum",
    options: [
      EUROPEAN_UNION_CODE,
      ...[...COUNTRY_NAMES].sort(([, [a]], [, [b]]) => (a < b ? -1 : 1)).map(([code]) => code),
    ],
    meant: recogniseCountry,
  },
  domain: { read: readCompanyReference, expected: "a domain or a website such as `northwind.example`", type: "domain" },
  // Accepts an unknown technology, which is rejected later with a suggestion.
  technology: {
    read: (text) => findTechnology(text)?.slug ?? text,
    expected: "a technology such as `snowflake`",
    type: "value_error",
  },
  time: { read: canonicalTime, expected: "a time in the years 1 to 9999, without a leap second", type: "value_error" },
};

/** Returns the reader for a kind of value that the contract declares, or for a list of labels in any letter case. */
export function valueReader(kind: string | readonly string[]): ValueReader {
  if (typeof kind !== "string") return labelReader(kind);
  const reader = READERS[kind];
  if (!reader) throw new Error(`There is no reader of ${kind}.`);
  return reader;
}

function labelReader(labels: readonly string[]): ValueReader {
  const byLowerCase = new Map(labels.map((label) => [label.toLowerCase(), label]));
  return {
    read: (text) => byLowerCase.get(text.trim().toLowerCase()),
    expected: `one of: ${labels.join(", ")}, in any letter case`,
    type: "enum",
    options: labels,
  };
}

/** Returns a time in UTC; undefined for a time that RFC 3339 allows but Postgres or `Date` does not. */
function canonicalTime(text: string): string | undefined {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999 ? time.toISOString() : undefined;
}
