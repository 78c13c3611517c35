import { domainToASCII } from "node:url";
import { parse } from "tldts";

/** What a domain name may look like in DNS; checked here because tldts also lets underscores pass. */
const LABELS = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;

/**
 * The registrable domain of a website as people write it: protocol, `www.` and other subdomains, port, path, letter case
 * and a final dot do not matter; names outside ASCII come out in their ASCII form. Under a suffix shared by strangers
 * (`github.io`), each name below it is a domain of its own; the suffix itself, when it has a dot (`github.io`, `gov.br`),
 * is the domain of whoever runs it. Undefined when there is none: an IP address, a word without a dot.
 */
export function registrableDomain(website: string): string | undefined {
  const { domain, hostname, publicSuffix, isIp } = parse(website.trim(), { allowPrivateDomains: true });
  if (hostname === null || isIp) return undefined;
  const isSuffixItself = domain === null || domain === `www.${publicSuffix}`;
  const ascii = domainToASCII((isSuffixItself ? publicSuffix : domain) ?? "");
  return ascii.length <= 253 && LABELS.test(ascii) ? ascii : undefined;
}
