interface Candidate {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Returns which of several records of one company is ours to use: one that somebody owns, then the oldest. */
export function preferredRecord<Record extends Candidate>(a: Record, b: Record): Record {
  if ((a.ownerId === null) !== (b.ownerId === null)) return a.ownerId === null ? b : a;
  // Ids grow, and are as long as they are large.
  if (a.id.length !== b.id.length) return a.id.length < b.id.length ? a : b;
  return a.id <= b.id ? a : b;
}
