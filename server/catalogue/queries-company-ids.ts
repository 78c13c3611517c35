import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import { fold, isSameCompanyName, plainWords, slugify, spellingsOfName } from "../text/public.ts";
import { COMPANY_CHANGED } from "./queries-companies.ts";

/** Returns company ids by reference. Adds unknown domains as companies, with their name in `names` if there is one. */
export async function findOrInsertCompanies(
  db: Db,
  domains: readonly string[],
  names: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, number>> {
  const distinct = [...new Set(domains)].sort();
  const known = await listCompanyIds(db, distinct);
  // A page on a network is not a company's domain.
  const missing = distinct.filter((domain) => !known.has(domain) && !domain.includes("/"));
  if (missing.length === 0) return known;
  await insertCompanies(
    db,
    missing.map((domain) => ({ domain, name: names.get(domain) ?? domain })),
  );
  // Reads the missing companies again, because another transaction may have inserted some of them.
  return new Map([...known, ...(await listCompanyIds(db, missing))]);
}

/** A company that a source refers to. */
export interface NamedCompany {
  readonly id: number;
  /** The company's own domain. */
  readonly domain: string;
  readonly name: string;
}

/** A company found by name, with the facts that may distinguish it from a namesake. */
export interface CompanyByName extends NamedCompany {
  readonly hq_country: string | null;
  readonly founded_year: number | null;
  readonly min_employees: number | null;
  readonly max_employees: number | null;
}

/** Finds companies by reference (see `readCompanyReference`). */
export async function resolveCompanies(db: Db, references: readonly string[]): Promise<Map<string, NamedCompany>> {
  const rows = await listRows(db)<NamedCompany & { reference: string }>`
    select known.reference, c.id, c.domain, c.name from company_reference as known
      join company as c on c.id = known.company_id
    where known.reference = any(${[...new Set(references)]}::text[])`;
  return new Map(rows.map(({ reference, ...company }) => [reference, company]));
}

/**
 * Lists the companies with these pages on networks, by page, oldest first. After a move or an acquisition, several
 * companies may have the same page.
 */
export async function listCompaniesByPage(
  db: Db,
  pages: readonly string[],
): Promise<Map<string, readonly NamedCompany[]>> {
  if (pages.length === 0) return new Map();
  const rows = await listRows(db)<NamedCompany & { page: string }>`
    select id, domain, name, social_url as page from company
    where social_url = any(${[...new Set(pages)]}::text[]) order by id`;
  return Map.groupBy(rows, ({ page }) => page);
}

/** Lists the further domains of companies, by the company's own domain. */
export async function listAliases(db: Db, domains: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await listRows(db)<{ own: string; aliases: string[] }>`
    select c.domain as own, array_agg(a.domain) as aliases from company as c
      join company_alias as a on a.company_id = c.id
    where c.domain = any(${[...new Set(domains)]}::text[]) group by c.domain`;
  return new Map(rows.map(({ own, aliases }) => [own, aliases]));
}

/** Returns the ids of companies by reference (see `resolveCompanies`). */
export async function listCompanyIds(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  return new Map([...(await resolveCompanies(db, references))].map(([reference, { id }]) => [reference, id]));
}

/** Returns the condition that one of `references` refers to the company (see `resolveCompanies`). */
export function isReferenced(companyId: RawBuilder<unknown>, references: readonly string[]): RawBuilder<unknown> {
  return sql`${companyId} = any(array(select company_id from company_reference where reference = any(${references}::text[])))`;
}

/**
 * Finds the company with each name. A match may differ in legal form, initials, accents and spaces. Prefers an exact
 * match, then a match with the same legal form. Omits a name that several companies match equally well.
 */
export async function listCompaniesByName(db: Db, names: readonly string[]): Promise<Map<string, CompanyByName>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const spelled = wanted.flatMap((name) => spellingsOfName(name).map((key) => ({ name, key })));
  const rows = await listRows(db)<CompanyByName & { wanted: string }>`
    select wanted, id, domain, name, hq_country, founded_year, coalesce(employee_count, employee_min) as min_employees,
      coalesce(employee_count, employee_max) as max_employees from (
      select wanted, company_name_key(wanted) as key from unnest(${wanted}::text[]) as wanted
      union select name, key from json_to_recordset(${JSON.stringify(spelled)}::json) as spelled (name text, key text)
    ) as named join company on name_key = key and key <> ''`;
  const found = Map.groupBy(
    rows.filter((row) => row.name === row.wanted || isSameCompanyName(row.name, row.wanted)),
    (row) => row.wanted,
  );
  return new Map(
    [...found].flatMap(([name, companies]) => {
      const distinct = [...new Map(companies.map((company) => [company.id, company])).values()];
      const letters = lettersAndDigits(name);
      const likeliest = [
        distinct.filter((company) => company.name === name),
        distinct.filter((company) => lettersAndDigits(company.name) === letters),
        distinct,
      ].find((some) => some.length > 0);
      const [only, ...others] = likeliest ?? [];
      return only === undefined || others.length > 0 ? [] : [[name, only] as const];
    }),
  );
}

