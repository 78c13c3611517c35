export { findOrInsertAudience, insertAudienceMembers } from "./queries.ts";
