import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

// What a misconfigured proxy may write into X-Forwarded-For. All such clients are counted together.
const UNKNOWN = "0.0.0.0";
const MAPPED = "::ffff:";

/** What a client's address is counted by: IPv4 as it is, also when mapped into IPv6; of IPv6 the /64, which one client has whole. */
export function clientNetwork(address: string): string {
  const unmapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
  if (isIPv4(unmapped)) return unmapped;
  if (!ipaddr.isValid(address)) return UNKNOWN;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
