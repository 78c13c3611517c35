import { chunks } from "../../lib/chunks.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { type BatchError, readFailure } from "./batch-errors.ts";
import { COMPANIES, CONTACTS, type HubspotRecord, MAX_BATCH } from "./objects.ts";
import type { HubspotSession } from "./session.ts";

export interface Results {
  readonly results: readonly HubspotRecord[];
  readonly errors: readonly BatchError[];
  readonly paging: { readonly next?: { readonly after?: string } };
}

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
    const read = await session.request<Results>("POST", `${path}/batch/read`, { body }, signal);
    if (!read.ok) return read;
    const failure = readFailure(read.value.errors);
    if (failure) return failure;
    found.push(...(read.value.results ?? []));
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
    let after: string | undefined;
    do {
      const body = {
        filterGroups: [{ filters: [{ propertyName: "domain", operator: "IN", values }] }],
        sorts: [{ propertyName: "hs_object_id", direction: "ASCENDING" }],
        properties: [...properties, "domain"],
        limit: SEARCH_LIMIT,
        after,
      };
      const page = await session.request<Results>("POST", `${COMPANIES.path}/search`, { body }, signal);
      if (!page.ok) return page;
      for (const company of page.value.results ?? []) {
        const domain = company.properties.domain?.toLowerCase();
        if (domain && !found.has(domain)) found.set(domain, company);
      }
      after = page.value.paging?.next?.after;
    } while (after);
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
