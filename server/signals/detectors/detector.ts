import type { Filters } from "../../filters/read-filters.ts";
import type { Schema } from "../../http/contract.ts";

/** The evidence for a result, copied from its source. */
export interface Evidence {
  readonly type: Schema["EvidenceType"];
  readonly title: string | null;
  readonly sentence: string;
  readonly url: string | null;
  readonly occurredAt: Date | null;
  /** Identifies the source: evidence from one source is stored once. */
  readonly sourceKey: string;
}

/** A person that the activity itself names. */
interface DetectedPerson {
  readonly personId: number;
  readonly evidence: readonly Evidence[];
}

/** A company that a signal may have found. */
export interface Candidate {
  readonly companyId: number;
  readonly domain: string;
  /** How well it fits; higher is better. Ties are broken by newest evidence, then by domain. */
  readonly relevance: number;
  /** Newest first. */
  readonly evidence: readonly Evidence[];
  readonly people: readonly DetectedPerson[];
}

export interface Detection {
  /** The candidates by rank, page by page. */
  readonly pages: AsyncIterable<readonly Candidate[]> | readonly (readonly Candidate[])[];
  /** People who were active and whose company is not in the catalogue. */
  readonly unknownActorCount: number;
}

/** The scope of a detection. */
export interface DetectionScope {
  readonly workspaceId: number;
  /** The term, the search query or the profile's address; empty where there is none. */
  readonly subject: string;
  /** Other words for the term. */
  readonly synonyms: readonly string[];
  /** Only companies that meet these. */
  readonly filters: Filters<"IcpFilters">;
  /** Only these companies; undefined for all. */
  readonly companyIds: readonly number[] | undefined;
  /** Skips the blocklist and the removal of duplicates. */
  readonly skipsChecks: boolean;
  /** Only activity published at or after this time. */
  readonly publishedSince: Date;
  /** Only activity first seen at or after this time; undefined for all. */
  readonly seenSince: Date | undefined;
  /** Only activity first seen before this time, so that a run that is resumed sees the same activity. */
  readonly seenBefore: Date;
}

/** Sorts candidates: best first, then newest evidence, then domain. */
export function byRank(a: Candidate, b: Candidate): number {
  return b.relevance - a.relevance || newest(b) - newest(a) || (a.domain < b.domain ? -1 : a.domain > b.domain ? 1 : 0);
}

function newest({ evidence, people }: Candidate): number {
  const dates = [...evidence, ...people.flatMap((person) => person.evidence)];
  return Math.max(0, ...dates.map(({ occurredAt }) => occurredAt?.getTime() ?? 0));
}
