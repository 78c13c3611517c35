import type { Schema } from "../../http/contract.ts";
import {
  readPatterns,
  readText,
  sentenceAround,
  spellingKey,
  type TextRange,
  type TextReading,
} from "../../text/public.ts";
import { isInRequirements } from "./requirements.ts";

type MentionRole = Schema["MentionRole"];

/** The number of characters that are read before and after a name. */
const REACH = 200;

/** Returns the role of a name in its sentence. If the name is the company's own, the role is "sells". */
export function mentionRole(post: string | TextReading, range: TextRange, company: string): MentionRole {
  const reading = readText(post);
  const sentence = sentenceAround(reading, range, 2 * REACH);
  const name = reading.text.slice(range.start, range.end);
  const at = sentence.indexOf(name.replace(/\s+/g, " "));
  if (at < 0) return "uses";
  const isAsked = () => isInRequirements(reading, range.start);
  return roleIn(sentence.slice(0, at), name, sentence.slice(at + name.length), company, isAsked);
}

const { alternation } = readPatterns(new URL("roles.txt", import.meta.url));
const SAME = alternation("same sentence");
const LEAVES_BEFORE = new RegExp(`${alternation("leaves before")}$`, "iu");
const LEAVES_AFTER = new RegExp(`^${SAME}{0,40}?${alternation("leaves after")}`, "iu");
const OLD_BEFORE = new RegExp(`\\b${alternation("old")} $`, "iu");
const HAS_MOVED = new RegExp(`\\b${alternation("has moved")}`, "iu");
const MOVES_ON = new RegExp(`^${alternation("moves on")}`, "u");
const COMES_BEFORE = new RegExp(`${alternation("comes before")}$`, "iu");
const SELLS_BEFORE = new RegExp(alternation("sells before"), "iu");
const OFFER = new RegExp(`\\b${alternation("us")}\\b.{0,60}\\b${alternation("offer")}\\b`, "iu");
const SELLER_BEFORE = new RegExp(`${alternation("seller before")}|${alternation("for others")}`, "iu");
const FOR_OTHERS = new RegExp(alternation("for others"), "iu");
const SELLER_AFTER = new RegExp(`^${alternation("seller after")}`, "iu");
/** The words before the vendor in a phrase such as "as a Salesforce Gold Partner". */
const PARTNER_BEFORE = /\b(?:as|are|is|being|sind|als) (?:an? |the )?(?:\p{L}+ ){0,2}$/iu;
const NAMED = new RegExp(`\\b${alternation("named before")}\\b.{0,120}$`, "iu");
const NAMED_AFTER = new RegExp(`^${alternation("named after")}`, "u");
const ASKED = new RegExp(`\\b${alternation("asked")}\\b`, "giu");
const ASKED_AFTER = new RegExp(`^[^.;]{0,60}?\\b${alternation("asked after")}\\b`, "iu");
const OWN_USE = new RegExp(`\\b${alternation("own use")}\\b`, "giu");
/** A list of alternatives before the name, and one after it. */
const CHOICE_BEFORE = new RegExp(
  String.raw`\b${alternation("choice before")}[ ,:(“"]{1,4}(?:[\p{L}\p{N}.+#-]+(?: (?!or |and )[\p{Lu}\d][\p{L}\p{N}.+#-]*){0,2}(?:, ?(?:or |and )?| or | and |\/))*$`,
  "iu",
);
const CHOICE_AFTER = new RegExp(
  String.raw`^(?:(?: [\p{Lu}\d][\p{L}\p{N}.+#-]*)?(?:, ?| ?\/ ?)(?:[\p{Lu}\d][\p{L}\p{N}.+# /-]{0,45}|[\p{L}\p{N}.+#-]{1,25}(?: [\p{L}\p{N}.+#-]{1,25})?)){0,8}?,? ?\b${alternation("choice after")}\b ?(?:\p{L}|,|\.|\))`,
  "u",
);
const OR_BEFORE = new RegExp(`\\b${alternation("or")} $`, "iu");
const EXAMPLE_BEFORE = /\(e\.? ?g\.?,? [^()]*$|\b(?:an?|any) (?:[\p{L}-]+ ){1,4}(?:such as|like) $/iu;
/** A bracket after the name of a product contains its parts: "Microsoft Office (Word, Excel)". */
const PRODUCT_BEFORE =
  /(?<!\p{L})\p{Lu}[\p{L}\p{N}]*(?<!ools|latforms|anguages|rameworks|echnologies|atabases|ystems|oftware|kills)(?: (?:suite|applications?|programs?))* $/u;
const SIMILAR = new RegExp(`\\b${alternation("similar")}\\b`, "iu");
/** The words before a bracket that lists products of one kind: "a CRM". */
const ONE_OF_KIND = /\b(?:an?|any) (?:[\p{L}-]+ ){1,3}$/iu;
/** Evidence that a post describes the work, or its requirements. */
export const OF_THE_WORK = new RegExp(`\\b${alternation("of the work")}\\b`, "iu");

function roleIn(before: string, name: string, after: string, company: string, isAsked: () => boolean): MentionRole {
  const isAskedOfMoves = HAS_MOVED.test(before);
  if ((LEAVES_BEFORE.test(before) && !isAskedOfMoves) || LEAVES_AFTER.test(after)) return "moves_from";
  if (OLD_BEFORE.test(before) && MOVES_ON.test(after)) return "moves_from";
  if (isOwnName(name, company)) return "sells";
  if (COMES_BEFORE.test(before) && !isAskedOfMoves) return FOR_OTHERS.test(before) ? "sells" : "moves_to";
  if (PARTNER_BEFORE.test(before) && SELLER_AFTER.test(after)) return "sells";
  if (NAMED.test(before) || NAMED_AFTER.test(after)) return "names";
  if (isOffered(company.length > 2 ? before.replaceAll(company, "we") : before, after)) return "sells";
  // If both a requirement and a statement of use precede the name, the nearer one counts.
  const [asked, used] = [lastMatch(ASKED, before), lastMatch(OWN_USE, before)];
  if (asked > used || (used < 0 && (ASKED_AFTER.test(after) || isAsked())))
    return isChoice(before, after) ? "one_of" : "wants";
  if (used < 0 && (OR_BEFORE.test(before) || EXAMPLE_BEFORE.test(before) || isFollowedByChoice(after, 40)))
    return "one_of";
  return "uses";
}

function lastMatch(pattern: RegExp, text: string): number {
  let last = -1;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) last = match.index;
  return last;
}

