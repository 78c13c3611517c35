export interface CompanyIds {
  /** If given, the only companies that may be returned, such as those in a city. */
  readonly allowedIds?: ReadonlySet<number> | undefined;
  /** Never returned: seeds, other companies of their owners, and earlier results. */
  readonly excludedIds?: ReadonlySet<number> | undefined;
  /** Never returned; possibly very many. More candidates are retrieved only if too many of the best are among them. */
  readonly suppressedIds?: ReadonlySet<number> | undefined;
}
