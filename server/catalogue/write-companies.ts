import type { Db } from "../db/connect.ts";
import { isSameCompanyName } from "../text/public.ts";
import type { RejectedItem, WriteResult } from "./activity.ts";
import type { CompanyFacts } from "./company.ts";
import { upsertCompanies } from "./queries-companies.ts";
import {
  type CompanyByName,
  insertAliases,
  lettersAndDigits,
  listCompaniesByName,
  listCompaniesByPage,
  type NamedCompany,
  placeholderDomain,
  resolveCompanies,
} from "./queries-company-ids.ts";
import { mergeCompanies } from "./queries-merge.ts";
import type { CompanyRecord } from "./read-company.ts";

interface CompanyWriteOptions {
  /** Keeps known facts and adds missing ones. */
  readonly fillOnly?: boolean;
  /** Adds companies without a known domain, if they have a name, under a placeholder domain. */
  readonly addNamedCompanies?: boolean;
  /**
   * Merges companies that a source describes as one: those with the same page and name, and those whose domain it
   * states as a further domain of a company.
   */
  readonly merge?: boolean;
}

/**
 * Writes companies of a source. Finds the company of a record without a domain by its page on a network, in the
 * catalogue and in this batch. If there is none, rejects the record or, if `addNamedCompanies`, adds the company under
 * a placeholder domain. A record with a further domain of a company updates that company.
 */
export async function writeCompanies(
  db: Db,
  records: readonly CompanyRecord[],
  { fillOnly = false, addNamedCompanies = false, merge = false }: CompanyWriteOptions,
): Promise<WriteResult> {
  const notices: RejectedItem[] = merge ? await mergeKnown(db, records) : [];
  const known = await resolveCompanies(
    db,
    records.flatMap(({ domain }) => domain ?? []),
  );
  const moved = new Map<string, string>();
  if (merge)
    for (const { index, domain, holder } of await findMoved(db, records, known)) {
      if (!moved.has(domain))
        notices.push({ index, field: "domain", reason: `${domain} is now a further domain of ${holder}` });
      moved.set(domain, holder);
    }
  const ownDomain = (domain: string) => known.get(domain)?.domain ?? moved.get(domain) ?? domain;
  const named = new Set(records.flatMap(({ domain, isPart }) => (domain === null || isPart ? [] : ownDomain(domain))));
  const withDomain = records.flatMap((record, index) => {
    if (record.domain === null) return [];
    const facts = toCompanyFacts(record, ownDomain(record.domain));
    const isOther = record.isPart && record.name !== null && (known.has(record.domain) || named.has(facts.domain));
    if (isOther && !isSameCompanyName(record.name ?? "", known.get(record.domain)?.name ?? ""))
      notices.push({
        index,
        field: "name",
        reason: `${JSON.stringify(record.name)} is the name of a part of ${facts.domain}`,
      });
    return isOther ? { ...facts, name: null } : facts;
  });
  const first = await upsertCompanies(db, withDomain, { fillOnly });
  const isNewOwner = ({ domain, otherDomains }: CompanyRecord) =>
    domain !== null && otherDomains.length > 0 && !known.has(domain) && !moved.has(domain);
  if (merge && records.some(isNewOwner)) notices.push(...(await mergeKnown(db, records, isNewOwner)));
  const pages = await listCompaniesByPage(
    db,
    records.flatMap(({ social_url }) => social_url ?? []),
  );
  const byName = await listCompaniesByName(
    db,
    addNamedCompanies ? records.flatMap(({ domain, name }) => (domain === null && name !== null ? name : [])) : [],
  );
  const namesakes = new Map<number, CompanyByName>();
  for (const [index, record] of records.entries()) {
    const namesake = record.domain === null ? byName.get(record.name ?? "") : undefined;
    if (namesake === undefined) continue;
    const difference = findDifference(record, namesake);
    if (difference === undefined) namesakes.set(index, namesake);
    else
      notices.push({
        index,
        field: "name",
        reason: `${JSON.stringify(record.name)} was not matched with ${JSON.stringify(namesake.name)} (${namesake.domain}), which has a different ${difference}`,
      });
  }
  const rejected: RejectedItem[] = [];
  const found: CompanyFacts[] = [];
  for (const [index, record] of records.entries()) {
    const holders = record.social_url === null ? [] : (pages.get(record.social_url) ?? []).map(({ domain }) => domain);
    if (record.domain !== null) {
      const others = holders.filter((holder) => holder !== ownDomain(record.domain ?? ""));
      if (others.length > 0) notices.push({ index, field: "social_url", reason: sharedPage(record, others) });
      continue;
    }
    const byPage = holders.length === 1 ? holders[0] : undefined;
    const domain =
      byPage ??
      (addNamedCompanies && record.name !== null
        ? (namesakes.get(index)?.domain ?? placeholderDomain(record.name))
        : undefined);
    if (domain !== undefined) found.push(toCompanyFacts(record, domain));
    else rejected.push({ index, field: "domain", reason: noDomainReason(record, holders) });
  }
  const second = await upsertCompanies(db, found, { fillOnly });
  const aliases = records.flatMap(({ domain, otherDomains }, index) =>
    domain === null ? [] : otherDomains.map((alias) => ({ alias, domain: ownDomain(domain), index })),
  );
  await insertAliases(db, [...aliases, ...[...moved].map(([alias, domain]) => ({ alias, domain }))]);
  notices.push(...(await aliasesOfOthers(db, aliases)));
  const inserted = first.inserted + second.inserted;
  const updated = first.updated + second.updated;
  // Records that were merged with others of the batch count as unchanged, so that the counts add up.
  return { inserted, updated, unchanged: records.length - inserted - updated - rejected.length, rejected, notices };
}

