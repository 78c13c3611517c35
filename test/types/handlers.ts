/** Handlers that the compiler must reject. The type check fails if one of these lines compiles. They never run. */
import type { Contract, Family, Handler, Input } from "../../server/http/contract.ts";
import type { JobHandlers } from "../../server/jobs/definitions.ts";

declare const contract: Contract;
declare const credits: Family<"Credits">;
declare const blocklist: Family<"Blocklist">;
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

export const undeclaredStatus: Handler<"Credits_balance"> = async (_input, { reply }) =>
  // @ts-expect-error 418 is not declared
  reply(418, { balance: 1, reserved: 0 });

export const otherStatus: Handler<"Credits_balance"> = async (_input, { problem }) =>
  // @ts-expect-error 404 is declared for other operations, not for this one
  problem(404, "NOT_FOUND", "Nothing there.");

export const unknownErrorCode: Handler<"Views_read"> = async (_input, { problem }) =>
  // @ts-expect-error the contract has no such error code
  problem(404, "GONE_FISHING", "Nothing there.");

export const missingField: Handler<"Webhooks_delete"> = async ({ path }, { reply }) =>
  // @ts-expect-error `deleted` is missing
  reply(200, { id: path.webhook_id });

export const wrongField: Handler<"Webhooks_delete"> = async ({ path }, { reply }) =>
  // @ts-expect-error `deleted` is not a string
  reply(200, { id: path.webhook_id, deleted: "yes" });

export const extraField: Handler<"Webhooks_delete"> = async ({ path }, { reply }) =>
  // @ts-expect-error `secret` is not declared
  reply(200, { id: path.webhook_id, deleted: true, secret: "whsec_1" });

// @ts-expect-error a reply is created by reply, problem or invalid, whose arguments are checked field by field
export const plainObject: Handler<"Webhooks_delete"> = async ({ path }) => ({
  status: 200,
  body: { id: path.webhook_id, deleted: true },
});

export function undeclaredParameters(input: Input<"Accounts_searchByTraits">): unknown {
  return [
    input.query.query,
    // @ts-expect-error the operation has no such query parameter
    input.query.page,
    // @ts-expect-error the operation has no path parameter
    input.path.account_id,
  ];
}

export function unguardedBody(input: Input<"Accounts_list">): unknown {
  // @ts-expect-error the body may be omitted
  return input.body.filters;
}

export function guardedBody(input: Input<"Accounts_list">): unknown {
  return input.body?.filters;
}

/** Defaults are filled in before the handler, so none of these lines needs `?? 25`. */
export function limit(input: Input<"Accounts_searchByTraits">): number {
  return input.query.limit;
}
export function pageSize(input: Input<"Accounts_listFiltered">): number | undefined {
  return input.body?.page_size;
}

const { "lookalikes.run": _unserved, ...withoutRun } = jobHandlers;
// @ts-expect-error a job name has no handler
export const missingJobHandler: JobHandlers = withoutRun;
