import type { Db } from "../db/connect.ts";
import { findSubject } from "./queries.ts";

/** Returns the subject of a signal's insights, in a few words: its term, its search, or its name. */
export async function findTopic(db: Db, signalId: number | null): Promise<string> {
  const signal = signalId === null ? undefined : await findSubject(db, signalId);
  if (!signal) return "CRM";
  const { type, subject, name } = signal;
  if (type === "job_post_first_time_mention") return subject ?? name;
  return (type === "social_listening" && plainQuery(subject)) || name;
}

/** Returns the subject of a search query; undefined if it has operators, which readers should not see. */
export function plainQuery(query: string | null): string | undefined {
  const plain = query?.replace(/^"([^"]*)"$/, "$1") ?? "";
  return plain === "" || /["()]|(?:^|\s)(?:AND|OR|NOT|-\S)/.test(plain) ? undefined : plain;
}
