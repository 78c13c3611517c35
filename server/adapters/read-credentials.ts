import type { VendorResult } from "../ports/vendor.ts";
import { failed } from "./vendor-http.ts";

/** Printable ASCII without spaces, because credentials are sent in HTTP headers. */
const PRINTABLE = /^[\x21-\x7e]{1,4096}$/;

/** Returns the named credentials, or a failure that names the first missing or malformed credential. */
export function readCredentials<Name extends string>(
  credentials: Readonly<Record<string, string>>,
  names: readonly Name[],
): VendorResult<Record<Name, string>> {
  const wrong = names.find((name) => !PRINTABLE.test(credentials[name]?.trim() ?? ""));
  if (wrong !== undefined) return failed("credentials_rejected", `The credential "${wrong}" is missing or malformed.`);
  const entries = names.map((name) => [name, credentials[name]!.trim()] as const);
  return { ok: true, value: Object.fromEntries(entries) as Record<Name, string> };
}
