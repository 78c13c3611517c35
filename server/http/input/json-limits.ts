import type { Fault } from "../contract.ts";

/** The maximum nesting depth. The contract has no deeper JSON. */
const MAX_DEPTH = 32;

/**
 * The maximum number of values at all depths: three times that of the contract's largest request. Validation time grows
 * with the square of the number of faults, so a body of 1 MB could otherwise block the process for minutes.
 */
const MAX_VALUES = 10_000;

/** Finds faults that no schema can express: NUL, lone surrogates, `__proto__`, too many values or levels. */
export function findLimitFaults(value: unknown, location: readonly string[]): Fault[] {
  if (hasTooManyValues(value)) {
    return [{ loc: [...location], msg: `Expected at most ${MAX_VALUES} values in total`, type: "too_long" }];
  }
  const faults: Fault[] = [];
  visit(value, location, faults, 0);
  return faults;
}

/** Counts members and elements at all depths. Not recursive, because the depth has not been checked yet. */
export function hasTooManyValues(value: unknown): boolean {
  let count = 1;
  const pending = [value];
  while (pending.length > 0 && count <= MAX_VALUES) {
    const next = pending.pop();
    const members: unknown[] = typeof next === "object" && next !== null ? Object.values(next) : [];
    count += members.length;
    if (count <= MAX_VALUES) pending.push(...members);
  }
  return count > MAX_VALUES;
}

function visit(value: unknown, location: readonly string[], faults: Fault[], depth: number): void {
  if (typeof value === "string") checkText(value, location, faults);
  if (typeof value !== "object" || value === null) return;
  if (depth >= MAX_DEPTH) {
    faults.push({ loc: [...location], msg: `Nested more than ${MAX_DEPTH} levels deep`, type: "too_deep" });
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    const memberLocation = [...location, name];
    if (name === "__proto__") {
      faults.push({ loc: memberLocation, msg: "A field cannot have this name", type: "extra_forbidden" });
      continue;
    }
    checkText(name, location, faults);
    visit(member, memberLocation, faults, depth + 1);
  }
}

function checkText(text: string, location: readonly string[], faults: Fault[]): void {
  if (text.includes("\0")) {
    faults.push({ loc: [...location], msg: "Text cannot contain the NUL character", type: "string_nul" });
  }
  if (!text.isWellFormed()) {
    const msg = "Text must be well-formed Unicode without lone surrogates";
    faults.push({ loc: [...location], msg, type: "string_unicode" });
  }
}
