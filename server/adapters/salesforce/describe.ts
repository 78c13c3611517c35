import type { CrmField } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { boolean, fields, list, number, type Read, text } from "../read-response.ts";
import type { SalesforceObject } from "./objects.ts";
import type { SalesforceSession } from "./session.ts";

const readValue = fields({ active: boolean, label: text, value: text });
const readField = fields({
  name: text,
  label: text,
  type: text,
  length: number,
  createable: boolean,
  updateable: boolean,
  externalId: boolean,
  restrictedPicklist: boolean,
  picklistValues: list(readValue),
});
const readDescription = fields({ fields: list(readField) });

export type FieldDescription = Read<typeof readField>;

/** The fields of an object that the connected user sees, by name. */
export type ObjectDescription = ReadonlyMap<string, FieldDescription>;

const DESCRIBED = new WeakMap<SalesforceSession, Map<DescribedObject, ObjectDescription>>();

/** Leads are read but never written. */
export type DescribedObject = SalesforceObject | "Lead";

/**
 * Describes an object. A session requests each description once
 * (https://developer.salesforce.com/docs/platform/api-rest/guide/resources-sobject-describe.html).
 */
export async function describeObject(
  session: SalesforceSession,
  object: DescribedObject,
  signal: AbortSignal,
): Promise<VendorResult<ObjectDescription>> {
  const known = DESCRIBED.get(session) ?? new Map<DescribedObject, ObjectDescription>();
  const before = known.get(object);
  if (before) return { ok: true, value: before };
  const read = await session.request("GET", `/sobjects/${object}/describe`, readDescription, {}, signal);
  if (!read.ok) return read;
  const description = new Map((read.value.fields ?? []).map((field) => [field.name ?? "", field]));
  DESCRIBED.set(session, known.set(object, description));
  return { ok: true, value: description };
}

export function picklist({
  picklistValues = [],
}: FieldDescription): { readonly value: string; readonly label: string }[] {
  return picklistValues.flatMap(({ active, value, label }) =>
    active === false || value === undefined ? [] : [{ value, label: label ?? value }],
  );
}

/** Lists the fields that the connected user can write, sorted by name. */
export async function describeFields(
  session: SalesforceSession,
  object: SalesforceObject,
  signal: AbortSignal,
): Promise<VendorResult<CrmField[]>> {
  const described = await describeObject(session, object, signal);
  if (!described.ok) return described;
  const writable = [...described.value.values()].flatMap(({ name, label, type, length, createable, updateable }) =>
    name && createable !== false && updateable !== false
      ? [{ name, label: label || name, type: type ?? "string", maxLength: length || null }]
      : [],
  );
  return { ok: true, value: writable.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
