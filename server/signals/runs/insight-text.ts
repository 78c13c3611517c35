import { formatDate } from "../../lib/format-date.ts";
import { shortenText, sliceText } from "../../lib/slice-text.ts";
import { displayName } from "../../search-engine/public.ts";
import { readWebsite } from "../../text/public.ts";
import type { Evidence } from "../detectors/detector.ts";
import { keyOf } from "../terms/aliases.ts";
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
  const name = displayName(company.name);
  const who = person ? `${person.full_name}${person.title ? `, ${person.title}` : ""} at ${name},` : name;
  return sliceText(sentenceOf(run, who, name, evidence).trim(), 0, MAX_LENGTH);
}

function sentenceOf(run: TextRun, who: string, company: string, evidence: Evidence): string {
  const { sentence, title, occurredAt, url } = evidence;
  const date = occurredAt && formatDate(occurredAt);
  switch (run.type) {
    case "job_post_first_time_mention": {
      const isFirst = (evidence.history?.posts ?? 0) > 0;
      const does = ABOUT_THE_COMPANY.test(sentence) ? "mentions" : "is hiring for";
      const where = does === "mentions" ? " in a job post" : "";
      const what = `${company} ${does} ${run.subject}${where}${isFirst ? " for the first time" : ""}`;
      return withQuote(
        `${what}${inBrackets(title && shortenText(title, MAX_TITLE), date)}`,
        quoted(sentence, run.subject),
      );
    }
    case "trait_only":
      return `${company} fits “${run.signal_name}”: ${sentence}`;
    case "job_change":
      return `${sentence.replace(/\.$/, "")}${date ? ` (seen on ${date})` : ""}.`;
    case "social_listening":
      return withQuote(`${who} wrote${topicOf(run.subject)}${inBrackets(date, hostOf(url))}`, quoted(sentence));
    case "competitor_engagement":
      return engagement(who, `a post of ${run.profile_name ?? "the competitor you watch"}`, evidence);
    case "social_activity": {
      const watched = run.profile_name ?? "The person you watch";
      return evidence.type === "social_post"
        ? withQuote(`${watched} mentioned ${company}${inBrackets(date, hostOf(url))}`, quoted(sentence, company))
        : engagement(watched, `a post of ${company}`, evidence);
    }
  }
}

/** What a company says of itself asks nobody for a skill. */
const ABOUT_THE_COMPANY =
  /\b(?:our (?:customers?|clients|users|mission|vision|investors)|our (?:technology|products?|platform|app|company|solution|software|system|team|engine) (?:are|have|\p{Ll}{1,15}s)|we have (?:a|an|built|developed|sophisticated|extensive)|we(?:'re| are|’re) (?:a|an|the|on a mission)|(?:is|are) (?:a|an|the) (?:leading|fast|rapidly|global|stealth|world)|with a mission|founded (?:in|by)|our (?:small )?team (?:of .{1,40} )?has|unsere (?:kunden|mission|plattform|lösung)|wir sind (?:ein|eine|der|die)|notre (?:mission|plateforme|solution)|nos clients|nuestra (?:misión|plataforma|empresa)|nuestros clientes)\b/iu;

const MAX_TITLE = 100;

/** Returns a sentence without addresses, which the link of an insight makes needless; empty when it only repeats what was said. */
function quoted(sentence: string, ...said: readonly (string | null)[]): string {
  const text = sentence
    .replace(/\s?\(?https?:\/\/[^\s)]{1,2000}\)?/g, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:|–-]+$/, "")
    .trim();
  return said.some((one) => one !== null && keyOf(text) === keyOf(one)) ? "" : text;
}

function withQuote(what: string, quote: string): string {
  return quote === "" ? `${what}.` : `${what}: ${quote}`;
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
