import type { Db } from "../db/connect.ts";
import type { RejectedItem, WriteResult } from "./activity.ts";
import type { CompanyFacts } from "./company.ts";
import { upsertCompanies } from "./queries-companies.ts";
import { insertAliases, placeholderDomain, resolveCompanies } from "./queries-company-ids.ts";
import type { CompanyRecord } from "./read-company.ts";

interface CompanyWriteOptions {
  /** Keeps what is known and adds only what is not. */
  readonly fillOnly?: boolean;
  /** Adds companies of which only the name, or a page on a network, is known, under a domain that cannot exist. */
  readonly addNamedCompanies?: boolean;
}

/**
 * Writes companies of a source. One without a domain is the company of the catalogue, or of this batch, that has its page on a network;
 * when there is none it is rejected or, on request, added under a placeholder. A further domain of a company is the company.
 */
export async function writeCompanies(
  db: Db,
  records: readonly CompanyRecord[],
  { fillOnly = false, addNamedCompanies = false }: CompanyWriteOptions,
): Promise<WriteResult> {
  const named = records.flatMap(({ domain }) => domain ?? []);
  const known = await resolveCompanies(db, named);
  const ownDomain = (domain: string) => known.get(domain)?.domain ?? domain;
  const withDomain = records.flatMap((record) =>
    record.domain === null ? [] : [factsOf(record, ownDomain(record.domain))],
  );
  const first = await upsertCompanies(db, withDomain, { fillOnly });
  const rejected: RejectedItem[] = [];
  const found: CompanyFacts[] = [];
  if (withDomain.length < records.length) {
    const pages = await resolveCompanies(
      db,
      records.flatMap(({ domain, social_url }) => (domain === null && social_url !== null ? social_url : [])),
    );
    for (const [index, record] of records.entries()) {
      if (record.domain !== null) continue;
      const byPage = record.social_url === null ? undefined : pages.get(record.social_url);
      const domain =
        byPage?.domain ?? (addNamedCompanies && record.name !== null ? placeholderDomain(record.name) : undefined);
      if (domain !== undefined) found.push(factsOf(record, domain));
      else rejected.push({ index, field: "domain", reason: reasonOf(record) });
    }
  }
  const second = await upsertCompanies(db, found, { fillOnly });
  await insertAliases(
    db,
    records.flatMap(({ domain, otherDomains }) =>
      domain === null ? [] : otherDomains.map((alias) => ({ alias, domain: ownDomain(domain) })),
    ),
  );
  const inserted = first.inserted + second.inserted;
  const updated = first.updated + second.updated;
  // With the rows of a domain that was already in the batch, so that the counts add up to the rows read.
  return { inserted, updated, unchanged: records.length - inserted - updated - rejected.length, rejected };
}

function factsOf({ otherDomains: _, noDomain: _reason, ...facts }: CompanyRecord, domain: string): CompanyFacts {
  return { ...facts, domain };
}

function reasonOf({ noDomain, social_url }: CompanyRecord): string {
  return social_url === null ? noDomain : `${noDomain}, and no company of the catalogue has the page ${social_url}`;
}
