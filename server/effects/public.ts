export {
  type Actor,
  CRM_UNREAD,
  checkEffect,
  dependsOnReferences,
  findHindrance,
  type Hindrance,
  type Verdict,
} from "./check.ts";
export { prepareDeletion, type SuspendReferrers } from "./referrers.ts";
