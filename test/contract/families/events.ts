import { expect, test } from "vitest";
import { oneRow } from "../../../server/db/statements.ts";
import { recordRun } from "../../support/insights.ts";
import type { Stage } from "../stage.ts";

const UNKNOWN = Number.MAX_SAFE_INTEGER;

export function events(stage: Stage): void {
  const { send, signIn } = stage;
  test("verticals, their event types, and an account's events and timeline", async () => {
    const { key, workspaceId } = await signIn();
    const event = await oneRow(stage.database.db)<{ company_id: number; vertical_id: number; event_type_id: number }>`
      select company_id, vertical_id, event_type_id
      from company_event join event_type on event_type.id = company_event.event_type_id`;
    await recordRun(stage.database.db, workspaceId, [
      { companyId: event.company_id, text: "Found", dedupeKey: "an entry of the timeline" },
    ]);
    const { body: verticals } = await send("Events_listVerticals", 200, { key });
    expect(verticals.data.map(({ id }) => id)).toContain(event.vertical_id);
    await send("Events_listEventTypes", 200, { key, path: { vertical_id: event.vertical_id } });
    const path = { account_id: event.company_id };
    const query = { vertical_id: event.vertical_id, event_type_id: event.event_type_id, limit: 1 };
    await send("Events_listAccountEvents", 200, { key, path, query });
    const { body: timeline } = await send("AccountTimeline_read", 200, { key, path });
    expect(new Set(timeline.entries.map(({ kind }) => kind))).toEqual(new Set(["insight", "event"]));
  });

  test("an unknown account or vertical", async () => {
    const { key } = await signIn();
    await send("Events_listEventTypes", 404, { key, path: { vertical_id: UNKNOWN } });
    await send("Events_listAccountEvents", 404, { key, path: { account_id: UNKNOWN } });
    await send("AccountTimeline_read", 404, { key, path: { account_id: UNKNOWN } });
  });
}
