import type pg from "pg";
import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import type { Config } from "./config/config.ts";
import type { EngineStatus } from "./search/serving/host.ts";
import { startApi } from "./wiring/api.ts";
import { startBackground } from "./wiring/background.ts";
import { bindPort } from "./wiring/bind-port.ts";
import { createLog } from "./wiring/log.ts";
import { type ObservedPool, observePools } from "./wiring/metrics.ts";
import { startProcessPages } from "./wiring/process-pages.ts";
import { openServices, type ServiceOptions, type Services } from "./wiring/services.ts";

export interface Service {
  /** The URL of the API, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  /** The URL of `/metrics` if it has a separate port. */
  readonly metricsAddress: string | undefined;
  /** Whether the search is loading its index or ready. */
  searchStatus(): EngineStatus;
  /** Drains, finishes running work, rejects new work and closes everything within ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** Runs the API and, unless WORKERS is 0, the background work in the same process. */
export async function startService(
  config: Config,
  log: Logger = createLog(config.logLevel),
  options: ServiceOptions = {},
): Promise<Service> {
  // Checked first, so that a port in use is reported before anything is migrated.
  const listening = await bindPort({ ...config, names: { port: "PORT", host: "HOST" } }, log);
  const pages = await processPages(config, "METRICS_PORT", config.metricsPort, log).catch(
    stopAndThrow(() => listening.stop(0)),
  );
  const services = await openServices(config, log, "api", options).catch(
    stopAndThrow(() => Promise.all([listening.stop(0), pages?.stop()])),
  );
  const stopTracing = await trace(config, "account-intelligence-api");
  const background = config.workers ? await startBackground(services) : undefined;
  const api = await startApi(services, listening);
  observePools(services.metrics, [...listPools(services, background?.pool), ...api.pools]);
  await pages?.serveMetrics(services.metrics);
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), background?.stop()]);
    await Promise.all([services.close(), pages?.stop(), stopTracing?.()]);
  };
  let stopped: Promise<void> | undefined;
  return {
    address: listening.address,
    metricsAddress: pages?.address,
    searchStatus: services.searchStatus,
    stop: () => (stopped ??= stop()),
  };
}

/** A running worker process. */
interface Worker extends Pick<Service, "stop"> {
  /** The URL of `/healthz` and `/metrics`; undefined if WORKER_PORT is not set. */
  readonly address: string | undefined;
}

/** Runs only background work. */
export async function startWorker(config: Config, log: Logger): Promise<Worker> {
  const pages = await processPages(config, "WORKER_PORT", config.workerPort, log);
  const services = await openServices(config, log, "worker").catch(stopAndThrow(async () => pages?.stop()));
  const stopTracing = await trace(config, "account-intelligence-worker");
  const background = await startBackground(services);
  observePools(services.metrics, listPools(services, background.pool));
  collectDefaultMetrics({ register: services.metrics });
  await pages?.serveMetrics(services.metrics);
  const stop = async (): Promise<void> => {
    await background.stop();
    await Promise.all([services.close(), pages?.stop(), stopTracing?.()]);
  };
  let stopped: Promise<void> | undefined;
  return { address: pages?.address, stop: () => (stopped ??= stop()) };
}

function listPools({ connection, direct }: Services, queue: pg.Pool | undefined): ObservedPool[] {
  const isPooled = direct !== connection;
  return [
    { name: "main", server: isPooled ? "pooler" : "database", pool: connection.pool },
    ...(isPooled ? [{ name: "direct", server: "database", pool: direct.pool }] : []),
    ...(queue ? [{ name: "queue", server: "database", pool: queue }] : []),
  ];
}

async function trace({ tracesUrl: url, tracesShare: share }: Config, serviceName: string) {
  if (url === undefined) return undefined;
  const { startTracing } = await import("./wiring/tracing.ts");
  return startTracing({ url, share, serviceName });
}

async function processPages(config: Config, variable: string, port: number | undefined, log: Logger) {
  if (port === undefined) return undefined;
  return startProcessPages({ host: config.host, port, names: { port: variable, host: "HOST" } }, log);
}

/** Returns an error handler that releases the ports and rethrows. */
function stopAndThrow(release: () => Promise<unknown>): (error: unknown) => Promise<never> {
  return async (error) => {
    await release();
    throw error;
  };
}
