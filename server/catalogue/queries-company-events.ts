import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { CompanyEventFacts, RejectedItem, WriteResult } from "./activity.ts";
import {
  findOrInsertCompanies,
  insertCompanies,
  listCompanyIds,
  listCompanyIdsByName,
  placeholderDomain,
} from "./queries-company-ids.ts";

interface CompanyEventOptions {
  /** Adds companies known only by name, under a domain that cannot exist: see `placeholderDomain`. Default false. */
  readonly addNamedCompanies?: boolean;
}

/**
 * Writes events, each once by company, event type and source. New verticals, event types and companies with a domain
 * are added. A company without a domain is looked up by its exact name; when there is none, or several, the event is
 * rejected or, on request, the company is added. People are linked when their profiles are known.
 */
export async function upsertCompanyEvents(
  db: Db,
  events: readonly CompanyEventFacts[],
  options: CompanyEventOptions,
): Promise<WriteResult> {
  const companyOf = await companiesOf(db, events, options);
  const types = await findOrInsertEventTypes(db, events);
  const rejected: RejectedItem[] = [];
  const rows = new Map<string, object>();
  const links: PersonLink[] = [];
  for (const [index, event] of events.entries()) {
    const companyId = companyOf(event);
    if (companyId === undefined) {
      const reason =
        event.company_name === null
          ? `is missing, and no company of the catalogue has the page ${event.company_page}`
          : `${JSON.stringify(event.company_name)} is not the exact name of one company in the catalogue, and company_domain is missing`;
      rejected.push({ index, field: event.company_name === null ? "company_domain" : "company_name", reason });
      continue;
    }
    const { summary, event_date, source_url, team_name, signal_type, people } = event;
    const eventTypeId = types.get(`${event.vertical}/${event.event_type}`);
    const key = { company_id: companyId, event_type_id: eventTypeId, source_url };
    rows.set(`${companyId} ${eventTypeId} ${source_url}`, { ...key, summary, event_date, team_name, signal_type });
    links.push(...people.map((profile) => ({ ...key, profile })));
  }
  const { rows: counts } = await sql<{ inserted: number; updated: number }>`
    with written as (
      insert into company_event as known (company_id, event_type_id, source_url, summary, event_date, team_name, signal_type)
      select company_id, event_type_id, source_url, summary, event_date, team_name, signal_type
      from json_to_recordset(${JSON.stringify([...rows.values()])}::json) as given (company_id bigint, event_type_id bigint,
        source_url text, summary text, event_date timestamptz, team_name text, signal_type text)
      order by company_id, event_type_id, source_url
      on conflict (company_id, event_type_id, source_url) do update set (summary, event_date, team_name, signal_type) =
        (excluded.summary, excluded.event_date, coalesce(excluded.team_name, known.team_name),
          coalesce(excluded.signal_type, known.signal_type))
      where (known.summary, known.event_date, known.team_name, known.signal_type) is distinct from
        (excluded.summary, excluded.event_date, coalesce(excluded.team_name, known.team_name),
          coalesce(excluded.signal_type, known.signal_type))
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::integer as inserted, count(*) filter (where not is_new)::integer as updated
    from written`.execute(db);
  await linkPeople(db, links);
  const { inserted, updated } = counts[0]!;
  return { inserted, updated, unchanged: events.length - inserted - updated - rejected.length, rejected };
}

/** A person's profile, and the event that names it. */
interface PersonLink {
  readonly company_id: number;
  readonly event_type_id: number | undefined;
  readonly source_url: string;
  readonly profile: string;
}

/** Links people to events, also to known ones: some people become known after the events that name them. */
async function linkPeople(db: Db, links: readonly PersonLink[]): Promise<void> {
  await sql`
    insert into company_event_person (company_event_id, person_id)
    select distinct company_event.id, person.id
    from json_to_recordset(${JSON.stringify(links)}::json) as given (company_id bigint, event_type_id bigint, source_url text, profile text)
      join company_event using (company_id, event_type_id, source_url) join person on person.social_url = given.profile
    order by company_event.id, person.id
    on conflict do nothing`.execute(db);
}

async function companiesOf(
  db: Db,
  events: readonly CompanyEventFacts[],
  { addNamedCompanies }: CompanyEventOptions,
): Promise<(event: CompanyEventFacts) => number | undefined> {
  const named = events.map(({ company_domain, company_page, company_name }) => ({
    reference: company_domain ?? company_page,
    name: company_name,
  }));
  const references = named.flatMap(({ reference }) => reference ?? []);
  const namesOf = new Map(
    named.flatMap(({ reference, name }) => (reference && name ? [[reference, name] as const] : [])),
  );
  const known = await findOrInsertCompanies(db, references, namesOf);
  const names = named.flatMap(({ reference, name }) => (name !== null && !known.has(reference ?? "") ? name : []));
  const byName = await listCompanyIdsByName(db, names);
  const placeholders = addNamedCompanies ? await insertNamedCompanies(db, names, byName) : new Map<string, number>();
  return ({ company_domain, company_page, company_name: name }) => {
    const found = known.get(company_domain ?? company_page ?? "");
    return found ?? (name === null ? undefined : (byName.get(name) ?? placeholders.get(placeholderDomain(name) ?? "")));
  };
}

async function insertNamedCompanies(
  db: Db,
  names: readonly string[],
  known: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const added = new Map<string, string>();
  for (const name of names) {
    const domain = known.has(name) ? undefined : placeholderDomain(name);
    if (domain !== undefined && !added.has(domain)) added.set(domain, name);
  }
  await insertCompanies(
    db,
    [...added].map(([domain, name]) => ({ domain, name })),
  );
  return listCompanyIds(db, [...added.keys()]);
}

async function findOrInsertEventTypes(db: Db, events: readonly CompanyEventFacts[]): Promise<Map<string, number>> {
  const types = [...new Map(events.map((event) => [`${event.vertical}/${event.event_type}`, event])).values()];
  const rows = types.map(({ vertical, event_type }) => ({
    vertical,
    vertical_name: nameOf(vertical),
    slug: event_type,
    name: nameOf(event_type),
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (vertical text, vertical_name text, slug text, name text)`;
  await sql`
    insert into vertical (slug, name) select distinct vertical, vertical_name from ${given} order by vertical
    on conflict (slug) do nothing`.execute(db);
  await sql`
    insert into event_type (vertical_id, slug, name)
    select vertical.id, given.slug, given.name from ${given} join vertical on vertical.slug = given.vertical
    order by vertical.id, given.slug on conflict (vertical_id, slug) do nothing`.execute(db);
  const { rows: found } = await sql<{ id: number; key: string }>`
    select event_type.id, vertical.slug || '/' || event_type.slug as key from event_type
    join vertical on vertical.id = vertical_id`.execute(db);
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** Returns a name that reads as words: `Funding round` for `funding-round`. */
function nameOf(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
