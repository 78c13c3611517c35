import { type EventRow, hasCompany, presentEventPerson } from "../events/public.ts";
import type { Family, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import {
  countTimeline,
  listTimeline,
  listTimelineEvents,
  listTimelineInsights,
  type TimelineInsightRow,
} from "./queries.ts";

/** Serves the timeline of an account: the workspace's insights and the account's events. */
export function accountTimeline(): Family<"AccountTimeline"> {
  return {
    read: async ({ path, query }, { db, caller, reply, refuse }) => {
      if (!(await hasCompany(db, path.account_id))) return refuse(noSuch("account"));
      const timeline = { workspaceId: caller.workspaceId, accountId: path.account_id };
      const [keys, totalCount] = await Promise.all([listTimeline(db, timeline, query), countTimeline(db, timeline)]);
      const idsWithKind = (kind: "insight" | "event") => keys.filter((key) => key.kind === kind).map((key) => key.id);
      const [insights, events] = await Promise.all([
        listTimelineInsights(db, idsWithKind("insight")),
        listTimelineEvents(db, idsWithKind("event")),
      ]);
      const entries = keys.flatMap(({ kind, id, happened_at }): Schema["TimelineEntry"][] => {
        const happenedAt = happened_at.toISOString();
        if (kind === "insight") {
          const insight = insights.get(id);
          return insight ? [presentTimelineInsight(insight, happenedAt)] : [];
        }
        const event = events.get(id);
        return event ? [presentTimelineEvent(event, happenedAt)] : [];
      });
      return reply(200, { entries, ...pageFields(query, entries.length, totalCount) });
    },
  };
}

function presentTimelineInsight(row: TimelineInsightRow, happenedAt: string): Schema["TimelineInsight"] {
  return {
    kind: "insight",
    happened_at: happenedAt,
    insight_id: row.id,
    alert_text: row.alert_text,
    // Check constraints allow only the contract's values.
    alert_type: row.alert_type as Schema["InsightSource"],
    sentiment: row.sentiment as Schema["Sentiment"],
    discovered_signal_id: row.signal_id,
    signal_link: row.signal_link,
  };
}

function presentTimelineEvent(row: EventRow, happenedAt: string): Schema["TimelineEvent"] {
  return {
    kind: "event",
    happened_at: happenedAt,
    event_id: row.id,
    event_type_id: row.event_type_id,
    event_type_name: row.event_type_name,
    people: row.people.map(presentEventPerson),
    summary: row.summary,
    source_url: row.source_url,
  };
}
