/**
 * A large table that an operator may partition by month with `npm run db:partition`. Queries must work on both forms.
 * They name no columns in `on conflict do nothing`, because a partitioned table has no unique index on them.
 */
export interface PartitionedTable {
  readonly name: string;
  /** Determines the month of a row. It is never null and never updated. */
  readonly column: string;
  /** Returns the lower bound of the column for rows from `time` on. Default: `time`. */
  readonly valueAt?: (time: Date) => string;
  /** The unique keys across all months, besides the primary key. */
  readonly keys: readonly UniqueKey[];
  /**
   * The foreign keys that refer to the table's id. Triggers replace them, because an index of a partitioned table is
   * unique only within a month, and because Postgres would check all rows when a month is dropped. The job that drops a
   * month deletes the rows that refer to it.
   */
  readonly referencedBy: readonly string[];
}

/**
 * A unique constraint across all months. An index of a partitioned table can enforce one only if it includes the
 * month's column, so a narrow table that is not partitioned enforces it.
 */
export interface UniqueKey {
  readonly table: string;
  /** The unique index that it replaces. */
  readonly replaces: string;
  /** The key's columns, each with the SQL of its type and value. */
  readonly columns: readonly KeyColumn[];
  /** Whether inserting a duplicate does nothing, as with `on conflict do nothing`, or fails. */
  readonly onDuplicate: "skip" | "fail";
  /** Whether rows are looked up by these columns, which then have an index in every month. */
  readonly isIndexed: boolean;
}

interface KeyColumn {
  readonly name: string;
  readonly type: string;
  /** Returns the SQL of the value. `prefix` precedes the row's columns, such as `new.`. Default: the column `name`. */
  readonly of?: (prefix: string) => string;
}

export const INSIGHT: PartitionedTable = {
  name: "insight",
  column: "alert_date",
  keys: [
    {
      table: "insight_key",
      replaces: "insight_workspace_id_dedupe_key_key",
      columns: [
        { name: "workspace_id", type: "bigint" },
        { name: "dedupe_key", type: "text" },
      ],
      onDuplicate: "skip",
      isIndexed: false,
    },
  ],
  referencedBy: [],
};

/** Returns the lowest id generated at `time`, for ids that begin with their time in milliseconds. */
export function firstIdAt(prefix: "msg_" | "dlv_", time: Date): string {
  return `${prefix}${time.getTime().toString(16).padStart(12, "0")}`;
}

export const WEBHOOK_EVENT: PartitionedTable = {
  name: "webhook_event",
  column: "id",
  valueAt: (time) => firstIdAt("msg_", time),
  keys: [],
  referencedBy: ["webhook_delivery_event_id_fkey"],
};

export const WEBHOOK_DELIVERY: PartitionedTable = {
  name: "webhook_delivery",
  column: "id",
  valueAt: (time) => firstIdAt("dlv_", time),
  keys: [
    {
      table: "webhook_delivery_key",
      replaces: "webhook_delivery_event_id_endpoint_id_key",
      columns: [
        { name: "event_id", type: "text" },
        { name: "endpoint_id", type: "text" },
      ],
      onDuplicate: "fail",
      isIndexed: true,
    },
  ],
  referencedBy: ["webhook_attempt_delivery_id_fkey", "alert_webhook_delivery_id_fkey"],
};

export const WEBHOOK_ATTEMPT: PartitionedTable = {
  name: "webhook_attempt",
  column: "delivery_id",
  valueAt: (time) => firstIdAt("dlv_", time),
  keys: [],
  referencedBy: [],
};

function sourceUrlKey(table: string): UniqueKey {
  const columns = [{ name: "source_url", type: "text" }];
  return { table: `${table}_key`, replaces: `${table}_source_url_key`, columns, onDuplicate: "skip", isIndexed: true };
}

/** Its months are never dropped, because titles and search words are kept. Only texts expire. */
export const JOB_POST: PartitionedTable = {
  name: "job_post",
  column: "first_seen_at",
  keys: [sourceUrlKey("job_post")],
  referencedBy: ["job_post_earlier_text_job_post_id_fkey"],
};

export const SOCIAL_POST: PartitionedTable = {
  name: "social_post",
  column: "first_seen_at",
  keys: [sourceUrlKey("social_post")],
  referencedBy: ["social_engagement_social_post_id_fkey"],
};

export const SOCIAL_ENGAGEMENT: PartitionedTable = {
  name: "social_engagement",
  column: "first_seen_at",
  keys: [
    {
      table: "social_engagement_key",
      replaces: "social_engagement_once",
      columns: [
        { name: "social_post_id", type: "bigint" },
        { name: "actor_url", type: "text" },
        { name: "kind", type: "text" },
        { name: "body_hash", type: "text", of: (prefix) => `coalesce(md5(${prefix}body), '')` },
      ],
      onDuplicate: "skip",
      isIndexed: false,
    },
  ],
  referencedBy: [],
};

export const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  INSIGHT,
  WEBHOOK_EVENT,
  WEBHOOK_DELIVERY,
  WEBHOOK_ATTEMPT,
  SOCIAL_POST,
  SOCIAL_ENGAGEMENT,
  JOB_POST,
];
