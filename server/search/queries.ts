import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { CompanyText } from "./search.ts";

/** Lists the texts of companies, in any order. Unknown ids are left out. */
export async function selectCompanyTexts(db: Db, companyIds: readonly number[]): Promise<CompanyText[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom("company")
    .select(["id", "name", "one_liner", "description", "industry", "tags"])
    .where("id", "in", [...companyIds])
    .execute();
  return rows.map(({ one_liner: oneLiner, ...row }) => ({ ...row, oneLiner }));
}

/** Lists the companies with headquarters in a city, in any spelling of accents, of the given countries or of any when none are given. */
export async function listCompanyIdsInCity(db: Db, city: string, countries: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom("company")
    .select("id")
    .where(sql`searchable_text(hq_city)`, "=", sql`searchable_text(${city})`)
    .$if(countries.length > 0, (query) => query.where("hq_country", "in", [...countries]))
    .execute();
  return rows.map(({ id }) => id);
}
