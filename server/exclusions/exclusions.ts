/** Companies and people that effects exclude. */
export interface Exclusions {
  readonly customers: boolean;
  readonly open_deals: boolean;
  /** Only for signals. */
  readonly in_crm: boolean;
  /** Only for signals. Sequences always exclude these people. */
  readonly do_not_contact: boolean;
  readonly audience_ids: readonly number[];
  /** Registrable domains. */
  readonly domains?: readonly string[];
}

export const NO_EXCLUSIONS: Exclusions = {
  ...{ customers: false, open_deals: false, in_crm: false, do_not_contact: false },
  audience_ids: [],
};

/** Returns the union of both exclusions. */
export function mergeExclusions(one: Exclusions, other: Partial<Exclusions>): Exclusions {
  return {
    customers: one.customers || other.customers === true,
    open_deals: one.open_deals || other.open_deals === true,
    in_crm: one.in_crm || other.in_crm === true,
    do_not_contact: one.do_not_contact || other.do_not_contact === true,
    audience_ids: [...new Set([...one.audience_ids, ...(other.audience_ids ?? [])])],
    domains: [...new Set([...(one.domains ?? []), ...(other.domains ?? [])])],
  };
}
