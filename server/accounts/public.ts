export { type AccountSource, insertAccounts, lockAccounts } from "./queries-membership.ts";
