export { findOrInsertAudience } from "./members.ts";
export { countAudiences, insertMembers as insertAudienceMembers, lockAudiences } from "./queries.ts";
