import type { NameParts } from "../text/public.ts";

/**
 * A person as a source states it; null for unstated facts. The profile or, without one, the email identifies the
 * person.
 */
export interface PersonFacts {
  readonly social_url: string | null;
  readonly full_name: string;
  /** First and last name, if the source has separate ones. */
  readonly name_parts?: NameParts | undefined;
  readonly title: string | null;
  /** The registrable domain of the employer. */
  readonly company_domain: string;
  readonly work_email: string | null;
  readonly country: string | null;
  readonly city: string | null;
}

/** A person whose employer a source may specify by something other than a domain. */
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
  readonly cities?: readonly string[] | undefined;
}

/** The author of a post or engagement. The domain is null if the source does not state the employer. */
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

/** An event at a company. The domain or, if it is unknown, the name identifies the company. */
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

/** The outcome of writing items. */
export interface WriteResult {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedItem[];
  /** A change to a stated value, or a warning. */
  readonly notices?: readonly RejectedItem[];
  /**
   * The row of each written item, by its position; only for kinds in which two items may become one row without a
   * common key.
   */
  readonly written?: ReadonlyMap<number, WrittenItem>;
}

/** The row that an item became. */
export interface WrittenItem {
  readonly id: number;
  readonly outcome: "inserted" | "updated" | "unchanged";
  /** The source of the row, if it differs from the item's. */
  readonly otherSource: string | null | undefined;
}

/** An item that was not written, or not as stated, by its position in the input. */
export interface RejectedItem {
  readonly index: number;
  readonly field: string;
  readonly reason: string;
}
