import { sliceText } from "../../lib/slice-text.ts";
import type { CrmLeftOut } from "../../ports/crm.ts";
import type { Fields, FittedFields } from "../../ports/crm-requests.ts";
import { alpha2OfName } from "../../text/public.ts";
import { type FieldDescription, type ObjectDescription, picklist } from "./describe.ts";

/** Country fields and the picklists of their codes, which exist if state and country picklists are enabled. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  BillingCountry: "BillingCountryCode",
  MailingCountry: "MailingCountryCode",
};

/**
 * Fits values to the field descriptions of their object. Writes a country as its code if the organisation has codes,
 * else as the picklist's value. Truncates required strings to the field's length, and omits any other value that does
 * not fit. Keeps values of fields that have no description
 * (https://help.salesforce.com/s/articleView?id=sf.admin_state_country_picklists_overview.htm).
 */
export function fitFields(given: Fields, description: ObjectDescription, required: readonly string[]): FittedFields {
  const fitted: Record<string, string | null> = {};
  const leftOut: CrmLeftOut[] = [];
  for (const [name, value] of Object.entries(given)) {
    const codes = COUNTRY_CODES[name];
    const target = codes !== undefined && description.has(codes) ? codes : name;
    const fit = value === null ? { value } : fitValue(value, target, description.get(target), required.includes(name));
    if ("value" in fit) fitted[target] = fit.value;
    else leftOut.push({ field: target, reason: fit.reason });
  }
  return { fields: fitted, leftOut };
}

/** Replaces the names of country fields with the names of their code fields, if the object has code fields. */
export function fittedNames(names: readonly string[], description: ObjectDescription): string[] {
  return names.map((name) => {
    const codes = COUNTRY_CODES[name];
    return codes !== undefined && description.has(codes) ? codes : name;
  });
}

type Fit = { readonly value: string | null } | { readonly reason: string };

function fitValue(value: string, name: string, field: FieldDescription | undefined, isRequired: boolean): Fit {
  if (field === undefined) return { value };
  const { type, length = 0, createable, updateable } = field;
  if (createable === false && updateable === false) return { reason: `The connected user may not write ${name}.` };
  const isCountry = /Country(Code)?$/.test(name);
  if (type === "picklist" && (isCountry || field.restrictedPicklist !== false)) {
    const chosen = picklist(field).find((option) => (isCountry ? isSameCountry(option, value) : isSame(option, value)));
    return chosen
      ? { value: chosen.value }
      : { reason: `“${sliceText(value, 0, 100)}” is not a value of the picklist ${name}.` };
  }
  if (isCountry && name.endsWith("Code")) return { value: alpha2OfName(value) ?? value };
  if (length === 0 || value.length <= length) return { value };
  if (isRequired) return { value: sliceText(value, 0, length).trim() };
  return { reason: `The value has ${value.length} characters; ${name} allows ${length}.` };
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function isSame(option: Option, value: string): boolean {
  const wanted = value.toLowerCase();
  return option.value.toLowerCase() === wanted || option.label.toLowerCase() === wanted;
}

function isSameCountry(option: Option, country: string): boolean {
  if (isSame(option, country)) return true;
  const code = alpha2OfName(country);
  if (code === undefined) return false;
  return isSame(option, code) || alpha2OfName(option.label) === code || alpha2OfName(option.value) === code;
}
