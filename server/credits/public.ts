import type { Db } from "../db/connect.ts";
import type { Refusal } from "../http/contract.ts";
import { type BudgetLimit, leftUnder, noteBudgetReached } from "./queries-budgets.ts";
import type { ChargeRefusal } from "./queries-ledger.ts";

export { PRICES } from "./prices.ts";
export { type BudgetLimit, findUsable, noteBudgetReached } from "./queries-budgets.ts";
export {
  type ChargeRefusal,
  type CreditReference,
  findChargeRefusal,
  findCredits,
  findRefundable,
  findSpendable,
  grant,
  lockCredits,
  refund,
  reserve,
  settle,
  spend,
} from "./queries-ledger.ts";

/**
 * Returns the refusal of a charge above the balance or a budget. Publishes, in the request's transaction, that the
 * budget was reached. `purchase` begins the message, for example "This search costs".
 */
export async function refuseCharge(
  db: Db,
  workspaceId: number,
  charge: ChargeRefusal,
  purchase: string,
): Promise<Refusal<402>> {
  const { required } = charge;
  if (charge.status === "insufficient") {
    const { available } = charge;
    const message = `${purchase} ${required} credits, but only ${available} are available.`;
    const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": available };
    return { status: 402, errorCode: "INSUFFICIENT_CREDITS", message, details: { required, available }, headers };
  }
  await noteBudgetReached(db, workspaceId, charge.budget);
  const { period, userId: user_id, limit, spent, endsAt } = charge.budget;
  const available = leftUnder(charge.budget);
  const message = `${purchase} ${required} credits. ${describeBudget(charge.budget)} has ${available} left. Request less, or change the budget with PATCH /api/v1/credits/budget.`;
  const details = { required, available, budget: period, user_id, limit, spent, ends_at: endsAt.toISOString() };
  const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": charge.balance };
  return { status: 402, errorCode: "BUDGET_EXCEEDED", message, details, headers };
}

/** Returns a limit of a budget as the subject of a sentence. */
export function describeBudget({ period, userId, limit }: BudgetLimit): string {
  return `${userId === null ? "The workspace" : `User ${userId}`}'s ${period} budget of ${limit} credits`;
}
