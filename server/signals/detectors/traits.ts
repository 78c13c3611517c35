import type { Db } from "../../db/connect.ts";
import { byRank, type Detection, type DetectionScope } from "./detector.ts";
import { type CompanyRow, listCompaniesInScope } from "./queries-activity.ts";

/** Finds the companies that meet the filters, without any activity. */
export async function detectTraits(db: Db, scope: DetectionScope): Promise<Detection> {
  const companies = await listCompaniesInScope(db, scope);
  const candidates = companies.map((company) => ({
    companyId: company.id,
    domain: company.domain,
    relevance: 1,
    evidence: [
      {
        type: "firmographics" as const,
        title: null,
        sentence: factsOf(company),
        url: null,
        occurredAt: null,
        sourceKey: "firmographics",
      },
    ],
    people: [],
  }));
  return { candidates: candidates.sort(byRank), unknownActorCount: 0 };
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
