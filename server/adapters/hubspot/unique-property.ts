import type { VendorResult } from "../../ports/vendor.ts";
import { boolean, fields } from "../read-response.ts";
import { EXTERNAL_ID_PROPERTY } from "./objects.ts";
import type { HubspotSession } from "./session.ts";

const readProperty = fields({ hasUniqueValue: boolean });

/** Returns whether the unique property for our ids exists, and creates it if the token allows that. */
export async function ensureUniqueProperty(
  session: HubspotSession,
  object: { readonly propertiesPath: string; readonly propertyGroup: string },
  signal: AbortSignal,
): Promise<VendorResult<boolean>> {
  if (session.uniqueProperties.has(object.propertiesPath)) return { ok: true, value: true };
  const exists = await readOrCreate(session, object, signal);
  if (exists.ok && exists.value) session.uniqueProperties.add(object.propertiesPath);
  return exists;
}

async function readOrCreate(
  session: HubspotSession,
  { propertiesPath, propertyGroup }: { readonly propertiesPath: string; readonly propertyGroup: string },
  signal: AbortSignal,
): Promise<VendorResult<boolean>> {
  const path = `${propertiesPath}/${EXTERNAL_ID_PROPERTY}`;
  const existing = await session.request("GET", path, readProperty, {}, signal);
  if (existing.ok) return { ok: true, value: existing.value.hasUniqueValue === true };
  if (existing.failure.reason === "permission_missing") return { ok: true, value: false };
  if (existing.failure.reason !== "not_found") return existing;

  const body = {
    name: EXTERNAL_ID_PROPERTY,
    label: "Account Intelligence ID",
    groupName: propertyGroup,
    type: "string",
    fieldType: "text",
    hasUniqueValue: true,
    formField: false,
  };
  const created = await session.request("POST", propertiesPath, readProperty, { body }, signal);
  if (created.ok) return { ok: true, value: created.value.hasUniqueValue === true };
  const { reason } = created.failure;
  // Another process may have created it, or the response was lost, so its current state decides.
  if (reason === "conflict") return readOrCreate(session, { propertiesPath, propertyGroup }, signal);
  return reason === "permission_missing" || reason === "refused" ? { ok: true, value: false } : created;
}
