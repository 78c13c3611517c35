import type { VendorResult } from "./vendor.ts";

/** A record as a source states it: the kind and the field names are those of `npm run ingest`. */
export interface ActivityRecord {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ActivityPage {
  readonly records: readonly ActivityRecord[];
  /** The position of the next read; null to start again. */
  readonly bookmark: string | null;
  /** Whether there is more to read now. */
  readonly hasMore: boolean;
  /** Whether the records are complete, so that missing earlier ones are closed. */
  readonly isComplete: boolean;
  /** A warning for the operator, such as that the source may not exist. */
  readonly notice?: string;
}

/** A job board, or a vendor's feed. */
export interface ActivitySource {
  /** Reads new records since the bookmark of the last read; everything if it is null. */
  read(bookmark: string | null, signal: AbortSignal): Promise<VendorResult<ActivityPage>>;
}
