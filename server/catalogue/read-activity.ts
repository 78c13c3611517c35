import type {
  ActorFacts,
  CompanyEventFacts,
  EngagementFacts,
  JobPostFacts,
  PersonFacts,
  SocialPostFacts,
} from "./activity.ts";
import {
  date,
  FieldReader,
  list,
  type RawRecord,
  type ReadResult,
  readCountry,
  readDomain,
  readEmail,
  readSlug,
  readSocialUrl,
  readWebAddress,
  show,
  text,
  Unreadable,
} from "./read-values.ts";

export const PERSON_FIELDS = ["full_name", "title", "company_domain", "social_url", "work_email", "country", "city"];
export const JOB_POST_FIELDS = ["company_domain", "title", "text", "url", "posted_at", "country"];
export const SOCIAL_POST_FIELDS = [
  "author_social_url",
  "author_name",
  "author_title",
  "company_domain",
  "text",
  "url",
  "posted_at",
];
export const ENGAGEMENT_FIELDS = [
  "post_url",
  "actor_social_url",
  "actor_name",
  "actor_title",
  "company_domain",
  "kind",
  "text",
  "at",
];
export const COMPANY_EVENT_FIELDS = [
  "company_domain",
  "company_name",
  "vertical",
  "event_type",
  "summary",
  "event_date",
  "source_url",
  "team_name",
  "signal_type",
  "people",
];

const MAX_NAME = 300;
const MAX_TITLE = 500;
const MAX_TEXT = 100_000;
const MAX_PEOPLE = 100;
/** Clocks and time zones of sources differ. */
const MAX_DAYS_AHEAD = 1;
/** Events such as conferences are announced ahead. */
const MAX_EVENT_DAYS_AHEAD = 366;

export function readPerson(raw: RawRecord): ReadResult<PersonFacts> {
  const fields = new FieldReader(raw);
  const full_name = fields.required("full_name", text(MAX_NAME));
  const title = fields.required("title", text(MAX_TITLE));
  const company_domain = fields.required("company_domain", readDomain);
  const social_url = fields.required("social_url", readSocialUrl);
  const work_email = fields.optional("work_email", readEmail);
  const country = fields.optional("country", readCountry);
  const city = fields.optional("city", text(200));
  if (full_name === null || company_domain === null || social_url === null || fields.faults.length > 0)
    return { faults: fields.faults };
  return { item: { full_name, title, company_domain, social_url, work_email, country, city } };
}

export function readJobPost(raw: RawRecord): ReadResult<JobPostFacts> {
  const fields = new FieldReader(raw);
  const company_domain = fields.required("company_domain", readDomain);
  const title = fields.required("title", text(MAX_TITLE));
  const body = fields.required("text", text(MAX_TEXT));
  const url = fields.required("url", readWebAddress);
  const posted_at = fields.required("posted_at", date(MAX_DAYS_AHEAD));
  const country = fields.optional("country", readCountry);
  if (company_domain === null || title === null || body === null || url === null || posted_at === null)
    return { faults: fields.faults };
  return fields.faults.length > 0
    ? { faults: fields.faults }
    : { item: { company_domain, title, text: body, url, posted_at, country } };
}

export function readSocialPost(raw: RawRecord): ReadResult<SocialPostFacts> {
  const fields = new FieldReader(raw);
  const author = readActor(fields, "author");
  const body = fields.required("text", text(MAX_TEXT));
  const url = fields.required("url", readWebAddress);
  const posted_at = fields.required("posted_at", date(MAX_DAYS_AHEAD));
  if (author === null || body === null || url === null || posted_at === null || fields.faults.length > 0)
    return { faults: fields.faults };
  return { item: { author, text: body, url, posted_at } };
}

export function readEngagement(raw: RawRecord): ReadResult<EngagementFacts> {
  const fields = new FieldReader(raw);
  const post_url = fields.required("post_url", readWebAddress);
  const actor = readActor(fields, "actor");
  const kind = fields.required("kind", readKind);
  const body = fields.optional("text", text(MAX_TEXT));
  const at = fields.required("at", date(MAX_DAYS_AHEAD));
  if (kind === "comment" && body === null) fields.addFault("text", "is missing: a comment has a text");
  if (kind === "reaction" && body !== null) fields.addFault("text", "is given, but a reaction has no text");
  if (post_url === null || actor === null || kind === null || at === null || fields.faults.length > 0)
    return { faults: fields.faults };
  return { item: { post_url, actor, kind, text: body, at } };
}

export function readCompanyEvent(raw: RawRecord): ReadResult<CompanyEventFacts> {
  const fields = new FieldReader(raw);
  const company_domain = fields.optional("company_domain", readDomain);
  const company_name = fields.optional("company_name", text(MAX_NAME));
  const vertical = fields.required("vertical", readSlug);
  const event_type = fields.required("event_type", readSlug);
  const summary = fields.required("summary", text(2000));
  const event_date = fields.required("event_date", date(MAX_EVENT_DAYS_AHEAD));
  const source_url = fields.required("source_url", readWebAddress);
  const team_name = fields.optional("team_name", text(200));
  const signal_type = fields.optional("signal_type", text(100));
  const people = fields.optional("people", list(MAX_PEOPLE, readSocialUrl)) ?? [];
  const isUnnamed = company_domain === null && company_name === null;
  if (isUnnamed && fields.faults.every(({ field }) => !field.startsWith("company_")))
    fields.addFault("company_domain", "is missing, and so is company_name");
  if (vertical === null || event_type === null || summary === null || event_date === null || source_url === null)
    return { faults: fields.faults };
  if (fields.faults.length > 0) return { faults: fields.faults };
  const event = { vertical, event_type, summary, event_date, source_url, team_name, signal_type, people };
  return { item: { company_domain, company_name, ...event } };
}

function readActor(fields: FieldReader, role: "author" | "actor"): ActorFacts | null {
  const social_url = fields.required(`${role}_social_url`, readSocialUrl);
  const name = fields.required(`${role}_name`, text(MAX_NAME));
  const title = fields.optional(`${role}_title`, text(MAX_TITLE));
  const company_domain = fields.optional("company_domain", readDomain);
  return social_url === null || name === null ? null : { social_url, name, title, company_domain };
}

function readKind(value: unknown): "reaction" | "comment" | Unreadable {
  const written = typeof value === "string" ? value.trim().toLowerCase() : "";
  return written === "reaction" || written === "comment"
    ? written
    : new Unreadable(`${show(value)} is not one of reaction, comment`);
}
