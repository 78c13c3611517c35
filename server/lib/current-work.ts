import { AsyncLocalStorage } from "node:async_hooks";

/** The operation or job that the running code works for. */
export const currentWork = new AsyncLocalStorage<string>();
