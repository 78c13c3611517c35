export { PRICES } from "./prices.ts";
export {
  type CreditReference,
  findCredits,
  grant,
  type InsufficientCredits,
  lockCredits,
  reserve,
  settle,
  spend,
} from "./queries-ledger.ts";