/**
 * Merges companies of the catalogue that a record describes as one: into the company with the record's domain. If that
 * company does not exist, or has the record's page, merges them into the oldest company with the page.
 */
async function mergeKnown(
  db: Db,
  records: readonly CompanyRecord[],
  isWanted: (record: CompanyRecord) => boolean = () => true,
): Promise<RejectedItem[]> {
  const known = await resolveCompanies(
    db,
    records.flatMap(({ domain, otherDomains }) => [domain ?? [], otherDomains].flat()),
  );
  const pages = await listCompaniesByPage(
    db,
    records.flatMap(({ social_url }) => social_url ?? []),
  );
  const keptFor = new Map<number, NamedCompany>();
  const latest = (company: NamedCompany): NamedCompany => {
    const kept = keptFor.get(company.id);
    return kept === undefined ? company : latest(kept);
  };
  const notices: RejectedItem[] = [];
  for (const [index, record] of records.entries()) {
    const { domain, name, social_url: page, otherDomains } = record;
    if (domain === null || !isWanted(record)) continue;
    const own = known.get(domain);
    const holders = pages.get(page ?? "") ?? [];
    const called = name ?? own?.name ?? holders[0]?.name ?? "";
    const ofPage = holders.filter((holder) => isSameCompanyName(called, holder.name));
    const isOfPage = ofPage.some(({ id }) => id === own?.id);
    const further = otherDomains.flatMap((other) => known.get(other) ?? []);
    const one = [...(isOfPage ? ofPage : []), own, ...ofPage, ...further].filter((company) => company !== undefined);
    for (const company of one.slice(1)) {
      const [kept, gone] = [latest(one[0] ?? company), latest(company)];
      const fill = isSameCompanyName(kept.name, gone.name);
      if (!(await mergeCompanies(db, kept.id, gone.id, { fill }))) continue;
      keptFor.set(gone.id, kept);
      notices.push({ index, field: "domain", reason: `${gone.domain} was merged into ${kept.domain}` });
    }
  }
  return notices;
}

/**
 * Returns the records with a new domain that describe a company of the catalogue: it has the same name, and the same
 * page or one of the record's further domains.
 */
