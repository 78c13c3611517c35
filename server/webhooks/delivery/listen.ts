import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { openSession } from "../../db/connect.ts";
import { deliveriesChannel } from "./queries-publish.ts";

const reopenAfterMs = 1_000;
/** A session that is just being opened is not waited for any longer. */
const endWithinMs = 1_000;

/**
 * Calls back whenever deliveries are published, in any process. A lost session is opened again; what is published
 * meanwhile is found by polling. Answers how to end it.
 */
export function listenForDeliveries(databaseUrl: string, onPublished: () => void, log: Logger): () => Promise<void> {
  const closing = new AbortController();
  let session: pg.Client | undefined;
  const keepOpen = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const { promise: lost, resolve: onLost } = Promise.withResolvers<void>();
      try {
        session = await openSession(databaseUrl, "webhook deliveries", () => onLost());
        closing.signal.addEventListener("abort", () => onLost(), { once: true });
        session.on("notification", onPublished);
        await session.query(`listen ${deliveriesChannel}`);
        if (!closing.signal.aborted) await lost;
      } catch (error) {
        log.warn({ err: error }, "cannot listen for webhook deliveries; looking for them every second");
        await session?.end().catch(() => undefined);
      }
      if (!closing.signal.aborted)
        await delay(reopenAfterMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    await session?.end().catch(() => undefined);
  };
  const ended = keepOpen();
  return () => {
    closing.abort();
    return Promise.race([ended, delay(endWithinMs, undefined, { ref: false })]);
  };
}
