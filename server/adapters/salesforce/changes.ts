import type { CrmChanges, CrmCompanyRecord, CrmContactRecord, CrmDealRecord } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { registrableDomain } from "../../text/public.ts";
import { type ChangedRows, type ChangeWindow, readChanges } from "../crm/read-changes.ts";
import { time } from "../read-response.ts";
import { type DescribedObject, describeObject } from "./describe.ts";
import type { SalesforceSession } from "./session.ts";
import { queryPage, quote, type Row } from "./soql.ts";

const PAGE_SIZE = 2_000;
/** How long after its modification time a change may become visible, because of long transactions. */
const TRANSACTION_SETTLE_MS = 120_000;

export function readCompanies(
  session: SalesforceSession,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<CrmCompanyRecord> {
  const select = { object: "Account", names: ["Id", "Name", "Website", "OwnerId"], optional: ["Type"] } as const;
  return read(session, select, toCompanyRecord, cursor, signal);
}

/** Reads contacts, then leads if the organisation has leads and the connected user may see them. */
export async function* readContacts(
  session: SalesforceSession,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<CrmContactRecord> {
  const optional = ["HasOptedOutOfEmail", "IsConverted"];
  // The cursor has one line for each object. A cursor of an earlier release has only the line for contacts.
  const cursors = cursor?.split("\n") ?? [];
  for (const [place, object] of (["Contact", "Lead"] as const).entries()) {
    if (object === "Lead") {
      const described = await describeObject(session, object, signal);
      if (!described.ok && described.failure.reason !== "not_found") yield described;
      if (!described.ok) return;
    }
    const select = { object, names: ["Id", "Email"], optional };
    for await (const page of read(session, select, toContactRecord, cursors[place] ?? null, signal)) {
      if (!page.ok) return yield page;
      cursors[place] = page.value.cursor;
      yield { ok: true, value: { ...page.value, cursor: cursors.join("\n") } };
    }
  }
}

export function readDeals(
  session: SalesforceSession,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<CrmDealRecord> {
  const names = ["Id", "Name", "AccountId", "StageName", "Amount", "IsClosed", "IsWon", "SystemModstamp"];
  return read(session, { object: "Opportunity", names }, toDeal, cursor, signal);
}

function read<Record>(
  session: SalesforceSession,
  select: Select,
  toRecord: (row: Row, userId: string) => Record,
  cursor: string | null,
  signal: AbortSignal,
): CrmChanges<Record> {
  const readWindow = async (window: ChangeWindow): Promise<VendorResult<ChangedRows<Record>>> => {
    const userId = await session.userId(signal);
    if (!userId.ok) return userId;
    const from = await toFrom(session, select, signal);
    if (!from.ok) return from;
    const page = await queryPage(
      session,
      `${from.value} WHERE ${toCondition(window)} ORDER BY Id LIMIT ${PAGE_SIZE}`,
      signal,
    );
    if (!page.ok) return page;
    const { records, done } = page.value;
    // A page may contain fewer records than requested; `done` is true on the last page.
    const hasMore = records.length === PAGE_SIZE || done === false;
    const rows = records.map((row) => toRecord(row, userId.value));
    return { ok: true, value: { rows, lastId: hasMore ? (records.at(-1)?.Id ?? null) : null } };
  };
  return readChanges(cursor, readWindow, { now: session.http.time.now(), settleMs: TRANSACTION_SETTLE_MS });
}

type Select =
  | { readonly object: "Opportunity"; readonly names: readonly string[] }
  /** Optional fields are read if the connected user may see them. */
  | { readonly object: DescribedObject; readonly names: readonly string[]; readonly optional: readonly string[] };

async function toFrom(session: SalesforceSession, select: Select, signal: AbortSignal): Promise<VendorResult<string>> {
  const names = [...select.names];
  if ("optional" in select) {
    const described = await describeObject(session, select.object, signal);
    if (!described.ok) return described;
    names.push(...select.optional.filter((name) => described.value.has(name)));
  }
  return { ok: true, value: `SELECT ${names.join(", ")} FROM ${select.object}` };
}

function toCondition({ since, until, afterId }: ChangeWindow): string {
  const conditions = [
    ...(since === null ? [] : [`SystemModstamp >= ${new Date(since).toISOString()}`]),
    `SystemModstamp < ${new Date(until).toISOString()}`,
    ...(afterId === null ? [] : [`Id > ${quote(afterId)}`]),
  ];
  return conditions.join(" AND ");
}

export function toCompanyRecord(row: Row, userId: string): CrmCompanyRecord {
  const domain = registrableDomain(String(row.Website ?? "")) ?? null;
  // The standard values of Type are "Customer - Direct" and "Customer - Channel".
  const isCustomer = /^customer\b(?!.*\b(former|past|lost|churned)\b)/i.test(String(row.Type ?? ""));
  const record = { id: row.Id, name: text(row.Name), domain, ownerId: toOwner(row, userId) };
  return isCustomer ? { ...record, isCustomer } : record;
}

function toContactRecord(row: Row): CrmContactRecord {
  const record = { id: row.Id, email: text(row.Email) };
  // A converted lead is now a contact, so the contact's opt-out decides.
  const isOptedOut = row.HasOptedOutOfEmail === true && row.IsConverted !== true;
  return isOptedOut ? { ...record, doNotContact: true } : record;
}

function toDeal(row: Row): CrmDealRecord {
  return {
    id: row.Id,
    name: text(row.Name),
    companyId: text(row.AccountId),
    stage: String(row.StageName ?? ""),
    state: row.IsWon === true ? "won" : row.IsClosed === true ? "lost" : "open",
    amount: typeof row.Amount === "number" ? row.Amount : null,
    currency: null,
    modifiedAt: time(row.SystemModstamp),
  };
}

/** Every record has an owner: a record created without an owner belongs to the connected user. */
function toOwner({ OwnerId }: Row, userId: string): string | null {
  return OwnerId === userId ? null : text(OwnerId);
}

function text(value: Row[string]): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
