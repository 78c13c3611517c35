import type { Refusal } from "../http/contract.ts";
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

/** Returns the refusal of a purchase that the balance does not pay for. `purchase` begins the message: "This search costs". */
export function presentInsufficient({ required, available }: InsufficientCredits, purchase: string): Refusal<402> {
  const message = `${purchase} ${required} credits, and ${available} are available.`;
  const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": available };
  return { status: 402, errorCode: "INSUFFICIENT_CREDITS", message, details: { required, available }, headers };
}
