import { type JobHandlers, jobs } from "../../server/jobs/definitions.ts";

const idle: Partial<JobHandlers> = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => undefined]));

/** A handler for every job that does nothing, for tests of a few jobs. */
export const idleHandlers = idle as JobHandlers;
