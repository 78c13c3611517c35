import type { Contract, FamilyName } from "./contract.ts";

/**
 * Families of the contract that this release does not serve yet: their operations answer 501 `NOT_BUILT`, after the
 * same key, limit and validation checks as any other. Building a family removes its line here and adds it to `families` in api.ts.
 */
export const notBuilt = [
  "Views",
  "People",
  "Signals",
  "Icps",
  "Crm",
  "Integrations",
] as const satisfies readonly FamilyName[];

/** The families this release serves: what api.ts must give a handler for every operation of. */
export type BuiltContract = Omit<Contract, (typeof notBuilt)[number]>;
