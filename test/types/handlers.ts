/** What the compiler must refuse of handlers. Not run: the type check fails when one of these lines compiles. */
import type { Contract, Family, Handler, Input } from "../../server/http/contract.ts";
import type { JobHandlers } from "../../server/jobs/registry.ts";

declare const contract: Contract;
declare const credits: Family<"Credits">;
declare const jobHandlers: JobHandlers;

const { Credits: _leftOut, ...withoutCredits } = contract;
// @ts-expect-error a family of the contract is missing
export const missingFamily: Contract = withoutCredits;

const { usage: _forgotten, ...withoutUsage } = credits;
// @ts-expect-error an operation of the family has no handler
export const missingHandler: Family<"Credits"> = withoutUsage;

export const unknownHandler: Family<"Credits"> = {
  balance: credits.balance,
  prices: credits.prices,
  usage: credits.usage,
  // @ts-expect-error the contract has no such operation
  refund: credits.balance,
};

// @ts-expect-error 418 is not declared
export const undeclaredStatus: Handler<"Credits_balance"> = async (_input, { reply }) => reply(418, { balance: 1, reserved: 0 });

// @ts-expect-error 404 is declared for other operations, not for this one
export const otherStatus: Handler<"Credits_balance"> = async (_input, { problem }) => problem(404, "NOT_FOUND", "Nothing there.");

export const unknownErrorCode: Handler<"Views_read"> = async (_input, { problem }) =>
  // @ts-expect-error the contract has no such error code
  problem(404, "GONE_FISHING", "Nothing there.");

export const missingField: Handler<"Webhooks_delete"> = async ({ path }, { reply }) =>
  // @ts-expect-error `deleted` is missing
  reply(200, { id: path.webhook_id });

export const wrongField: Handler<"Webhooks_delete"> = async ({ path }, { reply }) =>
  // @ts-expect-error `deleted` is not a text
  reply(200, { id: path.webhook_id, deleted: "yes" });

export const extraField: Handler<"Webhooks_delete"> = async ({ path }, { reply }) =>
  // @ts-expect-error `secret` is not declared
  reply(200, { id: path.webhook_id, deleted: true, secret: "whsec_1" });

// @ts-expect-error an answer is made by reply, problem or invalid, whose arguments are checked field by field
export const plainObject: Handler<"Webhooks_delete"> = async ({ path }) => ({ status: 200, body: { id: path.webhook_id, deleted: true } });

export const undeclaredParameters = (input: Input<"Accounts_searchByTraits">): unknown => [
  input.query.query,
  // @ts-expect-error the operation has no such query parameter
  input.query.page,
  // @ts-expect-error nor anything in its path
  input.path.account_id,
];

export const unguardedBody = (input: Input<"Accounts_list">): unknown =>
  // @ts-expect-error the body may be left out
  input.body.filters;

export const guardedBody = (input: Input<"Accounts_list">): unknown => input.body?.filters;

/** Defaults are filled before the handler: no line of these may need `?? 25`. */
export const limit = (input: Input<"Accounts_searchByTraits">): number => input.query.limit;
export const pageSize = (input: Input<"Accounts_listFiltered">): number | undefined => input.body?.page_size;

const { "lookalikes.run": _unserved, ...withoutRun } = jobHandlers;
// @ts-expect-error a job name has no handler
export const missingJobHandler: JobHandlers = withoutRun;
