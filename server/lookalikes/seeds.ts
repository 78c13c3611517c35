import { ownerName, registrableDomain } from "../catalogue/domain.ts";
import type { Db } from "../db/connect.ts";
import { listSeedsAndExcluded, type SeedCompany } from "./queries-seeds.ts";

/** The seeds of a search. The lists of domains are null when none were sent. */
export interface Seeds {
  readonly companies: readonly SeedCompany[];
  /** Registrable domains, without duplicates, in the order sent. */
  readonly resolved: readonly string[] | null;
  /** Websites as they were sent. */
  readonly unresolved: readonly string[] | null;
  /** The seeds and other companies of their owners. */
  readonly excludedCompanyIds: readonly number[];
}

/** Finds the companies of seed websites, and those a search must leave out. */
export async function resolveSeeds(db: Db, websites: readonly string[] | null | undefined): Promise<Seeds> {
  const sent = websites ?? [];
  const domainOf = new Map(sent.map((website) => [website, registrableDomain(website)]));
  const domains = [...new Set([...domainOf.values()].filter((domain) => domain !== undefined))];
  const { seeds, excludedCompanyIds } = await listSeedsAndExcluded(
    db,
    domains.map((domain) => ({ domain, ownerName: ownerName(domain) })),
  );
  const byDomain = new Map(seeds.map((seed) => [seed.domain, seed]));
  const resolved = domains.filter((domain) => byDomain.has(domain));
  return {
    companies: resolved.flatMap((domain) => byDomain.get(domain) ?? []),
    resolved: sent.length === 0 ? null : resolved,
    unresolved: sent.length === 0 ? null : sent.filter((website) => !byDomain.has(domainOf.get(website) ?? "")),
    excludedCompanyIds,
  };
}
