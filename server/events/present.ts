import type { Schema } from "../http/contract.ts";
import type { EventRow, EventTypeRow } from "./queries.ts";

export function presentEvent(row: EventRow): Schema["AccountEvent"] {
  return {
    id: row.id,
    event_type_id: row.event_type_id,
    event_type_name: row.event_type_name,
    people: row.people.map(presentEventPerson),
    signal_type: row.signal_type,
    event_date: row.event_date.toISOString(),
    team_name: row.team_name,
    summary: row.summary,
    source_url: row.source_url,
  };
}

export function presentEventPerson({ id, full_name, title }: EventRow["people"][number]): Schema["EventPerson"] {
  return { id, full_name, title };
}

export function presentEventType(row: EventTypeRow): Schema["EventType"] {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    account_count: row.account_count,
    people_count: row.people_count,
    latest_event_date: row.latest_event_date?.toISOString() ?? null,
  };
}
