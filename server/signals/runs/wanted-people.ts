import { classifyTitle, type Department, spellingKey, tokenise } from "../../text/public.ts";
import { findAliases } from "../terms/aliases.ts";
import fields from "./fields.json" with { type: "json" };
import type { PersonRow } from "./queries-people.ts";

/** The seniorities of leaders, highest first. */
export const LEADERS = ["FOUNDER", "CXO", "PARTNER", "VP", "HEAD", "DIRECTOR"];

/** The people that a signal looks for at a company. */
interface WantedPeople {
  /** The departments whose leaders are relevant, most wanted first; empty if none is preferred. */
  readonly departments: readonly string[];
  /** The departments whose leaders are relevant if their title contains words of the field. */
  readonly nearDepartments: readonly string[];
  /** Words that occur in titles of the field, in lower case. */
  readonly titleWords: readonly string[];
  /** The words of each spelling of the subject. */
  readonly spellings: readonly (readonly string[])[];
}

/**
 * Returns the people to look for: leaders of the departments of the posts' titles, then of the subject's professional
 * field, such as security or logistics. If a term's field is unknown, the term also counts as a title.
 * @param titles the titles of the posts that mention the subject
 */
export function wantedPeople(subject: string, titles: readonly string[], isTerm: boolean): WantedPeople {
  const fieldsOfSubject = isTerm ? findFields(subject) : [];
  const core = fieldsOfSubject.flatMap((field) => field.departments);
  const near = fieldsOfSubject.flatMap((field) => field.near);
  const isTechnical = core.some((one) => TECHNICAL.has(one));
  // If an engineer's post mentions payroll, engineers are not the relevant people for payroll.
  const isOfField = (one: Department): boolean =>
    fieldsOfSubject.length === 0 || [...core, ...near].includes(one) || (isTechnical && TECHNICAL.has(one));
  const ofTitles = (isTerm && fieldsOfSubject.length === 0 ? [subject, ...titles] : titles).flatMap(departmentsIn);
  const departments = [...ofTitles.filter(isOfField), ...core];
  return {
    departments: [...new Set(departments)],
    nearDepartments: [...new Set(near)],
    titleWords: [...new Set(fieldsOfSubject.flatMap((field) => field.titles))],
    spellings: [subject, ...findAliases(subject)].map((spelling) => [...longerWords(spelling)]),
  };
}

/** Departments that use the same tools. */
const TECHNICAL: ReadonlySet<string> = new Set(["ENGINEERING", "DATA", "IT", "SECURITY"]);

/** Returns the departments of a title. If it contains several roles, returns the departments that most roles have. */
function departmentsIn(title: string): Department[] {
  const roles = title.split(/[,;/|&+]|\band\b/).slice(0, MAX_ROLES);
  const byDepartment = Map.groupBy(roles, (role) => classifyTitle(role).department);
  const known = [...byDepartment].flatMap(([one, { length }]) =>
    one === null || one === "OTHER" ? [] : [{ department: one, length }],
  );
  const most = Math.max(...known.map(({ length }) => length));
  return known.filter(({ length }) => length === most).map(({ department }) => department);
}

const MAX_ROLES = 8;

/** Returns the fields whose terms match most of the subject: "machine learning" belongs to data, not to learning. */
function findFields(subject: string): typeof fields {
  const spellings = [subject, ...findAliases(subject)];
  const keys = new Set(spellings.map(spellingKey));
  const words = new Set(spellings.flatMap((spelling) => [...longerWords(spelling)]));
  const withTerm = (isOf: (term: string) => boolean): typeof fields => fields.filter(({ terms }) => terms.some(isOf));
  const whole = withTerm((term) => keys.has(spellingKey(term)));
  if (whole.length > 0) return whole;
  const ofPhrase = withTerm((term) => term.includes("-") && term.split("-").every((word) => words.has(word)));
  return ofPhrase.length > 0 ? ofPhrase : withTerm((term) => words.has(term));
}

function longerWords(text: string): Set<string> {
  return new Set(
    tokenise(text)
      .map((token) => token.text)
      .filter((word) => word.length > 1),
  );
}

/**
 * Returns the relevant people, best first: those whose title contains the subject or its field. If there are none,
 * returns leaders of its departments, or else the heads of the company.
 */
export function choosePeople(people: readonly PersonRow[], wanted: WantedPeople, maxPeople: number): PersonRow[] {
  if (wanted.departments.length === 0 && wanted.titleWords.length === 0) {
    const named = people.filter((person) => isNamedIn(person, wanted));
    return [...new Set([...named, ...people.filter(isLeader)])].slice(0, maxPeople);
  }
  const ranked = people.map((person) => ({ person, rank: toRank(person, wanted) })).toSorted((a, b) => a.rank - b.rank);
  const best = Math.floor((ranked[0]?.rank ?? UNWANTED) / GROUP);
  return ranked
    .filter(({ rank }) => rank < UNWANTED && Math.floor(rank / GROUP) === best)
    .map(({ person }) => person)
    .slice(0, maxPeople);
}

