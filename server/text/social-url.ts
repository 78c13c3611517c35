import { identifyingParameters } from "../lib/tracking.ts";
import { ALPHA2_CODES } from "./places/iso-countries.ts";
import { remember } from "./remember.ts";
import { trimPunctuation } from "./trim-punctuation.ts";

/** The maximum length of a URL with tracking parameters. */
const MAX_WRITTEN = 4000;
/** The maximum length in the contract. An entry of a Postgres index can hold a URL of this length. */
const MAX_LENGTH = 500;
/** Alternative hosts of networks, and the canonical host of each. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["twitter.com", "x.com"],
  ["fb.com", "facebook.com"],
  ["instagr.am", "instagram.com"],
  ["threads.com", "threads.net"],
  ["vk.ru", "vk.com"],
  ["telegram.me", "t.me"],
]);

/** Networks whose URLs do not distinguish people from companies. */
const OTHER_NETWORKS: readonly string[] = ["facebook.com", "instagram.com", "x.com"];

/** The formats of a network's URLs. */
interface Network {
  /** The first group of `path` is the profile's name. `as` is the canonical path before it. */
  readonly paths: readonly { readonly path: RegExp; readonly kind?: ProfileKind; readonly as: string }[];
}

type ProfileKind = "person" | "company";

const HANDLE = "([^/]+)";
const NETWORKS: ReadonlyMap<string, Network> = new Map([
  [
    "linkedin.com",
    {
      paths: [
        { path: new RegExp(`^(?:/mwlite|/comm|/m)?/in/${HANDLE}`), kind: "person", as: "/in/" },
        { path: /^(?:\/mwlite|\/comm|\/m)?\/pub\/([^/]+(?:\/[0-9a-z]{1,3}){3})/, kind: "person", as: "/pub/" },
        { path: new RegExp(`^(?:/mwlite|/comm|/m)?/pub/(?!dir(?:/|$))${HANDLE}`), kind: "person", as: "/in/" },
        { path: /^\/sales\/(?:lead|people)\/([^/,]+)/, kind: "person", as: "/sales/lead/" },
        { path: new RegExp(`^(?:/mwlite|/comm|/m)?/company(?:-beta)?/${HANDLE}`), kind: "company", as: "/company/" },
        { path: new RegExp(`^/sales/company/${HANDLE}`), kind: "company", as: "/company/" },
        { path: new RegExp(`^(?:/mwlite|/comm|/m)?/(?:school|edu/school)/${HANDLE}`), kind: "company", as: "/school/" },
        { path: new RegExp(`^(?:/mwlite|/comm|/m)?/showcase/${HANDLE}`), kind: "company", as: "/showcase/" },
      ],
    },
  ],
  // Short URLs do not reveal the profile, so none is accepted.
  ["lnkd.in", { paths: [] }],
  [
    "xing.com",
    {
      paths: [
        { path: new RegExp(`^/profile/${HANDLE}`), kind: "person", as: "/profile/" },
        { path: new RegExp(`^/(?:pages|companies|company)/${HANDLE}`), kind: "company", as: "/pages/" },
      ],
    },
  ],
]);

/**
 * Returns the canonical URL of a social profile, which is the same for all spellings of the URL. It uses `https` and
 * lower case, and omits `www.`, country and mobile hosts, the fragment, a trailing slash, and the path after the
 * profile's name. On unknown sites, it keeps the query except for tracking parameters. Returns undefined for text that
 * is not a URL with a path, for a URL of a known network without a profile, and for a URL with control characters or of
 * more than 500 characters.
 */
export function canonicalSocialUrl(text: string): string | undefined {
  return read(text)?.address;
}

/** Like `canonicalSocialUrl`, but returns undefined for the URL of a company's page. */
export function canonicalPersonUrl(text: string): string | undefined {
  const found = read(text);
  return found?.kind === "company" ? undefined : found?.address;
}

/** Returns the canonical URL of a company's page on a professional network; undefined for any other URL. */
export function canonicalCompanyPage(text: string): string | undefined {
  const found = read(text);
  return found?.kind === "company" ? found.address : undefined;
}

