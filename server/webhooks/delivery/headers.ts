import type { Schema } from "../../http/contract.ts";
import type { Secrets } from "../../secrets/secrets.ts";

type Header = Schema["WebhookHeader"];

/** Names reserved for HTTP or the service. */
const RESERVED_NAMES = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "host",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "user-agent",
]);
const RESERVED_PREFIX = "webhook-";

/** Returns the faults of headers that no schema can express. `loc` is the location of the list in the request. */
export function findHeaderFaults(headers: readonly Header[] = [], loc: readonly string[]): Schema["ValidationFault"][] {
  const names = headers.map(({ name }) => name.toLowerCase());
  return names.flatMap((name, index) => {
    const at = [...loc, String(index), "name"];
    if (name.startsWith(RESERVED_PREFIX) || RESERVED_NAMES.has(name))
      return [{ loc: at, msg: `The service sets ${name} itself`, type: "reserved_header" }];
    if (names.indexOf(name) < index) return [{ loc: at, msg: `${name} is sent twice`, type: "duplicate" }];
    return [];
  });
}

/** Returns headers with lower-case names, encrypted for an endpoint. */
export function encryptHeaders(
  secrets: Secrets,
  headers: readonly Header[],
  endpointId: string,
): { readonly names: string[]; readonly encrypted: string } {
  const lower = headers.map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  const encrypted = secrets.encrypt("webhook-headers", JSON.stringify(lower), endpointId);
  return { names: lower.map(({ name }) => name), encrypted };
}

/** @throws if the headers of the endpoint cannot be decrypted */
export function decryptHeaders(secrets: Secrets, encrypted: string, endpointId: string): Header[] {
  // Not validated, because only `encryptHeaders` writes headers.
  return JSON.parse(secrets.decrypt("webhook-headers", encrypted, endpointId));
}
