import { sliceText } from "../../lib/slice-text.ts";
import type { Evidence } from "../detectors/detector.ts";
import type { ClaimedRun } from "./queries-run.ts";

const MAX_LENGTH = 1000;

/** Describes what a signal found about an account: "Northwind is hiring for Kubernetes for the first time: …". */
export function insightText(
  run: Pick<ClaimedRun, "type" | "subject" | "signal_name">,
  company: { readonly name: string },
  evidence: Evidence,
  person: { readonly full_name: string; readonly title: string | null } | undefined,
): string {
  const who = person
    ? `${person.full_name}${person.title ? `, ${person.title}` : ""} at ${company.name},`
    : company.name;
  return sliceText(`${lead(run, who, company.name, evidence)} ${evidence.sentence}`.trim(), 0, MAX_LENGTH);
}

function lead(
  { type, subject, signal_name: signalName }: Pick<ClaimedRun, "type" | "subject" | "signal_name">,
  who: string,
  company: string,
  evidence: Evidence,
): string {
  switch (type) {
    case "job_post_first_time_mention":
      return `${company} is hiring for ${subject} for the first time${evidence.title ? ` (${evidence.title})` : ""}:`;
    case "trait_only":
      return `${company} fits “${signalName}”:`;
    case "social_listening":
      return `${who} wrote about ${subject}:`;
    case "competitor_engagement":
      return `${who} engaged with ${profileName(subject)}.`;
    case "social_activity":
      return evidence.type === "social_post"
        ? `${profileName(subject)} wrote about ${company}:`
        : `${profileName(subject)} engaged with ${company}.`;
  }
}

/** Returns the last part of a profile's address as a name: "Mara Lindqvist" for `…/in/mara-lindqvist`. */
function profileName(address: string | null): string {
  const slug = address?.split("/").at(-1) ?? "";
  const words = slug.split(/[-_.]+/).filter((word) => word !== "" && !/^\d+$/.test(word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || "The profile";
}
