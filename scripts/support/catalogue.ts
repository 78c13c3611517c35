import { sql } from "kysely";
import type { Db } from "../../server/db/connect.ts";

/**
 * Inserts companies with the domains `company-1.example`, `company-2.example` and so on: every third in Germany, with 1
 * to 1,000 employees and mixed stages.
 */
export async function generateCompanies(db: Db, count: number): Promise<void> {
  await sql`
    insert into company (domain, name, one_liner, description, industry, employee_count, funding_stage, hq_country,
      social_url)
    select 'company-' || n || '.example', 'Company ' || n, 'Makes thing ' || n % 97,
      'Company ' || n || ' makes things of kind ' || n % 97 || '.',
      'Industry ' || n % 40, case when n % 10 = 0 then null else 1 + n % 1000 end,
      case n % 4 when 0 then 'Seed' when 1 then 'Series A' when 2 then 'Public' end,
      case n % 3 when 0 then 'DEU' when 1 then 'USA' end,
      'https://social.example/company/' || n
    from generate_series(1, ${count}::integer) as n`.execute(db);
}
