import { closeUnlistedJobPosts } from "../catalogue/queries-job-posts.ts";
import { type RecordKind, recordKinds } from "../catalogue/record-kinds.ts";
import type { Db } from "../db/connect.ts";
import type { JobContext, JobHandler } from "../jobs/definitions.ts";
import { canonicalJobUrl } from "../lib/job-url.ts";
import { urlWithoutSecrets } from "../lib/url-without-secrets.ts";
import type { ActivityPage, ActivityRecord, ActivitySource } from "../ports/activity.ts";
import type { Clock } from "../ports/clock.ts";
import type { VendorFailure } from "../ports/vendor.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { claimDueSource, type SourceRow, updateBookmark, updateSourceFailed, upsertFeed } from "./queries.ts";

const HOUR_MS = 3_600_000;
const MAX_BACKOFF_MS = 24 * HOUR_MS;
/** Prevents a feed with a long backlog from delaying other sources. The feed continues an hour later. */
const MAX_PAGES = 100;

interface PullOptions {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** The URL of the feed; undefined if none is configured. */
  readonly feedUrl: string | undefined;
  readonly open: (source: SourceRow) => ActivitySource;
}

/** Pulls every source that is due, one worker per source. Skips a failing source for one hour, then two, up to 24. */
export function pullActivity(options: PullOptions): JobHandler<"activity.pull"> {
  return async (_payload, context) => {
    const { db, clock, feedUrl } = options;
    await upsertFeed(db, feedUrl);
    while (!context.signal.aborted) {
      const now = clock.now();
      const source = await claimDueSource(db, now, new Date(now.getTime() + HOUR_MS));
      if (source === undefined) return;
      await pullSource(options, source, context);
    }
  };
}

async function pullSource(options: PullOptions, claimed: SourceRow, { signal, log }: JobContext): Promise<void> {
  const { db, clock, open } = options;
  const adapter = open(claimed);
  let source = claimed;
  for (let pages = 1; pages <= MAX_PAGES; pages++) {
    const read = await adapter.read(source.bookmark, signal);
    if (!read.ok) {
      if (read.failure.reason === "aborted") return;
      const wait = backoffMs(read.failure, claimed.failure_count);
      await updateSourceFailed(db, source.id, read.failure.message, new Date(clock.now().getTime() + wait));
      const name = source.kind === "feed" ? urlWithoutSecrets(source.name) : source.name;
      log.warn({ source: name, reason: read.failure.reason }, "activity pull failed");
      return;
    }
    const isWritten = await writePage(options, source, read.value);
    if (!isWritten || !read.value.hasMore) return;
    source = { ...source, bookmark: read.value.bookmark };
  }
}

function backoffMs({ retryAfterMs }: VendorFailure, failureCount: number): number {
  return Math.max(retryAfterMs ?? 0, Math.min(HOUR_MS * 2 ** failureCount, MAX_BACKOFF_MS));
}

/** Writes a page. Returns false if another worker has taken over the source; the caller then stops. */
async function writePage({ db, secrets, clock }: PullOptions, source: SourceRow, page: ActivityPage): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { reasons, urls } = await writeRecords(transaction, secrets, source, page.records);
    if (page.isComplete) await closeUnlistedJobPosts(transaction, source.id, urls, clock.now());
    const [first] = reasons;
    const error = first ? `Records rejected: ${reasons.length}. The first: ${first}` : (page.notice ?? null);
    return updateBookmark(transaction, source, page.bookmark, error);
  });
}

/** Writes records by kind, people before their activity. Returns reasons for rejections, and the URLs of job posts. */
async function writeRecords(
  db: Db,
  secrets: Secrets,
  source: SourceRow,
  records: readonly ActivityRecord[],
): Promise<{ reasons: string[]; urls: string[] }> {
  const kinds = recordKinds({ jobPosts: { otherText: "replace", sourceId: source.id } });
  const reasons = records
    .filter(({ kind }) => !kinds.has(kind))
    .map(({ kind }) => `kind ${JSON.stringify(kind)} is not one of ${[...kinds.keys()].join(", ")}`);
  for (const kind of kinds.values()) {
    const ofKind = records.filter((record) => record.kind === kind.name);
    if (ofKind.length > 0) reasons.push(...(await writeKind(db, secrets, kind, ofKind)));
  }
  const urls = records.flatMap(({ fields }) => canonicalJobUrl(String(fields.url)) ?? []);
  return { reasons, urls };
}

async function writeKind(
  db: Db,
  secrets: Secrets,
  kind: RecordKind,
  records: readonly ActivityRecord[],
): Promise<string[]> {
  const batch = kind.newBatch();
  const faults = records.flatMap(({ fields }) => {
    const added = batch.add(fields);
    return "faults" in added ? added.faults : [];
  });
  const { rejected } = await batch.write(db, secrets);
  return [...faults, ...rejected].map(({ field, reason }) => `${field} ${reason}`);
}
