import type { Db } from "../../db/connect.ts";
import { type Candidate, type Detection, type DetectionScope, MAX_LOOKED_AT } from "./detector.ts";
import { type CompanyRow, listCompaniesInScope } from "./queries-companies.ts";

const PAGE_SIZE = 1000;

/** Finds the companies that meet the filters, without any activity. */
export async function detectTraits(db: Db, scope: DetectionScope): Promise<Detection> {
  const notes: string[] = [];
  return { pages: readPages(db, scope, notes), unknownActorCount: 0, notes };
}

/** Reads a page at a time, because the filters may let the whole catalogue through. All candidates rank by domain. */
async function* readPages(db: Db, scope: DetectionScope, notes: string[]): AsyncGenerator<Candidate[]> {
  let afterDomain = "";
  for (let left = MAX_LOOKED_AT; ; ) {
    const companies = await listCompaniesInScope(db, scope, { afterDomain, limit: PAGE_SIZE });
    if (left === 0) {
      if (companies.length > 0) notes.push(NOTE);
      return;
    }
    yield companies.slice(0, left).map(toCandidate);
    const last = companies.at(-1);
    if (companies.length < PAGE_SIZE || last === undefined) return;
    left = Math.max(0, left - companies.length);
    afterDomain = last.domain;
  }
}

const NOTE = `Looked at the first ${MAX_LOOKED_AT.toLocaleString("en")} companies that meet the filters, by domain; the others were left out. Narrower filters find them.`;

function toCandidate(company: CompanyRow): Candidate {
  return {
    companyId: company.id,
    domain: company.domain,
    relevance: 1,
    evidence: [
      {
        type: "firmographics",
        title: null,
        sentence: factsOf(company),
        url: null,
        occurredAt: null,
        sourceKey: "firmographics",
      },
    ],
    people: [],
  };
}

/** Describes a company in one sentence, such as "Robotics, 120 employees, Series A, DEU." */
function factsOf({ name, industry, employee_count: employees, funding_stage, hq_country }: CompanyRow): string {
  const facts = [
    industry,
    employees === null ? null : `${employees.toLocaleString("en")} employees`,
    funding_stage,
    hq_country,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? name : `${facts.join(", ")}.`;
}
