import { classifyTitle, type Department } from "../../catalogue/title.ts";
import { aliasesOf, keyOf } from "../terms/aliases.ts";
import { tokenise } from "../terms/tokens.ts";
import fields from "./fields.json" with { type: "json" };
import type { PersonRow } from "./queries-people.ts";

/** Highest first. */
const LEADERS = ["FOUNDER", "CXO", "PARTNER", "VP", "HEAD", "DIRECTOR"];

/** Whom a signal looks for at a company. */
interface WantedPeople {
  /** Most wanted first; empty without a preference. */
  readonly departments: readonly string[];
  /** What titles of the field contain, in lower case. */
  readonly titleWords: readonly string[];
  /** The words of the subject itself. */
  readonly subjectWords: ReadonlySet<string>;
}

/**
 * Returns whom a subject concerns: the department of the titles of its posts, then those of its field, such as security or
 * logistics. A subject of no known field has no preference.
 *
 * @param titles of the posts that mention it
 */
export function wantedPeople(subject: string, titles: readonly string[], isTerm: boolean): WantedPeople {
  const keys = new Set([subject, ...aliasesOf(subject)].flatMap((spelling) => [keyOf(spelling), ...wordsOf(spelling)]));
  const words = new Set([subject, ...aliasesOf(subject)].flatMap((spelling) => [...wordsOf(spelling)]));
  const ofField = isTerm
    ? fields.filter(({ terms }) => terms.some((term) => keys.has(term.replaceAll("-", "")) || isPhraseIn(term, words)))
    : [];
  const ofTitles = [subject, ...titles].map((title) => classifyTitle(title).department);
  const departments = [
    ...ofTitles.filter((one): one is Department => one !== null && one !== "OTHER"),
    ...ofField.flatMap((field) => field.departments),
  ];
  return {
    departments: [...new Set(departments)],
    titleWords: [...new Set(ofField.flatMap((field) => field.titles))],
    subjectWords: words,
  };
}

function isPhraseIn(term: string, words: ReadonlySet<string>): boolean {
  return term.includes("-") && term.split("-").every((word) => words.has(word));
}

function wordsOf(text: string): Set<string> {
  return new Set(
    tokenise(text)
      .map((token) => token.text)
      .filter((word) => word.length > 1),
  );
}

/**
 * Returns people best first, without those whom the subject does not concern: first those whose title names the subject,
 * then leaders of its field, then leaders of its departments; the heads of the company where there is nobody else.
 */
export function choosePeople(people: readonly PersonRow[], wanted: WantedPeople, maxPeople: number): PersonRow[] {
  const { departments } = wanted;
  if (departments.length === 0 && wanted.titleWords.length === 0) {
    const named = people.filter((person) => isNamedIn(person, wanted));
    return [...new Set([...named, ...people.filter(isLeader)])].slice(0, maxPeople);
  }
  const ranked = people.map((person) => ({ person, rank: rankOf(person, wanted) })).filter(({ rank }) => rank < NOBODY);
  const concerned = ranked.filter(({ rank }) => rank < HEAD_OF_COMPANY);
  return (concerned.length > 0 ? concerned : ranked)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ person }) => person)
    .slice(0, maxPeople);
}

const HEAD_OF_COMPANY = 90;
const NOBODY = 100;

function rankOf(person: PersonRow, wanted: WantedPeople): number {
  const { departments, titleWords } = wanted;
  const title = ` ${(person.title ?? "").toLowerCase()} `;
  if (isNamedIn(person, wanted)) return 0;
  if (!isLeader(person)) return NOBODY;
  const seniority = LEADERS.indexOf(person.seniority ?? "");
  const department = departments.indexOf(person.department ?? "");
  const isOfField = titleWords.some(
    (word) => tokenise(title).some(({ text }) => text === word.trim()) || (word.includes(" ") && title.includes(word)),
  );
  if (isOfField && department >= 0) return 10 + department + seniority / 10;
  // A head of a field that the departments do not know, such as a Head of Platform.
  if (isOfField && (person.department === "OTHER" || person.department === null)) return 20 + seniority / 10;
  if (department >= 0) return 30 + department + seniority / 10;
  if (person.seniority === "FOUNDER" || (person.seniority === "CXO" && person.department === "EXECUTIVE"))
    return HEAD_OF_COMPANY + seniority;
  return NOBODY;
}

/** Returns whether the title of a person names the subject. */
function isNamedIn({ title }: PersonRow, { subjectWords }: WantedPeople): boolean {
  return tokenise(title ?? "").some(({ text }) => text.length > 2 && subjectWords.has(text) && !GENERAL.has(text));
}

/** Words of subjects that titles of any field have. */
const GENERAL = new Set(
  "engineer engineering manager management senior lead developer specialist director head experience team project system systems service services".split(
    " ",
  ),
);

function isLeader({ seniority }: PersonRow): boolean {
  return LEADERS.includes(seniority ?? "");
}
