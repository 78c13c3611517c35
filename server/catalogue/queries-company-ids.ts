import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { COMPANY_CHANGED } from "./queries-companies.ts";

/** Returns the ids of companies by domain. Those that are not known are added to the catalogue, named after their domain. */
export async function findOrInsertCompanies(db: Db, domains: readonly string[]): Promise<Map<string, number>> {
  const distinct = [...new Set(domains)].sort();
  const known = await listCompanyIds(db, distinct);
  const missing = distinct.filter((domain) => !known.has(domain));
  if (missing.length === 0) return known;
  await insertCompanies(
    db,
    missing.map((domain) => ({ domain, name: domain })),
  );
  // Read again: another transaction may have inserted some of them meanwhile.
  return new Map([...known, ...(await listCompanyIds(db, missing))]);
}

/** Lists the ids of the known companies, by domain. */
export async function listCompanyIds(db: Db, domains: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; domain: string }>`
    select id, domain from company where domain = any(${domains}::text[])`.execute(db);
  return new Map(rows.map(({ id, domain }) => [domain, id]));
}

/** Lists the ids of companies, by their exact name. A name that several companies have is left out. */
export async function listCompanyIdsByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select min(id) as id, name from company where name = any(${[...new Set(names)]}::text[])
    group by name having count(*) = 1`.execute(db);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Inserts companies of which only domain and name are known. Known domains are left as they are. */
export async function insertCompanies(db: Db, companies: readonly { domain: string; name: string }[]): Promise<void> {
  await sql`
    with written as (
      insert into company (domain, name)
      select domain, name from json_to_recordset(${JSON.stringify(companies)}::json) as given (domain text, name text)
      order by domain on conflict (domain) do nothing returning id
    )
    select pg_notify(${COMPANY_CHANGED}, '') from written limit 1`.execute(db);
}
