import { createHash } from "node:crypto";
import type { McpTool } from "../../../generated/mcp-tools.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { ResponseCipher } from "../operation/idempotency.ts";
import { problem } from "../problems.ts";
import type { Context, Middleware } from "../request-state.ts";
import { send } from "../response.ts";

const LIFETIME_MS = 600_000;

export interface ConfirmationServices {
  readonly responseCipher: ResponseCipher;
  readonly now: () => Date;
  /** A tool call that could cost more credits is done only when it is confirmed. */
  readonly maxUnconfirmedCredits: number;
}

/**
 * Answers a tool call that could cost more than the limit with what it could cost and a token. The call is done when it
 * is repeated with the token and the same arguments within ten minutes.
 */
export function requireConfirmation(services: ConfirmationServices): Middleware {
  const { responseCipher, now, maxUnconfirmedCredits } = services;
  return async (context, next) => {
    const { toolCall, requestId, input } = context.state;
    if (!toolCall?.tool.isCostly) return next();
    const credits = maxCostOf(toolCall.tool, { ...asObject(input.query), ...asObject(input.body) });
    if (credits !== undefined && credits <= maxUnconfirmedCredits) return next();
    const boundTo = `tool call ${identify(context)}`;
    if (toolCall.confirm !== undefined && isValid(responseCipher, toolCall.confirm, boundTo, now())) return next();
    const confirm = responseCipher.encrypt(String(now().getTime() + LIFETIME_MS), boundTo);
    const cost = credits === undefined ? "all credits that are left" : `up to ${credits} credits`;
    const expired = toolCall.confirm === undefined ? "" : "The token does not fit these arguments or has expired. ";
    const message = `${expired}Nothing was done: this could cost ${cost}. If that is wanted, repeat the call within ten minutes with the same arguments and this token as confirm.`;
    const details = { max_credits: credits ?? null, confirm };
    send(context, problem(requestId, { status: 409, errorCode: "CONFIRMATION_REQUIRED", message, details }));
  };
}

/** Returns what a call costs at most; undefined when nothing limits it. */
function maxCostOf({ maxCost }: McpTool, sent: Readonly<Record<string, unknown>>): number | undefined {
  if (!maxCost) return undefined;
  const value = sent[maxCost.argument];
  if (Array.isArray(value)) return value.length * maxCost.credits;
  return typeof value === "number" ? value * maxCost.credits : undefined;
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

/** Identifies a call: who makes it, of which operation, with which arguments. */
function identify({ state: { authentication, operation, input } }: Context): string {
  const caller = authentication.kind === "caller" ? authentication.caller : undefined;
  const call = [caller?.workspaceId, caller?.userId, caller?.keyOwnerId, operation.route.operationId, input];
  return createHash("sha256").update(canonicalJson(call)).digest("base64url");
}

function isValid(cipher: ResponseCipher, token: string, boundTo: string, now: Date): boolean {
  try {
    return Number(cipher.decrypt(token, boundTo)) >= now.getTime();
  } catch {
    // Of other arguments or another caller, or not a token at all.
    return false;
  }
}
