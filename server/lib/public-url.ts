import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Names that resolve only inside a machine or network: RFC 6761, 6762, 7686, 8375, ICANN's .internal, common use. */
const PRIVATE_NAMES = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "home.arpa",
  "lan",
  "intranet",
  "corp",
  "home",
  "onion",
];

/** The only block of global unicast addresses (IANA IPv6 address space registry). */
const GLOBAL_UNICAST_6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's host agent: a public address that every virtual machine of the platform can reach. */
const PLATFORM_ADDRESSES = new Set(["168.63.129.16"]);

/** Why a URL given by a user must not be called. */
export interface UrlRefusal {
  reason: "not_a_url" | "not_https" | "has_credentials" | "private_name" | "private_address";
  /** Describes the problem and the remedy. */
  message: string;
}

/** A URL that may be called if its host resolves to allowed addresses. */
interface Destination {
  readonly url: URL;
  readonly host: string;
}

/** Thrown while connecting to an address that is not allowed. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

/** Parses a URL and checks it without resolving its host. `URL` normalises unusual forms of addresses. */
export function parseDestination(text: string, allowLoopback: boolean): Destination | UrlRefusal {
  const url = URL.parse(text);
  if (url === null || url.hostname === "") {
    const message = "The URL is incomplete. Use one such as https://hooks.northwind.example/receive.";
    return { reason: "not_a_url", message };
  }
  // Removes the brackets of an IPv6 address and the final dot of a fully qualified name.
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  if (url.username !== "" || url.password !== "") {
    const message = "The URL contains a user name or password. Remove them; deliveries are signed.";
    return { reason: "has_credentials", message };
  }
  const isDevelopment = allowLoopback && isLoopbackHost(host);
  if (isIP(host) !== 0 && !isDevelopment && !isAllowedAddress(host, "https:", false)) return privateAddress(host);
  if (isPrivateName(host) && !isDevelopment) {
    const message = `The host ${host} is known only inside a private network. ${adviceFor(host)}`;
    return { reason: "private_name", message };
  }
  if (url.protocol !== "https:" && !(isDevelopment && url.protocol === "http:"))
    return { reason: "not_https", message: `The URL begins with ${url.protocol}// but must begin with https://.` };
  return { url, host };
}

/** Returns whether an address may be called: a public one over HTTPS, or a loopback one with `allowLoopback`. */
export function isAllowedAddress(address: string, protocol: string, allowLoopback: boolean): boolean {
  const range = addressRange(address);
  return (range === "public" && protocol === "https:") || (range === "loopback" && allowLoopback);
}

/** Returns the refusal of a private address. Omits the address, because internal addresses are confidential. */
export function privateAddress(host: string): UrlRefusal {
  const message = `The host ${host} does not have a public internet address. ${adviceFor(host)}`;
  return { reason: "private_address", message };
}

function adviceFor(host: string): string {
  return isLoopbackHost(host)
    ? "The service calls its own machine only if it runs with ALLOW_LOOPBACK_WEBHOOKS=1, for development."
    : "Use a host that is reachable from the internet.";
}

/** Returns "public", "loopback", or the name of a range. Addresses that embed IPv4 are not public. */
function addressRange(address: string): string {
  if (!ipaddr.isValid(address)) return "invalid";
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range !== "unicast") return range;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST_6)) return "outside global unicast";
  return PLATFORM_ADDRESSES.has(parsed.toString()) ? "platform" : "public";
}

function isPrivateName(host: string): boolean {
  if (isIP(host) !== 0) return false;
  return !host.includes(".") || PRIVATE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}

function isLoopbackHost(host: string): boolean {
  return host === "localhost" || (isIP(host) !== 0 && isAllowedAddress(host, "http:", true));
}
