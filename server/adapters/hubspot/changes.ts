import type { CrmChanges, CrmCompanyRecord, CrmContactRecord, CrmDealRecord } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { type ChangedRows, type ChangeWindow, readChanges } from "../crm/read-changes.ts";
import { readDealCompanies, readStages, toDeal } from "./deals.ts";
import { readRecords } from "./look-up.ts";
import {
  ADDITIONAL_DOMAINS,
  COMPANIES,
  CONTACTS,
  DEALS_PATH,
  type HubspotRecord,
  OWNER_PROPERTY,
  toCompanyRecord,
  toContactRecord,
} from "./objects.ts";
import type { HubspotSession } from "./session.ts";

const PAGE_SIZE = 200;
/** How long a change takes to reach the search index. */
const INDEX_SETTLE_MS = 120_000;

export function readCompanies(
  session: HubspotSession,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<CrmCompanyRecord> {
  const search = {
    path: COMPANIES.path,
    modified: "hs_lastmodifieddate",
    properties: ["name", "domain", ADDITIONAL_DOMAINS, OWNER_PROPERTY, "lifecyclestage"],
  };
  return read(session, cursor, async (window) =>
    mapRows(await searchWindow(session, search, window, signal), toCompanyRecord),
  );
}

export function readContacts(
  session: HubspotSession,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<CrmContactRecord> {
  const search = { path: CONTACTS.path, modified: "lastmodifieddate", properties: ["email", "hs_email_optout"] };
  return read(session, cursor, async (window) =>
    mapRows(await searchWindow(session, search, window, signal), toContactRecord),
  );
}

export function readDeals(
  session: HubspotSession,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<CrmDealRecord> {
  const properties = ["dealname", "dealstage", "pipeline", "amount", "deal_currency_code", "hs_lastmodifieddate"];
  const search = { path: DEALS_PATH, modified: "hs_lastmodifieddate", properties };
  let stages: Awaited<ReturnType<typeof readStages>> | undefined;
  return read(session, cursor, async (window) => {
    stages ??= await readStages(session, signal);
    if (!stages.ok) return stages;
    const known = stages.value;
    const page = await searchWindow(session, search, window, signal);
    if (!page.ok) return page;
    const companies = await readDealCompanies(
      session,
      page.value.rows.map(({ id }) => id),
      signal,
    );
    if (!companies.ok) return companies;
    return mapRows(page, (deal) => toDeal(deal, companies.value.get(deal.id) ?? null, known));
  });
}

function read<Row>(
  session: HubspotSession,
  cursor: string | null,
  readWindow: (window: ChangeWindow) => Promise<VendorResult<ChangedRows<Row>>>,
): CrmChanges<Row> {
  return readChanges(cursor, readWindow, { now: session.http.time.now(), settleMs: INDEX_SETTLE_MS });
}

function mapRows<From, To>(
  page: VendorResult<ChangedRows<From>>,
  map: (row: From) => To,
): VendorResult<ChangedRows<To>> {
  return page.ok ? { ok: true, value: { ...page.value, rows: page.value.rows.map(map) } } : page;
}

/**
 * Pages by id, because paging with `after` ends at 10,000 results
 * (https://developers.hubspot.com/docs/api-reference/search/guide#limits).
 */
async function searchWindow(
  session: HubspotSession,
  {
    path,
    modified,
    properties,
  }: { readonly path: string; readonly modified: string; readonly properties: readonly string[] },
  { since, until, afterId }: ChangeWindow,
  signal: AbortSignal,
): Promise<VendorResult<ChangedRows<HubspotRecord>>> {
  const filters = [
    ...(since === null ? [] : [{ propertyName: modified, operator: "GTE", value: String(since) }]),
    { propertyName: modified, operator: "LT", value: String(until) },
    ...(afterId === null ? [] : [{ propertyName: "hs_object_id", operator: "GT", value: afterId }]),
  ];
  const sorts = [{ propertyName: "hs_object_id", direction: "ASCENDING" }];
  const body = { filterGroups: [{ filters }], sorts, properties, limit: PAGE_SIZE };
  const page = await session.request("POST", `${path}/search`, readRecords, { body }, signal);
  if (!page.ok) return page;
  const { items, hasMore } = page.value;
  return { ok: true, value: { rows: items, lastId: hasMore ? (items.at(-1)?.id ?? null) : null } };
}
