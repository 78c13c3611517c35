export interface ScoredCompanies {
  companyIds: number[];
  scores: Float32Array;
}

/** An index and a 32-bit score must fit together into the 53 bits of a number. */
const MAX_PLACES = 2 ** 21;

/** Returns the indexes of the `limit` best scores, best first. Equal scores are ordered by company id. */
export function bestPlaces(companyIds: ArrayLike<number>, scores: Float32Array, limit: number): number[] {
  if (scores.length > MAX_PLACES) throw new RangeError(`Cannot rank more than ${MAX_PLACES} scores: ${scores.length}`);
  const keys = keysOfBest(scores, scores.length > limit ? nthLargest(scores, limit) : -Infinity);
  keys.sort();
  const places = Array.from(keys, (key) => key % MAX_PLACES);
  orderTiesById(places, companyIds, scores);
  places.length = Math.min(places.length, limit);
  return places;
}

/** Returns the `limit` best companies in the order of `bestPlaces`, with their scores. */
export function bestScores(companyIds: ArrayLike<number>, scores: Float32Array, limit: number): ScoredCompanies {
  const places = bestPlaces(companyIds, scores, limit);
  const best = { companyIds: new Array<number>(places.length), scores: new Float32Array(places.length) };
  places.forEach((place, at) => {
    best.companyIds[at] = companyIds[place]!;
    best.scores[at] = scores[place]!;
  });
  return best;
}

/**
 * Returns a number for each score from `minScore` on: it falls as the score rises, and its last 21 bits are the index.
 */
function keysOfBest(scores: Float32Array, minScore: number): Float64Array {
  const bits = new Int32Array(scores.buffer, scores.byteOffset, scores.length);
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let place = 0; place < scores.length; place += 1) {
    if (!(scores[place]! >= minScore)) continue;
    // Read as integers, the bits of positive floats rise with their value, and those of negative floats fall. Minus
    // zero equals zero.
    const bit = scores[place] === 0 ? 0 : bits[place]!;
    const rank = bit >= 0 ? 0x7fffffff - bit : 0x7fffffff + (bit & 0x7fffffff);
    keys[count++] = rank * MAX_PLACES + place;
  }
  return keys.subarray(0, count);
}

/** Returns the `count`-th highest score, by quickselect. */
function nthLargest(scores: Float32Array, count: number): number {
  const left = scores.slice();
  const wanted = left.length - count;
  let low = 0;
  let high = left.length - 1;
  while (low < high) {
    const pivot = left[(low + high) >> 1]!;
    let up = low;
    let down = high;
    while (up <= down) {
      while (left[up]! < pivot) up += 1;
      while (left[down]! > pivot) down -= 1;
      if (up > down) break;
      const value = left[up]!;
      left[up++] = left[down]!;
      left[down--] = value;
    }
    if (wanted <= down) high = down;
    else if (wanted >= up) low = up;
    else break;
  }
  return left[wanted]!;
}

function orderTiesById(places: number[], companyIds: ArrayLike<number>, scores: Float32Array): void {
  for (let first = 0; first < places.length - 1; ) {
    let next = first + 1;
    while (next < places.length && scores[places[next]!] === scores[places[first]!]) next += 1;
    if (next - first > 1) {
      const tied = places.slice(first, next).sort((a, b) => companyIds[a]! - companyIds[b]!);
      for (let at = 0; at < tied.length; at += 1) places[first + at] = tied[at]!;
    }
    first = next;
  }
}
