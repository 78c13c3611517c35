import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { countryName } from "../lib/iso-countries.ts";
import type { CrmCompany, CrmContact } from "../ports/crm.ts";

/** A company of the workspace's accounts, as the port represents it. */
export interface AccountRecord {
  readonly id: number;
  readonly company: CrmCompany;
}

/** A person at one of the workspace's accounts, as the port represents it. */
export interface PersonRecord {
  readonly id: number;
  readonly companyId: number;
  readonly contact: CrmContact;
}

/** Lists the companies that are accounts of the workspace. `ownerId` is for records that the CRM creates. */
export async function listAccountRecords(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  ownerId: string | null,
): Promise<AccountRecord[]> {
  const rows = await db
    .selectFrom("company as c")
    .innerJoin("workspace_account as a", "a.company_id", "c.id")
    .where("a.workspace_id", "=", workspaceId)
    .where("c.id", "in", sql<number>`(select unnest(${companyIds}::bigint[]))`)
    .select(["c.id", "c.domain", "c.name", "c.one_liner", "c.description", "c.employee_count"])
    .select(["c.hq_city", "c.hq_country", "c.social_url"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: {
      externalId: `company-${row.id}`,
      domain: row.domain,
      name: row.name,
      description: row.description ?? row.one_liner,
      employeeCount: row.employee_count,
      city: row.hq_city,
      country: row.hq_country && countryName(row.hq_country),
      socialUrl: row.social_url,
      ownerId,
    },
  }));
}

/** Lists the people who work at an account of the workspace, with the work emails that it may see. */
export async function listPersonRecords(
  db: Db,
  workspaceId: number,
  personIds: readonly number[],
  ownerId: string | null,
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
    .select(["p.social_url", "e.work_email"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    contact: {
      externalId: `person-${row.id}`,
      email: row.work_email,
      ...nameOf(row),
      jobTitle: row.title,
      city: row.city,
      country: row.country && countryName(row.country),
      socialUrl: row.social_url,
      ownerId,
    },
  }));
}

/** Returns the last name. If the catalogue has none, returns the last word of the full name. */
function nameOf(person: { full_name: string; first_name: string | null; last_name: string | null }) {
  const { full_name: fullName, first_name: firstName, last_name: lastName } = person;
  if (lastName !== null) return { firstName, lastName };
  const words = fullName.split(" ");
  const first = firstName ?? (words.length > 1 ? words.slice(0, -1).join(" ") : null);
  return { firstName: first, lastName: words.at(-1) ?? fullName };
}
