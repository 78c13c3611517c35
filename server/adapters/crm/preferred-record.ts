interface Candidate {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Returns the preferred one of several records of a company: one with an owner, then the oldest. */
export function preferredRecord<Record extends Candidate>(a: Record, b: Record): Record {
  if ((a.ownerId === null) !== (b.ownerId === null)) return a.ownerId === null ? b : a;
  // Ids increase, so a longer one is larger.
  if (a.id.length !== b.id.length) return a.id.length < b.id.length ? a : b;
  return a.id <= b.id ? a : b;
}
