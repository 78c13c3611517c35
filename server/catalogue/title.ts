import type { Schema } from "../http/contract.ts";

export type Seniority = Schema["Seniority"];
export type Department = Schema["Department"];

/**
 * Seniority by title. The first matching rule wins, so exceptions come first: an assistant to a director is not a director, and a
 * founding engineer is not a founder.
 */
const SENIORITY_RULES: readonly (readonly [Seniority, RegExp])[] = [
  ["INTERN", /\b(intern|internship|trainee|apprentice|working student|praktikant)\b/],
  ["ENTRY", /\b(assistant to|executive assistant|personal assistant)\b/],
  ["FOUNDER", /\b(co-?founder|founder)\b/],
  ["CXO", /\b(chief|c[a-z]{1,2}o|president|managing director|general manager|geschäftsführer)\b/],
  ["PARTNER", /\b(partner)\b(?! (manager|marketing|success|development|sales|engineer))/],
  ["VP", /\b([es]?vp|avp|vice president)\b/],
  ["HEAD", /\bhead\b/],
  ["DIRECTOR", /\bdirector\b/],
  ["MANAGER", /\b(manager|supervisor|team lead|lead)\b/],
  ["SENIOR", /\b(senior|sr|principal|staff|expert|architect|specialist (ii|iii))\b/],
];

/** Department by title. The first matching rule wins. */
const DEPARTMENT_RULES: readonly (readonly [Department, RegExp])[] = [
  ["SECURITY", /\b(security|ciso|infosec|penetration|soc analyst)\b/],
  [
    "CUSTOMER_SUCCESS",
    /\b(customer (success|support|experience|care|service)|client (success|services)|cco|onboarding)\b/,
  ],
  ["DATA", /\b(data|analytics|machine learning|ml|ai|business intelligence|bi|statistician)\b/],
  ["PRODUCT", /\b(product|cpo|ux|ui|design|designer|user research)\b/],
  ["LEGAL", /\b(legal|counsel|compliance|attorney|lawyer|paralegal|privacy)\b/],
  ["HR", /\b(hr|human resources|people|talent|recruit\w*|chro)\b/],
  ["FINANCE", /\b(finance|financial|cfo|account(ant|ing)|controller|treasur\w*|tax|audit\w*|procurement)\b/],
  ["MARKETING", /\b(marketing|cmo|brand|content|growth|communications|public relations|pr|seo|demand generation)\b/],
  [
    "SALES",
    /\b(sales|cro|revenue|account (executive|manager)|business development|partnerships?|partner (manager|development)|sdr|bdr|commercial)\b/,
  ],
  [
    "ENGINEERING",
    /\b(engineer\w*|cto|software|developer|devops|sre|programmer|architect|technology|research|r&d|scientist)\b/,
  ],
  ["IT", /\b(it|cio|systems? administrator|help ?desk|network|infrastructure|information technology)\b/],
  [
    "OPERATIONS",
    /\b(operations?|coo|logistics|supply chain|warehouse|plant|production|manufacturing|quality|facilities|fleet|project|program)\b/,
  ],
  [
    "EXECUTIVE",
    /\b(ceo|chief executive|co-?founder|founder|owner|president|managing director|general manager|partner|board|geschäftsführer|chief of staff)\b/,
  ],
];

/** Infers seniority and department from a job title. Both are null without a title. */
export function classifyTitle(title: string | null): { seniority: Seniority | null; department: Department | null } {
  // Shortened because "president" alone is a CXO.
  const words = title
    ?.toLowerCase()
    .replace(/[.,/()|–—-]+/g, " ")
    .replace(/\bco founder\b/, "co-founder")
    .replace(/\s+/g, " ")
    .trim()
    .replace("vice president", "vp");
  if (!words) return { seniority: null, department: null };
  return {
    seniority: SENIORITY_RULES.find(([, rule]) => rule.test(words))?.[0] ?? "ENTRY",
    department: DEPARTMENT_RULES.find(([, rule]) => rule.test(words))?.[0] ?? "OTHER",
  };
}
