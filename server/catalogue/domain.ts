import { domainToASCII } from "node:url";
import { parse } from "tldts";

/** A domain name that DNS accepts. Checked here because tldts also accepts underscores. */
const DNS_NAME = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;

/**
 * Returns whether a domain is the placeholder of a company known only by name. RFC 2606 reserves `.invalid`, so that it
 * is never anybody's.
 */
export function isPlaceholderDomain(domain: string): boolean {
  return domain.endsWith(".invalid");
}

/**
 * Returns the registrable domain of a website, in its ASCII form. The website may have a protocol, subdomains, a port, a path, capital
 * letters and a final dot. A suffix that strangers share (`github.io`) has one domain for each name below it; the suffix itself
 * belongs to its operator. Returns undefined for an IP address, for a word without a dot, and under `.invalid`.
 */
export function registrableDomain(website: string): string | undefined {
  const { domain, hostname, publicSuffix, isIp } = parse(website.trim(), { allowPrivateDomains: true });
  if (hostname === null || isIp || publicSuffix === "invalid") return undefined;
  const isSuffixItself = domain === null || domain === `www.${publicSuffix}`;
  const ascii = domainToASCII((isSuffixItself ? publicSuffix : domain) ?? "");
  return ascii.length <= 253 && DNS_NAME.test(ascii) ? ascii : undefined;
}

/**
 * Country and language codes that companies append to their name in a domain for one market, as a regular expression.
 * Codes that are English words (`in`, `it`, `to`, `at`, `be`, `no`) are left out: `sign-in.com` is a name of its own.
 */
export const MARKET_ENDINGS =
  "-(ae|ar|au|br|ca|ch|cl|cn|cz|da|de|dk|en|es|eu|fi|fr|gb|gr|hk|hu|ie|ja|jp|ko|kr|mx|nl|nz|pl|pt|ro|ru|se|sg|sv|tr|tw|ua|uk|us|za|zh)";

const MARKET_ENDING = new RegExp(`${MARKET_ENDINGS}$`);

/** Returns the name that a domain's owner uses: `stripe` for `stripe.com`, `stripe.co.uk` and `stripe-de.com`. */
export function ownerName(domain: string): string {
  return (domain.split(".")[0] ?? domain).replace(MARKET_ENDING, "");
}