/** Returns the letters and digits of a name, including its legal form, without case and accents. */
export function lettersAndDigits(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Returns the ids of companies by exact name. Omits names that several companies have. */
export async function listCompanyIdsByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await listRows(db)<{ id: number; name: string }>`
    select min(id) as id, name from company where name = any(${[...new Set(names)]}::text[])
    group by name having count(*) = 1`;
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Inserts companies with only a domain and a name. Skips known domains. */
async function insertCompanies(db: Db, companies: readonly { domain: string; name: string }[]): Promise<void> {
  await run(db)`
    with written as (
      insert into company (domain, name)
      select domain, name from json_to_recordset(${JSON.stringify(companies)}::json) as given (domain text, name text)
      order by domain on conflict (domain) do nothing returning id
    )
    select pg_notify(${COMPANY_CHANGED}, '') from written limit 1`;
}

/** Inserts companies with only a name, under placeholder domains. Returns their ids by placeholder domain. */
async function insertNamedCompanies(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const added = new Map<string, string>();
  for (const name of names) {
    const domain = placeholderDomain(name);
    if (domain !== undefined && !added.has(domain)) added.set(domain, name);
  }
  await insertCompanies(
    db,
    [...added].map(([domain, name]) => ({ domain, name })),
  );
  return listCompanyIds(db, [...added.keys()]);
}

/** Inserts each `alias` as a further domain of the company with the domain `domain`, unless another company has it. */
export async function insertAliases(db: Db, aliases: readonly { alias: string; domain: string }[]): Promise<void> {
  if (aliases.length === 0) return;
  await run(db)`
    insert into company_alias (domain, company_id)
    select distinct on (given.alias) given.alias, c.id
    from json_to_recordset(${JSON.stringify(aliases)}::json) as given (alias text, domain text)
      join company as c using (domain)
    where not exists (select from company as own where own.domain = given.alias)
    order by given.alias, c.id on conflict (domain) do nothing`;
}

const MAX_LABEL = 63;
const DIGEST_LENGTH = 8;

/**
 * Returns a placeholder domain for a company known only by name; undefined if the name contains no letter or digit. RFC
 * 2606 reserves `.invalid`, so the domain never exists. A digest distinguishes names that are long or not all Latin.
 */
export function placeholderDomain(name: string): string | undefined {
  const letters = plainWords(name).join("");
  if (letters === "") return undefined;
  const slug = slugify(name);
  if (slug.length <= MAX_LABEL && /^[a-z0-9]+$/.test(letters)) return `${slug}.invalid`;
  const digest = createHash("sha256").update(letters).digest("hex").slice(0, DIGEST_LENGTH);
  const start = slug.slice(0, MAX_LABEL - DIGEST_LENGTH - 1).replace(/-$/, "");
  return `${start === "" ? "" : `${start}-`}${digest}.invalid`;
}

/** How an item refers to a company: by a domain or page on a network (`reference`), by a name, or by both. */
interface CompanyMention {
  readonly reference: string | null;
  readonly name: string | null;
}

/**
 * Returns a function that returns the company id of a mention. Adds companies with unknown domains and, if
 * `addNamedCompanies`, companies known only by name, under a placeholder domain (see `placeholderDomain`).
 */
export async function resolveMentions(
  db: Db,
  mentions: readonly CompanyMention[],
  listByName: (db: Db, names: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  addNamedCompanies = false,
): Promise<(mention: CompanyMention) => number | undefined> {
  const known = await findOrInsertCompanies(
    db,
    mentions.flatMap(({ reference }) => reference ?? []),
    new Map(mentions.flatMap(({ reference, name }) => (reference && name ? [[reference, name] as const] : []))),
  );
  const names = mentions.flatMap(({ reference, name }) => (name && !known.has(reference ?? "") ? name : []));
  const byName = await listByName(db, names);
  const unknown = addNamedCompanies ? names.filter((name) => !byName.has(name)) : [];
  const placeholders = await insertNamedCompanies(db, unknown);
  return ({ reference, name }) =>
    known.get(reference ?? "") ??
    (name ? (byName.get(name) ?? placeholders.get(placeholderDomain(name) ?? "")) : undefined);
}
