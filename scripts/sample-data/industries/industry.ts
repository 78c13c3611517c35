/** The fields of business whose events are watched. */
export type VerticalSlug =
  | "software"
  | "finance"
  | "health"
  | "industry"
  | "energy"
  | "commerce"
  | "mobility"
  | "media-and-education";

/** What sentences about the companies of an industry are made of. */
export interface Industry {
  readonly name: string;
  readonly vertical: VerticalSlug;
  /** Words its companies' names end in. */
  readonly roots: readonly string[];
  readonly tags: readonly string[];
  /** What its companies make, with an article where one is needed. */
  readonly products: readonly string[];
  /** Whom they make it for, in the plural. */
  readonly customers: readonly string[];
  /** What customers want, as an infinitive without "to". */
  readonly outcomes: readonly string[];
  /** What the product does, in the third person. */
  readonly features: readonly string[];
  /** What its people talk about and look for in job posts. */
  readonly topics: readonly string[];
}
