import { createHash } from "node:crypto";
import type { Db } from "../../db/connect.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { CostPreview, Refusal, Schema } from "../contract.ts";
import { problem } from "../problems.ts";
import { addToolSpending, insertUsedQuote } from "../queries.ts";
import type { Context, Middleware } from "../request-state.ts";
import { send } from "../response.ts";
import type { ResponseCipher } from "./idempotency.ts";

const LIFETIME_MS = 600_000;
/** The hourly limit on unconfirmed calls, as a multiple of the limit on one call. */
const CALLS_AN_HOUR = 10;
const SAMPLE_ROWS = 3;

export interface CostServices {
  readonly findCredits: (db: Db, workspaceId: number) => Promise<{ readonly balance: number }>;
  readonly responseCipher: ResponseCipher;
  readonly now: () => Date;
  /** The maximum possible cost of a tool call that runs without confirmation. */
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

/** Thrown to roll back a request for a quote, which runs up to its charge. */
class Quoted extends Error {
  readonly preview: CostPreview;

  constructor(preview: CostPreview) {
    super("The request was quoted.");
    this.preview = preview;
  }
}

/** Ends a request for a quote whose operation charges nothing. */
export function quoteNothing(): never {
  const nothing = { low: 0, high: 0 };
  throw new Quoted({ count: nothing, credits: nothing, sample: [], message: "This request costs nothing now." });
}

/** Thrown to roll back a request that would cost more than its headers allow. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

type Preview = () => CostPreview | Promise<CostPreview>;

/**
 * Declares the cost of a request. Ends a request for a quote, and rejects a request that costs more than its headers
 * allow. Marks the request's quote as used, in the request's transaction.
 */
export async function stateCost(
  { findCredits }: CostServices,
  { state: { isQuoted, maxCredits = Infinity, quote, authentication } }: Context,
  { db, credits, preview }: { readonly db: Db; readonly credits: number; readonly preview: Preview },
): Promise<void> {
  if (authentication.kind !== "caller") throw new Error("Only callers are charged.");
  const findBalance = async () => (await findCredits(db, authentication.caller.workspaceId)).balance;
  if (isQuoted) {
    const quoted = await preview();
    const balance = await findBalance();
    const isShort = balance < quoted.credits.high;
    throw new Quoted(isShort ? { ...quoted, message: `${quoted.message} The balance is ${balance}.` } : quoted);
  }
  if (credits > maxCredits) {
    const message = `This costs ${inCredits(credits)}, but X-Max-Credits allows only ${maxCredits}. Nothing was charged.`;
    const details = { required: credits, available: maxCredits, budget: "request" };
    const balance = await findBalance();
    const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": balance };
    throw new Refused({ status: 402, errorCode: "BUDGET_EXCEEDED", message, details, headers });
  }
  if (!quote) return;
  if (credits > quote.credits) {
    const message = `This now costs ${inCredits(credits)}, but the quote allows only ${quote.credits}. Nothing was charged. Request a new quote.`;
    const details = { required: credits, available: quote.credits };
    throw new Refused({ status: 409, errorCode: "QUOTE_EXCEEDED", message, details });
  }
  if (!(await insertUsedQuote(db, quote.hash))) throw new Refused(invalidQuote("used", "has been used"));
}

function inCredits(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits} credits`;
}

function invalidQuote(reason: string, text: string): Refusal {
  const message = `The quote in X-Quote-ID ${text}. Nothing was charged. Request a new quote with POST /api/v1/quotes.`;
  return { status: 409, errorCode: "QUOTE_INVALID", message, details: { reason } };
}

/**
 * Throws unless a token confirms a tool call that could cost more than the limit, or could raise the sum of an hour's
 * unconfirmed calls above ten times the limit. Handlers call it in the transaction that commits the cost, so a call
 * that fails earlier needs no confirmation. `credits` is Infinity if only the balance limits the cost.
 */
export async function confirmCost(
  { responseCipher, now, maxUnconfirmedCredits }: CostServices,
  context: Context,
  { db, credits, balance }: { readonly db: Db; readonly credits: number; readonly balance: number },
): Promise<void> {
  const { toolCall, authentication, isQuoted } = context.state;
  if (isQuoted) throw new Error("The cost was not stated before it was confirmed.");
  if (!toolCall || credits === 0 || authentication.kind !== "caller") return;
  if (toolCall.confirm !== undefined) {
    const token = readToken(responseCipher, toolCall.confirm, boundTo(context));
    const isValid = token !== undefined && token.expires >= now().getTime() && credits <= token.credits;
    if (isValid && (await insertUsedQuote(db, hashToken(toolCall.confirm)))) return;
  }
  const { keyOwnerId } = authentication.caller;
  if (
    credits > maxUnconfirmedCredits ||
    (await addToolSpending(db, keyOwnerId, credits, now())) > CALLS_AN_HOUR * maxUnconfirmedCredits
  )
    throw new ConfirmationRequired(credits, balance);
}

/**
 * Runs an operation within the cost that its caller accepts. Responds to a request for a quote with the quote. Responds
 * to a tool call that requires confirmation with a quote, whose id confirms the same call once, within ten minutes.
 */
export function limitCost(services: CostServices, run: Middleware): Middleware {
  return async (context, next) => {
    const { state } = context;
    try {
      const rejection = readQuote(services, context);
      if (rejection) throw new Refused(rejection);
      await run(context, next);
    } catch (error) {
      if (error instanceof Quoted) return sendQuote(services, context, error.preview);
      if (error instanceof Refused) return send(context, problem(state.requestId, error.refusal));
      if (!(error instanceof ConfirmationRequired)) throw error;
      await requireConfirmation(services, context, error, () => run(context, next));
    }
  };
}

/** Reads the quote of a request. Returns the rejection if the quote is for another request or has expired. */
function readQuote({ responseCipher, now }: CostServices, context: Context): Refusal | undefined {
  const { quoteId } = context.state;
  if (quoteId === undefined) return undefined;
  const token = readToken(responseCipher, quoteId, boundTo(context));
  if (!token) return invalidQuote("other_request", "is for another request or another caller");
  if (token.expires < now().getTime()) return invalidQuote("expired", "has expired");
  context.state.quote = { credits: token.credits, hash: hashToken(quoteId) };
  return undefined;
}

async function requireConfirmation(
  services: CostServices,
  context: Context,
  { credits, balance }: ConfirmationRequired,
  run: () => Promise<unknown>,
): Promise<void> {
  const { state } = context;
  const { maxUnconfirmedCredits } = services;
  const isLimited = Number.isFinite(credits);
  const key = state.idempotencyKey;
  Object.assign(state, { isQuoted: true, idempotencyKey: undefined });
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Quoted)) throw error;
    const quote = presentQuote(services, context, error.preview, isLimited ? credits : null);
    const cost = isLimited ? `up to ${credits} credits` : `all remaining credits, currently ${balance}`;
    const expired =
      state.toolCall?.confirm === undefined
        ? ""
        : "The token is for other arguments or a lower cost, was already used or has expired. ";
    const message = `${expired}Nothing was changed: this could cost ${cost}. Without confirmation, the limits are ${maxUnconfirmedCredits} credits per call and ${CALLS_AN_HOUR * maxUnconfirmedCredits} per hour. To continue, repeat the call within ten minutes with the same arguments and this token as confirm.`;
    const details = {
      max_credits: isLimited ? credits : balance,
      confirm: quote.quote_id,
      count: quote.count,
      credits: quote.credits,
      sample: quote.sample,
    };
    send(context, problem(state.requestId, { status: 409, errorCode: "CONFIRMATION_REQUIRED", message, details }));
  } finally {
    Object.assign(state, { isQuoted: false, idempotencyKey: key });
  }
}

function sendQuote(services: CostServices, context: Context, preview: CostPreview): void {
  const operation = QUOTED[context.state.operation.route.operationId];
  const quote = { operation, ...presentQuote(services, context, preview, preview.credits.high) };
  send(context, { status: 200, headers: {}, body: JSON.stringify(quote) });
}

/** @param confirmed the maximum cost of a request with this quote; null for the whole balance */
function presentQuote(
  { responseCipher, now }: CostServices,
  context: Context,
  { count, credits, sample, message }: CostPreview,
  confirmed: number | null,
): Omit<Schema["Quote"], "operation"> {
  const expires = now().getTime() + LIFETIME_MS;
  const id = responseCipher.encrypt(JSON.stringify({ expires, credits: confirmed }), boundTo(context));
  return {
    quote_id: id,
    count,
    credits,
    sample: sample.slice(0, SAMPLE_ROWS),
    message,
    expires_at: new Date(expires).toISOString(),
  };
}

/** The ids of operations that can be quoted, and the operations' names in the quotes API. */
export const QUOTED: Readonly<Record<string, Schema["QuotedOperation"]>> = {
  Lookalikes_search: "search_lookalikes",
  Lookalikes_submitBulk: "search_lookalikes_bulk",
  Signals_deployJobPostFirstTimeMention: "deploy_job_post_first_time_mention",
  Signals_deployTraitOnly: "deploy_trait_only",
  Signals_deploySocialActivity: "deploy_social_activity",
  Signals_deploySocialListening: "deploy_social_listening",
  Signals_deployCompetitorEngagement: "deploy_competitor_engagement",
  Signals_deployJobChange: "deploy_job_change",
  Signals_run: "run_signal",
  People_enrichEmails: "enrich_emails",
};

/** Returns the identity to which a token is bound: the caller, the operation and its input. */
function boundTo({ state: { authentication, operation, input } }: Context): string {
  const caller = authentication.kind === "caller" ? authentication.caller : undefined;
  const { path, query, body } = input;
  const call = [
    caller?.workspaceId,
    caller?.userId,
    caller?.keyOwnerId,
    operation.route.operationId,
    path,
    query,
    body,
  ];
  return `tool call ${createHash("sha256").update(canonicalJson(call)).digest("base64url")}`;
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Reads the expiry and limit of a token; undefined if it is invalid or belongs to another request or caller. */
function readToken(
  cipher: ResponseCipher,
  token: string,
  bound: string,
): { readonly expires: number; readonly credits: number } | undefined {
  try {
    const { expires, credits }: { expires: number; credits: number | null } = JSON.parse(cipher.decrypt(token, bound));
    return { expires, credits: credits ?? Infinity };
  } catch {
    return undefined;
  }
}
