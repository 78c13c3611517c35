import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Person } from "../../db/tables.ts";

/** A person who works at a company found by a signal. */
export type PersonRow = Pick<Selectable<Person>, "id" | "company_id" | "full_name" | "title" | "seniority">;

/** Lists people at these companies by seniority, highest first, at most `maxEach` per company. */
export async function listPeopleAt(
  db: Db,
  companyIds: readonly number[],
  { seniorities, department, maxEach }: { seniorities: readonly string[]; department: string | null; maxEach: number },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select found.* from unnest(${companyIds}::bigint[]) as wanted (company_id), lateral (
      select p.id, p.company_id, p.full_name, p.title, p.seniority from person as p
      where p.company_id = wanted.company_id and p.seniority = any(${seniorities}::text[])
      order by (p.department = ${department}) desc nulls last, array_position(${seniorities}::text[], p.seniority), p.id
      limit ${maxEach}
    ) as found`.execute(db);
  return rows;
}

export async function listPeopleById(db: Db, personIds: readonly number[]): Promise<PersonRow[]> {
  if (personIds.length === 0) return [];
  return db
    .selectFrom("person")
    .select(["id", "company_id", "full_name", "title", "seniority"])
    .where("id", "in", [...personIds])
    .orderBy("id")
    .execute();
}

/** A person found by a run of a signal, and the account. */
export interface FoundPerson {
  readonly person_id: number;
  readonly company_id: number;
}

/** Lists the people whom a signal found in the run that recorded these insights. */
export async function listFoundPeople(db: Db, insightRunId: number): Promise<FoundPerson[]> {
  return db
    .selectFrom("signal_person as found")
    .innerJoin("signal_run as run", "run.id", "found.run_id")
    .select(["found.person_id", "found.company_id"])
    .where("run.insight_run_id", "=", insightRunId)
    .orderBy("found.person_id")
    .execute();
}
