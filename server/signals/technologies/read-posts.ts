import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
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
import { readRow } from "./read-row.ts";

/** The number of posts, and of companies, per transaction. */
const BATCH_POSTS = 500;
const BATCH_COMPANIES = 200;

/** How often the technologies of companies are written while many posts are read. */
const REWRITE_EVERY_MS = 60_000;

/**
 * Reads the technologies in new and changed posts, then in posts not yet read with the current list. Then writes the
 * technologies of the companies concerned. Each batch is a transaction: an interrupted job continues where it stopped.
 */
export function readTechnologies({ db }: { readonly db: Db }): JobHandler<"technologies.read"> {
  return async (_payload, { signal, log }) => {
    const reader = new Reader(signal);
    const readBatch = async (read: typeof readUnread): Promise<number> => {
      signal.throwIfAborted();
      return db.transaction().execute((transaction) => read(transaction, reader));
    };
    let [posts, companies, since] = [0, 0, performance.now()];
    let read: number;
    try {
      do {
        // New posts do not wait for the backfill.
        read = (await readBatch(readUnread)) || (await readBatch(backfill));
        posts += read;
        if (read > 0 && performance.now() - since < REWRITE_EVERY_MS) continue;
        companies += await rewriteDue(db, signal);
        since = performance.now();
      } while (read > 0);
    } finally {
      await reader.close();
    }
    if (posts + companies > 0) log.info({ posts, companies }, "technologies read from job posts");
  };
}

/** Reads up to `BATCH_POSTS` posts on the job's thread, and more on one thread per core. */
class Reader {
  readonly #pace: () => Promise<void>;
  #threads: readonly Worker[] = [];

  constructor(signal: AbortSignal) {
    this.#pace = createPacer(signal);
  }

  async read(posts: readonly UnreadPost[]): Promise<ReadingRow[]> {
    const count = availableParallelism();
    if (count === 1 || posts.length <= BATCH_POSTS) {
      const rows: ReadingRow[] = [];
      for (const post of posts) {
        await this.#pace();
        rows.push(readRow(post));
      }
      return rows;
    }
    if (this.#threads.length === 0)
      this.#threads = Array.from({ length: count }, () => new Worker(new URL("read-thread.ts", import.meta.url)));
    const share = Math.ceil(posts.length / count);
    const parts = this.#threads.map(async (thread, at): Promise<ReadingRow[]> => {
      thread.postMessage(posts.slice(at * share, (at + 1) * share));
      const [rows] = await once(thread, "message");
      return rows;
    });
    return (await Promise.all(parts)).flat();
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

async function readUnread(db: Db, reader: Reader): Promise<number> {
  const { taken, posts } = await takeUnreadPosts(db, BATCH_POSTS);
  await upsertReadings(db, await reader.read(posts));
  return taken;
}

async function backfill(db: Db, reader: Reader): Promise<number> {
  const after = await lockBackfill(db, TECHNOLOGIES_VERSION);
  const posts = await listPostsAfter(db, after, BATCH_POSTS * availableParallelism());
  const last = posts.at(-1);
  if (!last) return 0;
  await upsertReadings(db, await reader.read(posts));
  await advanceBackfill(db, last.id);
  return posts.length;
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
