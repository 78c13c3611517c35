import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { connect, type Db } from "./connect.ts";
import { isConnectionLost } from "./database-errors.ts";
import { listRows } from "./statements.ts";

/**
 * Whether a replica served a read, or why the primary did. `none`: no replica is in rotation. `behind`: the replica did
 * not confirm in time that it has replayed the log. `conflict`: replaying cancelled a statement. `timeout`: a statement
 * took too long. `lost`: the connection broke. `refused`: a statement writes.
 */
export type ReadOutcome = "replica" | "none" | "behind" | "conflict" | "timeout" | "lost" | "refused";

/** Hot standbys of the primary. Reads on them see the same commits as reads on the primary. */
export interface ReadReplicas {
  /**
   * Calls `read` with a replica that replays the primary's log up to `position` in time, or with the primary if there
   * is none. If the replica fails, calls `read` again with the primary. `read` must not write.
   *
   * @param position in bytes, as `FLUSHED_POSITION` returned it on the primary
   */
  read<Result>(position: number, read: (db: Db) => Promise<Result>): Promise<Result>;
  /** Host, port and database of each replica, and whether it serves reads. */
  states(): { replica: string; isServing: boolean }[];
  /** The connections to each replica: for reads, and for its position. */
  readonly pools: readonly { replica: string; reads: pg.Pool; positions: pg.Pool }[];
  close(): Promise<void>;
}

interface ReadReplicaOptions {
  urls: readonly string[];
  primary: Db;
  /** See `connect`. */
  applicationName: string;
  poolSize: number;
  /** Called for every read. */
  onRead: (outcome: ReadOutcome, error?: unknown) => void;
  onRemoved: (replica: string, reason: string) => void;
  onRestored: (replica: string) => void;
}

/** The position up to which the primary's log is on disk, in bytes. All acknowledged commits are before it. */
export const FLUSHED_POSITION = sql<number>`pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint`;

/** How long a request waits for a replica. A replica that takes longer is removed from rotation. */
const REPLAY_WITHIN_MS = 200;
const POLL_INTERVAL_MS = 2;
const CHECK_INTERVAL_MS = 1_000;
/** The limit of statements on a replica, after which a request still has time to run on the primary. */
const STATEMENT_TIMEOUT_MS = 4_000;
const RESPONSE_TIMEOUT_MS = 5_000;
const CONNECTION_TIMEOUT_MS = 1_000;

