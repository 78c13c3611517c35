import { Unreadable } from "../lib/unreadable.ts";
import {
  canonicalCompanyPage,
  type FundingStage,
  fold,
  isPersonUrl,
  readSections,
  readWebsite,
  recogniseFundingStage,
} from "../text/public.ts";
import { type CompanyFacts, type CompanyField, OWNERSHIPS, type Ownership } from "./company.ts";
import { FieldReader, type RawRecord, type ReadOptions, type ReadResult, show } from "./field-reader.ts";
import {
  countryOfRegion,
  date,
  dollars,
  integer,
  line,
  list,
  place,
  readCityName,
  readCountry,
  readHeadcount,
  readSocialUrl,
  readYear,
  remembered,
  text,
} from "./read-values.ts";

/** The values of one company in a file. */
export type RawCompany = Readonly<
  Partial<Record<CompanyField | "website" | "other_domains" | "location" | "region" | "currency", unknown>>
>;

export interface CompanyRecord extends Omit<CompanyFacts, "domain"> {
  /** Null if the source states only a page on a network. */
  readonly domain: string | null;
  readonly otherDomains: readonly string[];
  /** The reason if `domain` is null. */
  readonly noDomain: string;
  /** Whether the source states the website of a part of the company, such as `glazes.kiln.example`. */
  readonly isPart: boolean;
}

/** The maximum of Postgres's `integer`. */
const MAX_EMPLOYEE_COUNT = 2_147_483_647;
const MAX_TAG_LENGTH = 100;
const MAX_TAGS = 100;
const MAX_DOMAINS = 50;
const MISSING = "is missing";
const [readKnownIndustry, readKnownTags] = [remembered(readIndustry), remembered(readTags)];
const [readKnownStage, readKnownOwnership] = [remembered(readFundingStage), remembered(readOwnership)];

/**
 * Reads a company. The bounds are those of the contract. Omits optional values that cannot be read. Rejects a record
 * that has neither a domain, nor a page on a network, nor, if `findByName`, a name.
 */
export function readCompanyRecord(
  raw: RawCompany & RawRecord,
  { findByName = false, ...options }: ReadOptions & { readonly findByName?: boolean | undefined } = {},
): ReadResult<CompanyRecord> {
  const fields = new FieldReader(raw, options);
  const { domain, otherDomains, noDomain, isPart, page } = readIdentity(raw, fields);
  const located = fields.optional("location", place(options.placeEnd));
  const counted = fields.optional("employee_count", readHeadcount(MAX_EMPLOYEE_COUNT, options));
  const bound = integer(0, MAX_EMPLOYEE_COUNT);
  const band = {
    min: fields.optional("employee_min", bound) ?? null,
    max: fields.optional("employee_max", bound) ?? null,
  };
  const isReversed = band.min !== null && band.max !== null && band.min > band.max;
  if (isReversed) fields.omit("employee_min", `${band.min} is above employee_max ${band.max}`);
  const isBand = !isReversed && (band.min !== null || band.max !== null);
  const country = fields.optional("hq_country", readCountry) ?? located?.country ?? null;
  const city = fields.optional("hq_city", readCityName) ?? located?.city ?? null;
  const facts = {
    domain,
    otherDomains,
    noDomain,
    isPart,
    name: fields.optional("name", line(300)),
    one_liner: fields.optional("one_liner", text(2000)),
    description: fields.optional("description", text(20_000)),
    industry: fields.optional("industry", readKnownIndustry),
    tags: fields.optional("tags", readKnownTags),
    employee_count: counted?.count ?? null,
    employee_min: isBand ? band.min : (counted?.min ?? null),
    employee_max: isBand ? band.max : (counted?.max ?? null),
    funding_stage: fields.optional("funding_stage", readKnownStage) ?? stageOfRound(raw.last_funding_type),
    hq_country: country ?? countryOfRegion(city, raw.region),
    hq_city: city,
    founded_year: fields.optional("founded_year", readYear),
    ownership: fields.optional("ownership", readKnownOwnership),
    total_funding_usd: fields.optional("total_funding_usd", dollars(raw.currency, options)),
    last_funding_type: fields.optional("last_funding_type", line(100)),
    last_funding_date: fields.optional("last_funding_date", readDay(options)),
    revenue_usd: fields.optional("revenue_usd", dollars(raw.currency, options)),
    social_url: fields.optional("social_url", readPage) ?? page,
  };
  const isFound = domain !== null || facts.social_url !== null || (findByName && facts.name !== null);
  if (!isFound) {
    const isNamed = facts.name !== null && noDomain === MISSING;
    fields.addFault("domain", isNamed ? `${MISSING}; --add-named-companies adds companies by name` : noDomain);
  }
  return fields.result(facts);
}

