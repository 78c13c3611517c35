import type { Db } from "../db/connect.ts";
import { isSameCompanyName } from "../text/public.ts";
import type { RejectedItem, WriteResult } from "./activity.ts";
import type { CompanyFacts } from "./company.ts";
import { upsertCompanies } from "./queries-companies.ts";
import {
  insertAliases,
  listCompaniesByName,
  listDomainsByPage,
  placeholderDomain,
  resolveCompanies,
} from "./queries-company-ids.ts";
import type { CompanyRecord } from "./read-company.ts";

interface CompanyWriteOptions {
  /** Keeps what is known and adds only what is not. */
  readonly fillOnly?: boolean;
  /** Adds companies of which only the name, or a page on a network, is known, under a domain that cannot exist. */
  readonly addNamedCompanies?: boolean;
  /** Makes a new domain with the page and name of a known company a further domain of it, instead of a second company. */
  readonly merge?: boolean;
}

/**
 * Writes companies of a source. One without a domain is the company of the catalogue, or of this batch, that has its page on a network;
 * when there is none it is rejected or, on request, added under a placeholder. A further domain of a company is the company.
 */
export async function writeCompanies(
  db: Db,
  records: readonly CompanyRecord[],
  { fillOnly = false, addNamedCompanies = false, merge = false }: CompanyWriteOptions,
): Promise<WriteResult> {
  const known = await resolveCompanies(
    db,
    records.flatMap(({ domain }) => domain ?? []),
  );
  const moved = merge
    ? await findMoved(
        db,
        records.filter(({ domain }) => domain !== null && !known.has(domain)),
      )
    : new Map<string, string>();
  const ownDomain = (domain: string) => known.get(domain)?.domain ?? moved.get(domain) ?? domain;
  const notices: RejectedItem[] = [];
  const named = new Set(records.flatMap(({ domain, isPart }) => (domain === null || isPart ? [] : ownDomain(domain))));
  const withDomain = records.flatMap((record, index) => {
    if (record.domain === null) return [];
    const facts = factsOf(record, ownDomain(record.domain));
    const isOther = record.isPart && record.name !== null && (known.has(record.domain) || named.has(facts.domain));
    if (isOther && !isSameCompanyName(record.name ?? "", known.get(record.domain)?.name ?? ""))
      notices.push({
        index,
        field: "name",
        reason: `${JSON.stringify(record.name)} is that of a part of ${facts.domain}`,
      });
    return isOther ? { ...facts, name: null } : facts;
  });
  const first = await upsertCompanies(db, withDomain, { fillOnly });
  const pages = await listDomainsByPage(
    db,
    records.flatMap(({ social_url }) => social_url ?? []),
  );
  const byName = await listCompaniesByName(
    db,
    addNamedCompanies ? records.flatMap(({ domain, name }) => (domain === null && name !== null ? name : [])) : [],
  );
  const rejected: RejectedItem[] = [];
  const found: CompanyFacts[] = [];
  for (const [index, record] of records.entries()) {
    const holders = record.social_url === null ? [] : (pages.get(record.social_url) ?? []);
    if (record.domain !== null) {
      const others = holders.filter((holder) => holder !== ownDomain(record.domain ?? ""));
      if (others.length > 0) notices.push({ index, field: "social_url", reason: sharedPage(record, others) });
      continue;
    }
    const byPage = holders.length === 1 ? holders[0] : undefined;
    const domain =
      byPage ??
      (addNamedCompanies && record.name !== null
        ? (byName.get(record.name)?.domain ?? placeholderDomain(record.name))
        : undefined);
    if (domain !== undefined) found.push(factsOf(record, domain));
    else rejected.push({ index, field: "domain", reason: reasonOf(record, holders) });
  }
  const second = await upsertCompanies(db, found, { fillOnly });
  const aliases = records.flatMap(({ domain, otherDomains }, index) =>
    domain === null ? [] : otherDomains.map((alias) => ({ alias, domain: ownDomain(domain), index })),
  );
  await insertAliases(db, [...aliases, ...[...moved].map(([alias, domain]) => ({ alias, domain }))]);
  notices.push(...(await aliasesOfOthers(db, aliases)));
  const inserted = first.inserted + second.inserted;
  const updated = first.updated + second.updated;
  // With the rows of a domain that was already in the batch, so that the counts add up to the rows read.
  return { inserted, updated, unchanged: records.length - inserted - updated - rejected.length, rejected, notices };
}

/** Returns the domain of the company of the catalogue that has the page and name of each record with a new domain, by that domain. */
async function findMoved(db: Db, records: readonly CompanyRecord[]): Promise<Map<string, string>> {
  const holders = await resolveCompanies(
    db,
    records.flatMap(({ social_url }) => social_url ?? []),
  );
  return new Map(
    records.flatMap(({ domain, social_url, name }) => {
      const holder = holders.get(social_url ?? "");
      const isSame = holder !== undefined && (name === null || isSameCompanyName(name, holder.name));
      return domain !== null && isSame ? [[domain, holder.domain] as const] : [];
    }),
  );
}

/** Returns which further domains are those of other companies, which keep them. */
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
      owner === alias ? "is a company of the catalogue, and stays one" : `is a domain of ${owner}, and stays one`;
    return [{ index, field: "other_domains", reason: `${JSON.stringify(alias)} ${reason}` }];
  });
}

function factsOf(
  { otherDomains: _, noDomain: _no, isPart: _part, ...facts }: CompanyRecord,
  domain: string,
): CompanyFacts {
  return { ...facts, domain };
}

function sharedPage({ social_url: page }: CompanyRecord, others: readonly string[]): string {
  return `${JSON.stringify(page)} is the page of ${listed(others)} too; --merge makes a new domain of a known company a further domain of it`;
}

function reasonOf({ noDomain, social_url: page }: CompanyRecord, holders: readonly string[]): string {
  if (page === null) return noDomain;
  return holders.length === 0
    ? `${noDomain}, and no company of the catalogue has the page ${page}`
    : `${noDomain}, and several companies have the page ${page}: ${listed(holders)}`;
}

function listed(domains: readonly string[]): string {
  const shown = domains.slice(0, 3).join(", ");
  return domains.length > 3 ? `${shown} and ${domains.length - 3} more` : shown;
}
