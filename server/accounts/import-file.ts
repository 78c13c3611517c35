import { detectConventions } from "../catalogue/conventions.ts";
import { type Conventions, isAbsent } from "../catalogue/field-reader.ts";
import { listCompaniesByName } from "../catalogue/queries-company-ids.ts";
import { type CompanyRecord, readCompanyRecord } from "../catalogue/read-company.ts";
import type { Db } from "../db/connect.ts";
import {
  countKnownHeaders,
  FieldPicker,
  type Mapping,
  NotRows,
  proposeMapping,
  type RecordRow,
  type Row,
  readTextRows,
  SAMPLE_ROWS,
} from "../files/public.ts";
import type { Handler, PreparingHandler, Refusal, Schema } from "../http/contract.ts";
import { createPacer } from "../lib/pacer.ts";
import { shortenText } from "../lib/slice-text.ts";
import { type ImportCandidate, listImportCandidates, upsertImportedAccounts } from "./queries.ts";

type ImportFileResult = Schema["ImportFileResult"];

/** The contract's limit. */
const MAX_ROWS = 10_000;
const MAX_COLUMN_NAME = 200;
const MAX_UNUSED = 500;
const MAX_NOTES = 50;
const MAX_TEXT = 500;
const FIELDS = [
  "domain",
  "website",
  "other_domains",
  "social_url",
  "name",
] as const satisfies readonly Schema["ImportFileField"][];
/** The number of characters read at a time. Other requests are served in between. */
const SLICE_LENGTH = 64 * 1024;

interface ReadFile {
  readonly mapping: Mapping;
  readonly unused: readonly string[];
  readonly notes: readonly string[];
  readonly rows: readonly ReadRow[];
}

/** A row, with the company that it refers to or why it refers to none. */
interface ReadRow {
  readonly line: number;
  readonly website: string | null;
  readonly company: CompanyRecord | { readonly fault: string };
}

export function importFile(): PreparingHandler<"Accounts_importFile"> {
  return {
    prepare: async ({ body, query, guessedEncoding }, signal) => {
      const file = await readFile(body.content, query.map ?? [], signal);
      if ("errorCode" in file) return async (_input, { refuse }) => refuse(file);
      return write(
        guessedEncoding === undefined ? file : { ...file, notes: [encodingNote(guessedEncoding), ...file.notes] },
      );
    },
  };
}

function encodingNote(encoding: string): string {
  return `The file is not UTF-8 and was read as ${encoding}. Set another charset in Content-Type, for example text/csv; charset=windows-1250.`;
}

function write(file: ReadFile): Handler<"Accounts_importFile"> {
  return async ({ query: { dry_run: isDryRun } }, { db, caller, reply }) => {
    const results = await resolveRows(db, caller.workspaceId, file.rows);
    const accountIds = results.flatMap(({ account_id }) => account_id ?? []);
    if (!isDryRun) await upsertImportedAccounts(db, caller.workspaceId, [...new Set(accountIds)]);
    return reply(200, {
      dry_run: isDryRun,
      mapping: FIELDS.flatMap((field) => {
        const columns = file.mapping.get(field)?.map(shortName) ?? [];
        return columns.length === 0 ? [] : [{ field, columns }];
      }),
      unused_columns: file.unused.slice(0, MAX_UNUSED).map(shortName),
      notes: file.notes.slice(0, MAX_NOTES).map((note) => shortenText(note, MAX_TEXT)),
      results,
      resolved_count: accountIds.length,
      unresolved_count: results.length - accountIds.length,
    });
  };
}

function shortName(column: string): string {
  return shortenText(column, MAX_COLUMN_NAME);
}

/** Reads a file, or returns why it cannot be imported. */
async function readFile(
  content: string,
  map: readonly string[],
  signal: AbortSignal,
): Promise<ReadFile | Refusal<400>> {
  const notes: string[] = [];
  const given = new Map(
    map.map((pair) => [pair.slice(0, pair.lastIndexOf("=")), pair.slice(pair.lastIndexOf("=") + 1)]),
  );
  const rows: Row[] = [];
  try {
    const knownColumns = (cells: readonly string[]) =>
      countKnownHeaders("companies", cells) + cells.filter((cell) => given.has(cell)).length;
    const read = readTextRows(slices(content, signal), { note: (note) => notes.push(note), knownColumns });
    for await (const some of read) {
      if (rows.length + some.length > MAX_ROWS) return tooManyRows();
      rows.push(...some);
    }
  } catch (error) {
    if (error instanceof NotRows) return unreadable(`The file ${error.message}.`);
    throw error;
  }
  const sample = rows.filter((row): row is RecordRow => !("fault" in row)).slice(0, SAMPLE_ROWS);
  const names = new Set(sample.flatMap((row) => row.columns));
  const columns = [...names].filter((column) => column !== "");
  if (sample.length === 0) return unreadable("The file has no rows.");
  const unknown = [...given.keys()].find((column) => !names.has(column));
  if (unknown !== undefined) return noColumn(`The file has no column ${JSON.stringify(unknown)}.`, columns);
  const mapping = proposeMapping(columns, sample, { kind: "companies", fields: FIELDS, given, canRead });
  if (FIELDS.every((field) => !mapping.has(field))) return noColumn("No column identifies companies.", columns);
  const picker = new FieldPicker(mapping, new Map(), isAbsent);
  const used = new Set([...mapping.values()].flat());
  const unused = columns.filter((column) => !used.has(column));
  const conventions = detectConventions(sample.map((row) => picker.pick(row)));
  const read: ReadRow[] = [];
  const pace = createPacer(signal);
  for (const row of rows) {
    read.push(readRow(row, picker, conventions));
    await pace();
  }
  return { mapping, unused, notes, rows: read };
}

