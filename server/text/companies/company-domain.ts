import { domainToASCII, domainToUnicode } from "node:url";
import emailProviders from "email-providers/all.json" with { type: "json" };
import { parse } from "tldts";
import { canonicalCompanyPage } from "../social-url.ts";
import { trimPunctuation } from "../trim-punctuation.ts";
import { readWords } from "../word-lists.ts";
import { hasNameBelow, isPageOnSharedHost, withBody } from "./shared-hosts.ts";

/** The company's domain in a text, or the reason why there is none. */
type WebsiteReading =
  | {
      readonly domain: string;
      /** Whether the website belongs to a part of the company: `glazes.kiln.example`. */
      readonly isOfPart: boolean;
    }
  | {
      readonly domain: undefined;
      /** Completes a sentence that begins with the text. */
      readonly reason: string;
      /** The shared host of a page or a mailbox in the text. */
      readonly sharedHost?: string;
    };

/** A domain name that DNS accepts, with letters at the end. tldts also accepts underscores and numbers there. */
const DNS_NAME = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)*(?!-)(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(?<!-)$/;
/**
 * A name under a top-level domain that is not in the list yet: new ones appear every year. Only in lower case, because
 * `Mr.Smith` is not a domain.
 */
const UNLISTED = /^(?!www\.)[a-z0-9.-]+\.[a-z]{3,63}$/;
/** File extensions, and top-level domains of private networks. */
const NO_SUFFIXES = new Set(readWords("no-top-level-domains"));
const SCHEME = /^(?:(?:[a-z][a-z0-9+.-]{0,15}:)?\/\/)+/i;
const ANOTHER_ADDRESS = /[\s,;|](?:https?:\/\/|www\.)/i;
const MAX_LENGTH = 2048;
/** Free email providers, whose addresses do not identify an employer. */
const FREE_MAIL = new Set([...emailProviders, "tutanota.com", "ziggo.nl"]);
const NOT_A_WEBSITE = "is not a website or domain";

/**
 * Returns whether a domain is the placeholder for a company that is known only by name. RFC 2606 reserves `.invalid`,
 * so that such domains never exist.
 */
export function isPlaceholderDomain(domain: string): boolean {
  return domain.endsWith(".invalid");
}

/**
 * Returns the registrable domain of a website, in ASCII, which identifies a company. The website may include a
 * protocol, subdomains, a port, a path, capital letters and a final dot, or be an email address. If unrelated owners
 * share a suffix (`github.io`), each name below it is a domain, and the suffix itself belongs to its operator. Returns
 * undefined for text that `readWebsite` rejects.
 */
export function registrableDomain(website: string): string | undefined {
  return readWebsite(website).domain;
}

/**
 * Reads a website. Rejects IP addresses, words without a dot, numbers, dates, names with an unknown top-level domain,
 * several websites, pages on a shared host (a network, a site builder, a link page), and mailboxes at a free email
 * provider.
 */
export function readWebsite(website: string): WebsiteReading {
  const written = trimPunctuation(website.slice(0, MAX_LENGTH)).replace(/^mailto:/i, "");
  const { authority, path } = splitAddress(written);
  if (/[\s,;|]/.test(authority) || ANOTHER_ADDRESS.test(path))
    return { domain: undefined, reason: countWebsites(written) > 1 ? "lists several websites" : NOT_A_WEBSITE };
  const host = hostIn(authority);
  // `domainToASCII` would decode percent signs and brackets.
  const hostname = /[%[\]:]/.test(host) ? "" : toAsciiDomain(host);
  const domain = parseRegistrable(hostname, host);
  if (domain === undefined) return { domain: undefined, reason: NOT_A_WEBSITE };
  if (/^[^:@/]+@/.test(written) && FREE_MAIL.has(domain))
    return { domain: undefined, reason: `is a mailbox at ${domain}`, sharedHost: domain };
  if (isPageOnSharedHost(domain, hostname, path))
    return { domain: undefined, reason: `is a page on ${domain}`, sharedHost: domain };
  return { domain, isOfPart: hasNameBelow(domain, hostname) };
}

/**
 * Returns a canonical reference to a company: the registrable domain of a website, or the canonical URL of a company's
 * page on a professional network. Undefined for other text.
 */
export function readCompanyReference(text: string): string | undefined {
  return registrableDomain(text) ?? canonicalCompanyPage(text);
}

/** A host name that is already in ASCII form. A final label with digits may be part of an IP address. */
const PLAIN_NAME = /^(?!.*--)(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/;

/** Returns a host name in ASCII form; "" if it is invalid. */
export function toAsciiDomain(host: string): string {
  return PLAIN_NAME.test(host) ? host : domainToASCII(host);
}

function inUnicode(hostname: string): string {
  return hostname.includes("xn--") ? domainToUnicode(hostname) : hostname;
}

/** Returns the spellings of a domain: in ASCII and, if it contains other letters, in Unicode. */
export function domainSpellings(domain: string): string[] {
  return [...new Set([domain, domainToUnicode(domain)])].filter((spelling) => spelling !== "");
}

function countWebsites(text: string): number {
  const parts = text.split(/[\s,;|]+/).filter((part) => part.includes("."));
  return parts.filter((part) => registrableDomain(part) !== undefined).length;
}

function splitAddress(website: string): { authority: string; path: string } {
  const rest = website.replace(SCHEME, "");
  const end = rest.search(/[/?#\\]/);
  return end === -1 ? { authority: rest, path: "" } : { authority: rest.slice(0, end), path: rest.slice(end) };
}

/** Returns the host of `user:password@host:port`, not normalised. */
function hostIn(authority: string): string {
  return authority
    .slice(authority.lastIndexOf("@") + 1)
    .replace(/:\d*$/, "")
    .replace(/[.\u3002\uff0e]$/, "");
}

function parseRegistrable(hostname: string, written: string): string | undefined {
  if (hostname === "" || hostname.length > 253) return undefined;
  const { domain, publicSuffix, isIcann, isPrivate, isIp } = parse(inUnicode(hostname), {
    allowPrivateDomains: true,
  });
  const isReserved = publicSuffix === "example" || publicSuffix === "test";
  const isKnown =
    isIcann || isPrivate || isReserved || (UNLISTED.test(written) && !NO_SUFFIXES.has(publicSuffix ?? ""));
  if (isIp || !isKnown) return undefined;
  const isSuffixItself = domain === null || domain === `www.${publicSuffix}`;
  const ascii = toAsciiDomain((isSuffixItself ? publicSuffix : domain) ?? "");
  return ascii.includes(".") && DNS_NAME.test(ascii) ? withBody(ascii, hostname) : undefined;
}

/**
 * A regular expression for the country and language codes that companies append to their name in the domain for one
 * market. Excludes codes that are English words (`in`, `it`, `to`, `at`, `be`, `no`), as in `sign-in.com`.
 */
export const MARKET_ENDINGS =
  "-(ae|ar|au|br|ca|ch|cl|cn|cz|da|de|dk|en|es|eu|fi|fr|gb|gr|hk|hu|ie|ja|jp|ko|kr|mx|nl|nz|pl|pt|ro|ru|se|sg|sv|tr|tw|ua|uk|us|za|zh)";

const MARKET_ENDING = new RegExp(`${MARKET_ENDINGS}$`);

/** Returns the name that a domain's owner uses: `stripe` for `stripe.com`, `stripe.co.uk` and `stripe-de.com`. */
export function ownerName(domain: string): string {
  return (domain.split(".")[0] ?? domain).replace(MARKET_ENDING, "");
}
