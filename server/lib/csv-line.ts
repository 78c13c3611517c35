// A spreadsheet would evaluate text that begins like a formula; an apostrophe prevents that.
const FORMULA = /^[=+\-@\t\r]/;

/** Returns values as a line of CSV (RFC 4180). */
export function csvLine(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map(quote).join(",")}\r\n`;
}

function quote(value: string | number | null | undefined): string {
  const given = String(value ?? "");
  const text = typeof value === "string" && FORMULA.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
