import { type Evidence, type SignalCandidate, sortByRank } from "./detector.ts";

/** An activity at a company, and the active person if known. */
export interface Activity {
  readonly companyId: number;
  readonly domain: string;
  readonly personId: number | undefined;
  readonly evidence: Evidence;
}

/** The maximum number of pieces of evidence that a run keeps per company and per person, newest first. */
const MAX_EVIDENCE = 50;

interface Group {
  readonly domain: string;
  count: number;
  evidence: Evidence[];
  readonly people: Map<number, Evidence[]>;
}

/** Groups activity by company and person as it is read. Companies with more activity are more relevant. */
export class ActivityGroups {
  readonly #groups = new Map<number, Group>();

  add({ companyId, domain, personId, evidence }: Activity): void {
    const group: Group = this.#groups.get(companyId) ?? { domain, count: 0, evidence: [], people: new Map() };
    this.#groups.set(companyId, group);
    group.count += 1;
    group.evidence = withEvidence(group.evidence, evidence);
    if (personId !== undefined) group.people.set(personId, withEvidence(group.people.get(personId) ?? [], evidence));
  }

  /** Returns the candidates, best first. */
  candidates(): SignalCandidate[] {
    return sortByRank(
      [...this.#groups].map(([companyId, { domain, count, evidence, people }]) => ({
        companyId,
        domain,
        relevance: count,
        evidence: newestFirst(evidence),
        people: [...people].map(([personId, ofPerson]) => ({ personId, evidence: newestFirst(ofPerson) })),
      })),
    );
  }
}

/** Adds evidence. Sorts and shortens the list only at twice its maximum length, so that additions are cheap. */
function withEvidence(list: Evidence[], evidence: Evidence): Evidence[] {
  list.push(evidence);
  return list.length < 2 * MAX_EVIDENCE ? list : newestFirst(list);
}

function newestFirst(evidence: readonly Evidence[]): Evidence[] {
  return evidence
    .toSorted((a, b) => (b.occurredAt?.getTime() ?? 0) - (a.occurredAt?.getTime() ?? 0))
    .slice(0, MAX_EVIDENCE);
}
