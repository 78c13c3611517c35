import { ownerName, registrableDomain } from "../catalogue/domain.ts";
import type { Db } from "../db/connect.ts";
import { readSeedsAndExcluded, type SeedCompany } from "./queries-seeds.ts";

/** The seeds of a search. The lists of domains are null when none were sent. */
export interface Seeds {
  readonly companies: readonly SeedCompany[];
  /** As registrable domains, each once, in the order sent. */
  readonly resolved: readonly string[] | null;
  /** As they were sent. */
  readonly unresolved: readonly string[] | null;
  /** What must not be found: the seeds, what else their owners have, by domain or by name, and what the workspace blocked. */
  readonly excludedCompanyIds: readonly number[];
}

/** Finds the companies of seed websites, and those that must not be found with them. */
export async function resolveSeeds(
  db: Db,
  workspaceId: number,
  websites: readonly string[] | null | undefined,
): Promise<Seeds> {
  const sent = websites ?? [];
  const domains = sent.map((website) => registrableDomain(website));
  const asked = [...new Set(domains.filter((domain) => domain !== undefined))];
  const { seeds, excludedCompanyIds } = await readSeedsAndExcluded(
    db,
    workspaceId,
    asked.map((domain) => ({ domain, ownerName: ownerName(domain) })),
  );
  const known = new Map(seeds.map((seed) => [seed.domain, seed]));
  const resolved = asked.filter((domain) => known.has(domain));
  return {
    companies: resolved.flatMap((domain) => known.get(domain) ?? []),
    resolved: sent.length === 0 ? null : resolved,
    unresolved: sent.length === 0 ? null : sent.filter((_website, index) => !known.has(domains[index] ?? "")),
    excludedCompanyIds,
  };
}
