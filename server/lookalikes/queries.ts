import { type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import type { Company } from "../db/tables.ts";

const RESULT_COLUMNS = [
  "id",
  "domain",
  "name",
  "one_liner",
  "description",
  "industry",
  "tags",
  "employee_count",
  "employee_min",
  "employee_max",
  "funding_stage",
  "hq_country",
  "social_url",
  "name_key",
] as const satisfies readonly (keyof Company)[];

/** The columns of a result, of its match reason, and of what tells duplicates. */
export type ResultCompany = Pick<Selectable<Company>, (typeof RESULT_COLUMNS)[number]>;

/** Lists companies by id, in no particular order. */
export async function listCompanies(db: Db, ids: readonly number[]): Promise<ResultCompany[]> {
  const { rows } = await sql<ResultCompany>`${prepared}
    select ${sql.join(RESULT_COLUMNS.map((column) => sql.ref(column)))} from company where id = any(${ids}::bigint[])`.execute(
    db,
  );
  return rows;
}
