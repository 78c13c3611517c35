/** The maximum length of a compared name. The time of a comparison grows with the square of the length. */
const MAX_LENGTH = 200;

/** Returns the edit distance of two strings with adjacent transpositions (optimal string alignment). */
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

/** Returns the known name that `name` probably means, by few edits, the same beginning, or the same words. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  if (name === "" || name.length > MAX_LENGTH) return undefined;
  const words = singularWords(name);
  const singular = words.join("_");
  const near = known.flatMap((candidate) => {
    const edits = editDistance(name, candidate);
    if (edits <= Math.min(name.length, candidate.length) / 3) return { candidate, rank: 0, edits };
    if (candidate.startsWith(singular) || name.startsWith(candidate)) return { candidate, rank: 1, edits };
    const candidateWords = singularWords(candidate);
    return words.every((word) => candidateWords.includes(word)) ? { candidate, rank: 2, edits } : [];
  });
  return near.toSorted((a, b) => a.rank - b.rank || a.edits - b.edits)[0]?.candidate;
}

/** Returns the words of a name in lower case and singular: the same for `hqCountries` and `hq_country`. */
function singularWords(name: string): string[] {
  const words = name.split(/[_\W]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== "");
  return words.map((word) =>
    word
      .toLowerCase()
      .replace(/(?<=..)ies$/, "y")
      .replace(/(?<=..[^s])s$/, ""),
  );
}
