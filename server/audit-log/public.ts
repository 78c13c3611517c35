export { deleteUserAuditEntries, insertAuditEntry } from "./queries.ts";
