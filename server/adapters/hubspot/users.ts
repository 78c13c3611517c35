import type { CrmUser } from "../../ports/crm.ts";
import type { VendorPage, VendorResult } from "../../ports/vendor.ts";
import { fields, type Read, text } from "../read-response.ts";
import { pageReader } from "./look-up.ts";
import { type HubspotSession, VERSION } from "./session.ts";

/** Users that may own records (https://developers.hubspot.com/docs/api-reference/crm-owners-v3/guide). */
const PATH = `/crm/owners/${VERSION}`;
const PAGE_SIZE = 100;

const readOwner = fields({ id: text, email: text, firstName: text, lastName: text });
const readOwners = pageReader(readOwner);

export async function listUsers(
  session: HubspotSession,
  cursor: string | null,
  signal: AbortSignal,
): Promise<VendorResult<VendorPage<CrmUser>>> {
  const query = { limit: String(PAGE_SIZE), ...(cursor !== null && { after: cursor }) };
  const page = await session.request("GET", PATH, readOwners, { query }, signal);
  if (!page.ok) return page;
  const { items, after } = page.value;
  return { ok: true, value: { items: items.flatMap(toUser), nextCursor: after } };
}

export async function findUserByEmail(
  session: HubspotSession,
  email: string,
  signal: AbortSignal,
): Promise<VendorResult<CrmUser | null>> {
  const page = await session.request("GET", PATH, readOwners, { query: { email, limit: String(PAGE_SIZE) } }, signal);
  if (!page.ok) return page;
  const users = page.value.items.flatMap(toUser);
  return { ok: true, value: users.find((user) => user.email.toLowerCase() === email.toLowerCase()) ?? null };
}

export async function findUserById(
  session: HubspotSession,
  id: string,
  signal: AbortSignal,
): Promise<VendorResult<CrmUser | null>> {
  if (!/^\d{1,20}$/.test(id)) return { ok: true, value: null };
  const owner = await session.request("GET", `${PATH}/${id}`, readOwner, {}, signal);
  if (!owner.ok) return owner.failure.reason === "not_found" ? { ok: true, value: null } : owner;
  return { ok: true, value: toUser(owner.value)[0] ?? null };
}

/** Omits owners without an email address, which are queues and removed users. */
function toUser({ id, email, firstName, lastName }: Read<typeof readOwner>): CrmUser[] {
  if (!id || !email) return [];
  return [{ id, email, name: [firstName, lastName].filter(Boolean).join(" ") || email }];
}