/**
 * Returns whether a name is the company's name or a word of it. A company name of more than three words is rather a
 * phrase, such as "Seeking PHP experts".
 */
function isOwnName(name: string, company: string): boolean {
  const key = spellingKey(name);
  const parts = company.split(/[^\p{L}\p{N}.+#]+/u).filter((part) => part !== "");
  return (
    key.length > 1 &&
    (spellingKey(company) === key || (parts.length <= 3 && parts.some((part) => spellingKey(part) === key)))
  );
}

function isOffered(before: string, after: string): boolean {
  if (SELLER_BEFORE.test(before) || SELLER_AFTER.test(after)) return true;
  return SELLS_BEFORE.test(before) && OFFER.test(before + after) && !/\b(?:stack|use|using)\b/iu.test(before);
}

function isChoice(before: string, after: string): boolean {
  const listed = isListedChoice(before, after);
  return listed ?? (isFollowedByChoice(after, 60) || CHOICE_BEFORE.test(before.slice(-REACH)));
}

function isFollowedByChoice(after: string, reach: number): boolean {
  const rest = after.slice(0, reach).replace(REST_OF_NAME, "").replace(/^ ?\(/u, " ");
  // The part in brackets after another name belongs to that name.
  const [clause = ""] = rest.split(/[(;:!?]|\.\s/u);
  return SIMILAR.test(clause) || CHOICE_AFTER.test(after);
}

/**
 * Returns whether the list in brackets around a name requires only one of its items; undefined if there is no such
 * list, or the list does not decide.
 */
function isListedChoice(before: string, after: string): boolean | undefined {
  const [opened, closed] = [/\(([^()]*)$/.exec(before), /^([^()]*)\)/.exec(after)];
  if (!opened || !closed) return undefined;
  const listed = `${opened[1]}x${closed[1]}`;
  if (ONE_OF_KIND.test(before.slice(0, opened.index))) return true;
  if (PRODUCT_BEFORE.test(before.slice(0, opened.index))) return false;
  if (SIMILAR.test(listed)) return true;
  const items = listed.split(/,|\//);
  return items.length >= 3 || listed.includes("/") ? !LAST_OF_ALL.test(listed) : undefined;
}

/** The rest of a name before a bracket: "AWS Lambda (or similar)", "Java/Kotlin (or similar)". */
const REST_OF_NAME = /^[ /][\p{Lu}\d][\p{L}\p{N}.+#-]*(?= ?\()/u;
/** A list with this ending requires all of its items. */
const LAST_OF_ALL = /(?:,| ) ?(?:and|&|und|et|y) [^,]+$/u;
