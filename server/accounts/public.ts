export { insertAccounts, lockAccounts } from "./queries.ts";
