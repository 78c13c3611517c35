import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { createPacer } from "../../lib/pacer.ts";
import { TECHNOLOGIES_VERSION } from "../../text/public.ts";
import {
  advanceBackfill,
  listPostsAfter,
  lockBackfill,
  type ReadingRow,
  rewriteTechnologies,
  takeDueCompanies,
  takeUnreadPosts,
  type UnreadPost,
  upsertReadings,
} from "./queries.ts";
import { readPost } from "./read-post.ts";

/** Posts of one transaction, and companies of one. */
const BATCH_POSTS = 500;
const BATCH_COMPANIES = 200;

/** How often the technologies of companies are written while many posts are read. */
const REWRITE_EVERY_MS = 60_000;

/**
 * Reads the technologies in new and changed posts, then in those that were not read with the current list, and writes
 * the technologies of the companies concerned. Each batch is a transaction: an interrupted job continues where it
 * stopped.
 */
export function readTechnologies({ db }: { readonly db: Db }): JobHandler<"technologies.read"> {
  return async (_payload, { signal, log }) => {
    const pace = createPacer(signal);
    const readBatch = async (read: typeof readUnread): Promise<number> => {
      signal.throwIfAborted();
      return db.transaction().execute((transaction) => read(transaction, pace));
    };
    let [posts, companies, since] = [0, 0, performance.now()];
    let read: number;
    do {
      // New posts do not wait for the backfill.
      read = (await readBatch(readUnread)) || (await readBatch(backfill));
      posts += read;
      if (read > 0 && performance.now() - since < REWRITE_EVERY_MS) continue;
      companies += await rewriteDue(db, signal);
      since = performance.now();
    } while (read > 0);
    if (posts + companies > 0) log.info({ posts, companies }, "technologies read from job posts");
  };
}

async function readUnread(db: Db, pace: () => Promise<void>): Promise<number> {
  const { taken, posts } = await takeUnreadPosts(db, BATCH_POSTS);
  await upsertReadings(db, await readAll(posts, pace));
  return taken;
}

async function backfill(db: Db, pace: () => Promise<void>): Promise<number> {
  const posts = await listPostsAfter(db, await lockBackfill(db, TECHNOLOGIES_VERSION), BATCH_POSTS);
  const last = posts.at(-1);
  if (!last) return 0;
  await upsertReadings(db, await readAll(posts, pace));
  await advanceBackfill(db, last.id);
  return posts.length;
}

/** A post whose text was deleted mentions nothing, because it cannot be quoted. */
async function readAll(posts: readonly UnreadPost[], pace: () => Promise<void>): Promise<ReadingRow[]> {
  const rows: ReadingRow[] = [];
  for (const { body, ...post } of posts) {
    await pace();
    const reading = readPost({ ...post, body: body ?? "" });
    rows.push({
      job_post_id: post.id,
      company_id: post.company_id,
      posted_at: post.posted_at,
      posted_by: reading.postedBy,
      title: post.title,
      country: post.country,
      department: reading.department,
      seniority: reading.seniority,
      mentions: body === null ? [] : [...reading.mentions],
    });
  }
  return rows;
}

async function rewriteDue(db: Db, signal: AbortSignal): Promise<number> {
  let written = 0;
  let taken: number;
  do {
    signal.throwIfAborted();
    taken = await db.transaction().execute(async (transaction) => {
      const companyIds = await takeDueCompanies(transaction, BATCH_COMPANIES);
      if (companyIds.length > 0) await rewriteTechnologies(transaction, companyIds);
      return companyIds.length;
    });
    written += taken;
  } while (taken > 0);
  return written;
}