export function readCompany(raw: RawCompany & RawRecord, options: ReadOptions = {}): ReadResult<CompanyFacts> {
  const read = readCompanyRecord(raw, options);
  if ("faults" in read) return read;
  const { domain, otherDomains: _, noDomain, isPart: _part, ...facts } = read.item;
  if (domain === null) return { faults: [{ field: "domain", reason: noDomain }] };
  return { item: { domain, ...facts }, omitted: read.omitted };
}

/** Reads the domains of a company, and its page on a network if the source states the page as its website. */
function readIdentity(raw: RawCompany, fields: FieldReader) {
  const domains: string[] = [];
  const reasons: string[] = [];
  let isPart = false;
  const { directories } = fields.options;
  let page: string | null = null;
  for (const field of ["domain", "website"] as const) {
    if (!fields.has(field)) continue;
    const found: string[] = [];
    for (const entry of websitesIn(raw[field])) {
      const website = readWebsite(entry);
      // A domain alone is not a page.
      if (entry.includes("/")) page ??= canonicalCompanyPage(entry) ?? null;
      if (website.domain === undefined) reasons.push(`${show(entry)} ${website.reason}`);
      else if (directories?.has(website.domain) === true)
        reasons.push(`${show(entry)} is a page on ${website.domain}, which hosts pages of many companies`);
      else {
        isPart ||= website.isOfPart && domains.length + found.length === 0;
        found.push(website.domain);
      }
    }
    // `website` counts only if `domain` contains no readable domain.
    if (domains.length === 0) domains.push(...found);
  }
  const [domain = null, ...more] = new Set(domains);
  const named = fields.optional("other_domains", readDomains);
  const otherDomains = [...new Set([...more, ...(named ?? [])])]
    .filter((other) => other !== domain)
    .slice(0, MAX_DOMAINS);
  if (domain !== null) for (const reason of reasons) fields.omit("domain", reason);
  return { domain, otherDomains, page, isPart, noDomain: reasons[0] ?? MISSING };
}

const readDomains = list(
  MAX_DOMAINS,
  (value) => readWebsite(String(value)).domain ?? new Unreadable(`${show(value)} is not a website or domain`),
);

/** Returns the websites in a list, or in a string that separates them by semicolons, commas or bars. */
function websitesIn(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => {
    if (typeof one !== "string") return [String(JSON.stringify(one) ?? one)];
    if (!/[;,|]/.test(one)) return [one];
    const parts = one
      .split(/[;,|]/)
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const areWebsites =
      parts.length > 1 &&
      parts.length <= MAX_DOMAINS &&
      parts.every((part) => /^\S+$/.test(part) && readWebsite(part).domain !== undefined);
    return areWebsites ? parts : [one];
  });
}

/** Reads the URL of a company's page. Rejects a person's profile. */
function readPage(value: unknown): string | Unreadable {
  const address = readSocialUrl(value);
  if (address instanceof Unreadable || !isPersonUrl(address)) return address;
  return new Unreadable(`${show(value)} is a person's profile`);
}

function readTags(value: unknown): readonly string[] | null | Unreadable {
  const tags = list(MAX_TAGS, line(MAX_TAG_LENGTH))(value);
  return Array.isArray(tags) && tags.length === 0 ? null : tags;
}

/** Reads an industry. Turns a CRM's code such as `COMPUTER_SOFTWARE` into words. */
function readIndustry(value: unknown): string | Unreadable {
  const written = line(200)(Array.isArray(value) ? value[0] : value);
  if (written instanceof Unreadable) return written;
  if (/^\d+$/.test(written)) return new Unreadable(`${show(value)} is a number`);
  if (!/^[A-Z]{2,}(?:_[A-Z]+)*$/.test(written) || !written.includes("_")) return written;
  const words = written.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Other names of each kind of ownership. */
const OWNERSHIP_NAMES = readSections(new URL("ownership-names.txt", import.meta.url));

function isNamed(ownership: Ownership, written: string): boolean {
  return OWNERSHIP_NAMES.get(ownership)?.some((line) => line.split("; ").includes(written)) === true;
}

function readOwnership(value: unknown): Ownership | Unreadable {
  const written =
    typeof value === "string"
      ? fold(value)
          .trim()
          .replace(/[\s_-]+/g, " ")
      : "";
  return (
    OWNERSHIPS.find((ownership) => ownership === written || isNamed(ownership, written)) ??
    new Unreadable(`${show(value)} is not ${OWNERSHIPS.join(", ").replace(/, (\w+)$/, " or $1")}`)
  );
}

function readDay({ dateOrder }: ReadOptions) {
  return (value: unknown): string | Unreadable => {
    const read = date(1, dateOrder)(value);
    return read instanceof Unreadable ? read : read.toISOString().slice(0, 10);
  };
}

function stageOfRound(type: unknown): FundingStage | null {
  return typeof type === "string" ? (recogniseFundingStage(type) ?? null) : null;
}

function readFundingStage(value: unknown): FundingStage | Unreadable {
  return (
    (typeof value === "string" ? recogniseFundingStage(value) : undefined) ??
    new Unreadable(`${show(value)} is not a funding stage`)
  );
}
