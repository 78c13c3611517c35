import { readPatterns, type TextReading } from "../../text/public.ts";

const { alternation } = readPatterns(new URL("roles.txt", import.meta.url));
/** A short line, or the beginning of a sentence before a colon. */
const HEADING = /(?<=^|[\n.!?•;])[^\n.!?•;:]{3,80}(?=[:\n]|$)/gu;
const REQUIREMENTS = new RegExp(`(?<!\\p{L})${alternation("heading of requirements")}(?!\\p{L})`, "iu");
const OTHERS = new RegExp(
  `^[^\\p{L}]*(?:(?:the|our|your|key|main|job|role|les|vos|tus|le) )*${alternation("other heading")}`,
  "iu",
);

interface Heading {
  readonly start: number;
  readonly isOfRequirements: boolean;
}

const headings = new WeakMap<TextReading, readonly Heading[]>();

/** Returns whether the last heading before a position introduces what an applicant must have. */
export function isInRequirements(reading: TextReading, at: number): boolean {
  const found = headings.get(reading) ?? readHeadings(reading.text);
  headings.set(reading, found);
  return found.findLast(({ start }) => start < at)?.isOfRequirements ?? false;
}

function readHeadings(text: string): Heading[] {
  return [...text.matchAll(HEADING)].flatMap(({ 0: line, index: start }): Heading[] => {
    if (OTHERS.test(line)) return [{ start, isOfRequirements: false }];
    return REQUIREMENTS.test(line) ? [{ start, isOfRequirements: true }] : [];
  });
}
