export { type AccountSource, insertAccounts } from "./queries-membership.ts";
