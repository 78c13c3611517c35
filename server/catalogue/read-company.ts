import { type CompanyFacts, type CompanyField, OWNERSHIPS, type Ownership } from "./company.ts";
import { canonicalFundingStage, type FundingStage } from "./funding-stages.ts";
import {
  date,
  FieldReader,
  integer,
  list,
  type ReadResult,
  readCountry,
  readDomain,
  readSocialUrl,
  show,
  text,
  Unreadable,
} from "./read-values.ts";

/** The values of one company in a file. */
export type RawCompany = Readonly<Partial<Record<CompanyField, unknown>>>;

/** The maximum of Postgres's `integer`. */
const MAX_EMPLOYEE_COUNT = 2_147_483_647;
const MAX_TAG_LENGTH = 100;
const MAX_TAGS = 100;

/**
 * Reads a company. White space is trimmed, an empty text is an absent value, and funding stages, countries and the
 * profile's address become canonical. The bounds are those of the contract.
 */
export function readCompany(raw: RawCompany): ReadResult<CompanyFacts> {
  const fields = new FieldReader(raw);
  const facts = {
    domain: fields.required("domain", readDomain),
    name: fields.optional("name", text(300)),
    one_liner: fields.optional("one_liner", text(2000)),
    description: fields.optional("description", text(20_000)),
    industry: fields.optional("industry", text(200)),
    tags: fields.optional("tags", readTags),
    employee_count: fields.optional("employee_count", integer(0, MAX_EMPLOYEE_COUNT)),
    employee_min: fields.optional("employee_min", integer(0, MAX_EMPLOYEE_COUNT)),
    employee_max: fields.optional("employee_max", integer(0, MAX_EMPLOYEE_COUNT)),
    funding_stage: fields.optional("funding_stage", readFundingStage),
    hq_country: fields.optional("hq_country", readCountry),
    hq_city: fields.optional("hq_city", text(200)),
    founded_year: fields.optional("founded_year", integer(1000, new Date().getUTCFullYear() + 1)),
    ownership: fields.optional("ownership", readOwnership),
    total_funding_usd: fields.optional("total_funding_usd", integer(0, Number.MAX_SAFE_INTEGER)),
    last_funding_type: fields.optional("last_funding_type", text(100)),
    last_funding_date: fields.optional("last_funding_date", readDay),
    revenue_usd: fields.optional("revenue_usd", integer(0, Number.MAX_SAFE_INTEGER)),
    social_url: fields.optional("social_url", readSocialUrl),
  };
  if (facts.employee_min !== null && facts.employee_max !== null && facts.employee_min > facts.employee_max) {
    fields.addFault("employee_min", `${facts.employee_min} is above employee_max ${facts.employee_max}`);
  }
  return fields.result(facts);
}

function readTags(value: unknown): readonly string[] | null | Unreadable {
  const tags = list(MAX_TAGS, text(MAX_TAG_LENGTH))(value);
  return Array.isArray(tags) && tags.length === 0 ? null : tags;
}

/** How sources name the owners of a company besides the words of the contract, in lower case with single spaces. */
const OWNERSHIP_NAMES: Readonly<Record<string, Ownership>> = {
  "privately held": "private",
  "private company": "private",
  "privately owned": "private",
  "sole proprietorship": "private",
  partnership: "private",
  "self employed": "private",
  "public company": "public",
  "publicly traded": "public",
  "publicly held": "public",
  listed: "public",
  "non profit": "nonprofit",
  "not for profit": "nonprofit",
  ngo: "nonprofit",
  charity: "nonprofit",
  "government agency": "government",
  "state owned": "government",
  "public sector": "government",
  "wholly owned subsidiary": "subsidiary",
  "operating subsidiary": "subsidiary",
};

function readOwnership(value: unknown): Ownership | Unreadable {
  const written =
    typeof value === "string"
      ? value
          .trim()
          .toLowerCase()
          .replace(/[\s_-]+/g, " ")
      : "";
  return (
    OWNERSHIPS.find((ownership) => ownership === written) ??
    OWNERSHIP_NAMES[written] ??
    new Unreadable(`${show(value)} is not ${OWNERSHIPS.join(", ").replace(/, (\w+)$/, " or $1")}`)
  );
}

/** Reads the day of a date, with or without a time. */
function readDay(value: unknown): string | Unreadable {
  const read = date(1)(value);
  return read instanceof Unreadable ? read : read.toISOString().slice(0, 10);
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
