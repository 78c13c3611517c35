/** Matches an organisation's name, optionally with the kind of its sandbox: `acme`, `acme--test.sandbox`. */
const MY_DOMAIN =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.(?:sandbox|develop|scratch|demo|patch|trailblaze|free|wflow))?$/;
const SUFFIX = ".my.salesforce.com";

/**
 * Returns the base URL of an organisation's My Domain. `text` is `acme`, `acme.my.salesforce.com` or its https URL.
 * Returns null for anything else, so that credentials are never sent to another host
 * (https://help.salesforce.com/s/articleView?id=xcloud.domain_name_url_formats.htm).
 */
export function readMyDomain(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, "")
    .replace(/\/$/, "");
  const name = host.endsWith(SUFFIX) ? host.slice(0, -SUFFIX.length) : host;
  return MY_DOMAIN.test(name) ? `https://${name}${SUFFIX}` : null;
}
