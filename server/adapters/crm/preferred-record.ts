interface Candidate {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Returns the preferred one of two records of a company: the one with an owner, else the older one. */
export function preferredRecord<Record extends Candidate>(a: Record, b: Record): Record {
  if ((a.ownerId === null) !== (b.ownerId === null)) return a.ownerId === null ? b : a;
  // Later ids are larger, and a longer id is larger.
  if (a.id.length !== b.id.length) return a.id.length < b.id.length ? a : b;
  return a.id <= b.id ? a : b;
}
