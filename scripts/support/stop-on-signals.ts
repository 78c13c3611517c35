const PARENT_LOOK_MS = 500;
/** Whoever stops a service waits about this long before killing it. */
const STOP_LIMIT_MS = 10_000;

/**
 * Stops once and exits when the process is told to: by SIGTERM, SIGINT (Ctrl-C), SIGHUP (the terminal was closed), or,
 * under `npm run`, by npm's own end, which takes no child along when it is killed outright. Signals that follow change
 * nothing: Ctrl-C reaches every process of a terminal, and may arrive a second time through the parent.
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
    }, PARENT_LOOK_MS).unref();
  }
  // A closed terminal takes no more output; what is left to do is to stop, not to fail at saying so.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
}
