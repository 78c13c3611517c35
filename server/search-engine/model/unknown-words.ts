import type { SearchModel } from "./search-model.ts";

/** A known word that replaces an unknown one, and its weight. */
interface StandIn {
  row: number;
  share: number;
}

const MIN_PART_LENGTH = 2;
const MIN_PREFIX_LENGTH = 5;

function endings(word: string): string[] {
  const others = [`${word}s`, `${word}es`];
  if (word.endsWith("s")) others.push(word.slice(0, -1));
  if (word.endsWith("es")) others.push(word.slice(0, -2));
  if (word.endsWith("ies")) others.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("y")) others.push(`${word.slice(0, -1)}ies`);
  return others;
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Returns the index of the first of the sorted words that does not come before `word`. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the known word with the longest common prefix, at least five letters and two thirds of `word`. */
function nearestBeginning(model: SearchModel, word: string): string | undefined {
  const place = lowerBound(model.sorted, word);
  const neighbours = [model.sorted[place - 1], model.sorted[place]].filter((other) => other !== undefined);
  const [best] = neighbours.toSorted((a, b) => commonPrefix(word, b) - commonPrefix(word, a));
  const shared = best === undefined ? 0 : commonPrefix(word, best);
  return shared >= Math.max(MIN_PREFIX_LENGTH, (word.length * 2) / 3) ? best : undefined;
}

/**
 * Returns known words that replace an unknown word of a query: its singular or plural ("wineries": "winery"), the two
 * words of a compound ("audiotech": "audio", "tech"), or the word with the longest common prefix ("confectioners":
 * "confectionery"). Empty if there are none.
 */
export function standIns(model: SearchModel, word: string): StandIn[] {
  const known = (other: string): StandIn[] | null => {
    const row = model.index.get(other);
    return row === undefined ? null : [{ row, share: 1 }];
  };
  for (const other of endings(word)) {
    const found = known(other);
    if (found !== null) return found;
  }
  for (let cut = word.length - MIN_PART_LENGTH; cut >= MIN_PART_LENGTH; cut -= 1) {
    const [head, tail] = [model.index.get(word.slice(0, cut)), model.index.get(word.slice(cut))];
    if (head !== undefined && tail !== undefined)
      return [
        { row: head, share: 0.5 },
        { row: tail, share: 0.5 },
      ];
  }
  const alike = nearestBeginning(model, word);
  return alike === undefined ? [] : (known(alike) ?? []);
}
