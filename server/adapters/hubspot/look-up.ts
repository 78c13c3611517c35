import { chunks } from "../../lib/chunks.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { fields, list, object, type Reader, text } from "../read-response.ts";
import { batchOf, readFailure } from "./batch-errors.ts";
import { COMPANIES, CONTACTS, type HubspotRecord, MAX_BATCH, readRecord } from "./objects.ts";
import type { HubspotSession } from "./session.ts";

/** A page of a list. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly after: string | null;
}

const readNext = fields<{ next: { readonly after?: string } }>({ next: fields<{ after: string }>({ after: text }) });

/** Reads a page. One without a list is none: nothing may be concluded to be absent from it. */
export function pageOf<Item>(item: Reader<Item>): Reader<Page<Item>> {
  return (value) => {
    const page = object(value);
    const items = list(item)(page?.results);
    const next = readNext(page?.paging)?.next;
    return items && { items, hasMore: next !== undefined, after: next?.after || null };
  };
}

export const readRecords = pageOf(readRecord);

const SEARCH_LIMIT = 200;

/**
 * Reads records by id or by a unique property. New records are found at once. Records that do not exist are left out.
 */
export async function readBatch(
  session: HubspotSession,
  path: string,
  { idProperty, ids, properties }: { idProperty?: string; ids: readonly string[]; properties: readonly string[] },
  signal: AbortSignal,
): Promise<VendorResult<HubspotRecord[]>> {
  const found: HubspotRecord[] = [];
  for (const batch of chunks([...new Set(ids)], MAX_BATCH)) {
    const body = { idProperty, properties, inputs: batch.map((id) => ({ id })) };
    const read = await session.request("POST", `${path}/batch/read`, batchOf(readRecord), { body }, signal);
    if (!read.ok) return read;
    const failure = readFailure(read.value.errors);
    if (failure) return failure;
    found.push(...read.value.results);
  }
  return { ok: true, value: found };
}

/**
 * Returns the oldest company of each domain. The search index lags by seconds, so a company that was just created may
 * be missing (https://developers.hubspot.com/docs/api-reference/search/guide).
 */
export async function findCompanies(
  session: HubspotSession,
  domains: readonly string[],
  properties: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, HubspotRecord>>> {
  const found = new Map<string, HubspotRecord>();
  for (const values of chunks([...new Set(domains)], MAX_BATCH)) {
    let after: string | null = null;
    do {
      const body: object = {
        filterGroups: [{ filters: [{ propertyName: "domain", operator: "IN", values }] }],
        sorts: [{ propertyName: "hs_object_id", direction: "ASCENDING" }],
        properties: [...properties, "domain"],
        limit: SEARCH_LIMIT,
        ...(after !== null && { after }),
      };
      const page = await session.request("POST", `${COMPANIES.path}/search`, readRecords, { body }, signal);
      if (!page.ok) return page;
      for (const company of page.value.items) {
        const domain = company.properties.domain?.toLowerCase();
        if (domain && !found.has(domain)) found.set(domain, company);
      }
      after = page.value.after;
    } while (after !== null);
  }
  return { ok: true, value: found };
}

/** Returns contacts by lower-case email, the secondary addresses of merged contacts included. */
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
