import type { VendorResult } from "./vendor.ts";

/** A record from a source. Its kind and field names are those of `npm run ingest`. */
export interface ActivityRecord {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ActivityPage {
  readonly records: readonly ActivityRecord[];
  /** Where the next read starts; null to read everything again. */
  readonly bookmark: string | null;
  /** Whether more records can be read now. */
  readonly hasMore: boolean;
  /** Whether the page lists every current job post. If so, the caller closes the posts that it does not list. */
  readonly isComplete: boolean;
  /** A warning for the operator, such as that the source may not exist. */
  readonly notice?: string;
}

/** A job board, or a vendor's feed. */
export interface ActivitySource {
  /** Reads the records since the bookmark of the last read, or all records if `bookmark` is null. */
  read(bookmark: string | null, signal: AbortSignal): Promise<VendorResult<ActivityPage>>;
}
