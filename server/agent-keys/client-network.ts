import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

// Clients whose address a misconfigured proxy garbled are counted together.
const UNKNOWN = "0.0.0.0";
const MAPPED = "::ffff:";

/** Returns the network a client is counted by: the address for IPv4, also when mapped into IPv6; the /64 for IPv6. */
export function clientNetwork(address: string): string {
  const unmapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
  if (isIPv4(unmapped)) return unmapped;
  if (!ipaddr.isValid(address)) return UNKNOWN;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
