import type { Logger } from "pino";
import { createPublicHttp } from "./adapters/public-http.ts";
import { createFindCaller } from "./agent-keys/find-caller.ts";
import { agentKeys } from "./agent-keys/handlers.ts";
import { blocklist } from "./blocklist/handlers.ts";
import { type Config, readConfig } from "./config.ts";
import { credits } from "./credits/handlers.ts";
import { connect } from "./db/connect.ts";
import { openEmbeddedDatabase } from "./db/embedded.ts";
import { migrate, missingMigrations } from "./db/migrate.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { createMetrics } from "./http/metrics.ts";
import type { BuiltContract } from "./http/not-built.ts";
import type { ReadinessCheck } from "./http/readiness.ts";
import { createLog } from "./log.ts";
import type { Clock } from "./ports/clock.ts";
import type { PublicHttp } from "./ports/public-http.ts";
import { secretKey } from "./secret-key.ts";
import { createSecrets, type Secrets } from "./secrets.ts";
import { startDeliverer } from "./webhooks/deliverer.ts";
import { webhooks } from "./webhooks/handlers.ts";
import { workspaceMembers } from "./workspace-members/handlers.ts";

/** A running service. */
export interface Service {
  /** Where the API answers, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** Finishes what runs, refuses new work and lets go of everything, within ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

// Ten seconds in all: the rest is for workers, the pool and Postgres.
const REQUEST_GRACE_MS = 6_000;
const BODY_LIMITS = { bytes: 1_048_576, milliseconds: 15_000 };
const HANDLER_TIMEOUT_MS = 30_000;
const systemClock: Clock = { now: () => new Date() };

/** Opens the database, wires every family to what it needs, and listens. */
export async function startService(config: Config, log: Logger = createLog(config.logLevel), clock: Clock = systemClock): Promise<Service> {
  const database = config.databaseUrl ? { url: config.databaseUrl, stop: async () => undefined } : await openEmbeddedDatabase({ directory: config.dataDirectory });
  await migrate(database.url, (message) => log.info(message));
  const connection = connect({
    url: database.url,
    applicationName: "api",
    onError: (error) => log.warn({ err: error }, "an idle database connection broke"),
  });
  const secrets = createSecrets(secretKey(config));
  const metrics = createMetrics();
  const http = createPublicHttp({ allowLoopback: config.allowLoopbackWebhooks });
  const deliverer = config.workers ? startDeliverer({ db: connection.db, databaseUrl: database.url, http, secrets, clock, log }) : undefined;
  const stopping = new AbortController();
  let draining = false;
  const app = createApp({
    contract: families(config, secrets, http),
    db: connection.db,
    findCaller: createFindCaller({ db: connection.db, secrets }),
    vault: {
      encrypt: (plain, boundTo) => secrets.encrypt("stored-answer", plain, boundTo),
      decrypt: (encrypted, boundTo) => secrets.decrypt("stored-answer", encrypted, boundTo),
    },
    log,
    metrics,
    readinessChecks: readinessChecks(connection),
    rateLimits: { reads: config.readsPerMinute, costly: config.costlyPerMinute },
    bodyLimits: BODY_LIMITS,
    handlerTimeoutMs: HANDLER_TIMEOUT_MS,
    now: () => clock.now(),
    production: process.env["NODE_ENV"] === "production",
    draining: () => draining,
    stopping: stopping.signal,
  });
  const listening = await listen(app.callback(), config.host, config.port, log);

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    draining = true;
    await Promise.all([listening.stop(REQUEST_GRACE_MS), deliverer?.stop()]);
    stopping.abort(new Error("the service is stopping"));
    await http.close();
    await connection.close();
    await database.stop();
  };
  return { address: listening.address, port: listening.port, stop: () => (stopped ??= stop()) };
}

function families({ startCredits }: Config, secrets: Secrets, http: PublicHttp): BuiltContract {
  return {
    AgentKeys: agentKeys({ secrets, startCredits }),
    WorkspaceMembers: workspaceMembers(),
    Blocklist: blocklist(),
    Webhooks: webhooks({ http, secrets }),
    Credits: credits(),
  };
}

function readinessChecks(connection: ReturnType<typeof connect>): ReadinessCheck[] {
  return [
    { name: "database", check: async () => void (await connection.pool.query("select 1")) },
    {
      name: "migrations",
      check: async () => {
        const missing = await missingMigrations(connection.pool);
        return missing.length === 0 ? undefined : `not applied yet: ${missing.join(", ")}`;
      },
    },
  ];
}

/** Runs the service until SIGTERM, SIGINT or the terminal's end; a second signal ends it at once. */
export async function main(): Promise<void> {
  const outcome = readConfig(process.env);
  if ("mistakes" in outcome) {
    for (const mistake of outcome.mistakes) console.error(mistake);
    process.exit(1);
  }
  const log = createLog(outcome.config.logLevel);
  const service = await startService(outcome.config, log);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    let asked = false;
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      log.info({ signal }, "stopping");
      service.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "stopping failed");
          process.exit(1);
        },
      );
    });
  }
}

if (import.meta.main) await main();
