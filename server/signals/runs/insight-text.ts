import { formatDate } from "../../lib/format-date.ts";
import { shortenText, sliceText } from "../../lib/slice-text.ts";
import { displayName } from "../../search-engine/public.ts";
import { readWebsite, spellingKey } from "../../text/public.ts";
import type { Evidence } from "../detectors/detector.ts";
import { plainQuery } from "../topic.ts";
import type { ClaimedRun } from "./queries-run.ts";

const MAX_LENGTH = 1000;

type TextRun = Pick<ClaimedRun, "type" | "subject" | "signal_name" | "profile_name">;

/**
 * Describes a finding of a signal about an account: who, what, when and where. For example: "Northwind asks for
 * Kubernetes (new in its job posts: Platform Engineer, 3 March 2026): …".
 */
export function insightText(
  run: TextRun,
  company: { readonly name: string },
  evidence: Evidence,
  person: { readonly full_name: string; readonly title: string | null } | undefined,
): string {
  const name = displayName(company.name);
  const who = person ? `${person.full_name}${person.title ? `, ${person.title}` : ""} at ${name},` : name;
  return sliceText(formatSentence(run, who, name, evidence).trim(), 0, MAX_LENGTH);
}

function formatSentence(run: TextRun, who: string, company: string, evidence: Evidence): string {
  const { sentence, title, occurredAt, url } = evidence;
  const date = occurredAt && formatDate(occurredAt);
  switch (run.type) {
    case "job_post_first_time_mention": {
      const isFirst = (evidence.history?.posts ?? 0) > 0;
      const what = `${company} ${SAYS[evidence.role ?? "names"].replace("_", () => run.subject ?? "")}`;
      const where = title && `${isFirst ? "new in its job posts: " : ""}${shortenText(title, MAX_TITLE)}`;
      return withQuote(`${what}${inBrackets(where, date)}`, quoted(sentence, run.subject));
    }
    case "trait_only":
      return `${company} fits “${run.signal_name}”: ${sentence}`;
    case "job_change":
      return `${sentence.replace(/\.$/, "")}${date ? ` (seen on ${date})` : ""}.`;
    case "social_listening":
      return withQuote(
        `${who} wrote${about(plainQuery(run.subject))}${inBrackets(date, siteHost(url))}`,
        quoted(wholePost(evidence)),
      );
    case "competitor_engagement":
      return engagement(who, `a post by ${run.profile_name ?? "the competitor you watch"}`, evidence);
    case "social_activity": {
      const watched = run.profile_name ?? "The person you watch";
      return evidence.type === "social_post"
        ? withQuote(
            `${watched} mentioned ${company}${inBrackets(date, siteHost(url))}`,
            quoted(wholePost(evidence), company),
          )
        : engagement(watched, `a post by ${company}`, evidence);
    }
  }
}

/** The predicate of an insight by the role of the mention; the term replaces `_`. */
const SAYS: Readonly<Record<NonNullable<Evidence["role"]>, string>> = {
  uses: "works with _",
  wants: "asks for _",
  one_of: "asks for _ or an alternative",
  moves_to: "is moving to _",
  moves_from: "is moving away from _",
  sells: "sells or extends _",
  names: "mentions _ in a job post",
};

const MAX_TITLE = 100;

/** Returns a sentence without URLs, because an insight has a link; empty if it only repeats one of `said`. */
function quoted(sentence: string, ...said: readonly (string | null)[]): string {
  const text = sentence
    .replace(/\s?\(?https?:\/\/[^\s)]{1,2000}\)?/g, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:|–-]+$/, "")
    .trim();
  return said.some((one) => one !== null && spellingKey(text) === spellingKey(one)) ? "" : text;
}

/** If a post is longer, only one sentence is quoted. */
const MAX_WHOLE = 280;

function wholePost({ sentence, excerpt = "" }: Evidence): string {
  return excerpt !== "" && excerpt.length <= MAX_WHOLE ? excerpt : sentence;
}

function withQuote(what: string, quote: string): string {
  return quote === "" ? `${what}.` : `${what}: ${quote}`;
}

function engagement(who: string, what: string, { sentence, occurredAt, url }: Evidence): string {
  const isComment = sentence.startsWith("Commented: ");
  const quoted = sentence.replace(/^(?:Commented|Reacted to): /, "");
  const when = inBrackets(occurredAt && formatDate(occurredAt), siteHost(url));
  return `${who} ${isComment ? "commented on" : "reacted to"} ${what}${when}${isComment ? "" : ", which says"}: ${quoted}`;
}

function inBrackets(...parts: readonly (string | null | undefined)[]): string {
  const known = parts.filter(Boolean);
  return known.length > 0 ? ` (${known.join(", ")})` : "";
}

function about(topic: string | undefined): string {
  return topic === undefined ? "" : ` about ${topic}`;
}

function siteHost(url: string | null): string | undefined {
  const site = url === null ? undefined : readWebsite(url);
  return site?.domain ?? site?.sharedHost;
}
