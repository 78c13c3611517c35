import type { Db } from "../../db/connect.ts";
import type { WebhookEvents } from "../../http/contract.ts";
import { readPages } from "../../lib/read-pages.ts";
import { deleteResponsesTo, listEventsWithoutInsight, type StoredEvent, updateEventBody } from "./queries-redact.ts";

/** The number is small, because an event may contain 100 insights. */
const EVENTS_PER_PAGE = 100;

/**
 * Removes insights that no longer exist from the stored events of all webhooks, so that neither a pending delivery nor
 * a replay sends erased data. Deletes the receivers' responses to these events, which may repeat that data. Also
 * removes insights that were deleted with their signal, because the people in them are no longer known.
 */
export async function redactInsights(db: Db): Promise<void> {
  const pages = readPages<StoredEvent>(EVENTS_PER_PAGE, (after, limit) =>
    listEventsWithoutInsight(db, after?.id ?? "", limit),
  );
  for await (const events of pages) {
    for (const { id, body, removed_ids } of events) {
      const removed = new Set(removed_ids);
      const event: WebhookEvents["insights.new"] = JSON.parse(body);
      const insights = event.data.insights.filter(({ insight_id }) => !removed.has(insight_id));
      await updateEventBody(db, id, JSON.stringify({ ...event, data: { ...event.data, insights } }));
    }
    await deleteResponsesTo(
      db,
      events.map(({ id }) => id),
    );
  }
}
