import type { Db } from "../db/connect.ts";
import type { JobHandler } from "../jobs/registry.ts";
import type { Clock } from "../ports/clock.ts";
import { deleteOutdated } from "./queries.ts";

/** Forgets codes nobody can use and sign-ups nobody counts any more. */
export function tidyCodes({ db, clock }: { db: Db; clock: Clock }): JobHandler<"agent-keys.prune"> {
  return async () => deleteOutdated(db, clock.now());
}
