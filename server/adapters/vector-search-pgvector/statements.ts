import type { VectorSearchRequest } from "../../ports/vector-search.ts";

/** A statement and its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Vectors are stored at unit length and compared by inner product: the same order as by cosine, cheaper, and defined
 * for a zero vector, which cosine distance and its HNSW index are not.
 */
export function createTable(table: string, dimensions: number): string {
  return `
  create table if not exists ${table} (
    company_id bigint primary key,
    vector vector(${dimensions}) not null,
    employee_count integer,
    funding_stage text,
    headquarters_country text
  )`;
}

export function createHnswIndex(table: string): string {
  return `create index if not exists ${table}_hnsw on ${table} using hnsw (vector vector_ip_ops)`;
}

export interface StoredRow {
  companyId: number;
  vector: string;
  employeeCount: number | null;
  fundingStage: string | null;
  headquartersCountry: string | null;
}

export function upsertRows(table: string, rows: StoredRow[]): Statement {
  return {
    text: `
      insert into ${table} (company_id, vector, employee_count, funding_stage, headquarters_country)
      select company_id, vector::vector, employee_count, funding_stage, headquarters_country
      from unnest($1::bigint[], $2::text[], $3::integer[], $4::text[], $5::text[])
        as given (company_id, vector, employee_count, funding_stage, headquarters_country)
      on conflict (company_id) do update set
        vector = excluded.vector, employee_count = excluded.employee_count,
        funding_stage = excluded.funding_stage, headquarters_country = excluded.headquarters_country`,
    values: [
      rows.map((row) => row.companyId),
      rows.map((row) => row.vector),
      rows.map((row) => row.employeeCount),
      rows.map((row) => row.fundingStage),
      rows.map((row) => row.headquartersCountry),
    ],
  };
}

/** How many extra rows are read from the index, so that of equal scores at the limit the lowest ids are kept. */
const MAX_TIES = 16;

/** Selects the best rows. `byIndex`: in the order that the HNSW index serves, by distance alone. */
export function searchRows(
  table: string,
  dimensions: number,
  vector: string,
  { limit, filter = {} }: VectorSearchRequest,
  byIndex: boolean,
): Statement {
  const values: unknown[] = [vector, limit];
  const conditions: string[] = [];
  const where = (condition: (value: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (filter.minEmployees !== undefined) where((value) => `employee_count >= ${value}::bigint`, filter.minEmployees);
  if (filter.maxEmployees !== undefined) where((value) => `employee_count <= ${value}::bigint`, filter.maxEmployees);
  if (filter.fundingStages?.length) where((value) => `funding_stage = any(${value}::text[])`, filter.fundingStages);
  if (filter.headquartersCountries?.length)
    where((value) => `headquarters_country = any(${value}::text[])`, filter.headquartersCountries);
  if (filter.excludedHeadquartersCountries?.length)
    where(
      (value) => `(headquarters_country = any(${value}::text[])) is not true`,
      filter.excludedHeadquartersCountries,
    );
  const distance = `vector <#> $1::vector(${dimensions})`;
  return {
    text: `
      select company_id::text as company_id, -distance as score
      from (
        select company_id, ${distance} as distance
        from ${table} ${conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""}
        order by ${byIndex ? distance : `${distance}, ${table}.company_id`}
        limit $2${byIndex ? ` + ${MAX_TIES}` : ""}
      ) as nearest
      order by distance, nearest.company_id
      limit $2`,
    values,
  };
}
