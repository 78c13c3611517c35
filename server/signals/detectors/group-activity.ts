import { type Evidence, type SignalCandidate, sortByRank } from "./detector.ts";

/** An activity of a company, and of a person there if known. */
export interface Activity {
  readonly companyId: number;
  readonly domain: string;
  readonly personId: number | undefined;
  readonly evidence: Evidence;
}

/** The maximum evidence that one run keeps for a company and for a person: the newest. */
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

  /** Best first. */
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

/** Adds evidence. Shortens a full list only from time to time, so that each addition is cheap. */
function withEvidence(list: Evidence[], evidence: Evidence): Evidence[] {
  list.push(evidence);
  return list.length < 2 * MAX_EVIDENCE ? list : newestFirst(list);
}

function newestFirst(evidence: readonly Evidence[]): Evidence[] {
  return evidence
    .toSorted((a, b) => (b.occurredAt?.getTime() ?? 0) - (a.occurredAt?.getTime() ?? 0))
    .slice(0, MAX_EVIDENCE);
}
