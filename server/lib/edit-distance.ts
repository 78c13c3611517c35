/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to make one text of the other
 * (optimal string alignment). A swap counts once: it is the commonest slip of a typing hand.
 */
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

/** The text of `known` that is fewest edits away; the first of equals. */
export function closestText(text: string, known: readonly string[]): string {
  let best = known[0] ?? "";
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const edits = editDistance(text, candidate);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}
