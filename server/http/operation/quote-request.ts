import { mcpTools } from "../../../generated/mcp-tools.ts";
import type { Fault } from "../contract.ts";
import { toInput } from "../mcp/tool-arguments.ts";
import { validationProblem } from "../problems.ts";
import type { Middleware, Operation } from "../request-state.ts";
import { send } from "../response.ts";
import { QUOTED } from "./cost.ts";

/**
 * Runs a request for a quote as a request for the quoted operation, which ends before the charge. Reports faults at
 * their location in the request for the quote.
 * @param readInput reads the input of the quoted operation
 */
export function quoteRequests(operations: readonly Operation[], readInput: Middleware): Middleware {
  const quotable = new Map(
    operations.flatMap((operation) => {
      const { operationId } = operation.route;
      const tool = mcpTools.find((each) => each.operationId === operationId);
      const name = QUOTED[operationId];
      return tool && name ? [[name as string, { operation, tool }] as const] : [];
    }),
  );
  return async (context, next) => {
    const { state } = context;
    const { operation: quotes, input } = state;
    if (quotes.route.operationId !== "Quotes_create") return next();
    const { operation: name, request } = input.body as { operation: string; request: Record<string, unknown> };
    const quoted = quotable.get(name);
    if (!quoted) throw new Error(`${name} cannot be quoted.`);
    const { operation, tool } = quoted;
    Object.assign(state, { operation, isQuoted: true, toolInput: toInput(operation.route, tool, request, {}) });
    try {
      await readInput(context, next);
    } finally {
      state.operation = quotes;
    }
    if (context.status !== 422) return;
    const { detail }: { detail: Fault[] } = JSON.parse(String(context.body));
    send(
      context,
      validationProblem(detail.map((fault) => ({ ...fault, loc: ["body", "request", ...fault.loc.slice(1)] }))),
    );
  };
}
