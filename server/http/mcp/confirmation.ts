import { createHash } from "node:crypto";
import type { Db } from "../../db/connect.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { ResponseCipher } from "../operation/idempotency.ts";
import { problem } from "../problems.ts";
import { addToolSpending } from "../queries.ts";
import type { Context, Middleware } from "../request-state.ts";
import { send } from "../response.ts";

const LIFETIME_MS = 600_000;
/** How many calls of an hour may cost the limit without a confirmation. */
const CALLS_AN_HOUR = 10;

export interface ConfirmationServices {
  readonly responseCipher: ResponseCipher;
  readonly now: () => Date;
  /** A tool call that could cost more credits runs only when it is confirmed. */
  readonly maxUnconfirmedCredits: number;
}

/** Thrown to roll back a tool call that must be confirmed first. */
class ConfirmationRequired extends Error {
  readonly credits: number;
  readonly balance: number;

  constructor(credits: number, balance: number) {
    super(`This call could cost ${credits} credits.`);
    this.credits = credits;
    this.balance = balance;
  }
}

/**
 * Throws when a tool call could cost more than the limit, or makes the unconfirmed calls of an hour cost ten times as much,
 * and no token confirms it. Handlers call it in their transaction, where they are about to commit the cost: a call that
 * fails before never asks. `credits` is Infinity when only the balance limits it.
 */
export async function confirmCost(
  { responseCipher, now, maxUnconfirmedCredits }: ConfirmationServices,
  context: Context,
  { db, credits, balance }: { readonly db: Db; readonly credits: number; readonly balance: number },
): Promise<void> {
  const { toolCall, authentication } = context.state;
  if (!toolCall || credits === 0 || authentication.kind !== "caller") return;
  if (toolCall.confirm !== undefined) {
    const confirmed = readToken(responseCipher, toolCall.confirm, boundTo(context), now());
    if (confirmed !== undefined && credits <= confirmed) return;
  }
  const { keyOwnerId } = authentication.caller;
  if (
    credits > maxUnconfirmedCredits ||
    (await addToolSpending(db, keyOwnerId, credits, now())) > CALLS_AN_HOUR * maxUnconfirmedCredits
  )
    throw new ConfirmationRequired(credits, balance);
}

/** Responds with the possible cost and a token, with which the same call runs within ten minutes, once. */
export function askToConfirm({ responseCipher, now, maxUnconfirmedCredits }: ConfirmationServices): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof ConfirmationRequired)) throw error;
      const { toolCall, requestId } = context.state;
      const isLimited = Number.isFinite(error.credits);
      const token = { expires: now().getTime() + LIFETIME_MS, credits: isLimited ? error.credits : null };
      const confirm = responseCipher.encrypt(JSON.stringify(token), boundTo(context));
      const cost = isLimited ? `up to ${error.credits} credits` : `all credits that are left, now ${error.balance}`;
      const expired =
        toolCall?.confirm === undefined ? "" : "The token does not fit these arguments or this cost, or has expired. ";
      const message = `${expired}Nothing was done: this could cost ${cost}. Without a confirmation, a call may cost ${maxUnconfirmedCredits}, and the calls of an hour ${CALLS_AN_HOUR * maxUnconfirmedCredits}. To go ahead, repeat the call within ten minutes with the same arguments and this token as confirm.`;
      const details = { max_credits: isLimited ? error.credits : error.balance, confirm };
      send(context, problem(requestId, { status: 409, errorCode: "CONFIRMATION_REQUIRED", message, details }));
    }
  };
}

/** Identifies a call: the caller, the operation and the arguments. */
function boundTo({ state: { authentication, operation, input } }: Context): string {
  const caller = authentication.kind === "caller" ? authentication.caller : undefined;
  const call = [caller?.workspaceId, caller?.userId, caller?.keyOwnerId, operation.route.operationId, input];
  return `tool call ${createHash("sha256").update(canonicalJson(call)).digest("base64url")}`;
}

/** Returns how many credits a token confirms; undefined when it is of another call or caller, expired, or no token. */
function readToken(cipher: ResponseCipher, token: string, bound: string, now: Date): number | undefined {
  try {
    const { expires, credits }: { expires: number; credits: number | null } = JSON.parse(cipher.decrypt(token, bound));
    return expires >= now.getTime() ? (credits ?? Infinity) : undefined;
  } catch {
    return undefined;
  }
}
