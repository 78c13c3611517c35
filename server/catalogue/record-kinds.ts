import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { readWordSections } from "../text/public.ts";
import type { WriteResult } from "./activity.ts";
import { COMPANY_FIELDS } from "./company.ts";
import type { RawRecord, ReadOptions, ReadResult, RecordFault } from "./field-reader.ts";
import { upsertCompanyEvents } from "./queries-company-events.ts";
import { insertEngagements } from "./queries-engagements.ts";
import { type JobPostOptions, upsertJobPosts } from "./queries-job-posts.ts";
import { insertSocialPosts } from "./queries-social-posts.ts";
import { readCompanyEvent, readEngagement, readJobPost, readPerson, readSocialPost } from "./read-activity.ts";
import { readCompanyRecord } from "./read-company.ts";
import { writePeopleOnce } from "./shared-emails.ts";
import { writeCompanies } from "./write-companies.ts";

/** A kind of record in files and feeds: its fields, and the batches that read and write its records. */
export interface RecordKind {
  /** The name in commands and feeds. */
  readonly name: string;
  readonly fields: readonly string[];
  readonly required: readonly string[];
  /** Describes how unknown companies and missing values are handled. */
  readonly note: string;
  readonly newBatch: () => RecordBatch;
  /** Returns whether a value can be read as the field. Decides the field of columns with ambiguous names. */
  readonly canRead: (field: string, value: unknown) => boolean;
}

/** Records that are written in one transaction. */
export interface RecordBatch {
  readonly size: number;
  add(raw: RawRecord): AddedRecord | { readonly faults: readonly RecordFault[] };
  /** @param isOfSameFile returns whether an event was written from the same file before. */
  write(db: Db, secrets: Secrets, isOfSameFile?: (id: number) => boolean): Promise<WriteResult>;
}

interface AddedRecord {
  /** The values that could not be read. */
  readonly omitted: readonly RecordFault[];
  /** Identifies the company or person: records with the same key are merged. Null for activity. */
  readonly key: string | null;
}

interface KindOptions extends ReadOptions {
  /** For companies, job posts and company events: adds companies known only by name. */
  readonly addNamedCompanies?: boolean;
  /** For companies and people: keeps known facts and adds missing ones. */
  readonly fillOnly?: boolean;
  /**
   * For companies and people: merges those that the source describes as one (see `writeCompanies` and
   * `writePeopleOnce`).
   */
  readonly merge?: boolean;
  /** For job posts: how to handle a known URL with a different text, and the source of the posts. */
  readonly jobPosts?: JobPostOptions;
}

interface Definition<Item> extends Omit<RecordKind, "newBatch" | "canRead"> {
  readonly read: (raw: RawRecord, options: ReadOptions) => ReadResult<Item>;
  readonly keyOf?: (item: Item) => string | null;
  readonly write: (
    db: Db,
    items: readonly Item[],
    secrets: Secrets,
    isOfSameFile?: (id: number) => boolean,
  ) => Promise<WriteResult>;
}

const sectionFields = readWordSections(new URL("record-fields.txt", import.meta.url));

export function recordKind(name: string, options?: KindOptions): RecordKind {
  const found = recordKinds(options).get(name);
  if (found === undefined) throw new Error(`There is no kind of record ${name}.`);
  return found;
}

/** Returns every kind of record that can be ingested, by name. */
export function recordKinds(options: KindOptions = {}): ReadonlyMap<string, RecordKind> {
  const kind = <Item>(definition: Definition<Item>) => defineKind(options, definition);
  const kinds = [
    kind({
      name: "companies",
      fields: [...COMPANY_FIELDS, "website", "other_domains", "location", "region", "currency"],
      required: [`domain or website or social_url${options.addNamedCompanies ? " or name" : ""}`],
      note: "Fields missing from the file keep their values. A company without a domain is found by its page on a network.",
      read: (raw, read) => readCompanyRecord(raw, { ...read, findByName: options.addNamedCompanies }),
      keyOf: ({ domain, social_url }) => domain ?? social_url,
      write: (db, companies) => writeCompanies(db, companies, options),
    }),
    kind({
      name: "people",
      fields: sectionFields("people"),
      required: [
        "full_name or first_name or last_name",
        "social_url or work_email",
        "company_domain or company_name or company_social_url or work_email",
      ],
      note: "Adds unknown companies by their domain or that of the work email, and finds others by page or unique name. Rejects erased people.",
      read: readPerson,
      keyOf: ({ social_url, work_email }) => social_url ?? work_email,
      write: (db, people, secrets) => writePeopleOnce(db, secrets, people, options),
    }),
    kind({
      name: "job-posts",
      fields: sectionFields("job posts"),
      required: ["company_domain or company_name", "title", "url", "posted_at"],
      note: "Adds unknown companies by domain, and finds companies without a domain by unique name. The text may be missing. Rejects a known URL with a different title or text.",
      read: readJobPost,
      write: (db, posts) => upsertJobPosts(db, posts, options),
    }),
    kind({
      name: "social-posts",
      fields: sectionFields("social posts"),
      required: ["author_social_url", "author_name", "text", "url", "posted_at"],
      note: "Does not add companies. Authors of unknown companies are stored with their profile and name only.",
      read: readSocialPost,
      write: (db, posts, secrets) => insertSocialPosts(db, secrets, posts),
    }),
    kind({
      name: "engagements",
      fields: sectionFields("engagements"),
      required: ["post_url", "actor_social_url", "actor_name", "kind", "at"],
      note: "kind is reaction or comment; a comment requires text. The post must be known. Does not add companies.",
      read: readEngagement,
      write: (db, engagements, secrets) => insertEngagements(db, secrets, engagements),
    }),
    kind({
      name: "company-events",
      fields: sectionFields("company events"),
      required: ["company_domain or company_name", "vertical", "event_type", "summary", "event_date", "source_url"],
      note: "Adds new verticals, event types and companies with a domain, and finds companies without a domain by exact, unique name.",
      read: readCompanyEvent,
      write: (db, events, _secrets, isOfSameFile) =>
        upsertCompanyEvents(db, events, { ...options, ...(isOfSameFile && { isOfSameFile }) }),
    }),
  ];
  return new Map(kinds.map((one) => [one.name, one]));
}

function defineKind<Item>(options: ReadOptions, { read, keyOf, write, ...description }: Definition<Item>): RecordKind {
  const newBatch = (): RecordBatch => {
    const items: Item[] = [];
    return {
      get size() {
        return items.length;
      },
      add: (raw) => {
        const result = read(raw, options);
        if ("faults" in result) return result;
        items.push(result.item);
        return { omitted: result.omitted, key: keyOf?.(result.item) ?? null };
      },
      write: (db, secrets, isOfSameFile) => write(db, items, secrets, isOfSameFile),
    };
  };
  const canRead = (field: string, value: unknown): boolean => {
    const result = read({ [field]: value }, { strict: true });
    const faults = "faults" in result ? result.faults : result.omitted;
    return !faults.some((fault) => fault.field === field);
  };
  return { ...description, newBatch, canRead };
}
