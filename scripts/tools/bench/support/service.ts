import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type Dispatcher, Pool } from "undici";
import { type Config, readConfig } from "../../../../server/config/config.ts";
import { TEST_SECRET_KEY } from "../../../support/keys.ts";

const settings = {
  // Off by default: computing the embeddings takes hours at these sizes, and occupies a core during the measurements.
  EMBEDDINGS: process.env.EMBEDDINGS ?? "off",
  PORT: "0",
  SECRET_KEY: TEST_SECRET_KEY,
  LOG_LEVEL: "info",
  SAMPLE_DATA: "0",
  RATE_LIMIT_READS: "1000000",
  RATE_LIMIT_COSTLY: "1000000",
  ALLOW_LOOPBACK_WEBHOOKS: "1",
};

/** Returns the configuration of a service that uses the given database. */
export function benchmarkConfig(databaseUrl: string): Config {
  const outcome = readConfig({ ...settings, LOG_LEVEL: "error", DATABASE_URL: databaseUrl });
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  return outcome.config;
}

interface ServiceProcess {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the service in its own process, as in production. `given` are environment variables. */
export async function forkService(
  databaseUrl: string,
  given: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const child = fork(new URL("./service-child.ts", import.meta.url), {
    env: { ...process.env, ...settings, DATABASE_URL: databaseUrl, NODE_ENV: "production", ...given },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [address]: string[] = await once(child, "message");
  if (address === undefined) throw new Error("The service did not send its address.");
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, "exit");
  };
  return { address, pid: child.pid!, stop };
}

/** Waits until a service is ready. Calls `onProgress` with the state of the search. */
export async function untilReady(address: string, onProgress?: (message: string) => void): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/readyz`);
    const { checks } = (await response.json()) as { checks: Record<string, string> };
    if (response.ok) return;
    onProgress?.(checks.search ?? "");
    await delay(50);
  }
}

/** Sends the requests of one user. */
export interface Caller {
  get(path: string): Promise<string>;
  post(path: string, body: unknown): Promise<string>;
  close(): Promise<void>;
}

/** Returns a caller whose requests return the body of a 200 response, and throw on any other status. */
export function openCaller(address: string, key: string, userId?: string): Caller {
  const pool = new Pool(address);
  const headers = { "x-api-key": key, "content-type": "application/json", ...(userId && { "x-user-id": userId }) };
  const request = async (options: Dispatcher.RequestOptions): Promise<string> => {
    const { statusCode, body } = await pool.request({ ...options, headers });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${options.path}: ${statusCode} ${text}`);
    return text;
  };
  return {
    get: (path) => request({ method: "GET", path }),
    post: (path, body) => request({ method: "POST", path, body: JSON.stringify(body) }),
    close: () => pool.close(),
  };
}
