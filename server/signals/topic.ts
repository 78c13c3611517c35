import type { Db } from "../db/connect.ts";
import { findSubject } from "./queries.ts";

/** Returns a short topic for insights: the signal's term, search query or name, or "CRM" if there is no signal. */
export async function findTopic(db: Db, signalId: number | null): Promise<string> {
  const signal = signalId === null ? undefined : await findSubject(db, signalId);
  if (!signal) return "CRM";
  const { type, subject, name } = signal;
  if (type === "job_post_first_time_mention") return subject ?? name;
  return (type === "social_listening" && plainQuery(subject)) || name;
}

/** Returns a search query without quotes; undefined if it contains operators, which readers should not see. */
export function plainQuery(query: string | null): string | undefined {
  const plain = query?.replace(/^"([^"]*)"$/, "$1") ?? "";
  return plain === "" || /["()]|(?:^|\s)(?:AND|OR|NOT|-\S)/.test(plain) ? undefined : plain;
}
