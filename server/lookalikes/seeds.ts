import { registrableDomain } from "../companies/domain.ts";
import type { Db } from "../db/connect.ts";
import { findBlockedOrOwned, findByDomain } from "./queries.ts";

/** The seeds of a search. The lists are null when none were sent. */
export interface Seeds {
  readonly companyIds: readonly number[];
  /** As registrable domains, each once, in the order sent. */
  readonly resolved: readonly string[] | null;
  /** As they were sent. */
  readonly unresolved: readonly string[] | null;
}

/** Finds the companies of seed websites. */
export async function resolveSeeds(db: Db, websites: readonly string[] | null | undefined): Promise<Seeds> {
  if (!websites?.length) return { companyIds: [], resolved: null, unresolved: null };
  const domains = websites.map((website) => registrableDomain(website));
  const known = await findByDomain(db, domains.filter((domain) => domain !== undefined));
  const resolved = [...new Set(domains.filter((domain) => domain !== undefined && known.has(domain)))] as string[];
  return {
    companyIds: resolved.flatMap((domain) => known.get(domain) ?? []),
    resolved,
    unresolved: websites.filter((_website, index) => !known.has(domains[index] ?? "")),
  };
}

/** The companies that must not be found: those the workspace blocked, the seeds, and what else the seeds' owners have, by domain or by name. */
export async function findExcluded(db: Db, workspaceId: number, seedCompanyIds: readonly number[], seedDomains: readonly string[]): Promise<number[]> {
  return [...new Set([...seedCompanyIds, ...(await findBlockedOrOwned(db, workspaceId, ownersNames(seedDomains), seedCompanyIds))])];
}

/** What a company adds to its name in a second domain: a legal form, or a country's two letters. */
const ADDITION = /-(inc|corp|co|llc|ltd|gmbh|group|hq|[a-z]{2})$/;

/** The names under which domains are registered: `stripe` of `stripe.com`, `stripe.co.uk`, `stripe-inc.com` and `stripe-de.com`. */
function ownersNames(domains: readonly string[]): string[] {
  return [...new Set(domains.map((domain) => (domain.split(".")[0] ?? domain).replace(ADDITION, "")))];
}
