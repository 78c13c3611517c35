/** The responses to callers, to compare with the database. */
export interface LoadRecord {
  requests: number;
  readonly blockedDomains: { readonly workspaceId: number; readonly domain: string }[];
  /** The number of reads after an acknowledged write, and the reads that did not include the write. */
  reads: number;
  readonly staleReads: string[];
  readonly searches: { readonly workspaceId: number }[];
  readonly bulkJobs: { readonly query: string; readonly jobId: string }[];
  readonly signals: { readonly workspaceId: number; readonly signalId: number }[];
  readonly crmJobs: { readonly workspaceId: number; readonly jobId: string }[];
  /** Requests without a response or with a 5xx response. */
  readonly failures: string[];
  /** Responses that no fault explains. */
  readonly wrongResponses: string[];
  /** Writes that were not acknowledged although they were retried for a minute after the last fault. */
  readonly unacknowledged: string[];
}

export function emptyRecord(): LoadRecord {
  return {
    requests: 0,
    blockedDomains: [],
    reads: 0,
    staleReads: [],
    searches: [],
    bulkJobs: [],
    signals: [],
    crmJobs: [],
    failures: [],
    wrongResponses: [],
    unacknowledged: [],
  };
}

/** A guarantee of the service, and its violations. */
export interface Check {
  readonly promise: string;
  readonly examined: number;
  readonly faults: readonly string[];
}

/** A workspace whose number of rows differs from its responses. */
interface Difference {
  readonly workspaceId: number;
  readonly stored: number;
  readonly acknowledged: number;
}

/** Compares the number of rows of each workspace with its responses. */
export function compareCounts(
  { unacknowledged }: LoadRecord,
  stored: readonly { readonly workspace_id: number }[],
  acknowledged: readonly { readonly workspaceId: number }[],
): Difference[] {
  // A write that was not acknowledged may or may not have taken effect.
  if (unacknowledged.length > 0) return [];
  const rows = Map.groupBy(stored, ({ workspace_id }) => workspace_id);
  const calls = Map.groupBy(acknowledged, ({ workspaceId }) => workspaceId);
  const ids = new Set([...rows.keys(), ...calls.keys()]);
  return [...ids]
    .map((id) => ({ workspaceId: id, stored: rows.get(id)?.length ?? 0, acknowledged: calls.get(id)?.length ?? 0 }))
    .filter((each) => each.stored !== each.acknowledged);
}
