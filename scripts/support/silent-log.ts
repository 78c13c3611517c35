import { pino } from "pino";

/** A log without output; TEST_LOG=debug prints it. */
export const silentLog = pino({ level: process.env.TEST_LOG ?? "silent" });
