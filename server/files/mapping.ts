import { plainWords, withoutUnit } from "../text/public.ts";
import headers from "./headers.json" with { type: "json" };
import type { RecordRow } from "./row.ts";

/** The columns of each field. A row's value is that of the first column with a value. */
export type Mapping = ReadonlyMap<string, readonly string[]>;

type KindName = keyof typeof headers;

/** The fields that identify a company or person. Only these can have proposed columns with different names. */
const WITH_FALLBACK = new Set([
  "domain",
  "website",
  "company_domain",
  "company_name",
  "social_url",
  "company_social_url",
  "work_email",
  "name",
  "full_name",
]);
/** Words in the names of columns that look like a known field, but belong to another field or record. */
const NEVER =
  /\b(?:owner|parent|last (?:modified|activity|contacted)|created by|facebook|twitter|instagram|youtube|crunchbase|tiktok|angellist|angel list|logo|image|photo|avatar|phone|fax|mobile|telephone|confidence|status|score|verified at|catch ?all|unsubscribe)\b/;
/** Prefixes that tools add to column names. */
const PREFIXES = /^(?:(?:hs|properties|fields|attributes|node|item) )+/;
const OWN_PREFIXES: Readonly<Record<string, RegExp>> = {
  companies: /^(?:(?:company|account|organization|organisation) )+/,
  people: /^(?:(?:contact|person|lead|prospect) )+/,
};
/** Words in the names of columns that describe a person at the company, not the company. */
const OF_PEOPLE = /\b(?:person|personal|contact|founder|ceo|lead|prospect|first|last name)\b/;
/** The number of rows that are sampled to check the values of a column. */
export const SAMPLE_ROWS = 200;
/** The maximum number of columns of one field. Each row reads them until one has a value. */
const MAX_COLUMNS = 10;
/** The maximum number of columns whose sampled values are checked for one field. */
const MAX_CHECKED = 50;

const RANKS: Readonly<Record<string, ReadonlyMap<string, { field: string; rank: number; needsCheck: boolean }[]>>> =
  Object.fromEntries(Object.entries(headers).map(([kind, fields]) => [kind, rankHeaders(fields)]));

function rankHeaders(fields: Readonly<Record<string, readonly string[]>>) {
  const ranks = new Map<string, { field: string; rank: number; needsCheck: boolean }[]>();
  for (const [field, names] of Object.entries(fields))
    for (const [at, name] of [field.replaceAll("_", " "), ...names].entries()) {
      const key = headerKey(name.replace(/^\?/, ""));
      // CRMs write field names as one word: `numberofemployees`.
      for (const written of new Set([key, ...[key, name.replace(/^\?/, "")].map((one) => one.replaceAll(" ", ""))])) {
        const known = ranks.get(written) ?? [];
        if (!known.some((one) => one.field === field))
          ranks.set(written, [...known, { field, rank: at, needsCheck: name.startsWith("?") }]);
      }
    }
  return ranks;
}

/**
 * Returns the words of a header in lower case, without accents and without words for "number of" before "employees".
 * `NumberOfEmployees__c` and `# Employees` both become `employees`.
 */
export function headerKey(header: string): string {
  const words = header
    .replace(/__c$/i, "")
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  return plainWords(words)
    .join(" ")
    .replace(
      /^(?:n|no|nr|num|number|anzahl|nombre|numero|liczba|antal|antall|aantal) (?:of |de |d |di |der )?(?=employees$)/,
      "",
    )
    .replace(/^e mail\b/, "email")
    .replace(/^linked in\b/, "linkedin")
    .replace(/\blinked in\b/g, "linkedin");
}

export function countKnownHeaders(kind: string, headerNames: readonly string[]): number {
  return headerNames.filter((header) => findFieldCandidates(kind, header).length > 0).length;
}

/** Returns whether a field is an amount of money. Its column name may include a unit and a currency: `Revenue ($M)`. */
export function isAmount(field: string): boolean {
  return field.endsWith("_usd");
}

interface Candidate {
  readonly field: string;
  readonly rank: number;
  readonly needsCheck: boolean;
}

