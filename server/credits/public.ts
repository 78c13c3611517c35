export { prices } from "./prices.ts";
export {
  type Credits,
  grant,
  type Insufficient,
  type Moved,
  type Purpose,
  type Repeated,
  readCredits,
  release,
  reserve,
  settle,
  spend,
} from "./queries-ledger.ts";
