import type { CrmField, CrmObject } from "../../ports/crm.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import { boolean, fields, text } from "../read-response.ts";
import { pageOf } from "./look-up.ts";
import { objectOf } from "./objects.ts";
import type { HubspotSession } from "./session.ts";

const readProperties = pageOf(
  fields({
    name: text,
    label: text,
    type: text,
    calculated: boolean,
    modificationMetadata: fields({ readOnlyValue: boolean }),
  }),
);

/** Lists the properties that can be written (https://developers.hubspot.com/docs/api-reference/crm-properties-v3/guide). */
export async function describeFields(
  session: HubspotSession,
  object: CrmObject,
  signal: AbortSignal,
): Promise<VendorResult<CrmField[]>> {
  const read = await session.request("GET", objectOf(object).propertiesPath, readProperties, {}, signal);
  if (!read.ok) return read;
  const writable = read.value.items.flatMap(({ name, label, type, calculated, modificationMetadata }): CrmField[] =>
    name === undefined || calculated || modificationMetadata?.readOnlyValue
      ? []
      : [{ name, label: label || name, type: type ?? "string", maxLength: null }],
  );
  return { ok: true, value: writable.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
