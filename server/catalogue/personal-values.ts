import { isEmailAddress, normaliseEmail } from "../lib/email-address.ts";
import { canonicalPersonUrl } from "../text/public.ts";
import type { PersonIdentity } from "./erased-people.ts";

/** Longer values are prose, and are not searched. */
const MAX_VALUE_LENGTH = 2000;
/** The separators of values in a row that could not be read. */
const SEPARATORS = /[\s,;|"'<>()[\]{}]+/;

/** Returns the profiles and emails in the values of a row, regardless of their columns. */
export function identityOfValues(values: readonly unknown[]): PersonIdentity {
  const words = values.flatMap((value) =>
    typeof value === "string" && value.length <= MAX_VALUE_LENGTH ? [value.trim(), ...value.split(SEPARATORS)] : [],
  );
  const distinct = [...new Set(words.map((word) => word.replace(/^mailto:/i, "")))];
  return {
    fullName: "",
    socialUrls: distinct.flatMap((word) => (word.includes("/") ? (canonicalPersonUrl(word) ?? []) : [])),
    workEmails: distinct.filter(isEmailAddress).map(normaliseEmail),
  };
}
