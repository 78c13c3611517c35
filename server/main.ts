import type { RequestListener } from "node:http";
import type pg from "pg";
import type { Logger } from "pino";
import { collectDefaultMetrics, type Registry } from "prom-client";
import type { Config } from "./config/config.ts";
import type { Listening } from "./http/listen.ts";
import type { EngineStatus } from "./search/serving/host.ts";
import { startApi } from "./wiring/api.ts";
import { startBackground } from "./wiring/background.ts";
import { bindPort } from "./wiring/bind-port.ts";
import { createLog } from "./wiring/log.ts";
import { type ObservedPool, observePools } from "./wiring/metrics.ts";
import { openServices, type ServiceOptions, type Services } from "./wiring/services.ts";

export interface Service {
  /** The address of the API, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  /** The address of `/metrics` where it has a port of its own. */
  readonly metricsAddress: string | undefined;
  /** Whether the search is loading its index or ready. */
  searchStatus(): EngineStatus;
  /** Drains, then finishes running work, rejects new work and closes everything within ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** Runs the API and, unless WORKERS is 0, the background work beside it. */
export async function startService(
  config: Config,
  log: Logger = createLog(config.logLevel),
  options: ServiceOptions = {},
): Promise<Service> {
  // Bound first, so that a port in use is reported before anything is migrated.
  const listening = await bindPort({ ...config, names: { port: "PORT", host: "HOST" } }, log);
  const { metricsPort } = config;
  const pages =
    metricsPort === undefined
      ? undefined
      : await bindPort({ ...config, port: metricsPort, names: { port: "METRICS_PORT", host: "HOST" } }, log);
  const services = await openServices(config, log, "api", options).catch(stopAndThrow(listening, pages));
  const stopTracing = await trace(config, "account-intelligence-api");
  const background = config.workers ? await startBackground(services) : undefined;
  await pages?.serve(processPages(services.metrics));
  const api = await startApi(services, listening);
  observePools(services.metrics, [...poolsOf(services, background?.pool), ...api.pools]);
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), background?.stop()]);
    await Promise.all([services.close(), pages?.stop(0), stopTracing?.()]);
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
  /** The address of `/healthz` and `/metrics`; undefined without WORKER_PORT. */
  readonly address: string | undefined;
}

/** Runs background work alone. */
export async function startWorker(config: Config, log: Logger): Promise<Worker> {
  const { workerPort } = config;
  const listening =
    workerPort === undefined
      ? undefined
      : await bindPort({ ...config, port: workerPort, names: { port: "WORKER_PORT", host: "HOST" } }, log);
  const services = await openServices(config, log, "worker").catch(stopAndThrow(listening));
  const stopTracing = await trace(config, "account-intelligence-worker");
  const background = await startBackground(services);
  observePools(services.metrics, poolsOf(services, background.pool));
  collectDefaultMetrics({ register: services.metrics });
  await listening?.serve(processPages(services.metrics));
  const stop = async (): Promise<void> => {
    await Promise.all([background.stop(), listening?.stop(0)]);
    await Promise.all([services.close(), stopTracing?.()]);
  };
  let stopped: Promise<void> | undefined;
  return { address: listening?.address, stop: () => (stopped ??= stop()) };
}

function poolsOf({ connection, direct }: Services, queue: pg.Pool | undefined): ObservedPool[] {
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

/** Returns an error handler that releases the ports and rethrows. */
function stopAndThrow(...bound: (Listening | undefined)[]): (error: unknown) => Promise<never> {
  return async (error) => {
    await Promise.all(bound.map((listening) => listening?.stop(0)));
    throw error;
  };
}

/** Serves `/healthz` and `/metrics` apart from the API. */
function processPages(metrics: Registry): RequestListener {
  return async ({ url }, response) => {
    const respond = (status: number, type: string, body: string) =>
      response.writeHead(status, { "Content-Type": type }).end(body);
    try {
      if (url === "/healthz") respond(200, "application/json", '{"status":"ok"}');
      else if (url === "/metrics") respond(200, metrics.contentType, await metrics.metrics());
      else respond(404, "text/plain", "This port serves /healthz and /metrics.\n");
    } catch {
      respond(500, "text/plain", "The metrics cannot be read.\n");
    }
  };
}
