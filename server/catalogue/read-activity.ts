import { Unreadable } from "../lib/unreadable.ts";
import { canonicalCompanyPage, cleanPersonName, readNameParts, readPersonName, readWebsite } from "../text/public.ts";
import type {
  ActorFacts,
  CompanyEventFacts,
  EngagementFacts,
  JobPostFacts,
  PersonRecord,
  SocialPostFacts,
} from "./activity.ts";
import {
  FieldReader,
  type RawRecord,
  type ReadOptions,
  type ReadResult,
  show,
  type ValueReader,
} from "./field-reader.ts";
import {
  citiesOfPlaces,
  countryOfPlaces,
  countryOfRegion,
  date,
  line,
  list,
  notOfDirectory,
  place,
  plain,
  readCityName,
  readCountry,
  readDomain,
  readEmail,
  readJobUrl,
  readPersonUrl,
  readReference,
  readSlug,
  readSocialUrl,
  readWebAddress,
  text,
} from "./read-values.ts";

const MAX_NAME = 300;
const MAX_TITLE = 500;
const MAX_TEXT = 100_000;
const MAX_PEOPLE = 100;
/** Allows for differences between the clocks and time zones of sources. */
const MAX_DAYS_AHEAD = 1;
/** Events such as conferences are announced in advance. */
const MAX_EVENT_DAYS_AHEAD = 366;

/** Reads a person, identified by profile or email, at a company identified by domain, work email, page or name. */
export function readPerson(raw: RawRecord, options: ReadOptions = {}): ReadResult<PersonRecord> {
  const fields = new FieldReader(raw, options);
  const [first, last] = [fields.optional("first_name", line(MAX_NAME)), fields.optional("last_name", line(MAX_NAME))];
  const fromParts = cleanPersonName([first, last].filter((part) => part !== null).join(" "));
  const own = first !== null && last !== null && fromParts !== undefined ? readNameParts(first, last) : undefined;
  const whole =
    fields.has("full_name") || fromParts === undefined ? fields.required("full_name", readFullName) : undefined;
  const located = fields.optional("location", place(options.placeEnd));
  const country = fields.optional("country", readCountry) ?? located?.country ?? null;
  const city = fields.optional("city", readCityName) ?? located?.city ?? null;
  const workEmail = fields.optional("work_email", readEmail);
  const person = {
    full_name: whole?.fullName ?? own?.fullName ?? fromParts ?? "",
    name_parts: own?.parts ?? whole?.parts,
    title: fields.optional("title", line(MAX_TITLE)),
    ...readEmployer(raw, fields, workEmail),
    social_url: readProfile(raw.social_url, fields, workEmail),
    work_email: workEmail,
    country: country ?? countryOfRegion(city, raw.region),
    city,
  };
  if (person.company_domain === null && person.company_page === null && person.company_name === null)
    fields.addFault("company_domain", "is missing, and so are company_name and company_social_url");
  return fields.result(person);
}

/** Reads the profile, which is required if there is no work email. */
function readProfile(value: unknown, fields: FieldReader, workEmail: string | null): string | null {
  const address = fields.has("social_url") ? readPersonUrl(value) : new Unreadable("is missing, and so is work_email");
  if (!(address instanceof Unreadable)) return address;
  if (workEmail === null) fields.addFault("social_url", address.reason);
  else if (fields.has("social_url")) fields.omit("social_url", address.reason);
  return null;
}

function readFullName(value: unknown) {
  const written = line(MAX_NAME)(value);
  if (written instanceof Unreadable) return written;
  return readPersonName(written) ?? new Unreadable(`${show(value)} is not a person's name`);
}

/** Reads the references to a person's employer. Domains of networks and of free email providers do not count. */
function readEmployer(raw: RawRecord, fields: FieldReader, workEmail: string | null) {
  const stated = fields.optional("company_domain", notOfDirectory(readDomain, fields.options));
  const pages = ["company_social_url", "company_domain"].map((field) => canonicalCompanyPage(String(raw[field] ?? "")));
  return {
    company_domain: stated ?? (workEmail === null ? null : (readWebsite(workEmail).domain ?? null)),
    company_page: pages.find((page) => page !== undefined) ?? null,
    company_name: fields.optional("company_name", line(MAX_NAME)),
  };
}

