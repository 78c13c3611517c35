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

/** Rules in order of precedence: each a value, and a pattern of the words that indicate it. */
type Rules = readonly (readonly [string, RegExp])[];

const SENIORITY_LINES = rulesIn("title-seniority");
/** Compiled at first use, which takes 90 ms. */
let rules: { readonly seniority: Rules; readonly department: Rules } | undefined;
/**
 * Matches the superior in a title, because an adviser to a chief executive is not a chief executive. The titles of
 * assistants keep the superior, whose rank marks the title as that of an assistant.
 */
const RELATION =
  /(?<=\p{L}.*)\s(?:(?:reporting )?to(?: the)?|(?:in |of )?(?:the )?office of(?: the)?|advising(?: the)?|aupres d[eu]|bei der|dla) .*/u;

/** Infers seniority and department from a job title. Each is null if the title is null or does not indicate it. */
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
  // The superior's title indicates an adviser's department, but not an adviser's level.
  if (own !== whole && level === undefined) return { seniority: null, department: role ?? null };
  if (level === undefined && role === undefined) return { seniority: null, department: null };
  return { seniority: SENIORITIES.find((seniority) => seniority === level) ?? "ENTRY", department: role ?? "OTHER" };
});

const SIDE_ROLE = new RegExp(`^(?:${readLines("title-side-roles").join("|")})$`, "u");

/** Returns whether a title contains only side roles, such as board member, adviser or investor. */
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

/** Returns the value and the words of each line of a list. `@VALUE` is replaced by the words of that seniority. */
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

/** Returns an expression that matches any of the words as a whole word. `*` matches any number of letters. */
function wordPattern(words: string): RegExp {
  const alternatives = words.split(", ").map((word) => fold(word).replaceAll("*", "\\p{L}*"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

/** Returns the title in lower case without accents and punctuation, with its parts separated by " / ". */
function normaliseTitle(title: string): string {
  return (
    fold(title)
      // Joins initials: "V.P." becomes "vp".
      .replace(/(?<![a-z])(?:[a-z]\. ?){2,6}(?![a-z]\.)/g, (letters) => `${letters.replace(/[. ]/g, "")} `)
      .replace(/[,:;/()|–—]+|\s-\s/g, " / ")
      .replace(/[.’'*_-]+/g, " ")
      .replace(/\s+/g, " ")
      .replace(/^[ /]+|[ /]+$/g, "")
      // Prevents a match of the rule for "president".
      .replace(/\bvice ?president[a-z]*/, "vp")
  );
}
