import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { openSession } from "../../db/connect.ts";
import { Retries } from "../../lib/retries.ts";
import { DELIVERIES_CHANNEL } from "./queries-publish.ts";

const STATEMENT_TIMEOUT_MS = 5_000;
/** How long to wait for a session that is still connecting. */
const STOP_LIMIT_MS = 1_000;

/** Calls `onPublished` when any process publishes deliveries, and reconnects. Returns a function to stop listening. */
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
  const retries = new Retries({
    onFailing: (error) => log.warn({ err: error }, "cannot listen for webhook deliveries; polling every second"),
    onWorking: () => log.info("listening for webhook deliveries again"),
  });
  while (!signal.aborted) {
    let session: pg.Client | undefined;
    let failure: unknown;
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    signal.addEventListener("abort", () => end(undefined), { once: true });
    try {
      session = await openSession(databaseUrl, "webhook deliveries", {
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
        onLost: end,
      });
      session.on("notification", onPublished);
      await session.query(`listen ${DELIVERIES_CHANNEL}`);
      retries.succeeded();
      if (!signal.aborted) failure = await ended;
    } catch (error) {
      failure = error;
    }
    await session?.end().catch(() => undefined);
    if (!signal.aborted) await retries.wait(failure, signal);
  }
}
