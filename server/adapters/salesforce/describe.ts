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

/** The fields of an object by name, as the user of the connection sees them. */
export type ObjectDescription = ReadonlyMap<string, FieldDescription>;

/**
 * Describes an object, once for each session
 * (https://developer.salesforce.com/docs/platform/api-rest/guide/resources-sobject-describe.html).
 */
export async function describeObject(
  session: SalesforceSession,
  object: SalesforceObject,
  signal: AbortSignal,
): Promise<VendorResult<ObjectDescription>> {
  const known = session.descriptions.get(object);
  if (known) return { ok: true, value: known };
  const read = await session.request("GET", `/sobjects/${object}/describe`, readDescription, {}, signal);
  if (!read.ok) return read;
  const description = new Map((read.value.fields ?? []).map((field) => [field.name ?? "", field]));
  session.descriptions.set(object, description);
  return { ok: true, value: description };
}

/** Returns the active values of a picklist. */
export function valuesOf({
  picklistValues = [],
}: FieldDescription): { readonly value: string; readonly label: string }[] {
  return picklistValues.flatMap(({ active, value, label }) =>
    active === false || value === undefined ? [] : [{ value, label: label ?? value }],
  );
}
