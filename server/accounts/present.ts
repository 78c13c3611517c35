import type { TechnologyRow } from "../catalogue/queries-technologies.ts";
import { presentTechnology } from "../catalogue/technology-mentions.ts";
import type { Schema } from "../http/contract.ts";
import { toEmailAddress } from "../lib/email-address.ts";
import { sliceText } from "../lib/slice-text.ts";
import { canonicalFundingStage } from "../text/public.ts";
import type { findAccount } from "./queries.ts";
import type { AccountRow, CompanyFactsRow, CrmOwnerRow } from "./queries-list.ts";

type CompanyFacts = Pick<
  Schema["AccountListItem"],
  "name" | "industry" | "employee_count" | "funding_stage" | "hq_country"
>;

export function presentFacts(row: CompanyFactsRow): CompanyFacts {
  return {
    name: row.name,
    industry: row.industry,
    employee_count: row.employee_count,
    funding_stage: canonicalFundingStage(row.funding_stage ?? "") ?? null,
    hq_country: row.hq_country,
  };
}

export function presentListItem(row: AccountRow): Schema["AccountListItem"] {
  return {
    id: row.id,
    domain: row.domain,
    ...presentFacts(row),
    one_liner: row.one_liner,
    is_imported: row.is_imported,
    is_present_in_crm: row.is_present_in_crm,
    crm_owner: presentCrmOwner(row),
    added_at: row.added_at.toISOString(),
  };
}

export function presentAccount(
  row: NonNullable<Awaited<ReturnType<typeof findAccount>>>,
  technologies: readonly TechnologyRow[],
): Schema["Account"] {
  return {
    id: row.id,
    domain: row.domain,
    ...presentFacts(row),
    one_liner: row.one_liner,
    description: row.description,
    tags: row.tags,
    employee_min: row.employee_min,
    employee_max: row.employee_max,
    hq_city: row.hq_city,
    founded_year: row.founded_year,
    ownership: row.ownership,
    total_funding_usd: row.total_funding_usd,
    last_funding_type: row.last_funding_type,
    last_funding_date: row.last_funding_date,
    revenue_usd: row.revenue_usd,
    social_url: row.social_url,
    technologies: technologies.flatMap(presentTechnology),
    is_workspace_account: row.added_at !== null,
    is_imported: row.is_imported ?? false,
    is_present_in_crm: row.is_present_in_crm ?? false,
    crm_owner: presentCrmOwner(row),
    added_at: row.added_at?.toISOString() ?? null,
    audience_ids: row.audience_ids ?? [],
    signal_ids: row.signal_ids ?? [],
    insights_count: row.insights_count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The contract's limit, which names in the CRM may exceed. */
const MAX_OWNER_NAME_LENGTH = 300;

function presentCrmOwner(row: CrmOwnerRow): Schema["CrmOwner"] | null {
  const { crm_owner_id: id, crm_owner_name: name, crm_owner_email: email } = row;
  if (id === null) return null;
  return {
    id,
    name: sliceText(name ?? "", 0, MAX_OWNER_NAME_LENGTH) || null,
    email: email === null ? null : toEmailAddress(email),
  };
}
