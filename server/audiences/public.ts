export { findOrInsertAudience } from "./members.ts";
export { insertAudienceMembers } from "./queries.ts";
