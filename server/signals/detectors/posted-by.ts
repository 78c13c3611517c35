import type { Schema } from "../../http/contract.ts";
import { readPatterns } from "../../text/public.ts";

/** The kind of publisher of a job post. */
export type PostedBy = NonNullable<Schema["SignalEvidence"]["posted_by"]>;

const { alternation } = readPatterns(new URL("posted-by.txt", import.meta.url));
/** Excludes companies that sell software to recruiters, such as "Talent Systems". */
const AGENCY_NAME = new RegExp(`\\b${alternation("agency name")}(?!.*\\b${alternation("software")}\\b)`, "iu");
/** For texts in lower case: ignoring case would take twice the time. */
const FOR_ANOTHER = new RegExp(alternation("for another"), "u");
const OWN = new RegExp(`\\b${alternation("own")}`, "u");
/** A post describes its publisher at the beginning. An agency may also describe itself at the end. */
const [MAX_READ, MAX_READ_AT_END] = [3_000, 800];

/**
 * Returns the publisher of a post, from its text and the company's name. A consultancy, which sends its own people, is
 * not an agency.
 */
export function postedBy(company: string, text: string): PostedBy {
  const lower = text.toLowerCase();
  const start = lower.slice(0, MAX_READ);
  if (FOR_ANOTHER.test(start) || FOR_ANOTHER.test(lower.slice(MAX_READ).slice(-MAX_READ_AT_END))) return "agency";
  const isOwn = OWN.test(start);
  if (AGENCY_NAME.test(company) && !isOwn) return "agency";
  return isOwn ? "employer" : "unknown";
}
