import { byRank, type Candidate, type Evidence } from "./detector.ts";

/** An activity of a company, and of a person there if known. */
export interface Activity {
  readonly companyId: number;
  readonly domain: string;
  readonly personId: number | undefined;
  readonly evidence: Evidence;
}

/** Groups activity by company and person. Companies with more activity are more relevant. */
export function groupActivity(activities: readonly Activity[]): Candidate[] {
  const byCompany = Map.groupBy(activities, ({ companyId }) => companyId);
  const candidates = [...byCompany].map(([companyId, ofCompany]): Candidate => {
    const withPerson = ofCompany.filter(({ personId }) => personId !== undefined);
    const people = [...Map.groupBy(withPerson, ({ personId }) => personId ?? 0)].map(([personId, ofPerson]) => ({
      personId,
      evidence: newestFirst(ofPerson),
    }));
    return {
      companyId,
      domain: ofCompany[0]?.domain ?? "",
      relevance: ofCompany.length,
      evidence: newestFirst(ofCompany),
      people,
    };
  });
  return candidates.sort(byRank);
}

function newestFirst(activities: readonly Activity[]): Evidence[] {
  return activities
    .map(({ evidence }) => evidence)
    .toSorted((a, b) => (b.occurredAt?.getTime() ?? 0) - (a.occurredAt?.getTime() ?? 0));
}
