/** One thing the service needs before it can serve. */
export interface ReadinessCheck {
  readonly name: string;
  /** Resolves to undefined when ready, else to a sentence saying what is missing. */
  check(): Promise<string | undefined>;
}

/** What `GET /readyz` tells. */
export interface Readiness {
  readonly status: "ready" | "not_ready";
  readonly checks: Readonly<Record<string, string>>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Asks every check, each within two seconds. */
export async function readiness(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const results = await Promise.all(checks.map(async (check) => [check.name, await ask(check)] as const));
  return {
    status: results.every(([, result]) => result === "ok") ? "ready" : "not_ready",
    checks: Object.fromEntries(results),
  };
}

async function ask(check: ReadinessCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("no answer in time"), CHECK_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([check.check(), late])) ?? "ok";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
