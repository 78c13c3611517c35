import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { WriteResult } from "./activity.ts";
import { COMPANY_FIELDS } from "./company.ts";
import { upsertCompanies } from "./queries-companies.ts";
import { upsertCompanyEvents } from "./queries-company-events.ts";
import { insertEngagements } from "./queries-engagements.ts";
import { type JobPostOptions, upsertJobPosts } from "./queries-job-posts.ts";
import { upsertPeople } from "./queries-people.ts";
import { insertSocialPosts } from "./queries-social-posts.ts";
import {
  COMPANY_EVENT_FIELDS,
  ENGAGEMENT_FIELDS,
  JOB_POST_FIELDS,
  PERSON_FIELDS,
  readCompanyEvent,
  readEngagement,
  readJobPost,
  readPerson,
  readSocialPost,
  SOCIAL_POST_FIELDS,
} from "./read-activity.ts";
import { readCompany } from "./read-company.ts";
import type { RawRecord, ReadResult, RecordFault } from "./read-values.ts";

/** A kind of record that files and feeds hold: its fields, how one is read, and how many are written. */
export interface RecordKind {
  /** Its name on the command line. */
  readonly name: string;
  readonly fields: readonly string[];
  readonly required: readonly string[];
  /** Describes how unknown companies and missing values are handled. */
  readonly note: string;
  readonly newBatch: () => RecordBatch;
}

/** Records that are written in one transaction. */
export interface RecordBatch {
  readonly size: number;
  /** Adds a record, or returns its faults. */
  add(raw: RawRecord): readonly RecordFault[];
  write(db: Db, secrets: Secrets): Promise<WriteResult>;
}

interface KindOptions {
  /** Of company events: adds companies of which only the name is known. */
  readonly addNamedCompanies?: boolean;
  /** Of job posts: what to do with a known URL whose text differs, and where the posts come from. */
  readonly jobPosts?: JobPostOptions;
}

interface Definition<Item> extends Omit<RecordKind, "newBatch"> {
  readonly read: (raw: RawRecord) => ReadResult<Item>;
  readonly write: (db: Db, items: readonly Item[], secrets: Secrets) => Promise<WriteResult>;
}

/** Returns a kind of record by name. */
export function recordKind(name: string, options?: KindOptions): RecordKind {
  const found = recordKinds(options).get(name);
  if (found === undefined) throw new Error(`There is no kind of record called ${name}.`);
  return found;
}

/** Returns every kind of record that can be ingested, by name. */
export function recordKinds(options: KindOptions = {}): ReadonlyMap<string, RecordKind> {
  const kinds = [
    kind({
      name: "companies",
      fields: COMPANY_FIELDS,
      required: ["domain"],
      note: "Fields that are missing in the file keep their values.",
      read: readCompany,
      write: async (db, companies) => {
        const { inserted, updated } = await upsertCompanies(db, companies);
        // With a domain that was already in the batch, so that the counts add up to the rows read.
        return { inserted, updated, unchanged: companies.length - inserted - updated, rejected: [] };
      },
    }),
    kind({
      name: "people",
      fields: PERSON_FIELDS,
      required: ["full_name", "title", "company_domain", "social_url"],
      note: "An unknown company is added under its domain. People who were erased are rejected.",
      read: readPerson,
      write: (db, people, secrets) => upsertPeople(db, secrets, people),
    }),
    kind({
      name: "job-posts",
      fields: JOB_POST_FIELDS,
      required: ["company_domain", "title", "text", "url", "posted_at"],
      note: "An unknown company is added under its domain. A known URL with another text is rejected.",
      read: readJobPost,
      write: (db, posts) => upsertJobPosts(db, posts, options.jobPosts),
    }),
    kind({
      name: "social-posts",
      fields: SOCIAL_POST_FIELDS,
      required: ["author_social_url", "author_name", "text", "url", "posted_at"],
      note: "An unknown company is not added: its author is kept by profile and name only.",
      read: readSocialPost,
      write: (db, posts, secrets) => insertSocialPosts(db, secrets, posts),
    }),
    kind({
      name: "engagements",
      fields: ENGAGEMENT_FIELDS,
      required: ["post_url", "actor_social_url", "actor_name", "kind", "at"],
      note: "The kind is reaction or comment; a comment has a text. The post must be known. An unknown company is not added.",
      read: readEngagement,
      write: (db, engagements, secrets) => insertEngagements(db, secrets, engagements),
    }),
    kind({
      name: "company-events",
      fields: COMPANY_EVENT_FIELDS,
      required: ["company_domain or company_name", "vertical", "event_type", "summary", "event_date", "source_url"],
      note: "Verticals, event types and companies with a domain are added when new. A company without domain is found by its exact name, when only one has it.",
      read: readCompanyEvent,
      write: (db, events) => upsertCompanyEvents(db, events, options),
    }),
  ];
  return new Map(kinds.map((one) => [one.name, one]));
}

function kind<Item>({ read, write, ...description }: Definition<Item>): RecordKind {
  const newBatch = (): RecordBatch => {
    const items: Item[] = [];
    return {
      get size() {
        return items.length;
      },
      add: (raw) => {
        const result = read(raw);
        if ("faults" in result) return result.faults;
        items.push(result.item);
        return [];
      },
      write: (db, secrets) => write(db, items, secrets),
    };
  };
  return { ...description, newBatch };
}
