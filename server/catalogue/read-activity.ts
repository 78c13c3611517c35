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
  plain,
  type RawRecord,
  type ReadResult,
  readCountry,
  readDomain,
  readEmail,
  readPersonUrl,
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
  return fields.result({
    full_name: fields.required("full_name", text(MAX_NAME)),
    title: fields.required("title", text(MAX_TITLE)),
    company_domain: fields.required("company_domain", readDomain),
    social_url: fields.required("social_url", readPersonUrl),
    work_email: fields.optional("work_email", readEmail),
    country: fields.optional("country", readCountry),
    city: fields.optional("city", text(200)),
  });
}

export function readJobPost(raw: RawRecord): ReadResult<JobPostFacts> {
  const fields = new FieldReader(raw);
  return fields.result({
    company_domain: fields.required("company_domain", readDomain),
    title: fields.required("title", plain(MAX_TITLE)),
    text: fields.required("text", plain(MAX_TEXT)),
    url: fields.required("url", readWebAddress),
    posted_at: fields.required("posted_at", date(MAX_DAYS_AHEAD)),
    country: fields.optional("country", readCountry),
  });
}

export function readSocialPost(raw: RawRecord): ReadResult<SocialPostFacts> {
  const fields = new FieldReader(raw);
  return fields.result({
    author: readActor(fields, "author"),
    text: fields.required("text", plain(MAX_TEXT)),
    url: fields.required("url", readWebAddress),
    posted_at: fields.required("posted_at", date(MAX_DAYS_AHEAD)),
  });
}

export function readEngagement(raw: RawRecord): ReadResult<EngagementFacts> {
  const fields = new FieldReader(raw);
  const engagement = {
    post_url: fields.required("post_url", readWebAddress),
    actor: readActor(fields, "actor"),
    kind: fields.required("kind", readKind),
    text: fields.optional("text", plain(MAX_TEXT)),
    at: fields.required("at", date(MAX_DAYS_AHEAD)),
  };
  const { kind, text: body } = engagement;
  if (kind === "comment" && body === null) fields.addFault("text", "is missing: a comment has a text");
  if (kind === "reaction" && body !== null) fields.addFault("text", "is given, but a reaction has no text");
  return fields.result(engagement);
}

export function readCompanyEvent(raw: RawRecord): ReadResult<CompanyEventFacts> {
  const fields = new FieldReader(raw);
  const event = {
    company_domain: fields.optional("company_domain", readDomain),
    company_name: fields.optional("company_name", text(MAX_NAME)),
    vertical: fields.required("vertical", readSlug),
    event_type: fields.required("event_type", readSlug),
    summary: fields.required("summary", text(2000)),
    event_date: fields.required("event_date", date(MAX_EVENT_DAYS_AHEAD)),
    source_url: fields.required("source_url", readWebAddress),
    team_name: fields.optional("team_name", text(200)),
    signal_type: fields.optional("signal_type", text(100)),
    people: fields.optional("people", list(MAX_PEOPLE, readSocialUrl)) ?? [],
  };
  const isUnnamed = event.company_domain === null && event.company_name === null;
  if (isUnnamed && fields.faults.every(({ field }) => !field.startsWith("company_")))
    fields.addFault("company_domain", "is missing, and so is company_name");
  return fields.result(event);
}

function readActor(fields: FieldReader, role: "author" | "actor"): ActorFacts {
  return {
    social_url: fields.required(`${role}_social_url`, readSocialUrl),
    name: fields.required(`${role}_name`, text(MAX_NAME)),
    title: fields.optional(`${role}_title`, text(MAX_TITLE)),
    company_domain: fields.optional("company_domain", readDomain),
  };
}

function readKind(value: unknown): "reaction" | "comment" | Unreadable {
  const written = typeof value === "string" ? value.trim().toLowerCase() : "";
  return written === "reaction" || written === "comment"
    ? written
    : new Unreadable(`${show(value)} is not one of reaction, comment`);
}
