import type { Schema } from "./contract.ts";

type Fault = Schema["ValidationFault"];

/** Deeper JSON than this has no meaning in the contract and only costs stack. */
const MAXIMUM_DEPTH = 32;

/**
 * More values than this, members and elements at every depth, are three times what the largest request of the contract
 * has. The validators collect every fault, and the time that takes grows with the square of their number: the 330,000
 * empty objects that fit into 1 MB kept the whole process busy for more than five minutes.
 */
export const MAXIMUM_VALUES = 10_000;

/**
 * Faults no schema can name: NUL and lone surrogates (Postgres cannot store them), the key `__proto__`, depth, and size.
 * `location` is where the value stands, for example `["body"]`.
 */
export function findMalformed(value: unknown, location: readonly string[]): Fault[] {
  if (!holdsAtMost(value, MAXIMUM_VALUES)) {
    return [{ loc: [...location], msg: `Expected at most ${MAXIMUM_VALUES} values in all`, type: "too_long" }];
  }
  const faults: Fault[] = [];
  visit(value, location, faults, 0);
  return faults;
}

function holdsAtMost(value: unknown, most: number): boolean {
  let count = 1;
  const open = [value];
  while (open.length > 0 && count <= most) {
    const next = open.pop();
    const members: unknown[] = typeof next === "object" && next !== null ? Object.values(next) : [];
    count += members.length;
    if (count <= most) open.push(...members);
  }
  return count <= most;
}

function visit(value: unknown, location: readonly string[], faults: Fault[], depth: number): void {
  if (typeof value === "string") {
    checkText(value, location, faults);
  } else if (typeof value === "object" && value !== null) {
    if (depth >= MAXIMUM_DEPTH) {
      faults.push({ loc: [...location], msg: `Nested deeper than ${MAXIMUM_DEPTH} levels`, type: "too_deep" });
      return;
    }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++)
        visit(value[index], [...location, String(index)], faults, depth + 1);
    } else {
      for (const [name, member] of Object.entries(value)) visitMember(name, member, location, faults, depth);
    }
  }
}

function visitMember(name: string, member: unknown, location: readonly string[], faults: Fault[], depth: number): void {
  if (name === "__proto__") {
    faults.push({ loc: [...location, name], msg: "A field cannot have this name", type: "extra_forbidden" });
    return;
  }
  checkText(name, location, faults);
  visit(member, [...location, name], faults, depth + 1);
}

function checkText(text: string, location: readonly string[], faults: Fault[]): void {
  if (text.includes("\0"))
    faults.push({ loc: [...location], msg: "Text cannot contain the NUL character", type: "string_nul" });
  if (!text.isWellFormed())
    faults.push({
      loc: [...location],
      msg: "Text must be well-formed Unicode without lone surrogates",
      type: "string_unicode",
    });
}
