import type { CompanyFacts, CompanyField } from "./company.ts";
import { recogniseCountry } from "./countries.ts";
import { registrableDomain } from "./domain.ts";
import { canonicalFundingStage, type FundingStage } from "./funding-stages.ts";

/** The values of one company in a file: text from CSV, any JSON type from NDJSON. */
export type RawCompany = Readonly<Partial<Record<CompanyField, unknown>>>;

/** Why a value is refused. */
class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

const INTEGER = /^[+-]?\d{1,15}$/;
/** The maximum of Postgres's `integer`. */
const MAX_EMPLOYEE_COUNT = 2_147_483_647;
const MAX_TAG_LENGTH = 100;
const MAX_TAGS = 100;

/**
 * Reads a company from the values of a file. White space is trimmed, an empty text is an absent value, and funding stages and countries
 * become canonical (a country may be an alpha-3 code, an alpha-2 code or an English name). The bounds are those of the contract.
 *
 * @returns the facts, or one sentence that names every fault of the row.
 */
export function readCompany(raw: RawCompany): { company: CompanyFacts } | { reason: string } {
  const reasons: string[] = [];
  const take = <Value>(field: CompanyField, read: (value: unknown) => Value | null | Unreadable): Value | null => {
    const value = raw[field];
    const fact = isAbsent(value) ? null : read(value);
    if (!(fact instanceof Unreadable)) return fact;
    reasons.push(`${field} ${fact.reason}`);
    return null;
  };
  const domain = take("domain", readDomain);
  if (isAbsent(raw.domain)) reasons.push("domain is missing");
  const facts = {
    name: take("name", text(300)),
    one_liner: take("one_liner", text(2000)),
    description: take("description", text(20_000)),
    industry: take("industry", text(200)),
    tags: take("tags", readTags),
    employee_count: take("employee_count", integer(0, MAX_EMPLOYEE_COUNT)),
    employee_min: take("employee_min", integer(0, MAX_EMPLOYEE_COUNT)),
    employee_max: take("employee_max", integer(0, MAX_EMPLOYEE_COUNT)),
    funding_stage: take("funding_stage", readFundingStage),
    hq_country: take("hq_country", readCountry),
    hq_city: take("hq_city", text(200)),
    founded_year: take("founded_year", integer(1000, new Date().getUTCFullYear() + 1)),
    social_url: take("social_url", readWebAddress),
  };
  if (facts.employee_min !== null && facts.employee_max !== null && facts.employee_min > facts.employee_max) {
    reasons.push(`employee_min ${facts.employee_min} is above employee_max ${facts.employee_max}`);
  }
  if (domain === null || reasons.length > 0) return { reason: reasons.join("; ") };
  return { company: { domain, ...facts } };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function text(maxLength: number): (value: unknown) => string | Unreadable {
  return (value) => {
    if (typeof value !== "string") return new Unreadable("is not a text");
    const trimmed = value.trim();
    // Postgres stores neither of them.
    if (trimmed.includes("\u0000") || !trimmed.isWellFormed())
      return new Unreadable("contains NUL or half a surrogate pair");
    if (trimmed.length > maxLength) return new Unreadable(`is longer than ${maxLength} characters`);
    return trimmed;
  };
}

function integer(min: number, max: number): (value: unknown) => number | Unreadable {
  return (value) => {
    const number = typeof value === "string" && INTEGER.test(value.trim()) ? Number(value) : value;
    if (typeof number !== "number" || !Number.isInteger(number))
      return new Unreadable(`${show(value)} is not a whole number`);
    return number >= min && number <= max ? number : new Unreadable(`${show(value)} is not between ${min} and ${max}`);
  };
}

function readDomain(value: unknown): string | Unreadable {
  const domain = typeof value === "string" ? registrableDomain(value) : undefined;
  return domain ?? new Unreadable(`${show(value)} is not a website or domain`);
}

/** Reads a list, or one text with `;`, `|` or `,` between the tags. */
function readTags(value: unknown): readonly string[] | null | Unreadable {
  const items =
    typeof value === "string" ? value.split(value.includes(";") ? ";" : value.includes("|") ? "|" : ",") : value;
  if (!Array.isArray(items)) return new Unreadable("is not a list of texts");
  const tags = new Set<string>();
  for (const item of items) {
    const tag = text(MAX_TAG_LENGTH)(item);
    if (tag instanceof Unreadable) return new Unreadable(`has an entry that ${tag.reason}`);
    if (tag !== "") tags.add(tag);
  }
  if (tags.size > MAX_TAGS) return new Unreadable(`has more than ${MAX_TAGS} entries`);
  return tags.size === 0 ? null : [...tags];
}

/** Reads a label, also written as `series_a` or `series-a`. */
function readFundingStage(value: unknown): FundingStage | Unreadable {
  const written = typeof value === "string" ? value.trim().replaceAll("_", " ") : "";
  return (
    canonicalFundingStage(written) ??
    canonicalFundingStage(written.replaceAll("-", " ")) ??
    canonicalFundingStage(written.replaceAll(" ", "-")) ??
    new Unreadable(`${show(value)} is not a funding stage`)
  );
}

function readCountry(value: unknown): string | Unreadable {
  return (
    (typeof value === "string" ? recogniseCountry(value) : undefined) ??
    new Unreadable(`${show(value)} is not a country`)
  );
}

/** Reads an http address; https when there is no protocol. */
function readWebAddress(value: unknown): string | Unreadable {
  const written = text(2000)(value);
  if (written instanceof Unreadable) return written;
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
  if (address === null || !/^https?:$/.test(address.protocol) || !address.hostname.includes("."))
    return new Unreadable(`${show(value)} is not a web address`);
  return address.href.length <= 2000 ? address.href : new Unreadable("is longer than 2000 characters");
}

function show(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}
