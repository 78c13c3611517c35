const PARENT_CHECK_MS = 500;
/**
 * Less than the 30 seconds that Kubernetes waits before it kills a process. The steps of stopping are limited to ten
 * seconds in total, and take longer only if the machine is short of CPU time.
 */
const STOP_LIMIT_MS = 25_000;

/**
 * Stops and exits on SIGTERM, SIGINT and SIGHUP. Under `npm run`, also stops when npm exits, because a killed npm
 * leaves its children running. Ignores later signals: Ctrl-C reaches every process of a terminal and may arrive again
 * through the parent.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const once = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error(`Could not stop cleanly within ${STOP_LIMIT_MS / 1000} s.`);
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, once);
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) once();
    }, PARENT_CHECK_MS).unref();
  }
  // Writing to a closed terminal fails, which must not prevent stopping.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
}