/** Splits the content into slices. Other requests are served between two slices. */
async function* slices(content: string, signal: AbortSignal): AsyncGenerator<string> {
  for (let at = 0; at < content.length; at += SLICE_LENGTH) {
    signal.throwIfAborted();
    yield content.slice(at, at + SLICE_LENGTH);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function readRow(row: Row, picker: FieldPicker, conventions: Conventions): ReadRow {
  const { line } = row;
  if ("fault" in row) return { line, website: null, company: { fault: `The row ${row.fault}` } };
  const raw = picker.pick(row);
  const written = [raw.domain, raw.website].find((value) => !isAbsent(value));
  const website = written === undefined ? null : shortenText(toStorableText(written), 2000);
  const read = readCompanyRecord(raw, { ...conventions, findByName: true });
  if ("item" in read) return { line, website, company: read.item };
  return { line, website, company: { fault: read.faults.map(({ field, reason }) => `${field} ${reason}`).join("; ") } };
}

function toStorableText(value: unknown): string {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : JSON.stringify(value);
}

function canRead(field: string, value: unknown): boolean {
  const read = readCompanyRecord({ [field]: value }, { strict: true, findByName: true });
  return "item" in read || !read.faults.some((fault) => fault.field === field);
}

/** Finds the companies of rows by domain, by social page or, without a domain, by a name that only one company has. */
async function resolveRows(db: Db, workspaceId: number, rows: readonly ReadRow[]): Promise<ImportFileResult[]> {
  const companies = rows.flatMap(({ company }) => ("fault" in company ? [] : company));
  const known = await findCandidates(db, workspaceId, companies.flatMap(companyReferences));
  const isFound = (company: CompanyRecord) => companyReferences(company).some((one) => known.get(one)?.id != null);
  const unnamed = companies.filter((company) => company.domain === null && !isFound(company));
  const names = await listCompaniesByName(
    db,
    unnamed.flatMap(({ name }) => name ?? []),
  );
  const byName = await findCandidates(
    db,
    workspaceId,
    [...names.values()].map(({ domain }) => domain),
  );
  return rows.map(({ line, website, company }) => {
    const requested = { line, requested_domain: website, requested_name: "fault" in company ? null : company.name };
    if ("fault" in company)
      return { ...requested, ...NOTHING, outcome: "unreadable", reason: shortenText(company.fault, MAX_TEXT) };
    const found = find(company, known, (name) => byName.get(names.get(name)?.domain ?? ""));
    if (found === undefined) return { ...requested, ...NOTHING, outcome: "not_found", reason: whyNotFound(company) };
    const { candidate, by } = found;
    const { id, domain, is_blocked: isBlocked, is_imported: isImported } = candidate;
    return {
      ...requested,
      domain,
      account_id: isBlocked ? null : id,
      resolved_by: by,
      outcome: isBlocked ? "blocked" : isImported ? "already_imported" : "imported",
      reason: isBlocked ? "The company is on the workspace's blocklist" : null,
    };
  });
}

const NOTHING = { domain: null, account_id: null, resolved_by: null } as const;

function find(
  company: CompanyRecord,
  known: ReadonlyMap<string, ImportCandidate>,
  named: (name: string) => ImportCandidate | undefined,
): { candidate: ImportCandidate; by: NonNullable<ImportFileResult["resolved_by"]> } | undefined {
  for (const reference of companyReferences(company)) {
    const candidate = known.get(reference);
    if (candidate?.id != null) return { candidate, by: reference.includes("/") ? "page" : "domain" };
  }
  // A company with the same name and a different domain is probably a different company.
  const candidate = company.domain === null && company.name !== null ? named(company.name) : undefined;
  return candidate?.id == null ? undefined : { candidate, by: "name" };
}

/** Returns a row's references to a company, most reliable first. */
function companyReferences({ domain, otherDomains, social_url: page }: CompanyRecord): string[] {
  return [domain, ...otherDomains, page].filter((reference) => reference !== null);
}

async function findCandidates(
  db: Db,
  workspaceId: number,
  references: readonly string[],
): Promise<Map<string, ImportCandidate>> {
  if (references.length === 0) return new Map();
  const candidates = await listImportCandidates(db, workspaceId, [...new Set(references)]);
  return new Map(candidates.map((candidate) => [candidate.reference, candidate]));
}

function whyNotFound({ domain, social_url: page, name, noDomain }: CompanyRecord): string {
  const reasons = [
    domain === null ? "" : `No company in the catalogue has the domain ${domain}`,
    domain !== null || noDomain === "is missing" ? "" : `The website ${noDomain}`,
    page === null ? "" : `${page} does not identify a company in the catalogue`,
    domain !== null || name === null ? "" : `${JSON.stringify(name)} does not identify a company in the catalogue`,
  ];
  return shortenText(reasons.filter((reason) => reason !== "").join(". "), MAX_TEXT);
}

function unreadable(message: string): Refusal<400> {
  return { status: 400, errorCode: "FILE_UNREADABLE", message };
}

function noColumn(problem: string, columns: readonly string[]): Refusal<400> {
  const shown = columns.slice(0, 50).map(shortName);
  const message = `${problem} Specify the columns with the parameter map, for example map=Firma=name.`;
  return { status: 400, errorCode: "FILE_UNREADABLE", message, details: { columns: shown } };
}

function tooManyRows(): Refusal<400> {
  const message = `The file has more than ${MAX_ROWS} rows. Split it into several files.`;
  return { status: 400, errorCode: "FILE_UNREADABLE", message, details: { maximum_rows: MAX_ROWS } };
}
