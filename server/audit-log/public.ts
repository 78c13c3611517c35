export { deleteAuditEntriesOf, insertAuditEntry } from "./queries.ts";