/** The distance between groups of ranks. A group counts only if all groups before it are empty. */
const GROUP = 100;
const [OF_FIELD, OF_DEPARTMENT, TECHNICAL_LEADER, HEAD_OF_COMPANY, UNWANTED] = [
  0,
  GROUP,
  2 * GROUP,
  3 * GROUP,
  4 * GROUP,
];

function toRank(person: PersonRow, wanted: WantedPeople): number {
  if (isNamedIn(person, wanted)) return OF_FIELD;
  if (!isLeader(person)) return UNWANTED;
  const seniority = LEADERS.indexOf(person.seniority ?? "") / LEADERS.length;
  const department = wanted.departments.indexOf(person.department ?? "");
  const isNear =
    person.department === null || ["OTHER", "EXECUTIVE", ...wanted.nearDepartments].includes(person.department);
  const fieldWords = fieldWordsIn(person, wanted);
  if (fieldWords.length > 0) {
    // Leaders of the field itself come before executives responsible for several fields, such as a CTO.
    if (fieldWords.every((word) => GENERAL_CHIEFS.has(word)))
      return OF_FIELD + 60 + Math.max(department, 0) + seniority;
    if (department >= 0) return OF_FIELD + 1 + department + seniority;
    // A head of a field without a department, such as a Head of Platform.
    if (isNear) return OF_FIELD + 50 + seniority;
  }
  if (department >= 0 && !isTooBroad(person, wanted)) return OF_DEPARTMENT + department + seniority;
  if (isTechnicalLeader(person, wanted)) return (isChief(person) ? OF_DEPARTMENT + 50 : TECHNICAL_LEADER) + seniority;
  return isHeadOfCompany(person) ? HEAD_OF_COMPANY + seniority : UNWANTED;
}

const GENERAL_CHIEFS = new Set(["technology", "cto", "coo", "=operating", "=operations", "engineering"]);

/** Returns the words of the field in a title. A word marked by `=` must be the whole title, apart from the rank. */
function fieldWordsIn({ title }: PersonRow, { titleWords }: WantedPeople): string[] {
  const words = tokenise(title ?? "").map(({ text }) => text);
  const phrase = ` ${words.join(" ")} `;
  const withoutRank = words.filter((word) => !RANKS.has(word)).join(" ");
  return titleWords.filter((word) =>
    word.startsWith("=") ? withoutRank === word.slice(1) : phrase.includes(` ${word} `),
  );
}

const RANKS = new Set(
  "chief officer head of vp svp evp avp vice president senior executive director global group managing and the co founder leiter leiterin".split(
    " ",
  ),
);

/** Operations include everything from facilities to clinics, so a title must contain words of the field, if known. */
function isTooBroad({ department }: PersonRow, { titleWords }: WantedPeople): boolean {
  return department === "OPERATIONS" && titleWords.length > 0;
}

/** If the field has no leader, technology leaders whose department is near the field count, executives first. */
function isTechnicalLeader({ department }: PersonRow, { nearDepartments }: WantedPeople): boolean {
  return (department === "ENGINEERING" || department === "IT") && nearDepartments.includes(department);
}

/** Board members, and executives for one function such as a Chief Medical Officer, do not lead the company. */
function isHeadOfCompany(person: PersonRow): boolean {
  return (
    isChief(person) &&
    person.department === "EXECUTIVE" &&
    !/\bchief (?!executive)|\bchair|\bboard\b|aufsichtsrat/i.test(person.title ?? "")
  );
}

function isChief({ seniority }: PersonRow): boolean {
  return seniority === "FOUNDER" || seniority === "CXO";
}

/** Returns whether a title contains a spelling's distinctive words or, if it has only one of these, all its words. */
function isNamedIn({ title }: PersonRow, { spellings }: WantedPeople): boolean {
  const words = new Set(tokenise(title ?? "").map(({ text }) => text));
  return spellings.some((spelling) => {
    const distinctive = spelling.filter((word) => word.length > 2 && !GENERAL.has(word));
    return distinctive.length > 0 && (distinctive.length > 1 ? distinctive : spelling).every((word) => words.has(word));
  });
}

/** Words of subjects that occur in titles of any field. */
const GENERAL = new Set(
  "engineer engineering manager management senior lead developer specialist director head experience team project system systems service services".split(
    " ",
  ),
);

function isLeader({ seniority }: PersonRow): boolean {
  return LEADERS.includes(seniority ?? "");
}
