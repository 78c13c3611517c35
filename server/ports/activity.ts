import type { VendorResult } from "./vendor.ts";

/** A record as a source states it: the kind and the field names are those of `npm run ingest`. */
export interface ActivityRecord {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ActivityPage {
  readonly records: readonly ActivityRecord[];
  /** Where the next read continues; null to start again. */
  readonly bookmark: string | null;
  /** Whether there is more to read now. */
  readonly hasMore: boolean;
  /** Whether the records are everything that is open, so that earlier ones that are missing are closed. */
  readonly isComplete: boolean;
  /** What the operator should know, such as that the source may not exist. */
  readonly notice?: string;
}

/** A job board, or a vendor's feed. */
export interface ActivitySource {
  /** Reads what is new since the bookmark of the last read; everything when it is null. */
  read(bookmark: string | null, signal: AbortSignal): Promise<VendorResult<ActivityPage>>;
}
