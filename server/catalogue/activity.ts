import type { NameParts } from "../text/public.ts";

/**
 * The facts that a source states about a person; null for unstated facts. The profile identifies the person or, if
 * there is none, the work email.
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

/** A person whose employer the source identifies by a domain, a page on a network or a name. */
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

/** A reaction to a post, or a comment on it. Only comments contain text. */
export interface EngagementFacts {
  readonly post_url: string;
  readonly actor: ActorFacts;
  readonly kind: "reaction" | "comment";
  readonly text: string | null;
  readonly at: Date;
}

/** An event at a company. The domain, the page on a network or the name identifies the company. */
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
  /** Profile URLs. */
  readonly people: readonly string[];
}

export interface WriteResult {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedItem[];
  /** Changes to stated values, and warnings. */
  readonly notices?: readonly RejectedItem[];
  /**
   * The row of each written item, by the item's position in the input. Set only for kinds in which items without a
   * common key can become one row.
   */
  readonly written?: ReadonlyMap<number, WrittenItem>;
}

/** The row to which an item was written. */
export interface WrittenItem {
  readonly id: number;
  readonly outcome: "inserted" | "updated" | "unchanged";
  /** The source of the row, if it differs from the item's source. */
  readonly otherSource: string | null | undefined;
}

/** An item that was not written as stated. `index` is its position in the input. */
export interface RejectedItem {
  readonly index: number;
  readonly field: string;
  readonly reason: string;
}
