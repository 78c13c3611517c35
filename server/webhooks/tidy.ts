import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import type { JobHandler } from "../jobs/registry.ts";
import type { Clock } from "../ports/clock.ts";
import { deleteEndedDeliveries, deleteEventsWithoutDeliveries } from "./queries-tidy.ts";

const dayMs = 24 * 60 * 60 * 1_000;

/** Forgets deliveries that ended before so many days, with their attempts, and the events that no delivery is left of. */
export const tidyWebhooks =
  ({ db, clock, keptDays }: { db: Db; clock: Clock; keptDays: number }): JobHandler<"webhooks.tidy"> =>
  async (_payload, { signal }) => {
    const before = new Date(clock.now().getTime() - keptDays * dayMs);
    await deleteInBatches((most) => deleteEndedDeliveries(db, before, most), signal);
    await deleteInBatches((most) => deleteEventsWithoutDeliveries(db, before, most), signal);
  };
