import { recogniseCountry } from "./country-names.ts";

/** The states of the United States and the provinces of Canada, by which a place without a country is known to be there. */
const STATES: Readonly<Record<string, string>> = {
  ...codes(
    "USA",
    "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC",
  ),
  ...codes("CAN", "AB BC MB NB NL NS NT NU ON PE QC SK YT"),
};
const MAX_LENGTH = 300;

/** A city and the country it is in, as an alpha-3 code. */
interface Place {
  readonly city: string | null;
  readonly country: string;
}

/**
 * Reads a place such as `San Francisco, California, United States`, `Austin, TX` or `Berlin, Germany`; of several, separated by semicolons,
 * the first. Returns undefined when its end is no country.
 */
export function placeOf(value: unknown): Place | undefined {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined;
  const parts = (value.split(/[;|]/, 1)[0] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const isState = parts.length > 1 && last.length === 2;
  const country = isState ? STATES[last.toUpperCase()] : recogniseCountry(last);
  if (country === undefined) return undefined;
  return { city: parts.length > 1 ? (parts[0] ?? null) : null, country };
}

function codes(country: string, list: string): Record<string, string> {
  return Object.fromEntries(list.split(" ").map((code) => [code, country]));
}
