import { factOfFilter, listFacts } from "../../catalogue/company-facts.ts";
import type { Db } from "../../db/connect.ts";
import { describeCompany } from "../../search-engine/public.ts";
import { type Detection, type DetectionScope, listCounts, MAX_SCANNED, type SignalCandidate } from "./detector.ts";
import { type CompanyRow, countExcluded, listCompaniesInScope } from "./queries-companies.ts";

const PAGE_SIZE = 1000;

/** Finds the companies that meet the filters, regardless of their activity. */
export async function detectTraits(db: Db, scope: DetectionScope): Promise<Detection> {
  const notes: string[] = [];
  const explain = async (): Promise<string> => {
    const excluded = await countExcluded(db, scope);
    const looked = "No results: no new company meets the filters.";
    const left = listCounts([[excluded, "company that meets", "companies that meet"]]);
    return left === "" ? looked : `${looked} The exclusions or the blocklist exclude ${left} them.`;
  };
  return { pages: readPages(db, scope, notes), unknownActorCount: 0, notes, explain };
}

/** Reads a page at a time, because the filters may match the whole catalogue. All candidates rank by domain. */
async function* readPages(db: Db, scope: DetectionScope, notes: string[]): AsyncGenerator<SignalCandidate[]> {
  let afterDomain = "";
  for (let left = MAX_SCANNED; ; ) {
    const companies = await listCompaniesInScope(db, scope, { afterDomain, limit: PAGE_SIZE });
    if (left === 0) {
      if (companies.length > 0) notes.push(NOTE);
      return;
    }
    yield companies.slice(0, left).map((company) => toCandidate(company, scope.filters));
    const last = companies.at(-1);
    if (companies.length < PAGE_SIZE || last === undefined) return;
    left = Math.max(0, left - companies.length);
    afterDomain = last.domain;
  }
}

const NOTE = `Only the first ${MAX_SCANNED.toLocaleString("en")} companies that meet the filters, in order of domain, were searched. Narrow the filters to reach the others.`;

/** The facts that describe a company without a description. */
const GENERAL_FACTS = ["industry", "employee_count", "funding_stage", "place"] as const;

/**
 * Describes what the company does, and the facts that the filters restrict: "Fabrikam builds robots. 120 employees,
 * Germany."
 */
function toCandidate(company: CompanyRow, filters: DetectionScope["filters"]): SignalCandidate {
  const about = describeCompany(company);
  const filtered = Object.keys(filters).flatMap((filter) => factOfFilter(filter) ?? []);
  const facts = listFacts(company, [...new Set([...(about === null ? GENERAL_FACTS : []), ...filtered])]).join(", ");
  const sentence = [about ?? "", facts && `${facts}.`].filter((part) => part !== "").join(" ");
  return {
    companyId: company.id,
    domain: company.domain,
    relevance: 1,
    evidence: [
      {
        ...{ type: "firmographics", title: null, url: null, occurredAt: null, sourceKey: "firmographics" },
        sentence: sentence || company.name,
      },
    ],
    people: [],
  };
}
