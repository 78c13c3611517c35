import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { CrmCompany, CrmContact } from "../../ports/crm.ts";
import { countryName, currentTitle, partsOfName } from "../../text/public.ts";

/** An account of the workspace, in the format of the CRM port. */
export interface AccountRecord {
  readonly id: number;
  readonly company: CrmCompany;
}

/** A person at an account of the workspace, in the format of the CRM port. */
export interface PersonRecord {
  readonly id: number;
  readonly companyId: number;
  readonly contact: CrmContact;
}

interface RecordOptions {
  /** The CRM user who owns created records; null for none. */
  readonly ownerId: string | null;
  /** Whether to include fields that only a field mapping writes. */
  readonly withFacts: boolean;
}

export async function listAccountRecords(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  { ownerId, withFacts }: RecordOptions,
): Promise<AccountRecord[]> {
  const rows = await db
    .selectFrom("company as c")
    .innerJoin("workspace_account as a", "a.company_id", "c.id")
    .where("a.workspace_id", "=", workspaceId)
    .where("c.id", "in", sql<number>`(select unnest(${companyIds}::bigint[]))`)
    .select(["c.id", "c.domain", "c.name", "c.one_liner", "c.description", "c.employee_count"])
    .select(["c.hq_city", "c.hq_country", "c.social_url", "c.industry", "c.funding_stage"])
    .select(
      sql<string[]>`array(select o.domain from company_alias as o where o.company_id = c.id order by o.domain)`.as(
        "other_domains",
      ),
    )
    .select([insightText("asc").as("reason"), insightText("desc").as("last_insight")])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: {
      externalId: `company-${row.id}`,
      domain: row.domain,
      otherDomains: row.other_domains,
      name: row.name,
      description: row.description ?? row.one_liner,
      employeeCount: row.employee_count,
      city: row.hq_city,
      country: row.hq_country && countryName(row.hq_country),
      socialUrl: row.social_url,
      ownerId,
      ...(withFacts && {
        facts: {
          ...{ industry: row.industry, funding_stage: row.funding_stage },
          ...{ reason: row.reason, last_insight: row.last_insight },
        },
      }),
    },
  }));
}

/** Selects the text of the workspace's oldest or newest insight about the account. */
function insightText(order: "asc" | "desc") {
  return sql<string | null>`(
    select alert_text from insight as i where i.workspace_id = a.workspace_id and i.company_id = c.id
    order by alert_date ${sql.raw(order)}, id ${sql.raw(order)} limit 1)`;
}

/** Selects the text of the workspace's oldest or newest insight that mentions the person. */
function personInsightText(order: "asc" | "desc") {
  return sql<string | null>`(
    select alert_text from insight as i where i.workspace_id = a.workspace_id and i.person_id = p.id
    order by alert_date ${sql.raw(order)}, id ${sql.raw(order)} limit 1)`;
}

/** Lists the people who work at an account of the workspace, with the work emails that the workspace may see. */
export async function listPersonRecords(
  db: Db,
  workspaceId: number,
  personIds: readonly number[],
  { ownerId, withFacts }: RecordOptions,
): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom("person as p")
    .innerJoin("workspace_account as a", "a.company_id", "p.company_id")
    .leftJoin("workspace_person_email as e", (join) =>
      join.onRef("e.person_id", "=", "p.id").on("e.workspace_id", "=", workspaceId),
    )
    .where("a.workspace_id", "=", workspaceId)
    .where("p.id", "in", sql<number>`(select unnest(${personIds}::bigint[]))`)
    .select(["p.id", "p.company_id", "p.full_name", "p.first_name", "p.last_name", "p.title", "p.city", "p.country"])
    .select(["p.social_url", "e.work_email", "p.seniority", "p.department"])
    .select([personInsightText("asc").as("reason"), personInsightText("desc").as("last_insight")])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    contact: {
      externalId: `person-${row.id}`,
      email: row.work_email,
      ...splitPersonName(row),
      jobTitle: currentTitle(row.title),
      city: row.city,
      country: row.country && countryName(row.country),
      socialUrl: row.social_url,
      ownerId,
      ...(withFacts && {
        facts: {
          ...{ seniority: row.seniority, department: row.department },
          ...{ reason: row.reason, last_insight: row.last_insight },
        },
      }),
    },
  }));
}

/** Returns the names of a person, without titles that the catalogue may contain. */
function splitPersonName(person: { full_name: string; first_name: string | null; last_name: string | null }) {
  const { full_name: fullName, first_name: firstName, last_name: lastName } = person;
  const split = partsOfName(fullName, firstName, lastName);
  return { firstName: split.firstName ?? firstName, lastName: split.lastName };
}
