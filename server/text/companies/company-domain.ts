import { domainToASCII, domainToUnicode } from "node:url";
import emailProviders from "email-providers/all.json" with { type: "json" };
import { parse } from "tldts";
import { canonicalCompanyPage } from "../social-url.ts";
import { trimPunctuation } from "../trim-punctuation.ts";
import { readWords } from "../word-lists.ts";
import { hasNameBelow, isPageOnSharedHost, withBody } from "./shared-hosts.ts";

/** The website in a text: the company's domain, or why it has none. */
type WebsiteReading =
  | {
      readonly domain: string;
      /** Whether the website is that of a part of the company: `glazes.kiln.example`. */
      readonly isOfPart: boolean;
    }
  | {
      readonly domain: undefined;
      /** Completes a sentence that begins with the text. */
      readonly reason: string;
      /** The shared host of a page or a mailbox in the text. */
      readonly sharedHost?: string;
    };

/**
 * A domain name that DNS accepts and that ends in a name, not in a number. tldts also accepts underscores and numbers.
 */
const DNS_NAME = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)*(?!-)(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(?<!-)$/;
/**
 * A name under a top-level domain that the list lacks: new ones appear every year. In lower case, because `Mr.Smith` is
 * not a domain.
 */
const UNLISTED = /^(?!www\.)[a-z0-9.-]+\.[a-z]{3,63}$/;
/** Endings of files, and of names that only a private network knows. */
const NO_SUFFIXES = new Set(readWords("no-top-level-domains"));
const SCHEME = /^(?:(?:[a-z][a-z0-9+.-]{0,15}:)?\/\/)+/i;
const ANOTHER_ADDRESS = /[\s,;|](?:https?:\/\/|www\.)/i;
const MAX_LENGTH = 2048;
/** Free mail providers, whose addresses do not identify the employer. */
const FREE_MAIL = new Set([...emailProviders, "tutanota.com", "ziggo.nl"]);
const NOT_A_WEBSITE = "is not a website or domain";

/**
 * Returns whether a domain is the placeholder of a company known only by name. RFC 2606 reserves `.invalid`, so that it
 * never exists.
 */
export function isPlaceholderDomain(domain: string): boolean {
  return domain.endsWith(".invalid");
}

/**
 * Returns the registrable domain of a website, in its ASCII form, which identifies a company. The website may have a
 * protocol, subdomains, a port, a path, capital letters and a final dot; it may be an email address. A suffix that
 * unrelated owners share (`github.io`) has one domain for each name below it; the suffix itself belongs to its
 * operator. Returns undefined for everything else: see `readWebsite`.
 */
export function registrableDomain(website: string): string | undefined {
  return readWebsite(website).domain;
}

/**
 * Reads a website. Rejects an IP address, a word without a dot, a number, a date, a name with an unknown top-level
 * domain, two websites, a page on a shared host (a network, a site builder, a link page), and a mailbox at a free mail
 * provider.
 */
export function readWebsite(website: string): WebsiteReading {
  const written = trimPunctuation(website.slice(0, MAX_LENGTH)).replace(/^mailto:/i, "");
  const { authority, path } = splitAddress(written);
  if (/[\s,;|]/.test(authority) || ANOTHER_ADDRESS.test(path))
    return { domain: undefined, reason: countWebsites(written) > 1 ? "lists several websites" : NOT_A_WEBSITE };
  const host = hostIn(authority);
  // Percent signs and brackets would be decoded.
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
 * Returns the reference of a text to a company: the domain of a website or, if the text is a company's page on a
 * network, the page's canonical address. Texts that refer to a company in the same way return the same reference.
 */
export function readCompanyReference(text: string): string | undefined {
  return registrableDomain(text) ?? canonicalCompanyPage(text);
}

/** A name with a single spelling. Numbers at the end may be those of an address. */
const PLAIN_NAME = /^(?!.*--)(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/;

/** Returns a host name in its ASCII form; empty if it is invalid. */
export function toAsciiDomain(host: string): string {
  return PLAIN_NAME.test(host) ? host : domainToASCII(host);
}

function inUnicode(hostname: string): string {
  return hostname.includes("xn--") ? domainToUnicode(hostname) : hostname;
}

/** Returns the spellings of a domain: in ASCII and, for a name with other letters, in these. */
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

/** Returns the host of `user:password@host:port`, as it is written. */
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
 * Country and language codes that companies append to their name in a domain for one market, as a regular expression.
 * Codes that are English words (`in`, `it`, `to`, `at`, `be`, `no`) are omitted: `sign-in.com` is its own name.
 */
export const MARKET_ENDINGS =
  "-(ae|ar|au|br|ca|ch|cl|cn|cz|da|de|dk|en|es|eu|fi|fr|gb|gr|hk|hu|ie|ja|jp|ko|kr|mx|nl|nz|pl|pt|ro|ru|se|sg|sv|tr|tw|ua|uk|us|za|zh)";

const MARKET_ENDING = new RegExp(`${MARKET_ENDINGS}$`);

/** Returns the name that a domain's owner uses: `stripe` for `stripe.com`, `stripe.co.uk` and `stripe-de.com`. */
export function ownerName(domain: string): string {
  return (domain.split(".")[0] ?? domain).replace(MARKET_ENDING, "");
}