async function findMoved(
  db: Db,
  records: readonly CompanyRecord[],
  known: ReadonlyMap<string, unknown>,
): Promise<{ readonly index: number; readonly domain: string; readonly holder: string }[]> {
  const isNew = ({ domain }: CompanyRecord) => domain !== null && !known.has(domain);
  const holders = await resolveCompanies(
    db,
    records.flatMap((record) => (isNew(record) ? [record.social_url ?? [], ...record.otherDomains].flat() : [])),
  );
  return records.flatMap((record, index) => {
    if (record.domain === null || !isNew(record)) return [];
    const isSame = (one: NamedCompany) => record.name === null || isSameCompanyName(record.name, one.name);
    const holder = [record.social_url ?? "", ...record.otherDomains]
      .flatMap((reference) => holders.get(reference) ?? [])
      .find(isSame);
    return holder === undefined ? [] : [{ index, domain: record.domain, holder: holder.domain }];
  });
}

/** Returns notices about further domains that belong, and continue to belong, to other companies. */
async function aliasesOfOthers(
  db: Db,
  aliases: readonly { readonly alias: string; readonly domain: string; readonly index: number }[],
): Promise<RejectedItem[]> {
  const owners = await resolveCompanies(
    db,
    aliases.map(({ alias }) => alias),
  );
  return aliases.flatMap(({ alias, domain, index }) => {
    const owner = owners.get(alias)?.domain ?? domain;
    if (owner === domain) return [];
    const reason =
      owner === alias
        ? "is a separate company in the catalogue; --merge merges it into this one"
        : `still belongs to ${owner}; --merge merges that company into this one`;
    return [{ index, field: "other_domains", reason: `${JSON.stringify(alias)} ${reason}` }];
  });
}

/** The maximum difference of founding years between sources. */
const MAX_YEARS_APART = 10;
/** The maximum ratio of two sizes of one company: sources may be outdated, or count a part of it. */
const MAX_SIZE_RATIO = 20;

/**
 * Returns the fact that distinguishes a company of the catalogue from a record with the same name but another legal
 * form; undefined if there is none. Identical names are not compared further: sources disagree about facts more often
 * than two companies share a name and legal form.
 */
function findDifference(record: CompanyRecord, known: CompanyByName): string | undefined {
  if (lettersAndDigits(record.name ?? "") === lettersAndDigits(known.name)) return undefined;
  if (record.hq_country !== null && known.hq_country !== null && record.hq_country !== known.hq_country)
    return "country";
  if (
    Math.abs((record.founded_year ?? known.founded_year ?? 0) - (known.founded_year ?? record.founded_year ?? 0)) >
    MAX_YEARS_APART
  )
    return "founding year";
  const [min, max] = [record.employee_count ?? record.employee_min, record.employee_count ?? record.employee_max];
  const isFar = (small: number | null, large: number | null) =>
    small !== null && large !== null && large > small * MAX_SIZE_RATIO;
  return isFar(max, known.min_employees) || isFar(known.max_employees, min) ? "size" : undefined;
}

function toCompanyFacts(
  { otherDomains: _, noDomain: _no, isPart: _part, ...facts }: CompanyRecord,
  domain: string,
): CompanyFacts {
  return { ...facts, domain };
}

function sharedPage({ social_url: page }: CompanyRecord, others: readonly string[]): string {
  return `${JSON.stringify(page)} is also the page of ${listed(others)}; --merge merges companies with the same page and name`;
}

function noDomainReason({ noDomain, social_url: page }: CompanyRecord, holders: readonly string[]): string {
  if (page === null) return noDomain;
  return holders.length === 0
    ? `${noDomain}, and no company in the catalogue has the page ${page}`
    : `${noDomain}, and several companies have the page ${page}: ${listed(holders)}`;
}

function listed(domains: readonly string[]): string {
  const shown = domains.slice(0, 3).join(", ");
  return domains.length > 3 ? `${shown} and ${domains.length - 3} more` : shown;
}
