import { isIP } from "node:net";
import type { UrlRefusal } from "../ports/public-http.ts";
import { isAllowedAddress, privateAddress } from "./public-http-address.ts";

/** Names that mean something only inside a machine or a network: RFC 6761, 6762, 7686, 8375, ICANN's .internal, habit. */
const insideNames = [
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

/** A URL that may be tried; its host still has to resolve to allowed addresses. */
export interface TriableUrl {
  url: URL;
  host: string;
}

/** The host without the brackets of an IPv6 literal and without the dot that ends a full name. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

function isInsideName(host: string): boolean {
  return !host.includes(".") || insideNames.some((name) => host === name || host.endsWith(`.${name}`));
}

function isLoopbackHost(host: string): boolean {
  return host === "localhost" || (isIP(host) !== 0 && isAllowedAddress(host, "http:", true));
}

/**
 * Judges what can be judged without asking anybody. The URL standard has already turned decimal, octal,
 * hexadecimal and shortened IPv4 forms, and full-width digits, into the plain form when it gives us the host.
 */
export function judgeUrl(text: string, allowLoopback: boolean): TriableUrl | UrlRefusal {
  const url = URL.parse(text);
  if (url === null || url.hostname === "") {
    return {
      reason: "not_a_url",
      sentence: "This is not a complete URL. Give one like https://hooks.northwind.example/receive.",
    };
  }
  const host = hostOf(url);
  const isDevelopment = allowLoopback && isLoopbackHost(host);
  if (url.protocol !== "https:" && !(isDevelopment && url.protocol === "http:")) {
    return { reason: "not_https", sentence: `The URL begins with ${url.protocol}// but only https:// is called.` };
  }
  if (url.username !== "" || url.password !== "") {
    return {
      reason: "has_credentials",
      sentence: "The URL carries a user name or password. Leave them out; deliveries are signed.",
    };
  }
  if (isDevelopment) return { url, host };
  if (isIP(host) !== 0)
    return isAllowedAddress(host, url.protocol, allowLoopback) ? { url, host } : privateAddress(host);
  if (isInsideName(host)) {
    return {
      reason: "private_name",
      sentence: `The host ${host} has a meaning only inside a network. Give a public host name.`,
    };
  }
  return { url, host };
}
