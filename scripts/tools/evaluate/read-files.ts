import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createGunzip, gunzipSync } from "node:zlib";
import { isRecord } from "../../../server/lib/is-record.ts";

/** A company of a corpus file. Only name, one_liner and description are indexed; the rest is for filters. */
export interface CorpusCompany {
  domain: string;
  name: string;
  one_liner: string | null;
  description: string | null;
  employee_count: number | null;
  employee_min: number | null;
  employee_max: number | null;
  funding_stage: string | null;
  hq_country: string | null;
  corpora: string[];
}

/** Firmographic conditions of a query, all of which must hold. */
export interface QueryFilters {
  locations: string[];
  fundingStages: string[];
  minEmployees: number | null;
  maxEmployees: number | null;
}

export interface JudgedQuery {
  id: string;
  kind: string;
  subtype: string;
  corpus: string;
  query: string | null;
  seedDomains: string[];
  excludeDomains: string[];
  filters: QueryFilters;
  /** Grade (1 to 3) of each relevant domain. */
  relevant: ReadonlyMap<string, number>;
}

export interface Judgements {
  corpora: ReadonlyMap<string, ReadonlySet<string>>;
  queries: JudgedQuery[];
}

type Fields = Record<string, unknown>;

function fields(value: unknown): Fields {
  return isRecord(value) ? value : {};
}
function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
function count(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function domains(value: unknown): string[] {
  return texts(value).map((domain) => domain.toLowerCase());
}

/** Reads a corpus: one JSON object per line, gzipped when the name ends in .gz. Lines without a domain are skipped. */
export async function readCorpus(file: string): Promise<CorpusCompany[]> {
  const raw = createReadStream(file);
  const stream = file.endsWith(".gz") ? raw.pipe(createGunzip()) : raw;
  const companies = new Map<string, CorpusCompany>();
  let pending = "";
  const take = (line: string): void => {
    if (line.trim() === "") return;
    const row = fields(JSON.parse(line));
    const domain = text(row.domain)?.toLowerCase();
    if (domain === undefined || companies.has(domain)) return;
    companies.set(domain, {
      domain,
      name: text(row.name) ?? domain,
      one_liner: text(row.one_liner),
      description: text(row.description),
      employee_count: count(row.employee_count),
      employee_min: count(row.employee_min),
      employee_max: count(row.employee_max),
      funding_stage: text(row.funding_stage),
      hq_country: text(row.hq_country),
      corpora: texts(row.corpora),
    });
  };
  // Not node:readline, which also ends lines at U+2028, which texts contain.
  for await (const chunk of stream.setEncoding("utf8")) {
    const lines = (pending + String(chunk)).split("\n");
    pending = lines.pop() ?? "";
    lines.forEach(take);
  }
  take(pending);
  return [...companies.values()];
}

function readFilters(value: unknown): QueryFilters {
  const filters = fields(value);
  return {
    locations: texts(filters.locations ?? filters.hq_country_codes ?? filters.hq_country),
    fundingStages: texts(filters.funding_stages ?? filters.funding_stage),
    minEmployees: count(filters.min_employees ?? filters.min_employee_count),
    maxEmployees: count(filters.max_employees ?? filters.max_employee_count),
  };
}

function readQuery(value: unknown, at: number): JudgedQuery {
  const row = fields(value);
  const seedDomains = domains(row.seed_domains ?? row.seed_domain);
  const grades = Object.entries(fields(row.relevant)).map(
    ([domain, grade]) => [domain.toLowerCase(), Number(grade)] as const,
  );
  return {
    id: text(row.id) ?? `query ${at + 1}`,
    kind: text(row.kind) ?? (seedDomains.length > 0 ? "lookalike" : "trait"),
    subtype: text(row.subtype) ?? "",
    corpus: text(row.corpus) ?? "",
    query: text(row.query),
    seedDomains,
    excludeDomains: domains(row.exclude_domains),
    filters: readFilters(row.filters),
    relevant: new Map(grades.filter(([, grade]) => grade > 0)),
  };
}

/**
 * Reads relevance judgements: a JSON object with `queries` and `corpora`, or the queries alone; gzipped when the name
 * ends in .gz.
 */
export async function readJudgements(file: string): Promise<Judgements> {
  const bytes = await readFile(file);
  const parsed: unknown = JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
  const content = fields(parsed);
  const listed: unknown = Array.isArray(parsed) ? parsed : content.queries;
  const queries: unknown[] = Array.isArray(listed) ? listed : [];
  const corpora = Object.entries(fields(content.corpora)).map(
    ([name, members]) => [name, new Set(domains(members))] as const,
  );
  return { corpora: new Map(corpora), queries: queries.map(readQuery) };
}
