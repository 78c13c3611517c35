import { sql } from "kysely";
import { LOCK_NUMBERS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import { capitalise } from "../lib/capitalise.ts";
import type { CompanyEventFacts, RejectedItem, WriteResult, WrittenItem } from "./activity.ts";
import { listCompanyIdsByName, resolveMentions } from "./queries-company-ids.ts";
import { type DescribedEvent, type KnownEvent, MAX_DAYS_BETWEEN_SOURCES, matchEvents } from "./same-event.ts";

interface CompanyEventOptions {
  /** Adds companies known only by name, under a placeholder domain (see `placeholderDomain`). Default: false. */
  readonly addNamedCompanies?: boolean;
  /** Returns whether an event was written from the same file before. */
  readonly isOfSameFile?: (id: number) => boolean;
}

/**
 * Writes events, each once (see `matchEvents`). Adds unknown verticals, event types and companies with a domain. Finds
 * other companies by their exact, unique name. If there is none, rejects the event or, if `addNamedCompanies`, adds the
 * company. Links people with known profiles. A source replaces its own values and completes those of other sources.
 */
export async function upsertCompanyEvents(
  db: Db,
  events: readonly CompanyEventFacts[],
  options: CompanyEventOptions,
): Promise<WriteResult> {
  const mentions = events.map(toMention);
  const findId = await resolveMentions(db, mentions, listCompanyIdsByName, options.addNamedCompanies);
  const types = await findOrInsertEventTypes(db, events);
  const rejected: RejectedItem[] = [];
  const given: GivenEvent[] = [];
  for (const [index, event] of events.entries()) {
    const [companyId, eventTypeId] = [findId(toMention(event)), types.get(`${event.vertical}/${event.event_type}`)];
    if (companyId === undefined || eventTypeId === undefined) {
      rejected.push({ index, ...whyRejected(event) });
      continue;
    }
    const company = [event.company_domain, event.company_name].filter((name) => name !== null);
    given.push({ ...event, index, company_id: companyId, event_type_id: eventTypeId, company });
  }
  await run(db)`select pg_advisory_xact_lock(${LOCK_NUMBERS.companyEvents})`;
  const stored = await listKnownEvents(db, given);
  const rows = mergeEvents(
    given,
    stored.map((event) => ({ ...event, isOfSameFile: options.isOfSameFile?.(event.id) === true })),
  );
  const added = rows.filter(({ known }) => known === undefined);
  const changed = rows.filter(({ known, facts }) => known !== undefined && !areEqual(known, facts));
  for (const [at, id] of (await insertEvents(db, added)).entries()) if (added[at] !== undefined) added[at].id = id;
  await updateEvents(db, changed);
  await linkPeople(
    db,
    rows.flatMap(({ id, given: all }) => all.flatMap(({ people }) => people.map((profile) => ({ id, profile })))),
  );
  const isChanged = new Set(changed);
  const written = rows.flatMap((row): (readonly [number, WrittenItem])[] => {
    const outcome = row.known === undefined ? "inserted" : isChanged.has(row) ? "updated" : "unchanged";
    const { id, known } = row;
    return row.given.map(({ index, source_url }) => {
      const otherSource = known === undefined || known.source_url === source_url ? undefined : known.source_url;
      return [index, { id, outcome, otherSource }] as const;
    });
  });
  return {
    inserted: added.length,
    updated: changed.length,
    unchanged: rows.length - added.length - changed.length,
    rejected,
    written: new Map(written.toSorted(([one], [other]) => one - other)),
  };
}

function whyRejected({ company_name: name, company_page: page }: CompanyEventFacts): Omit<RejectedItem, "index"> {
  if (name === null)
    return {
      field: "company_domain",
      reason: `is missing, and ${page} does not identify a company in the catalogue`,
    };
  const reason = `${JSON.stringify(name)} does not identify a company in the catalogue, and company_domain is missing`;
  return { field: "company_name", reason };
}

/** An event whose company and type are known. `index` is its position in the input. */
interface GivenEvent extends DescribedEvent, Pick<CompanyEventFacts, "team_name" | "signal_type" | "people"> {
  readonly index: number;
  readonly source_url: string;
}

/** The facts that a source states about an event, except those that identify it. */
interface EventFacts {
  readonly summary: string | null;
  readonly event_date: Date;
  readonly team_name: string | null;
  readonly signal_type: string | null;
}

interface StoredEvent extends KnownEvent, EventFacts {}

interface EventRow {
  id: number;
  facts: EventFacts;
  readonly known: StoredEvent | undefined;
  readonly given: GivenEvent[];
}

/** Merges duplicate events, including duplicates of stored ones. */
function mergeEvents(given: readonly GivenEvent[], stored: readonly StoredEvent[]): EventRow[] {
  const rows = new Map<string, EventRow>();
  const same = matchEvents(given, stored);
  for (const [at, event] of given.entries()) {
    const { known, first = at } = same[at] ?? {};
    const key = known === undefined ? `given ${first}` : `known ${known.id}`;
    const row = rows.get(key) ?? { id: known?.id ?? 0, facts: known ?? event, known, given: [] };
    rows.set(key, row);
    const [earlier = event] = row.given;
    const isSameSource = (known ?? earlier).source_url === event.source_url;
    row.facts = isSameSource ? completed(event, row.facts) : completed(row.facts, event);
    row.given.push(event);
  }
  return [...rows.values()];
}

/** Returns the facts of `one`, completed with those of `other`. */
function completed(one: EventFacts, other: EventFacts): EventFacts {
  return {
    summary: one.summary ?? other.summary,
    event_date: one.event_date,
    team_name: one.team_name ?? other.team_name,
    signal_type: one.signal_type ?? other.signal_type,
  };
}

function areEqual(one: EventFacts, other: EventFacts): boolean {
  return (
    one.summary === other.summary &&
    one.event_date.getTime() === other.event_date.getTime() &&
    one.team_name === other.team_name &&
    one.signal_type === other.signal_type
  );
}

async function listKnownEvents(db: Db, given: readonly GivenEvent[]): Promise<StoredEvent[]> {
  const groups = Map.groupBy(given, ({ company_id, event_type_id }) => `${company_id} ${event_type_id}`);
  const wanted = [...groups.values()].flatMap((events) => {
    const [first] = events;
    const times = events.map(({ event_date }) => event_date.getTime());
    return first === undefined
      ? []
      : {
          company_id: first.company_id,
          event_type_id: first.event_type_id,
          earliest: new Date(times.reduce((a, b) => Math.min(a, b))),
          latest: new Date(times.reduce((a, b) => Math.max(a, b))),
        };
  });
  return listRows(db)<StoredEvent>`
    select known.id, known.company_id, known.event_type_id,
      coalesce(known.source_url, known.shared_source_url) as source_url,
      known.event_date, known.summary, known.team_name, known.signal_type, array[c.domain, c.name] as company
    from json_to_recordset(${JSON.stringify(wanted)}::json) as given (company_id bigint, event_type_id bigint,
        earliest timestamptz, latest timestamptz)
      join company_event as known using (company_id, event_type_id) join company as c on c.id = company_id
    where known.event_date between given.earliest - ${sql.lit(MARGIN)}::interval
      and given.latest + ${sql.lit(MARGIN)}::interval
    order by known.id`;
}

const MARGIN = `${MAX_DAYS_BETWEEN_SOURCES + 1} days`;

/** Inserts events and returns their ids. */
async function insertEvents(db: Db, rows: readonly EventRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const next = await listRows(db)<{ id: number }>`
    select nextval(pg_get_serial_sequence('company_event', 'id')) as id from generate_series(1, ${rows.length})`;
  const ids = next.map(({ id }) => id);
  const added = rows.map(({ facts, given: [first] }, at) => ({
    ...facts,
    id: ids[at],
    company_id: first?.company_id,
    event_type_id: first?.event_type_id,
    source: first?.source_url,
  }));
  await run(db)`
    insert into company_event (id, company_id, event_type_id, source_url, shared_source_url, summary, event_date,
      team_name, signal_type)
      overriding system value
    select id, company_id, event_type_id, case when not is_shared then source end,
      case when is_shared then source end, summary,
      event_date, team_name, signal_type
    from (
      select given.*, row_number() over (partition by company_id, event_type_id, source order by id) > 1 or exists (
        select from company_event as other where other.company_id = given.company_id
          and other.event_type_id = given.event_type_id and other.source_url = given.source) as is_shared
      from json_to_recordset(${JSON.stringify(added)}::json)
        as given (id bigint, company_id bigint, event_type_id bigint,
        source text, summary text, event_date timestamptz, team_name text, signal_type text)
    ) as added order by id`;
  return ids;
}

async function updateEvents(db: Db, rows: readonly EventRow[]): Promise<void> {
  const changed = rows.map(({ id, facts }) => ({ ...facts, id }));
  await run(db)`
    update company_event as known set (summary, event_date, team_name, signal_type) =
      (given.summary, given.event_date, given.team_name, given.signal_type)
    from json_to_recordset(${JSON.stringify(changed)}::json) as given (id bigint, summary text, event_date timestamptz,
      team_name text, signal_type text)
    where known.id = given.id`;
}

/** Links people to new and known events, because a person may become known after an event. */
async function linkPeople(db: Db, links: readonly { id: number; profile: string }[]): Promise<void> {
  if (links.length === 0) return;
  await run(db)`
    insert into company_event_person (company_event_id, person_id)
    select distinct given.id, person.id
    from json_to_recordset(${JSON.stringify(links)}::json) as given (id bigint, profile text)
      join person on person.social_url = given.profile
    order by given.id, person.id
    on conflict do nothing`;
}

function toMention({ company_domain, company_page, company_name }: CompanyEventFacts) {
  return { reference: company_domain ?? company_page, name: company_name };
}

async function findOrInsertEventTypes(db: Db, events: readonly CompanyEventFacts[]): Promise<Map<string, number>> {
  const types = [...new Map(events.map((event) => [`${event.vertical}/${event.event_type}`, event])).values()];
  const rows = types.map(({ vertical, event_type }) => ({
    vertical,
    vertical_name: formatSlug(vertical),
    slug: event_type,
    name: formatSlug(event_type),
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (vertical text, vertical_name text, slug text, name text)`;
  await run(db)`
    insert into vertical (slug, name) select distinct vertical, vertical_name from ${given} order by vertical
    on conflict (slug) do nothing`;
  await run(db)`
    insert into event_type (vertical_id, slug, name)
    select vertical.id, given.slug, given.name from ${given} join vertical on vertical.slug = given.vertical
    order by vertical.id, given.slug on conflict (vertical_id, slug) do nothing`;
  const found = await listRows(db)<{ id: number; key: string }>`
    select event_type.id, vertical.slug || '/' || event_type.slug as key from event_type
    join vertical on vertical.id = vertical_id`;
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** Returns a slug as a readable name: `Funding round` for `funding-round`. */
function formatSlug(slug: string): string {
  return capitalise(slug.replaceAll("-", " "));
}
