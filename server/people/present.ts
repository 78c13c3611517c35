import type { Schema } from "../http/contract.ts";
import type { PersonRow } from "./queries.ts";

export function presentPerson(row: PersonRow): Schema["Person"] {
  return {
    id: row.id,
    account_id: row.company_id,
    account_name: row.company_name,
    account_domain: row.company_domain,
    full_name: row.full_name,
    first_name: row.first_name,
    last_name: row.last_name,
    title: row.title,
    seniority: row.seniority,
    department: row.department,
    country: row.country,
    city: row.city,
    social_url: row.social_url,
    work_email: row.work_email,
    latest_signal_date: row.latest_signal_date?.toISOString() ?? null,
  };
}
