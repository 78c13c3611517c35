/**
 * A large table that an operator may partition by month: `npm run db:partition`. Code works on both forms of a table; it
 * names no columns in `on conflict do nothing`, because a partitioned table has no unique index on them.
 */
export interface PartitionedTable {
  readonly name: string;
  /** Determines the month of a row. It is never null and never updated. */
  readonly column: string;
  /** The value of the column at a time: that of every row before the time is lower. Default: the time itself. */
  readonly valueAt?: (time: Date) => string;
  /** Identifies a row over all months, besides the primary key. */
  readonly keys: readonly UniqueKey[];
  /**
   * The foreign keys that refer to its id. Triggers replace them, because an index of a partitioned table is unique
   * within a month only, and because Postgres would compare all rows when a month is dropped. The job that
   * drops a month deletes the rows that refer to it.
   */
  readonly referencedBy: readonly string[];
}

/**
 * A unique rule that months cannot keep, because an index of a partitioned table is unique within a month only, unless
 * it includes the month's column. A narrow table that is not partitioned keeps it.
 */
export interface UniqueKey {
  readonly table: string;
  /** The unique index that it replaces. */
  readonly replaces: string;
  /** Its columns, each with its type and its value for a row, in SQL. */
  readonly columns: readonly KeyColumn[];
  /** The effect of inserting a second row: none, as `on conflict do nothing`, or an error. */
  readonly onDuplicate: "skip" | "fail";
  /** True when rows are looked up by these columns: they then have an index in every month. */
  readonly isIndexed: boolean;
}

interface KeyColumn {
  readonly name: string;
  readonly type: string;
  /**
   * Returns the value, given the prefix of the row's columns, such as `new.`. Default: the column of the same name.
   */
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

/** Returns the lowest id of a time, for ids that begin with it in milliseconds. */
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

/** Its months are kept, as titles and search words are: only texts expire. */
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
