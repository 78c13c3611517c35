import type { Schema } from "./contract.ts";

/** Query and body of a request without the fields that have faults. A list with a faulty element is left out whole. */
export function fittingParts<Parts extends object>(parts: Parts, faults: readonly Schema["ValidationFault"][]): Parts {
  const fitting = structuredClone(parts);
  for (const { loc } of faults) leaveOut(fitting, loc);
  return fitting;
}

function leaveOut(parts: object, location: readonly string[]): void {
  let parent = parts;
  for (const [depth, name] of location.entries()) {
    if (!Object.hasOwn(parent, name)) return;
    const value: unknown = Reflect.get(parent, name);
    const isLast = depth === location.length - 1;
    if (isLast || Array.isArray(value) || typeof value !== "object" || value === null) {
      Reflect.deleteProperty(parent, name);
      return;
    }
    parent = value;
  }
}
