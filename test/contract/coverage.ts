import { routes } from "../../generated/routes.ts";
import type { Route } from "../../server/http/contract.ts";
import type { Pair } from "./prism.ts";

/** Every operation of the contract. */
export const everyRoute: readonly Route[] = routes;

/** Returns the parts of the contract that no test has seen. */
export function missingPairs(seen: ReadonlySet<Pair>): Pair[] {
  return everyRoute
    .flatMap(({ operationId, statuses }) => statuses.map((status): Pair => `${operationId} ${status}`))
    .filter((pair) => !seen.has(pair));
}