/** Returns whether a URL is that of a person's profile on a professional network. */
export function isPersonUrl(text: string): boolean {
  return read(text)?.kind === "person";
}

const MOBILE_HOSTS: readonly string[] = ["m", "mobile", "touch"];
const COUNTRY_HOSTS: readonly string[] = [...ALPHA2_CODES.map((code) => code.toLowerCase()), "uk"];
/** The language codes at the end of URLs of LinkedIn and Xing. */
const LANGUAGES: readonly string[] =
  "ar bn cs da de el en es fa fi fr he hi hu id in it iw ja ko mr ms nl no pa pl pt ro ru sv te th tl tr uk vi zh".split(
    " ",
  );

/** Returns the URLs under which earlier releases may have stored a profile. */
export function profileSpellings(canonical: string): string[] {
  const { host } = new URL(canonical);
  const path = canonical.slice("https://".length + host.length);
  const domains = [host, ...[...ALIASES].flatMap(([alias, kept]) => (kept === host ? alias : []))];
  const mobile = domains.flatMap((domain) => MOBILE_HOSTS.map((name) => `https://${name}.${domain}${path}`));
  const same = [canonical, ...domains.slice(1).map((domain) => `https://${domain}${path}`)];
  if (!NETWORKS.has(host)) return isNetwork(host) ? [...same, ...mobile] : [canonical];
  return [
    ...same,
    ...mobile,
    ...COUNTRY_HOSTS.map((country) => `https://${country}.${host}${path}`),
    ...LANGUAGES.map((language) => `${canonical}/${language}`),
    ...["/mwlite", "/comm", "/m"].map((prefix) => `https://${host}${prefix}${path}`),
    `https://${host}${path.replace("/in/", "/pub/")}`,
  ];
}

function isNetwork(host: string): boolean {
  return OTHER_NETWORKS.includes(host) || [...ALIASES.values()].includes(host);
}

const read = remember((text): { readonly address: string; readonly kind: ProfileKind | undefined } | undefined => {
  if (text.length > MAX_WRITTEN) return undefined;
  const trimmed = trimPunctuation(text);
  if (/\s/.test(trimmed)) return undefined;
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, "")}`);
  if (!url?.hostname.includes(".") || url.username !== "" || url.password !== "") return undefined;
  const host = canonicalHost(url);
  const path = decodePath(url.pathname)
    .normalize("NFC")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .toLowerCase();
  const query = identifyingQuery(url, host, path);
  const found = query === undefined ? undefined : onNetwork(host, path);
  const address = found === undefined ? undefined : `https://${host}${found.path}${query}`;
  if (
    address === undefined ||
    (found?.path === "" && query === "") ||
    /\p{Cc}/u.test(path) ||
    address.length > MAX_LENGTH
  )
    return undefined;
  return { address, kind: found?.kind };
});

/**
 * Returns the query parameters that identify the profile, with the question mark; undefined if a required parameter is
 * missing.
 */
function identifyingQuery(url: URL, host: string, path: string): string | undefined {
  if (host === "facebook.com" && path === "/profile.php") {
    const id = url.searchParams.get("id") ?? "";
    return /^\d+$/.test(id) ? `?id=${id}` : undefined;
  }
  if (NETWORKS.has(host) || isNetwork(host)) return "";
  const kept = identifyingParameters(url, path.split("/").length > 2);
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}

const HOSTS: readonly string[] = [...NETWORKS.keys(), ...OTHER_NETWORKS, ...ALIASES.keys()];

/** Returns the host without `www.`. For a known network, returns its canonical host without subdomains. */
function canonicalHost({ host }: URL): string {
  const plain = host.replace(/^www\./, "").replace(/\.(?=$|:)/, "");
  for (const network of HOSTS)
    if (plain === network || plain.endsWith(`.${network}`)) return ALIASES.get(network) ?? network;
  return plain;
}

function onNetwork(host: string, path: string): { path: string; kind: ProfileKind | undefined } | undefined {
  const network = NETWORKS.get(host);
  if (network === undefined) return { path, kind: undefined };
  for (const { path: pattern, kind, as } of network.paths) {
    const handle = pattern.exec(path)?.[1];
    if (handle !== undefined) return { path: `${as}${handle}`, kind };
  }
  return undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
