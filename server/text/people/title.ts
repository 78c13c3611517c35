import { fold } from "../fold.ts";
import { remember } from "../remember.ts";
import { readLines } from "../word-lists.ts";
import { currentTitle } from "./current-title.ts";

export const SENIORITIES = [
  "FOUNDER",
  "CXO",
  "PARTNER",
  "VP",
  "HEAD",
  "DIRECTOR",
  "MANAGER",
  "SENIOR",
  "ENTRY",
  "INTERN",
] as const;
export const DEPARTMENTS = [
  "ENGINEERING",
  "PRODUCT",
  "DESIGN",
  "DATA",
  "SALES",
  "MARKETING",
  "OPERATIONS",
  "FINANCE",
  "HR",
  "LEGAL",
  "EXECUTIVE",
  "CUSTOMER_SUCCESS",
  "SECURITY",
  "IT",
  "OTHER",
] as const;
export type Seniority = (typeof SENIORITIES)[number];
export type Department = (typeof DEPARTMENTS)[number];

/** Rules of a list in their order, each a value and a pattern of its words. */
type Rules = readonly (readonly [string, RegExp])[];

const SENIORITY_LINES = rulesIn("title-seniority");
/** Compiled at the first title, because it takes 90 ms. */
let rules: { readonly seniority: Rules; readonly department: Rules } | undefined;
/**
 * Another person to whom a role belongs: an adviser to a chief executive is not one. These words also identify
 * assistants, so they come first.
 */
const RELATION =
  /(?<=\p{L}.*)\s(?:(?:reporting )?to(?: the)?|(?:in |of )?(?:the )?office of(?: the)?|advising(?: the)?|aupres d[eu]|bei der|dla) .*/u;

/** Infers seniority and department from a job title; null without a title, or if its words show neither. */
export function classifyTitle(title: string | null): { seniority: Seniority | null; department: Department | null } {
  return classify(currentTitle(title) ?? "");
}

const classify = remember((title: string): ReturnType<typeof classifyTitle> => {
  const whole = normaliseTitle(title);
  const { seniority: levels } = compiledRules();
  const findLevel = (words: string) => levels.find(([, pattern]) => pattern.test(words))?.[0];
  const first = findLevel(whole);
  const own = first === "ASSISTANT" ? whole : whole.replace(RELATION, "");
  const level = own === whole ? first : findLevel(own);
  const role = findDepartment(own) ?? (own === whole ? undefined : findDepartment(whole));
  // The office of the superior shows the department of an adviser, but not the level.
  if (own !== whole && level === undefined) return { seniority: null, department: role ?? null };
  if (level === undefined && role === undefined) return { seniority: null, department: null };
  return { seniority: SENIORITIES.find((seniority) => seniority === level) ?? "ENTRY", department: role ?? "OTHER" };
});

const SIDE_ROLE = new RegExp(`^(?:${readLines("title-side-roles").join("|")})$`, "u");

/**
 * Returns whether a title contains only a role alongside a job, such as a member of a board, an adviser or an investor.
 */
export function isSideRole(title: string): boolean {
  const parts = normaliseTitle(currentTitle(title) ?? "").split(/ \/ | and | & | und | et | y | e | en | och /);
  return (
    parts.some((part) => SIDE_ROLE.test(part)) &&
    parts.every((part) => SIDE_ROLE.test(part) || classify(part).seniority === null)
  );
}

function findDepartment(words: string): Department | undefined {
  const found = compiledRules().department.find(([, pattern]) => pattern.test(words))?.[0];
  return DEPARTMENTS.find((department) => department === found);
}

function compiledRules(): { readonly seniority: Rules; readonly department: Rules } {
  const compile = (lines: readonly (readonly [string, string])[]): Rules =>
    lines.map(([value, words]) => [value, wordPattern(words)]);
  rules ??= { seniority: compile(SENIORITY_LINES), department: compile(rulesIn("title-departments")) };
  return rules;
}

/** Returns the values and words of a list's lines; `@` and a value stand for the words of a seniority. */
function rulesIn(list: string): (readonly [string, string])[] {
  return readLines(list).map((line) => {
    const at = line.indexOf(" ");
    const words = line.slice(at + 1).replace(/@([A-Z]+)/g, (_, named: string) =>
      SENIORITY_LINES.filter(([value]) => value === named)
        .map(([, all]) => all)
        .join(", "),
    );
    return [line.slice(0, at), words] as const;
  });
}

/** Returns an expression that matches any of the words as a whole word; `*` matches any letters. */
function wordPattern(words: string): RegExp {
  const alternatives = words.split(", ").map((word) => fold(word).replaceAll("*", "\\p{L}*"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

/** Returns the title in lower case without accents and punctuation; a stroke stays between its parts. */
function normaliseTitle(title: string): string {
  return (
    fold(title)
      // V.P. and C. E. O. are also written without stops.
      .replace(/(?<![a-z])(?:[a-z]\. ?){2,6}(?![a-z]\.)/g, (letters) => `${letters.replace(/[. ]/g, "")} `)
      .replace(/[,:;/()|–—]+|\s-\s/g, " / ")
      .replace(/[.’'*_-]+/g, " ")
      .replace(/\s+/g, " ")
      .replace(/^[ /]+|[ /]+$/g, "")
      // Shortened because "president" alone is a CXO.
      .replace(/\bvice ?president[a-z]*/, "vp")
  );
}
