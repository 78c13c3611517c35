import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { openSession } from "../../db/connect.ts";
import { DELIVERIES_CHANNEL } from "./queries-publish.ts";

const RECONNECT_MS = 1_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** How long to wait for a session that is still connecting. */
const STOP_LIMIT_MS = 1_000;

/**
 * Calls `onPublished` whenever deliveries are published, in any process, and reconnects when the session is lost.
 * Returns a function that stops it.
 */
export function listenForDeliveries(databaseUrl: string, onPublished: () => void, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const stopped = keepListening(databaseUrl, onPublished, log, stopping.signal);
  return () => {
    stopping.abort();
    return Promise.race([stopped, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
  };
}

async function keepListening(
  databaseUrl: string,
  onPublished: () => void,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let session: pg.Client | undefined;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    signal.addEventListener("abort", () => end(), { once: true });
    try {
      session = await openSession(databaseUrl, "webhook deliveries", {
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
        onLost: () => end(),
      });
      session.on("notification", onPublished);
      await session.query(`listen ${DELIVERIES_CHANNEL}`);
      if (!signal.aborted) await ended;
    } catch (error) {
      log.warn({ err: error }, "cannot listen for webhook deliveries; polling every second meanwhile");
    }
    await session?.end().catch(() => undefined);
    await delay(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
  }
}