function findFieldCandidates(kind: string, header: string): readonly Candidate[] {
  const ranks = RANKS[kind as KindName];
  if (ranks === undefined || header.length > 100) return [];
  const key = headerKey(header)
    .replace(/ address (?=city|country|state)/, " ")
    .replace(/^(city|country|location|address) (?:hq|headquarters?)$/, "hq $1");
  const withoutWords = header.replace(/\s*(?:[([][^)\]]{1,20}[)\]]|\bin [\p{L}\p{Sc}. ]{1,20})\s*$/u, "");
  const ofAmount = ranks.get(headerKey(withoutWords)) ?? ranks.get(headerKey(withoutUnit(header)));
  const exact = ranks.get(key) ?? ofAmount?.filter(({ field }) => isAmount(field));
  if (exact !== undefined && exact.length > 0) return exact;
  const page = findPageField(kind, key);
  if (page !== undefined) return [{ field: page, rank: 500, needsCheck: true }];
  if (NEVER.test(key) || (kind === "companies" && OF_PEOPLE.test(key))) return [];
  const short = key
    .replace(PREFIXES, "")
    .replace(OWN_PREFIXES[kind] ?? "", "")
    .replace(/ (?:url|link)$/, (ending) => (/website|linkedin|site/.test(key) ? "" : ending));
  const found = short === key ? undefined : ranks.get(short);
  // A shortened name is a less certain match than a whole one.
  return found?.map((candidate) => ({ ...candidate, rank: candidate.rank + 1000 })) ?? [];
}

/** Returns the field for URLs of the professional network, if the name mentions the network and a page or URL. */
function findPageField(kind: string, key: string): string | undefined {
  if (!/\b(?:linkedin|sales navigator)\b/.test(key) || !/\b(?:url|link|page|profile)\b/.test(key)) return undefined;
  const isCompanys = /\b(?:company|account|organi[sz]ation|employer|corporate|business)\b/.test(key);
  if (kind === "companies") return OF_PEOPLE.test(key) || /\b(?:member|profile)\b/.test(key) ? undefined : "social_url";
  if (kind === "people") return isCompanys ? "company_social_url" : "social_url";
  return undefined;
}

interface ProposalOptions {
  /** The kind of the records, such as `companies`. */
  readonly kind: string;
  readonly fields: readonly string[];
  /** The caller's mapping of columns to fields, which takes precedence over proposals. */
  readonly given?: ReadonlyMap<string, string>;
  /** Returns whether a value is valid for a field. Used for columns with ambiguous names. */
  readonly canRead?: (field: string, value: unknown) => boolean;
}

/** Proposes columns for each field, by the names that exports of common tools use in eight languages. */
export function proposeMapping(
  columns: readonly string[],
  sample: readonly RecordRow[],
  options: ProposalOptions,
): Mapping {
  const { kind, fields, given = new Map<string, string>(), canRead } = options;
  const mapping = new Map<string, { column: string; rank: number }[]>();
  const isFull = (field: string) => (mapping.get(field)?.length ?? 0) >= MAX_COLUMNS;
  const add = (field: string, column: string, rank: number) => {
    if (!isFull(field)) mapping.set(field, [...(mapping.get(field) ?? []), { column, rank }]);
  };
  const taken = new Set<string>();
  const givenInLowerCase = new Map([...given].reverse().map(([name, field]) => [name.toLowerCase(), field]));
  for (const column of columns) {
    const field = given.get(column) ?? givenInLowerCase.get(column.toLowerCase());
    if (field !== undefined) add(field, column, -1);
    if (field !== undefined) taken.add(column);
  }
  const proposals = [...new Set(columns)]
    .filter((column) => !taken.has(column))
    .flatMap((column) => findFieldCandidates(kind, column).map((candidate) => ({ column, ...candidate })))
    .filter(({ field }) => fields.includes(field))
    .sort((a, b) => a.rank - b.rank);
  const used = new Set<string>();
  const checked = new Map<string, number>();
  for (const { field, column, rank, needsCheck } of proposals) {
    const count = checked.get(field) ?? 0;
    if (isFull(field) || count === MAX_CHECKED || used.has(column)) continue;
    checked.set(field, count + 1);
    if (!hasFit(sample, column, field, needsCheck, canRead)) continue;
    // JSON rows may spell one field in several ways: `employee_count` and `Employee-Count`.
    const isSameName = mapping.get(field)?.some((other) => headerKey(other.column) === headerKey(column)) ?? false;
    const isFilled = mapping.has(field) && !WITH_FALLBACK.has(field) && !isSameName;
    // If the caller mapped a column to the field, only a column with the field's exact name is added.
    const isNamed = (mapping.get(field)?.[0]?.rank ?? 0) < 0;
    if (isNamed ? rank !== 0 : isFilled) continue;
    add(field, column, rank);
    used.add(column);
  }
  refine(kind, mapping);
  return new Map(
    [...mapping].map(([field, all]) => [field, all.sort((a, b) => a.rank - b.rank).map(({ column }) => column)]),
  );
}

