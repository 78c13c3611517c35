export { findOrInsertAudience, insertAudienceMembers, lockAudience } from "./queries.ts";
