/** Longer names have no similar ones, and comparing them would take long. */
const MAX_LENGTH = 200;

/** Returns the edit distance of two texts with adjacent transpositions (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replaced, at(previous, j) + 1, at(current, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(beforePrevious, j - 2) + 1);
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Returns the known name that an unknown one probably means: by its beginning, or few edits. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  if (name === "" || name.length > MAX_LENGTH) return undefined;
  const near = known
    .map((candidate) => ({ candidate, edits: editDistance(name, candidate) }))
    .filter(
      ({ candidate, edits }) =>
        candidate.startsWith(name) ||
        name.startsWith(candidate) ||
        edits <= Math.min(name.length, candidate.length) / 3,
    );
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.candidate;
}
