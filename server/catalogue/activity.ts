import type { NameParts } from "../text/public.ts";

/** A person as a source states it; null where it states nothing. The profile or, without one, the email identifies the person. */
export interface PersonFacts {
  readonly social_url: string | null;
  readonly full_name: string;
  /** First and last name, where the source has them apart. */
  readonly name_parts?: NameParts | undefined;
  readonly title: string | null;
  /** The registrable domain of the employer. */
  readonly company_domain: string;
  readonly work_email: string | null;
  readonly country: string | null;
  readonly city: string | null;
}

/** A person whose employer a source may name by something else than a domain. */
export interface PersonRecord extends Omit<PersonFacts, "company_domain"> {
  readonly company_domain: string | null;
  /** The employer's page on a network. */
  readonly company_page: string | null;
  readonly company_name: string | null;
}

export interface JobPostFacts {
  readonly url: string;
  /** A domain, or the company's page on a network. */
  readonly company_domain: string | null;
  readonly company_name?: string | null;
  readonly title: string;
  readonly text: string;
  readonly posted_at: Date;
  readonly country: string | null;
}

/** Who posted or engaged. The domain is null when the source does not name the employer. */
export interface ActorFacts {
  readonly social_url: string;
  readonly name: string;
  readonly title: string | null;
  readonly company_domain: string | null;
}

/** A post on the professional network, identified by its URL. */
export interface SocialPostFacts {
  readonly url: string;
  readonly author: ActorFacts;
  readonly text: string;
  readonly posted_at: Date;
}

/** A reaction to a post, or a comment on it. Only a comment has a text. */
export interface EngagementFacts {
  readonly post_url: string;
  readonly actor: ActorFacts;
  readonly kind: "reaction" | "comment";
  readonly text: string | null;
  readonly at: Date;
}

/** An event at a company. The company is named by its domain or, where that is not known, by its name. */
export interface CompanyEventFacts {
  readonly company_domain: string | null;
  readonly company_page: string | null;
  readonly company_name: string | null;
  readonly vertical: string;
  readonly event_type: string;
  readonly summary: string;
  readonly event_date: Date;
  readonly source_url: string;
  readonly team_name: string | null;
  readonly signal_type: string | null;
  /** Addresses of profiles. */
  readonly people: readonly string[];
}

/** What a write did with the items given to it. */
export interface WriteResult {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedItem[];
  /** What was written otherwise than stated, or may be wrong. */
  readonly notices?: readonly RejectedItem[];
  /** The row of each item that was written, by its position; only of kinds of which two items may be one row without a common key. */
  readonly written?: ReadonlyMap<number, WrittenItem>;
}

/** The row that an item became. */
export interface WrittenItem {
  readonly id: number;
  readonly outcome: "inserted" | "updated" | "unchanged";
  /** The source of the row, where it was known from another than the item's. */
  readonly otherSource: string | null | undefined;
}

/** An item that was not written or not as stated, by its position among those given. */
export interface RejectedItem {
  readonly index: number;
  readonly field: string;
  readonly reason: string;
}
