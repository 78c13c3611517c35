import type { Contract, FamilyName } from "./contract.ts";

/**
 * Families this release does not serve yet. Their operations answer 501 `NOT_BUILT`, after the same authentication, rate
 * limit and validation as any other.
 */
export const notBuilt = [] as const satisfies readonly FamilyName[];

/** A handler for every operation this release serves. */
export type BuiltContract = Omit<Contract, (typeof notBuilt)[number]>;
