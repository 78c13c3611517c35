import { chunks } from "../../lib/chunks.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { domainSpellings } from "../../text/public.ts";
import { preferredRecord } from "../crm/preferred-record.ts";
import { fields, list, object, type Reader, text } from "../read-response.ts";
import { batchReader, readFailure } from "./batch-errors.ts";
import {
  ADDITIONAL_DOMAINS,
  COMPANIES,
  CONTACTS,
  type HubspotRecord,
  hubspotDomains,
  MAX_BATCH,
  OWNER_PROPERTY,
  readRecord,
} from "./objects.ts";
import type { HubspotSession } from "./session.ts";

interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly after: string | null;
}

const readNext = fields({ next: fields({ after: text }) });

/** Reads a page. A response without a list is invalid: it does not mean that there are no items. */
export function pageReader<Item>(item: Reader<Item>): Reader<Page<Item>> {
  return (value) => {
    const page = object(value);
    const items = list(item)(page?.results);
    const next = readNext(page?.paging)?.next;
    return items && { items, hasMore: next !== undefined, after: next?.after || null };
  };
}

export const readRecords = pageReader(readRecord);

const SEARCH_LIMIT = 200;
/** Maximum filter groups of a search (https://developers.hubspot.com/docs/api-reference/search/guide#limits). */
const MAX_GROUPS = 5;

/** Reads records by id or by a unique property. Finds new records immediately, and omits unknown ids. */
export async function readBatch(
  session: HubspotSession,
  path: string,
  { idProperty, ids, properties }: { idProperty?: string; ids: readonly string[]; properties: readonly string[] },
  signal: AbortSignal,
): Promise<VendorResult<HubspotRecord[]>> {
  const found: HubspotRecord[] = [];
  for (const batch of chunks([...new Set(ids)], MAX_BATCH)) {
    const body = { idProperty, properties, inputs: batch.map((id) => ({ id })) };
    const read = await session.request("POST", `${path}/batch/read`, batchReader(readRecord), { body }, signal);
    if (!read.ok) return read;
    const failure = readFailure(read.value.errors);
    if (failure) return failure;
    found.push(...read.value.results);
  }
  return { ok: true, value: found };
}

const FINDING = ["domain", ADDITIONAL_DOMAINS, OWNER_PROPERTY];

/**
 * Returns the preferred company of each domain with companies: see `preferredRecord`. Searches for candidates and reads
 * them by id, because the search index lags by seconds: it may lack a new company, and may contain earlier properties
 * of a changed company (https://developers.hubspot.com/docs/api-reference/search/guide).
 */
export async function findCompanies(
  session: HubspotSession,
  domains: readonly string[],
  properties: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, HubspotRecord>>> {
  const wanted = [...new Set(domains)];
  const exact = await searchIds(session, exactGroups(wanted), signal);
  if (!exact.ok) return exact;
  const read = await readCandidates(session, exact.value, properties, signal);
  if (!read.ok) return read;
  const unowned = wanted.filter((domain) => !recordOwnerId(read.value.get(domain)));
  const related = await searchIds(session, relatedGroups(unowned), signal);
  if (!related.ok) return related;
  const others = [...related.value].filter((id) => !exact.value.has(id));
  const more = await readCandidates(session, new Set([...exact.value, ...others]), properties, signal);
  if (!more.ok) return more;
  return { ok: true, value: new Map(wanted.flatMap((domain) => findEntry(domain, more.value))) };
}

type Groups = readonly (readonly { readonly filters: readonly object[] }[])[];

function exactGroups(domains: readonly string[]): Groups {
  const values = domains.flatMap((domain) => domainSpellings(domain).flatMap((each) => [each, `www.${each}`]));
  return chunks(values, MAX_BATCH).map((part) => [
    { filters: [{ propertyName: "domain", operator: "IN", values: part }] },
  ]);
}

/** Matches companies with a subdomain of the domain, or with the domain among their other domains. */
function relatedGroups(domains: readonly string[]): Groups {
  const groups = domains.flatMap((domain) => [
    { filters: [{ propertyName: "domain", operator: "CONTAINS_TOKEN", value: `*.${domain}` }] },
    { filters: [{ propertyName: ADDITIONAL_DOMAINS, operator: "CONTAINS_TOKEN", value: `*${domain}` }] },
  ]);
  return chunks(groups, MAX_GROUPS);
}

async function searchIds(
  session: HubspotSession,
  searches: Groups,
  signal: AbortSignal,
): Promise<VendorResult<Set<string>>> {
  const ids = new Set<string>();
  for (const filterGroups of searches) {
    let after: string | null = null;
    do {
      const body: object = {
        filterGroups,
        sorts: [{ propertyName: "hs_object_id", direction: "ASCENDING" }],
        properties: ["domain"],
        limit: SEARCH_LIMIT,
        ...(after !== null && { after }),
      };
      const page = await session.request("POST", `${COMPANIES.path}/search`, readRecords, { body }, signal);
      if (!page.ok) return page;
      for (const { id } of page.value.items) ids.add(id);
      after = page.value.after;
    } while (after !== null);
  }
  return { ok: true, value: ids };
}

/** Reads companies by id. Returns the preferred company of each domain. */
async function readCandidates(
  session: HubspotSession,
  ids: ReadonlySet<string>,
  properties: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, HubspotRecord>>> {
  const all = [...new Set([...properties, ...FINDING])];
  const read = await readBatch(session, COMPANIES.path, { ids: [...ids], properties: all }, signal);
  if (!read.ok) return read;
  const found = new Map<string, HubspotRecord>();
  for (const company of read.value)
    for (const domain of hubspotDomains(company)) {
      const other = found.get(domain);
      found.set(domain, other ? preferredCompany(other, company) : company);
    }
  return { ok: true, value: found };
}

function preferredCompany(a: HubspotRecord, b: HubspotRecord): HubspotRecord {
  return preferredRecord({ ...a, ownerId: recordOwnerId(a) }, { ...b, ownerId: recordOwnerId(b) });
}

function recordOwnerId(company: HubspotRecord | undefined): string | null {
  return company?.properties[OWNER_PROPERTY] || null;
}

function findEntry(domain: string, found: ReadonlyMap<string, HubspotRecord>): [string, HubspotRecord][] {
  const company = found.get(domain);
  return company ? [[domain, company]] : [];
}

/** Returns contacts by lower-case email, including the secondary addresses of merged contacts. */
export async function findContacts(
  session: HubspotSession,
  emails: readonly string[],
  properties: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, HubspotRecord>>> {
  const ids = emails.map((email) => email.toLowerCase());
  const all = [...properties, "email", "hs_additional_emails"];
  const read = await readBatch(session, CONTACTS.path, { idProperty: "email", ids, properties: all }, signal);
  if (!read.ok) return read;
  const found = new Map<string, HubspotRecord>();
  for (const contact of read.value) {
    const secondary = contact.properties.hs_additional_emails?.split(";") ?? [];
    for (const email of [contact.properties.email, ...secondary]) if (email) found.set(email.toLowerCase(), contact);
  }
  return { ok: true, value: found };
}
