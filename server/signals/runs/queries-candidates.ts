import type { Selectable } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows } from "../../db/statements.ts";
import type { Company } from "../../db/tables.ts";

/** The findings of a signal at a company in its runs so far. */
export interface KnownCompany {
  readonly company_id: number;
  readonly is_found: boolean;
  /** The keys of the given sources that are stored as evidence. */
  readonly source_keys: readonly string[];
}

/** Lists a signal's findings at these companies, and which of `sourceKeys` are stored as evidence. */
export async function listKnown(
  db: Db,
  signalId: number,
  companyIds: readonly number[],
  sourceKeys: readonly string[],
): Promise<KnownCompany[]> {
  return listRows(db)<KnownCompany>`
    select wanted.id as company_id,
      exists (select from signal_account as a where a.signal_id = ${signalId} and a.company_id = wanted.id) as is_found,
      array(
        select e.source_key from signal_evidence as e
        where e.signal_id = ${signalId} and e.company_id = wanted.id and e.person_id is null
          and e.source_key = any(${sourceKeys}::text[])
      ) as source_keys
    from unnest(${companyIds}::bigint[]) as wanted (id)`;
}

/** The facts of a candidate company that choosing and writing it requires. */
export type CandidateCompanyRow = Pick<
  Selectable<Company>,
  "id" | "name" | "domain" | "name_key" | "industry" | "one_liner" | "description" | "tags"
>;

/** The facts of a company that a preview shows, and the names of its people, which the preview masks. */
interface PreviewFactsRow
  extends Pick<Selectable<Company>, "id" | "hq_country" | "employee_count" | "employee_min" | "employee_max"> {
  readonly people: readonly string[];
}

const MAX_NAMES = 1_000;

export async function listPreviewFacts(db: Db, companyIds: readonly number[]): Promise<Map<number, PreviewFactsRow>> {
  const rows = await listRows(db)<PreviewFactsRow>`
    select id, hq_country, employee_count, employee_min, employee_max,
      array(select full_name from person where company_id = company.id order by id limit ${MAX_NAMES}) as people
    from company where id = any(${companyIds}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listCompanyFacts(
  db: Db,
  companyIds: readonly number[],
): Promise<Map<number, CandidateCompanyRow>> {
  const rows = await listRows(db)<CandidateCompanyRow>`
    select id, name, domain, name_key, industry, one_liner, description, tags from company
    where id = any(${companyIds}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
