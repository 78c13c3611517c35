import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { deleteGivenUpJobs } from "./queries-queue.ts";
import type { JobHandler } from "./registry.ts";

/** How long a job that failed too often stays for whoever wants to know why. */
const KEPT_DAYS = 14;

/** Forgets jobs that were given up long ago: graphile-worker keeps them for good. */
export function tidyJobs({ db }: { db: Db }): JobHandler<"jobs.tidy"> {
  return async (_payload, { signal }) => deleteInBatches((most) => deleteGivenUpJobs(db, KEPT_DAYS, most), signal);
}
