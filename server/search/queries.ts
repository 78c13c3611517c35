import type { Db } from "../db/connect.ts";
import type { CompanyText } from "./search.ts";

/** Reads the texts of companies; ids that are not known are left out. */
export async function selectCompanyTexts(db: Db, companyIds: readonly number[]): Promise<CompanyText[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom("company")
    .select(["id", "name", "one_liner", "description", "industry", "tags"])
    .where("id", "in", [...companyIds])
    .execute();
  return rows.map(({ one_liner: oneLiner, ...row }) => ({ ...row, oneLiner }));
}
