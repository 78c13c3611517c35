import { type JobHandlers, jobs } from "../../server/jobs/definitions.ts";

const idle: Partial<JobHandlers> = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => undefined]));

/** Handlers for all jobs that do nothing, for tests that replace a few of them. */
export const idleHandlers = idle as JobHandlers;
