import { routes } from "../../generated/routes.ts";
import type { Route } from "../../server/http/contract.ts";
import { notBuilt } from "../../server/http/not-built.ts";
import type { Pair } from "./prism.ts";

const absent = new Set<string>(notBuilt);

/** Every operation of the contract. */
export const everyRoute: readonly Route[] = routes;

/** Operations of families this release serves. */
export const builtRoutes = everyRoute.filter(({ family }) => !absent.has(family));

/** Operations that answer 501. */
export const notBuiltRoutes = everyRoute.filter(({ family }) => absent.has(family));

/** What the contract declares and no test has seen. 501 belongs to families that are not built, and to them every other answer is not yet due. */
export function missingPairs(seen: ReadonlySet<Pair>): Pair[] {
  const due = [
    ...builtRoutes.flatMap(({ operationId, statuses }) =>
      statuses.filter((status) => status !== 501).map((status): Pair => `${operationId} ${status}`),
    ),
    ...notBuiltRoutes.map(({ operationId }): Pair => `${operationId} 501`),
  ];
  return due.filter((pair) => !seen.has(pair));
}
