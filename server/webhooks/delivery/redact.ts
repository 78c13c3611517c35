import type { Db } from "../../db/connect.ts";
import type { WebhookEvents } from "../../http/contract.ts";
import { readPages } from "../../lib/read-pages.ts";
import { deleteResponsesTo, listEventsAbout, type StoredEvent, updateEventBody } from "./queries-redact.ts";

interface ErasedInsight {
  readonly id: number;
  readonly workspace_id: number;
}

/** An event may hold 100 insights. */
const EVENTS_PER_PAGE = 100;

/**
 * Removes erased insights from the events that contain them, so that neither a pending delivery nor a redelivery sends
 * them, and forgets what receivers responded to these events, because a response may repeat them.
 */
export async function redactInsights(db: Db, erased: readonly ErasedInsight[]): Promise<void> {
  const ids = new Set(erased.map(({ id }) => id));
  const workspaceIds = [...new Set(erased.map(({ workspace_id }) => workspace_id))];
  const pages = readPages<StoredEvent>(EVENTS_PER_PAGE, (after, limit) =>
    listEventsAbout(db, workspaceIds, [...ids], after?.id ?? "", limit),
  );
  for await (const events of pages) {
    for (const { id, body } of events) {
      const event: WebhookEvents["insights.new"] = JSON.parse(body);
      const insights = event.data.insights.filter(({ insight_id }) => !ids.has(insight_id));
      await updateEventBody(db, id, JSON.stringify({ ...event, data: { ...event.data, insights } }));
    }
    await deleteResponsesTo(
      db,
      events.map(({ id }) => id),
    );
  }
}
