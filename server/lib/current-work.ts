import { AsyncLocalStorage } from "node:async_hooks";

/** The operation or job for which the current code runs. */
export const currentWork = new AsyncLocalStorage<string>();
