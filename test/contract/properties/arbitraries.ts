import fc from "fast-check";
import { resolveSchema, type Schema } from "../../../scripts/tools/generate/openapi-document.ts";
import { document } from "../contract-document.ts";

/** Additional values for a parameter or field, by its name. */
export type KnownValues = (name: string) => readonly unknown[];

// Values with more elements, fields or characters take longer and find no more faults.
const MAX_ELEMENTS = 4;
const MAX_OPTIONAL_FIELDS = 5;
const MAX_CHARACTERS = 40;

/**
 * Values that break careless code: patterns of LIKE and of regular expressions, quotes, other scripts, emoji, odd
 * spaces.
 */
const AWKWARD_TEXTS = [
  "%",
  "_",
  "\\",
  "'",
  '"',
  "a' or 1=1 --",
  "{}",
  "(",
  "مرحبا",
  "İı",
  "👩‍👩‍👧",
  "\u00a0\u200b",
  "\ufeff",
  "-1",
  "null",
];

/** URLs without a receiver: addresses of this machine, and those reserved for documentation. */
const URLS = ["http://127.0.0.1:9/", "http://127.0.0.1:9/a?b=c#d", "https://192.0.2.1/hook", "https://10.0.0.1/"];

/** Generates values that match a schema. `known` returns values that exist in the service, such as ids. */
export function anyValue(schema: Schema, known: KnownValues, name = ""): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(document, schema);
  const ofSchema = valuesOfSchema(resolved, known, name);
  const some = known(name);
  return some.length > 0 && !isList(resolved) ? fc.oneof(fc.constantFrom(...some), ofSchema) : ofSchema;
}

function isList(schema: Schema): boolean {
  return [schema.type].flat().includes("array");
}

function valuesOfSchema(schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return fc.oneof(...members.map((member) => anyValue(member, known, name)));
  return fc.oneof(...[schema.type ?? "null"].flat().map((type) => valuesOfType(type, schema, known, name)));
}

function valuesOfType(type: string, schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: bound(schema, "minimum"), max: bound(schema, "maximum") });
    case "number":
      return fc.double({ min: bound(schema, "minimum"), max: bound(schema, "maximum"), noNaN: true });
    case "string":
      return anyString(schema);
    case "array":
      return fc.array(anyValue(schema.items ?? {}, known, name), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.max(Number(schema.minItems ?? 0), Math.min(MAX_ELEMENTS, bound(schema, "maxItems"))),
      });
    case "object":
      return anyObject(schema, known);
    default:
      throw new Error(`No values are generated for the type ${type}`);
  }
}

function anyObject({ properties = {}, required = [] }: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, anyValue(schema, known, name)] as const);
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  return fc
    .subarray(optional, { maxLength: Math.min(MAX_OPTIONAL_FIELDS, optional.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries(fields.filter(([name]) => required.includes(name) || chosen.includes(name)))),
    );
}

function anyString(schema: Schema): fc.Arbitrary<string> {
  const minLength = Number(schema.minLength ?? 0);
  const maxLength = bound(schema, "maxLength");
  const fits = (text: string): boolean => {
    const length = [...text].length;
    return length >= minLength && length <= maxLength && new RegExp(String(schema.pattern ?? ""), "u").test(text);
  };
  if (schema.format === "date-time")
    return fc.date({ noInvalidDate: true, ...YEARS }).map((date) => date.toISOString());
  if (schema.format === "uri") return fc.constantFrom(...URLS);
  if (schema.format === "email") return emails();
  if (String(schema.pattern).includes("@")) return emails().filter(fits);
  if (isForm(schema)) return fc.stringMatching(new RegExp(String(schema.pattern), "u")).filter(fits);
  const any = fc.string({
    unit: "binary",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_CHARACTERS)),
  });
  const printable = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_CHARACTERS)) });
  const awkward = AWKWARD_TEXTS.filter(fits);
  // A file of the longest text fits into a body only if its characters take one byte each.
  const longestText = (maxLength > 1_000_000 ? "a" : "ä").repeat(maxLength);
  const longest = fits(longestText) ? [longestText] : [];
  const texts = [any.filter(fits), printable.filter(fits)];
  return fc.oneof(
    ...texts,
    ...[awkward, longest].filter((each) => each.length > 0).map((each) => fc.constantFrom(...each)),
  );
}

const YEARS = { min: new Date("1970-01-01T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z") };

function emails(): fc.Arbitrary<string> {
  return fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@nobody.example`);
}

/** Whether a string's pattern requires a format, instead of only excluding NUL and blank strings. */
function isForm({ pattern }: Schema): boolean {
  return typeof pattern === "string" && !pattern.includes("[^\\x00]*");
}

function bound(schema: Schema, keyword: "minimum" | "maximum" | "maxLength" | "maxItems"): number {
  const value = schema[keyword];
  if (typeof value !== "number") throw new Error(`The schema has no ${keyword}: ${JSON.stringify(schema)}`);
  return value;
}
