import type { Selectable } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import { listRows } from "../db/statements.ts";
import type { Company } from "../db/tables.ts";
import { MARKET_ENDINGS, ownerName, readCompanyReference } from "../text/public.ts";
import { listCompanyIds, resolveCompanies } from "./queries-company-ids.ts";

export interface Seeds {
  readonly companies: readonly SeedCompany[];
  /** The companies' own domains, without duplicates, in the order sent. */
  readonly resolved: readonly string[] | null;
  /** The websites that belong to no known company, as sent. */
  readonly unresolved: readonly string[] | null;
  /** The seeds, and other companies of the same owners or with the same names. */
  readonly omittedCompanyIds: readonly number[];
}

/** Finds the companies of seed websites, and the companies that a search must omit. */
export async function resolveSeeds(db: Db, websites: readonly string[] | null | undefined): Promise<Seeds> {
  const sent = websites ?? [];
  if (sent.length === 0) return { companies: [], resolved: null, unresolved: null, omittedCompanyIds: [] };
  const referenceByWebsite = new Map(sent.map((website) => [website, readCompanyReference(website)]));
  const references = [...new Set([...referenceByWebsite.values()].filter((reference) => reference !== undefined))];
  const companyIds = await listCompanyIds(db, references);
  const { seeds, omittedCompanyIds } = await listSeedsAndOmitted(db, references, [...companyIds.values()]);
  const byId = new Map(seeds.map((seed) => [seed.id, seed]));
  const companies = [...new Set(references.flatMap((reference) => byId.get(companyIds.get(reference) ?? 0) ?? []))];
  return {
    companies,
    resolved: companies.map(({ domain }) => domain),
    unresolved: sent.filter((website) => !companyIds.has(referenceByWebsite.get(website) ?? "")),
    omittedCompanyIds,
  };
}

interface SeedCompany
  extends Pick<Selectable<Company>, "id" | "domain" | "name" | "one_liner" | "description" | "industry"> {
  readonly tags: readonly string[];
}

/** The maximum number of companies with the same name that are read. */
const MAX_NAMESAKES = 100;

/** Lists the seeds, and the ids to omit: seeds, companies whose domains have the same owner, and namesakes. */
async function listSeedsAndOmitted(
  db: Db,
  references: readonly string[],
  companyIds: readonly number[],
): Promise<{ seeds: SeedCompany[]; omittedCompanyIds: number[] }> {
  const owners = references.filter((reference) => !reference.includes("/")).map(ownerName);
  const rows = await listRows(db)<SeedCompany & { excluded: boolean }>`${prepared}
    with seed as materialized (
      select id, domain, name, one_liner, description, industry, tags, name_key from company
      where id = any(${companyIds}::bigint[])
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
    select id, '', '', null, null, null, '{}', true from excluded`;
  const seeds = rows.filter(({ excluded }) => !excluded).map(({ excluded: _, ...seed }) => seed);
  return { seeds, omittedCompanyIds: [...new Set(rows.map(({ id }) => id))] };
}

/** A company to which a name may refer. */
export interface NamedSeed {
  /** The name or website, as requested. */
  readonly wanted: string;
  readonly domain: string;
  /** Whether the company has exactly this name, ignoring legal form, spaces and punctuation. */
  readonly is_exact: boolean;
}

/** Words that companies add to their common name. */
const ADDED_TO_NAMES =
  "technology|technologies|tech|software|labs?|systems?|networks?|interactive|solutions|international|global|worldwide|holdings?|group|digital|online|platforms?|com|io|ai|app|apps|usa|enterprises|industries|companies";

/** Lists the most likely company for each name or website: by name, domain, or the beginning of its name. */
export async function listNamedSeeds(db: Db, names: readonly string[]): Promise<NamedSeed[]> {
  const websites = names.flatMap((wanted) => {
    const reference = wanted.includes(".") ? readCompanyReference(wanted) : undefined;
    return reference === undefined ? [] : [{ wanted, reference }];
  });
  const known =
    websites.length === 0
      ? undefined
      : await resolveCompanies(
          db,
          websites.map(({ reference }) => reference),
        );
  const byWebsite = websites.flatMap(({ wanted, reference }) => {
    const company = known?.get(reference);
    return company === undefined ? [] : [{ wanted, domain: company.domain, is_exact: true }];
  });
  const rows = await listRows(db)<NamedSeed>`
    with wanted as materialized (
      select name, replace(key, ' ', '') as joined, key
      from unnest(${[...new Set(names)]}::text[]) as name, lateral (select company_name_key(name) as key) as keyed
      where key <> ''
    ), found as (
      select wanted.name as wanted, company.id, company.domain, case
        when replace(company.name_key, ' ', '') = wanted.joined then 0
        when company.domain ~ ('^' || wanted.joined || '[.]com$') then 1
        when company.name_key ~ ('^' || wanted.key || '( (' || ${ADDED_TO_NAMES} || '))+$') then 2
        when company.name_key like wanted.key || ' %' then 3 end as place,
        company.domain ~ ('^' || wanted.joined || '[.]') as has_domain,
        length(concat(company.one_liner, company.description)) as text_length
      from wanted, lateral (
        (select * from company where replace(name_key, ' ', '') ~>=~ wanted.joined
          and replace(name_key, ' ', '') ~<~ (wanted.joined || chr(1114111)) order by length(name_key), id
            limit ${MAX_NAMESAKES})
        union
        (select * from company where domain = wanted.joined || '.com')
      ) as company where not is_placeholder_domain(company.domain)
    ), ranked as (
      select *, count(*) over (partition by wanted, place) as rivals, row_number() over (
        partition by wanted order by place, not has_domain, domain !~ '[.]com$', text_length desc, id) as preference
      from found where place is not null
    )
    select wanted, domain, place = 0 as is_exact from ranked where preference = 1 and (place < 2 or rivals = 1)`;
  return [...rows, ...byWebsite];
}
