export {
  type Actor,
  checkEffect,
  dependsOnReferences,
  findHindrance,
  type Hindrance,
  type Verdict,
} from "./check.ts";
export type { Referrers } from "./queries.ts";
export { prepareDeletion, type SuspendReferrers } from "./referrers.ts";
