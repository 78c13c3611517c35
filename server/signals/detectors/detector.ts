import type { Exclusions } from "../../exclusions/public.ts";
import type { Filters } from "../../filters/read-filters.ts";
import type { Schema } from "../../http/contract.ts";
import { formatDate } from "../../lib/format-date.ts";
import type { TermOptions } from "../terms/term-matcher.ts";
import type { PostedBy } from "./posted-by.ts";

/** The evidence for a result, copied from its source. */
export interface Evidence {
  readonly type: Schema["EvidenceType"];
  readonly title: string | null;
  readonly sentence: string;
  readonly url: string | null;
  readonly occurredAt: Date | null;
  /** Identifies the source: evidence from one source is stored once. */
  readonly sourceKey: string;
  /** The earlier posts that a first mention was compared with. */
  readonly history?: { readonly posts: number; readonly since: Date | null };
  /** The role of a mention in a job post, and the publisher of the post. */
  readonly role?: Schema["MentionRole"];
  readonly postedBy?: PostedBy;
  /** The author's opinion of the subject, according to the lexicon. */
  readonly sentiment?: Schema["Sentiment"];
  /** The text around the sentence, for a language model to judge. */
  readonly excerpt?: string;
  /** The author or the person who engaged, if that person is not in the catalogue. */
  readonly actorName?: string | null;
}

/** A person in the activity itself. */
interface DetectedPerson {
  readonly personId: number;
  readonly evidence: readonly Evidence[];
}

/** A company that a signal may have found. */
export interface SignalCandidate {
  readonly companyId: number;
  readonly domain: string;
  /** How well the company fits; higher is better. Ties are broken by newest evidence, then by domain. */
  readonly relevance: number;
  /** Newest first. */
  readonly evidence: readonly Evidence[];
  readonly people: readonly DetectedPerson[];
}

export interface Detection {
  /** Pages of candidates, in the order of their rank. */
  readonly pages: AsyncIterable<readonly SignalCandidate[]> | readonly (readonly SignalCandidate[])[];
  /** The number of active people whose company is not in the catalogue. */
  readonly unknownActorCount: number;
  /** Sentences for the run's message about what was not searched. Complete only after all pages have been read. */
  readonly notes: readonly string[];
  /** Describes what was searched and why none of it counts, for the message of a run without findings. */
  explain(): Promise<string>;
}

/** A count of searched items, or why they do not count: "3 posts of agencies". */
type Reason = readonly [count: number, one: string, many?: string];

/** Formats the counts that are not zero as a list; empty if all are zero. */
export function listCounts(reasons: readonly Reason[], separator = ", "): string {
  return reasons
    .filter(([count]) => count > 0)
    .map(([count, one, many = `${one}s`]) => `${shownCount(count)} ${count === 1 ? one : many}`)
    .join(separator);
}

/** Formats a count that is exact only up to `MAX_SCANNED`. */
export function shownCount(count: number): string {
  return count > MAX_SCANNED ? `more than ${MAX_SCANNED.toLocaleString("en")}` : count.toLocaleString("en");
}

/** Describes the start of the searched activity. */
export function sinceText({ publishedSince, seenSince }: Pick<DetectionScope, "publishedSince" | "seenSince">): string {
  return `published since ${formatDate(publishedSince)}${seenSince ? " and new since the last run" : ""}`;
}

/**
 * The maximum number of posts, engagements or companies that one run searches, newest first. A notice reports that
 * there are more.
 */
export const MAX_SCANNED = 50_000;

/** Returns the sentence for a run that reached its scan limit. */
export function scanLimitNotice(what: string): string {
  return `Only the newest ${MAX_SCANNED.toLocaleString("en")} ${what} were searched. Narrow the search to reach older ones.`;
}

export interface DetectionScope {
  readonly workspaceId: number;
  /** The run, if any. Copies of posts that earlier runs of its signal found are skipped. */
  readonly run?: { readonly id: number; readonly signalId: number } | undefined;
  /** The term, the search query or the profile's URL; empty if there is none. */
  readonly subject: string;
  readonly termOptions: TermOptions & { readonly titleOnly?: boolean | undefined };
  /** A first mention is reported only of companies with at least this many earlier posts. */
  readonly minHistoryPosts: number;
  /** The roles of mentions that count. */
  readonly mentionRoles: readonly Schema["MentionRole"][];
  /** Whether posts of agencies count. */
  readonly includesAgencies: boolean;
  readonly filters: Filters<"IcpFilters">;
  /** Limits the scope to these companies; undefined for all. */
  readonly companyIds: readonly number[] | undefined;
  readonly exclude: Exclusions;
  /** The people whose job changes are searched for. */
  readonly watched: {
    readonly audienceIds: readonly number[];
    readonly pastCustomers: boolean;
    /** Parts of new titles that count. If empty, all titles count except side roles. */
    readonly titles: readonly string[];
  };
  /** Skips the blocklist and the removal of duplicates. */
  readonly skipsChecks: boolean;
  readonly publishedSince: Date;
  readonly seenSince: Date | undefined;
  /** Activity first seen later does not count, so that a resumed run finds the same activity. */
  readonly seenBefore: Date;
}

/** Sorts candidates: best first, then newest evidence, then domain. */
export function sortByRank(candidates: readonly SignalCandidate[]): SignalCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, newest: newestTime(candidate) }))
    .sort(
      (a, b) =>
        b.candidate.relevance - a.candidate.relevance ||
        b.newest - a.newest ||
        (a.candidate.domain < b.candidate.domain ? -1 : a.candidate.domain > b.candidate.domain ? 1 : 0),
    )
    .map(({ candidate }) => candidate);
}

function newestTime({ evidence, people }: SignalCandidate): number {
  const first = [evidence[0], ...people.map((person) => person.evidence[0])];
  return first.reduce((newest, one) => Math.max(newest, one?.occurredAt?.getTime() ?? 0), 0);
}
