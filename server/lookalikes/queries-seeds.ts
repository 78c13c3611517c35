import { type RawBuilder, sql } from "kysely";
import { MARKET_ENDINGS } from "../catalogue/domain.ts";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import type { CompanyText } from "../search/search.ts";

/** A seed's company. */
export interface SeedCompany extends CompanyText {
  readonly domain: string;
}

/** A registrable domain that was asked for, and the name under which its owner has others. */
export interface AskedDomain {
  readonly domain: string;
  readonly ownerName: string;
}

// More companies of one name are no longer one owner's.
const MOST_NAMESAKES = 100;

/**
 * The domains as rows of a statement: of an array in their place Postgres does not know the length when it plans for all values, and then plans
 * anew for each search (.4 ms).
 */
function rowsOf(asked: readonly AskedDomain[]): RawBuilder<unknown> {
  if (asked.length === 0) return sql`select ''::text, ''::text where false`;
  return sql`values ${sql.join(asked.map(({ domain, ownerName }) => sql`(${domain}::text, ${ownerName}::text)`))}`;
}

/**
 * The companies of seed domains, and the ids of those that a search must not find: the seeds, the companies whose domain the
 * workspace blocked, and those whose domain is a seed owner's name under any suffix, also with a market behind it
 * (`name-de`): two ranges of the index for each name. So are companies called as a seed is, legal forms aside: the
 * owner's other sites, as far as a catalogue can tell. One statement: every search waits for it.
 */
export async function readSeedsAndExcluded(
  db: Db,
  workspaceId: number,
  asked: readonly AskedDomain[],
): Promise<{ seeds: SeedCompany[]; excludedCompanyIds: number[] }> {
  const { rows } = await sql<SeedCompany & { excluded: boolean }>`${prepared}
    with asked (domain, owner) as (${rowsOf(asked)}), seed as materialized (
      select company.id, domain, name, one_liner, description, industry, tags, name_key, owner from asked join company using (domain)
    ), excluded as (
      select company.id from blocked_domain join company using (domain) where workspace_id = ${workspaceId}
      union all
      select company.id from seed join company
        on company.domain ~>=~ (seed.owner || '.') and company.domain ~<~ (seed.owner || '/')
      union all
      select company.id from seed join company
        on company.domain ~>=~ (seed.owner || '-') and company.domain ~<~ (seed.owner || '.')
        and substr(company.domain, length(seed.owner) + 1) ~ ${`^${MARKET_ENDINGS}[.]`}
      union all
      select namesake.id from seed, lateral (
        select id from company where name_key = seed.name_key and seed.name_key <> '' order by id limit ${MOST_NAMESAKES}
      ) as namesake
    )
    select id, domain, name, one_liner as "oneLiner", description, industry, tags, false as excluded from seed
    union all
    select id, '', '', null, null, null, '{}', true from excluded`.execute(db);
  const seeds = rows.filter(({ excluded }) => !excluded).map(({ excluded: _, ...seed }) => seed);
  return { seeds, excludedCompanyIds: [...new Set(rows.map(({ id }) => id))] };
}