export function readJobPost(raw: RawRecord, options: ReadOptions = {}): ReadResult<JobPostFacts> {
  const fields = new FieldReader(raw, options);
  const title = fields.required("title", plain(MAX_TITLE));
  const cities = citiesOfPlaces(raw.location, options.placeEnd);
  return fields.result({
    ...readNamedCompany(raw, fields, readReference),
    title,
    // The title replaces a missing text.
    text: fields.optional("text", plain(MAX_TEXT)) ?? title,
    url: fields.required("url", readJobUrl),
    posted_at: fields.required("posted_at", date(MAX_DAYS_AHEAD, options.dateOrder)),
    country: fields.optional("country", readCountry) ?? fields.optional("location", countryOfPlaces(options.placeEnd)),
    cities,
  });
}

export function readSocialPost(raw: RawRecord, options: ReadOptions = {}): ReadResult<SocialPostFacts> {
  const fields = new FieldReader(raw, options);
  return fields.result({
    author: readActor(fields, "author"),
    text: fields.required("text", plain(MAX_TEXT)),
    url: fields.required("url", readWebAddress),
    posted_at: fields.required("posted_at", date(MAX_DAYS_AHEAD, options.dateOrder)),
  });
}

export function readEngagement(raw: RawRecord, options: ReadOptions = {}): ReadResult<EngagementFacts> {
  const fields = new FieldReader(raw, options);
  const engagement = {
    post_url: fields.required("post_url", readWebAddress),
    actor: readActor(fields, "actor"),
    kind: fields.required("kind", readKind),
    text: fields.optional("text", plain(MAX_TEXT)),
    at: fields.required("at", date(MAX_DAYS_AHEAD, options.dateOrder)),
  };
  const { kind, text: body } = engagement;
  if (kind === "comment" && body === null) fields.addFault("text", "is missing; a comment requires text");
  if (kind === "reaction" && body !== null) fields.addFault("text", "must be empty for a reaction");
  return fields.result(engagement);
}

export function readCompanyEvent(raw: RawRecord, options: ReadOptions = {}): ReadResult<CompanyEventFacts> {
  const fields = new FieldReader(raw, options);
  return fields.result({
    ...readNamedCompany(raw, fields, readDomain),
    company_page: canonicalCompanyPage(String(raw.company_domain ?? "")) ?? null,
    vertical: fields.required("vertical", readSlug),
    event_type: fields.required("event_type", readSlug),
    summary: withSubject(fields.required("summary", text(2000)), fields.optional("subject", line(MAX_NAME))),
    event_date: fields.required("event_date", date(MAX_EVENT_DAYS_AHEAD, options.dateOrder)),
    source_url: fields.required("source_url", readWebAddress),
    team_name: fields.optional("team_name", text(200)),
    signal_type: fields.optional("signal_type", text(100)),
    people: fields.optional("people", list(MAX_PEOPLE, readSocialUrl)) ?? [],
  });
}

/** Adds the subject of an event, such as the acquired company, to a summary that does not mention it. */
function withSubject(summary: string | null, subject: string | null): string {
  const isNamed = subject === null || summary?.toLowerCase().includes(subject.toLowerCase()) === true;
  return isNamed ? (summary ?? "") : `${summary ?? ""} (${subject})`;
}

/** Reads the domain and the name of a company. The name is required if the domain cannot be read. */
function readNamedCompany(raw: RawRecord, fields: FieldReader, read: ValueReader<string>) {
  const name = fields.optional("company_name", line(MAX_NAME));
  const domain = fields.has("company_domain")
    ? notOfDirectory(read, fields.options)(raw.company_domain)
    : new Unreadable("is missing, and so is company_name");
  if (!(domain instanceof Unreadable)) return { company_domain: domain, company_name: name };
  const isPage = canonicalCompanyPage(String(raw.company_domain ?? "")) !== undefined;
  if (name === null && !isPage) fields.addFault("company_domain", domain.reason);
  else if (fields.has("company_domain") && !isPage) fields.omit("company_domain", domain.reason);
  return { company_domain: null, company_name: name };
}

function readActor(fields: FieldReader, role: "author" | "actor"): ActorFacts {
  return {
    social_url: fields.required(`${role}_social_url`, readSocialUrl),
    name: fields.required(`${role}_name`, line(MAX_NAME)),
    title: fields.optional(`${role}_title`, line(MAX_TITLE)),
    company_domain: fields.optional("company_domain", readReference),
  };
}

function readKind(value: unknown): "reaction" | "comment" | Unreadable {
  const written = typeof value === "string" ? value.trim().toLowerCase() : "";
  return written === "reaction" || written === "comment"
    ? written
    : new Unreadable(`${show(value)} is not one of reaction, comment`);
}
