import type { CrmUser } from "../../ports/crm.ts";
import type { VendorPage, VendorResult } from "../../ports/vendor.ts";
import type { SalesforceSession } from "./session.ts";
import { queryPage, quote, type Row } from "./soql.ts";

const PAGE_SIZE = 200;
const SELECT = "SELECT Id, Name, Email FROM User WHERE IsActive = true AND UserType = 'Standard'";

export async function listUsers(
  session: SalesforceSession,
  cursor: string | null,
  signal: AbortSignal,
): Promise<VendorResult<VendorPage<CrmUser>>> {
  const after = cursor === null ? "" : ` AND Id > ${quote(cursor)}`;
  const page = await queryPage(session, `${SELECT}${after} ORDER BY Id LIMIT ${PAGE_SIZE}`, signal);
  if (!page.ok) return page;
  const rows = page.value.records;
  const nextCursor = rows.length === PAGE_SIZE ? rows.at(-1)!.Id : null;
  return { ok: true, value: { items: rows.map(toUser), nextCursor } };
}

/** Finds a user by a field. When several have the same address, returns the first. */
export async function findUser(
  session: SalesforceSession,
  field: "Id" | "Email",
  value: string,
  signal: AbortSignal,
): Promise<VendorResult<CrmUser | null>> {
  const isId = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/.test(value);
  if (field === "Id" && !isId) return { ok: true, value: null };
  const page = await queryPage(session, `${SELECT} AND ${field} = ${quote(value)} ORDER BY Id LIMIT 1`, signal);
  if (!page.ok) return page;
  const row = page.value.records[0];
  return { ok: true, value: row ? toUser(row) : null };
}

function toUser({ Id, Name, Email }: Row): CrmUser {
  return { id: Id, name: String(Name ?? ""), email: String(Email ?? "") };
}
