import { pino } from "pino";

/** A log nobody reads; with TEST_LOG=debug it is written. */
export const silentLog = pino({ level: process.env.TEST_LOG ?? "silent" });