/** Opens replicas. Each serves reads when it has been reached; an unreachable replica is tried every second. */
export function openReadReplicas(options: ReadReplicaOptions): ReadReplicas {
  const { urls, primary, onRead } = options;
  const replicas = urls.map((url) => new Replica(url, options));
  let turn = 0;
  const check = () => {
    for (const replica of replicas) replica.check();
  };
  const checking = setInterval(check, CHECK_INTERVAL_MS);
  check();

  const read = async <Result>(position: number, run: (db: Db) => Promise<Result>): Promise<Result> => {
    const serving = replicas.filter(({ isServing }) => isServing);
    const replica = serving[turn++ % serving.length];
    try {
      if (replica && (await replica.reaches(position))) {
        const result = await run(replica.db);
        onRead("replica");
        return result;
      }
      onRead(replica ? "behind" : "none");
    } catch (error) {
      const outcome = whyOnPrimary(error);
      if (outcome === undefined) throw error;
      onRead(outcome, error);
    }
    return run(primary);
  };
  return {
    read,
    states: () => replicas.map(({ name, isServing }) => ({ replica: name, isServing })),
    pools: replicas.map(({ name, pools }) => ({ replica: name, ...pools })),
    close: async () => {
      clearInterval(checking);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

const RECOVERY_CONFLICTS = ["40001", "40P01"];
const STATEMENT_CANCELLED = "57014";
/** The error codes of statements that write or need a transaction id. */
const NEEDS_PRIMARY = ["25006", "55000"];

/** Returns why a read that failed on a replica may succeed on the primary; undefined for other errors. */
function whyOnPrimary(error: unknown): ReadOutcome | undefined {
  const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
  if (RECOVERY_CONFLICTS.includes(code)) return "conflict";
  if (NEEDS_PRIMARY.includes(code)) return "refused";
  if (code === STATEMENT_CANCELLED) return "timeout";
  return isConnectionLost(error) ? "lost" : undefined;
}

function toErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Identifies a cluster and a database in it. A standby has the same identity as its primary. */
const IDENTITY = sql<string>`(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;

class Replica {
  readonly name: string;
  readonly db: Db;
  isServing = false;
  readonly #options: ReadReplicaOptions;
  readonly #reads: ReturnType<typeof connect>;
  /** A separate connection, so that slow reads do not delay position queries. */
  readonly #positions: ReturnType<typeof connect>;
  /** The position that the replica has confirmed, and the largest requested position. */
  #replayed = -1;
  #wanted = 0;
  #reading: Promise<void> | undefined;
  #checking: Promise<void> | undefined;
  #isClosed = false;
  #reason = "";

  constructor(url: string, options: ReadReplicaOptions) {
    const { host, pathname } = new URL(url);
    this.name = `${host}${pathname}`;
    this.#options = options;
    const connectTo = (poolSize: number, statementTimeoutMs: number) =>
      connect({
        url,
        applicationName: options.applicationName,
        poolSize,
        statementTimeoutMs,
        connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
        onError: (error) => {
          // A conflict ends only one session.
          if (whyOnPrimary(error) !== "conflict") this.remove(toErrorMessage(error));
        },
      });
    this.#reads = connectTo(options.poolSize, STATEMENT_TIMEOUT_MS);
    this.#positions = connectTo(1, CONNECTION_TIMEOUT_MS);
    this.db = this.#reads.respondingWithin(RESPONSE_TIMEOUT_MS);
  }

  get pools() {
    return { reads: this.#reads.pool, positions: this.#positions.pool };
  }

  /** Returns whether the replica replays the log up to `position` in time. Otherwise, removes it from rotation. */
  async reaches(position: number): Promise<boolean> {
    this.#wanted = Math.max(this.#wanted, position);
    const end = performance.now() + REPLAY_WITHIN_MS;
    try {
      while (this.#replayed < position) {
        const left = end - performance.now();
        if (left <= 0) throw new Error(`it has not replayed the primary's log within ${REPLAY_WITHIN_MS} ms`);
        this.#reading ??= this.#readPosition().finally(() => (this.#reading = undefined));
        await Promise.race([this.#reading, delay(left, undefined, { ref: false })]);
        if (this.#replayed < position) await delay(POLL_INTERVAL_MS);
      }
      return true;
    } catch (error) {
      this.remove(toErrorMessage(error));
      return false;
    }
  }

  async #readPosition(): Promise<void> {
    const rows = await listRows(this.#positions.respondingWithin(CONNECTION_TIMEOUT_MS))<{ replayed: number | null }>`
      select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(),
        '0/0')::bigint end as replayed`;
    const replayed = rows[0]?.replayed;
    if (replayed == null) throw new Error("it is not a standby");
    this.#replayed = Math.max(this.#replayed, replayed);
  }

  /** Removes the replica from rotation until a check succeeds. Logs each reason once. */
  remove(reason: string): void {
    if (this.#isClosed) return;
    this.#replayed = -1;
    if (this.isServing || this.#reason !== reason) this.#options.onRemoved(this.name, reason);
    this.#reason = reason;
    this.isServing = false;
  }

  /** Returns the replica to rotation if it is a standby of the primary and keeps up. */
  check(): void {
    if (this.isServing) return;
    this.#checking ??= this.#restore()
      .catch((error: unknown) => this.remove(toErrorMessage(error)))
      .finally(() => (this.#checking = undefined));
  }

  async #restore(): Promise<void> {
    const readServerId = (db: Db) => db.selectNoFrom(IDENTITY.as("identity")).executeTakeFirstOrThrow();
    const [own, primary] = await Promise.all([readServerId(this.#positions.db), readServerId(this.#options.primary)]);
    if (own.identity !== primary.identity) throw new Error("it is not a standby of the database of DATABASE_URL");
    if (this.#isClosed || !(await this.reaches(this.#wanted))) return;
    this.isServing = true;
    this.#options.onRestored(this.name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#reads.close(), this.#positions.close()]);
    await this.#checking;
  }
}
