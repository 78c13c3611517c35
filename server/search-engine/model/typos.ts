/** Letters that are adjacent on a keyboard. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row, line) =>
    [...row].flatMap((letter, at) =>
      [
        row[at - 1],
        row[at + 1],
        ROWS[line + 1]?.[at],
        ROWS[line + 1]?.[at - 1],
        ROWS[line - 1]?.[at],
        ROWS[line - 1]?.[at + 1],
      ]
        .filter((other) => other !== undefined)
        .map((other) => letter + other),
    ),
  ),
);
/** Letters that are confused because they sound alike. */
const ALIKE = new Set("ck cs sz kq fv gj iy xs td".split(" ").flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));
const VOWELS = new Set("aeiouy");

/** The costs of typos. The more probable a typo, the lower its cost. */
const COST = { swapped: 0.6, doubled: 0.5, near: 0.75, missing: 0.8, other: 1, first: 0.4 };
const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/**
 * Returns the cost of the typos that turn `meant` into `typed`; infinite if more than `most` (at most two) are needed.
 */
export function typoCost(typed: string, meant: string, most: number): number {
  return costFrom(typed, 0, meant, 0, most);
}

function costFrom(typed: string, at: number, meant: string, of: number, most: number): number {
  let [a, b] = [at, of];
  while (a < typed.length && typed[a] === meant[b]) {
    a += 1;
    b += 1;
  }
  const [left, right] = [typed.length - a, meant.length - b];
  if (left === 0 && right === 0) return 0;
  if (most === 0 || Math.abs(left - right) > most) return IMPOSSIBLE;
  const first = a === 0 ? COST.first : 0;
  const further = (cost: number, x: number, y: number): number =>
    cost + first + costFrom(typed, a + x, meant, b + y, most - 1);
  const [letter, wanted] = [typed[a] ?? "", meant[b] ?? ""];
  return Math.min(
    letter !== "" && letter === meant[b + 1] && wanted === typed[a + 1] ? further(COST.swapped, 2, 2) : IMPOSSIBLE,
    letter !== "" && wanted !== "" ? further(replaced(letter, wanted), 1, 1) : IMPOSSIBLE,
    letter !== "" ? further(added(letter, typed[a - 1], typed[a + 1]), 1, 0) : IMPOSSIBLE,
    wanted !== "" ? further(wanted === meant[b - 1] ? COST.doubled : COST.missing, 0, 1) : IMPOSSIBLE,
  );
}

function replaced(letter: string, wanted: string): number {
  const isNear = NEIGHBOURS.has(letter + wanted) || ALIKE.has(letter + wanted);
  return isNear || (VOWELS.has(letter) && VOWELS.has(wanted)) ? COST.near : COST.other;
}

function added(letter: string, before = "", after = ""): number {
  if (letter === before || letter === after) return COST.doubled;
  return NEIGHBOURS.has(letter + before) || NEIGHBOURS.has(letter + after) ? COST.near : COST.other;
}
