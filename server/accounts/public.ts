export { type AccountSource, insertAccounts, lockAccounts } from "./queries.ts";
