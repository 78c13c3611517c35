export { type Exclusions, mergeExclusions, NO_EXCLUSIONS } from "./exclusions.ts";
export { findActionExclusions, findWorkspaceExclusions, hasAudiences } from "./queries.ts";
export { companyConditions, isNotBlocked, listExcludedCompanies, listExcludedPeople } from "./queries-conditions.ts";
