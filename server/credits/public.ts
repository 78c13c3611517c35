export { PRICES } from "./prices.ts";
export {
  type CreditReference,
  type Credits,
  findCredits,
  grant,
  type InsufficientCredits,
  type LedgerResult,
  lockCredits,
  release,
  reserve,
  settle,
  spend,
} from "./queries-ledger.ts";
