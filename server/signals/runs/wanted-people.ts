import { classifyTitle, type Department, spellingKey, tokenise } from "../../text/public.ts";
import { findAliases } from "../terms/aliases.ts";
import fields from "./fields.json" with { type: "json" };
import type { PersonRow } from "./queries-people.ts";

/** The seniorities of leaders, highest first. */
export const LEADERS = ["FOUNDER", "CXO", "PARTNER", "VP", "HEAD", "DIRECTOR"];

/** The people that a signal looks for at a company. */
interface WantedPeople {
  /** The departments whose leaders are relevant, most wanted first; empty without a preference. */
  readonly departments: readonly string[];
  /** The departments whose leaders are relevant if their title belongs to the field. */
  readonly nearDepartments: readonly string[];
  /** Words in titles of the field, in lower case. */
  readonly titleWords: readonly string[];
  /** The words of each spelling of the subject. */
  readonly spellings: readonly (readonly string[])[];
}

/**
 * Returns the relevant people for a subject: the departments of its posts' titles, then those of its field, such as
 * security or logistics. A subject without a known field has no preference.
 * @param titles of the posts that mention it
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

/** A tool of one of them is used in the others too. */
const TECHNICAL: ReadonlySet<string> = new Set(["ENGINEERING", "DATA", "IT", "SECURITY"]);

/** Returns the departments of a title; for a post with several roles, those of most roles. */
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

/** Returns the fields with the longest term that a subject has: "machine learning" is of data, not of learning. */
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
 * Returns people best first, without irrelevant ones: those whose title contains the subject or its field; else leaders
 * of its departments; else the heads of the company.
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

/** A later group counts only if the earlier ones are empty. */
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
    // People of the field itself come before those who lead its whole department.
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

/** Returns the words of the field in a title; a word after `=` must be the only one beside the rank. */
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

/** Operations include everything from facilities to clinics: if the field is known, a title must belong to it. */
function isTooBroad({ department }: PersonRow, { titleWords }: WantedPeople): boolean {
  return department === "OPERATIONS" && titleWords.length > 0;
}

/** If the field has no leader, leaders of technology count, if it is near to theirs, chiefs before others. */
function isTechnicalLeader({ department }: PersonRow, { nearDepartments }: WantedPeople): boolean {
  return (department === "ENGINEERING" || department === "IT") && nearDepartments.includes(department);
}

/** A chief of something else, such as a Chief Medical Officer, or a member of a board does not lead the company. */
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

/**
 * Returns whether a person's title contains the subject: one of its spellings with all its words, or with the most
 * distinctive ones.
 */
function isNamedIn({ title }: PersonRow, { spellings }: WantedPeople): boolean {
  const words = new Set(tokenise(title ?? "").map(({ text }) => text));
  return spellings.some((spelling) => {
    const telling = spelling.filter((word) => word.length > 2 && !GENERAL.has(word));
    return telling.length > 0 && (telling.length > 1 ? telling : spelling).every((word) => words.has(word));
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
