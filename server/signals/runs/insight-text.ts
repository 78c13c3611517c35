import { readWebsite } from "../../lib/company-domain.ts";
import { sliceText } from "../../lib/slice-text.ts";
import type { Evidence } from "../detectors/detector.ts";
import type { ClaimedRun } from "./queries-run.ts";

const MAX_LENGTH = 1000;

type TextRun = Pick<ClaimedRun, "type" | "subject" | "signal_name" | "profile_name">;

/**
 * Describes what a signal found about an account, as a person would: who, what, when it happened and where. "Northwind is
 * hiring for Kubernetes for the first time (Platform Engineer, 3 March 2026): …".
 */
export function insightText(
  run: TextRun,
  company: { readonly name: string },
  evidence: Evidence,
  person: { readonly full_name: string; readonly title: string | null } | undefined,
): string {
  const who = person
    ? `${person.full_name}${person.title ? `, ${person.title}` : ""} at ${company.name},`
    : company.name;
  return sliceText(sentenceOf(run, who, company.name, evidence).trim(), 0, MAX_LENGTH);
}

function sentenceOf(run: TextRun, who: string, company: string, evidence: Evidence): string {
  const { sentence, title, occurredAt, url } = evidence;
  const date = occurredAt && formatDate(occurredAt);
  switch (run.type) {
    case "job_post_first_time_mention": {
      const isFirst = (evidence.history?.posts ?? 0) > 0;
      return `${company} is hiring for ${run.subject}${isFirst ? " for the first time" : ""}${inBrackets(title, date)}: ${sentence}`;
    }
    case "trait_only":
      return `${company} fits “${run.signal_name}”: ${sentence}`;
    case "job_change":
      return `${sentence.replace(/\.$/, "")}${date ? ` (seen on ${date})` : ""}.`;
    case "social_listening":
      return `${who} wrote${topicOf(run.subject)}${inBrackets(date, hostOf(url))}: ${sentence}`;
    case "competitor_engagement":
      return engagement(who, `a post of ${run.profile_name ?? "the competitor you watch"}`, evidence);
    case "social_activity": {
      const watched = run.profile_name ?? "The person you watch";
      return evidence.type === "social_post"
        ? `${watched} mentioned ${company}${inBrackets(date, hostOf(url))}: ${sentence}`
        : engagement(watched, `a post of ${company}`, evidence);
    }
  }
}

function engagement(who: string, what: string, { sentence, occurredAt, url }: Evidence): string {
  const isComment = sentence.startsWith("Commented: ");
  const quoted = sentence.replace(/^(?:Commented|Reacted to): /, "");
  const when = inBrackets(occurredAt && formatDate(occurredAt), hostOf(url));
  return `${who} ${isComment ? "commented on" : "reacted to"} ${what}${when}: ${quoted}`;
}

function inBrackets(...parts: readonly (string | null | undefined)[]): string {
  const known = parts.filter(Boolean);
  return known.length > 0 ? ` (${known.join(", ")})` : "";
}

/** Names what a search query looks for; nothing where it has operators, which no reader wants to see. */
function topicOf(query: string | null): string {
  const plain = query?.replace(/^"([^"]*)"$/, "$1") ?? "";
  return plain === "" || /["()]|(?:^|\s)(?:AND|OR|NOT|-\S)/.test(plain) ? "" : ` about ${plain}`;
}

function hostOf(url: string | null): string | undefined {
  const site = url === null ? undefined : readWebsite(url);
  return site?.domain ?? site?.sharedHost;
}

function formatDate(date: Date): string {
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
