import { sql } from "kysely";
import { listCompanyIds } from "../catalogue/queries-company-ids.ts";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import type { SearchCompany } from "../search/search.ts";
import { MARKET_ENDINGS, ownerName, readCompanyReference } from "../text/public.ts";

/** The seeds of a search. The lists of domains are null when none were sent. */
export interface Seeds {
  readonly companies: readonly SeedCompany[];
  /** The companies' own domains, without duplicates, in the order sent. */
  readonly resolved: readonly string[] | null;
  /** Websites as they were sent. */
  readonly unresolved: readonly string[] | null;
  /** The seeds and other companies of their owners. */
  readonly excludedCompanyIds: readonly number[];
}

/** Finds the companies of seed websites, and those a search must leave out. */
export async function resolveSeeds(db: Db, websites: readonly string[] | null | undefined): Promise<Seeds> {
  const sent = websites ?? [];
  const referenceOf = new Map(sent.map((website) => [website, readCompanyReference(website)]));
  const references = [...new Set([...referenceOf.values()].filter((reference) => reference !== undefined))];
  const companyIds = await listCompanyIds(db, references);
  const { seeds, excludedCompanyIds } = await listSeedsAndExcluded(db, references, [...companyIds.values()]);
  const byId = new Map(seeds.map((seed) => [seed.id, seed]));
  const companies = [...new Set(references.flatMap((reference) => byId.get(companyIds.get(reference) ?? 0) ?? []))];
  return {
    companies,
    resolved: sent.length === 0 ? null : companies.map(({ domain }) => domain),
    unresolved: sent.length === 0 ? null : sent.filter((website) => !companyIds.has(referenceOf.get(website) ?? "")),
    excludedCompanyIds,
  };
}

interface SeedCompany extends SearchCompany {
  readonly domain: string;
}

/** Above this number, companies with the same name belong to different owners. */
const MAX_NAMESAKES = 100;

/**
 * Lists the seeds, and the ids of those a search must leave out because of them: the seeds, domains
 * of a seed's owner (its name under any suffix, also with a market such as `name-de`), and companies with a seed's
 * name, ignoring legal forms. Owners of seeds that are not in the catalogue are left out too.
 */
async function listSeedsAndExcluded(
  db: Db,
  references: readonly string[],
  companyIds: readonly number[],
): Promise<{ seeds: SeedCompany[]; excludedCompanyIds: number[] }> {
  const owners = references.filter((reference) => !reference.includes("/")).map(ownerName);
  const { rows } = await sql<SeedCompany & { excluded: boolean }>`${prepared}
    with seed as materialized (
      select id, domain, name, one_liner, description, industry, tags, name_key from company where id = any(${companyIds}::bigint[])
    ), excluded as (
      select id from seed
      union all
      select company.id from unnest(${owners}::text[]) as owner (name) join company
        on company.domain ~>=~ (owner.name || '.') and company.domain ~<~ (owner.name || '/')
      union all
      select company.id from unnest(${owners}::text[]) as owner (name) join company
        on company.domain ~>=~ (owner.name || '-') and company.domain ~<~ (owner.name || '.')
        and substr(company.domain, length(owner.name) + 1) ~ ${`^${MARKET_ENDINGS}[.]`}
      union all
      select namesake.id from seed, lateral (
        select id from company where name_key = seed.name_key and seed.name_key <> '' order by id limit ${MAX_NAMESAKES}
      ) as namesake
    )
    select id, domain, name, one_liner, description, industry, tags, false as excluded from seed
    union all
    select id, '', '', null, null, null, '{}', true from excluded`.execute(db);
  const seeds = rows.filter(({ excluded }) => !excluded).map(({ excluded: _, ...seed }) => seed);
  return { seeds, excludedCompanyIds: [...new Set(rows.map(({ id }) => id))] };
}