/** Returns whether sampled values fit a field. Ambiguous column names need at least one valid value. */
function hasFit(
  sample: readonly RecordRow[],
  column: string,
  field: string,
  needsCheck: boolean,
  canRead: ProposalOptions["canRead"],
): boolean {
  const values = sample
    .map((row) => row.value(column))
    .filter((value) => value !== undefined && value !== null && value !== "");
  const isObjectColumn =
    values.length > 0 && values.every((value) => typeof value === "object" && !Array.isArray(value));
  if (isObjectColumn && field !== "location") return false;
  if (!needsCheck || canRead === undefined) return true;
  return values.some((value) => canRead(field, value));
}

/** Column names for the name of any record. `COMPANY_NAME` matches those for the name of a company. */
const ANY_NAME = /^(?:full |display )?(?:name|nom|nombre|nome|naam|namn|navn|nazwa)$/;
const COMPANY_NAME =
  /^(?!.*\b(?:legal|trading|emails|id|type|size)\b).*\b(?:company|account name|organi[sz]ation|employer|firm|firma|unternehmen|entreprise|societe|empresa|azienda|bedrijf|foretag)\b/;

/** Resolves ambiguous name columns by the other name columns. */
function refine(kind: string, mapping: Map<string, { column: string; rank: number }[]>): void {
  const columnsFor = (field: string) => mapping.get(field) ?? [];
  if (kind === "companies") {
    // If another column is the company's name, `Name` is the name of a person who works there.
    const names = columnsFor("name");
    const ofCompany = names.filter(({ column, rank }) => rank < 0 || !ANY_NAME.test(headerKey(column)));
    if (ofCompany.some(({ column }) => COMPANY_NAME.test(headerKey(column)))) mapping.set("name", ofCompany);
  }
  if (kind === "people") {
    // If first and last name have columns, `Name` is not needed, and may be the company's name.
    const isSplit = columnsFor("first_name").length > 0 && columnsFor("last_name").length > 0;
    const whole = columnsFor("full_name").filter(({ column }) =>
      /full|complet|vollst|volledig|nazwisko|y apell|e cognome|fuld|koko/i.test(column),
    );
    if (isSplit && whole.length === 0 && columnsFor("full_name").every(({ rank }) => rank >= 0))
      mapping.delete("full_name");
    // Without other name columns, "Nombre" and "Nom" contain the full name.
    for (const part of ["first_name", "last_name"] as const) {
      const other = part === "first_name" ? "last_name" : "first_name";
      const [only] = columnsFor(part);
      const isWhole = only !== undefined && columnsFor(other).length === 0 && columnsFor("full_name").length === 0;
      if (isWhole && /^(?:nombre|nome|nom|first|last)$/.test(headerKey(only.column))) {
        mapping.set("full_name", [only]);
        mapping.delete(part);
      }
    }
  }
}

const ROUND =
  /^(?:(?:funding|investment|financing|deal) )?(?:round|round type|series|runde|tour|ronda|rodada|ronde|runda)$|^(?:funding|investment|financing|deal) type$/;
const STAGE = /^(?:(?:funding|investment|financing|deal) )?stage$/;
const AMOUNT =
  /^(?:(?:funding|deal|round|investment) )?(?:amount|amount raised|money raised|raised|volume|betrag|volumen|montant|importe|monto|importo|valor|bedrag|kwota|belopp|belob)(?: in)?(?: (?:usd|us dollars?|dollars?|eur|euros?|gbp|inr))?$/;

/** Proposes constants for fields without a column. They may contain placeholders for columns, such as `{Round}`. */
export function proposeConstants(kind: string, columns: readonly string[], mapping: Mapping): Map<string, string> {
  const find = (pattern: RegExp) => columns.find((column) => pattern.test(headerKey(column)));
  const amount = find(AMOUNT);
  // Without an amount, a stage may be that of the company, not of an investment.
  const round = find(ROUND) ?? (amount === undefined ? undefined : find(STAGE));
  const constants = new Map<string, string>();
  if (kind !== "company-events" || (round === undefined && amount === undefined)) return constants;
  const [company] = mapping.get("company_name") ?? mapping.get("company_domain") ?? [];
  const parts = [company && `{${company}}:`, round && `{${round}}`, amount && `{${amount}}`].filter(
    (part) => part !== undefined,
  );
  const proposed = { vertical: "finance", event_type: "funding_round", summary: parts.join(" ") };
  for (const [field, value] of Object.entries(proposed)) if (!mapping.has(field)) constants.set(field, value);
  return constants;
}
