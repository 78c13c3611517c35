import ipaddr from "ipaddr.js";
import type { UrlRefusal } from "../ports/public-http.ts";

/** Only 2000::/3 is handed out as global unicast (IANA IPv6 address space registry). */
const globalUnicast6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public by number, yet inside: the address of Azure's host agent, reachable from every virtual machine there. */
const platformAddresses = new Set(["168.63.129.16"]);

/**
 * What kind of address this is: "public", "loopback", or the name of the range that keeps it from being public.
 * IPv6 forms that carry an IPv4 address (mapped, 6to4, NAT64, Teredo) are never public: through a translator
 * they would reach the address they carry.
 */
function addressRange(address: string): string {
  if (!ipaddr.isValid(address)) return "not an address";
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range !== "unicast") return range;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast6)) return "outside global unicast";
  return platformAddresses.has(parsed.toString()) ? "platform" : "public";
}

/** Which addresses may be connected to with a protocol; loopback only where a development setting allows it. */
export function isAllowedAddress(address: string, protocol: string, allowLoopback: boolean): boolean {
  const range = addressRange(address);
  return (range === "public" && protocol === "https:") || (range === "loopback" && allowLoopback);
}

/** The refusal for an address, told without repeating it: what a name resolves to inside is nobody's business. */
export function privateAddress(host: string): UrlRefusal {
  return {
    reason: "private_address",
    sentence: `The host ${host} does not stand for a public internet address. Give one that can be reached from anywhere.`,
  };
}

/** Thrown inside a connection attempt, caught where the request was made. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}
