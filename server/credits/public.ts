import type { InsufficientCredits } from "./queries-ledger.ts";

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

/** Returns the arguments of `problem` when the balance is too low. `purchase` begins the message: "This search costs". */
export function presentInsufficient({ required, available }: InsufficientCredits, purchase: string) {
  const message = `${purchase} ${required} credits, and ${available} are available.`;
  const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": available };
  return [402, "INSUFFICIENT_CREDITS", message, { required, available }, headers] as const;
}
