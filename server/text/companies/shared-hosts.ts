import { readLines } from "../word-lists.ts";

/**
 * Hosts, not in the public suffix list, on which a path identifies a user's page. The host alone, or with only a
 * language as its path, is the operator's site.
 */
const PAGES_BY_PATH = listed("by-path");

/** Hosts of which only some subdomains and paths are users' pages. The other pages belong to the operator. */
const PAGES_ON_PARTS: ReadonlyMap<string, RegExp> = new Map([
  [
    "google.com",
    /^(?:(?:sites|docs|drive|maps|play|plus|groups|calendar|forms|news|scholar|books|photos|chrome|chromewebstore|meet)\.google\.com\/.|(?:www\.)?google\.com\/(?:maps|search|url|place|store\/apps|alerts|books|finance)\b)/,
  ],
  ["apple.com", /^(?:apps|itunes|podcasts|music|books|maps)\.apple\.com\/./],
  ["microsoft.com", /^(?:apps|appsource|azuremarketplace|forms|teams|marketplace)\.microsoft\.com\/./],
  ["office.com", /^(?:forms|outlook)\.office\.com\/./],
  ["office365.com", /^outlook\.office365\.com\/./],
  ["live.com", /^(?:onedrive|groups)\.live\.com\/./],
  ["spotify.com", /^(?:open|play|creators|podcasters)\.spotify\.com\/./],
  ["archive.org", /^(?:web\.archive\.org\/.|(?:www\.)?archive\.org\/details\b)/],
  ["naver.com", /^(?:(?:m\.)?(?:blog|cafe|smartstore|place|map|post)\.naver\.com\/.)/],
  ["yandex.ru", /^(?:(?:www\.)?yandex\.ru\/(?:maps|search|profile)\b|(?:market|disk|zen)\.yandex\.ru\/.)/],
  ["yahoo.com", /^(?:groups|finance|search)\.yahoo\.com\/./],
  ["bing.com", /^(?:www\.)?bing\.com\/(?:maps|search)\b/],
]);

/** Site builders, blogs, shops and tools that give each customer a subdomain. */
const NAMES_BELOW = listed("below");

/** Storage buckets and load balancers of Amazon's customers, in all regions. */
const BUCKETS = /(?:^|\.)(?:s3[a-z0-9.-]*|[a-z0-9-]+\.elb)\.amazonaws\.com$/;

/** Domains of governments and unions, of which each subdomain is a separate body. */
const UMBRELLAS = listed("umbrella");

/** Services with a domain for each country, such as `pinterest.de`. The lists above contain their `.com` domain. */
const MANY_COUNTRIES = new Set(
  words(`
  google amazon ebay pinterest yelp tripadvisor glassdoor indeed airbnb booking eventbrite deliveroo trustpilot etsy
    yahoo
  mercadolibre shopee lazada groupon`),
);

/** Subdomains that the operator of a shared host uses itself. */
const OPERATOR_NAMES = new Set(
  words(`
  www www2 web m mobile help support blog about info careers career jobs docs doc developer developers dev api app
    apps status
  community forum press news newsroom media investor investors ir legal privacy security trust partners partner learn
    academy
  university engineering research ai labs design brand business enterprise go get account accounts login signin auth
    shop
  store home corporate company intl global ads advertising marketing events`),
);

const LANGUAGES =
  "ar|cs|da|de|el|en|es|fi|fr|he|hu|id|it|ja|ko|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh|au|br|ca|gb|in|jp|mx|us|intl";
const LANGUAGE_NAME = new RegExp(`^(?:${LANGUAGES})(?:-[a-z]{2})?$`);
/** The path of a start page, with or without a language. */
const START_PAGE = new RegExp(
  `^/?(?:(?:index|home|default)(?:\\.(?:html?|php|aspx?))?|(?:${LANGUAGES})(?:[-_/][a-z]{2,4})?)?/?(?:[?#].*)?$`,
  "i",
);
/** Hosts whose paths are handles or keys, even if a path looks like a language. */
const SHORT_HANDLES = new Set(
  words("x.com twitter.com t.me t.co instagram.com tiktok.com threads.net bit.ly vk.com m.me"),
);

/**
 * Returns whether a URL is a user's page on a host that many users share.
 *
 * @param registrable the registrable domain of `hostname`
 * @param hostname in lower case and ASCII
 * @param path the path with its query; "" if there is none
 */
export function isPageOnSharedHost(registrable: string, hostname: string, path: string): boolean {
  if (hostname.endsWith(".amazonaws.com") && BUCKETS.test(hostname)) return true;
  const [name = "", ...suffix] = registrable.split(".");
  const known = MANY_COUNTRIES.has(name) && suffix.at(-1)?.length === 2 ? `${name}.com` : registrable;
  const below = hostname.slice(0, -registrable.length);
  if (PAGES_ON_PARTS.get(known)?.test(`${below}${known}${path || "/"}`)) return true;
  if (NAMES_BELOW.has(known) && hasNameBelow(registrable, hostname)) return true;
  if (!PAGES_BY_PATH.has(known) && !PAGES_BY_PATH.has(hostname)) return false;
  return SHORT_HANDLES.has(known) ? !/^\/?(?:[?#].*)?$/.test(path) : !START_PAGE.test(path);
}

/** Returns whether a host has a subdomain other than `www`, `careers`, `de` and the like: `glazes.kiln.example`. */
export function hasNameBelow(registrable: string, hostname: string): boolean {
  return hostname
    .slice(0, -registrable.length)
    .split(".")
    .some((label) => label !== "" && !OPERATOR_NAMES.has(label) && !LANGUAGE_NAME.test(label));
}

/** Returns the domain of a body below a domain of `UMBRELLAS`, such as `ema.europa.eu`; otherwise `registrable`. */
export function withBody(registrable: string, hostname: string): string {
  if (!UMBRELLAS.has(registrable)) return registrable;
  const body =
    hostname
      .slice(0, -registrable.length - 1)
      .split(".")
      .at(-1) ?? "";
  return body === "" || body === "www" ? registrable : `${body}.${registrable}`;
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

function listed(kind: string): ReadonlySet<string> {
  return new Set(
    readLines("shared-hosts").flatMap((line) => {
      const [of, ...hosts] = line.split(" ");
      return of === kind ? hosts : [];
    }),
  );
}
