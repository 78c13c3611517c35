export { findOrInsertAudience } from "./members.ts";
export { insertMembers as insertAudienceMembers } from "./queries.ts";
