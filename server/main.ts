import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import { startApi } from "./api.ts";
import { startBackground } from "./background.ts";
import type { Config } from "./config.ts";
import { observePools } from "./db/pool-metrics.ts";
import { createLog } from "./log.ts";
import type { Clock } from "./ports/clock.ts";
import type { EngineStatus } from "./search/serving/messages.ts";
import { openServices } from "./services.ts";
import { serveWorkerPages } from "./worker-pages.ts";

/** A running service. */
export interface Service {
  /** Where the API answers, for example `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** What the search is doing: loading its index, or ready. */
  searchStatus(): EngineStatus;
  /** Finishes what runs, refuses new work and lets go of everything, within ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** Runs the API and, unless WORKERS is 0, the background work beside it. */
export async function startService(
  config: Config,
  log: Logger = createLog(config.logLevel),
  clock?: Clock,
): Promise<Service> {
  const services = await openServices(config, log, "api", clock);
  const background = config.workers ? await startBackground(services) : undefined;
  const api = await startApi(services);
  observePools(services.metrics, { main: services.connection.pool, ...(background && { queue: background.pool }) });
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), background?.stop()]);
    await services.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    address: api.address,
    port: api.port,
    searchStatus: services.searchStatus,
    stop: () => (stopped ??= stop()),
  };
}

/** A running worker process. */
export interface Worker extends Pick<Service, "stop"> {
  /** Where it tells how it is; undefined without WORKER_PORT. */
  readonly address: string | undefined;
}

/** Runs background work alone. */
export async function startWorker(
  config: Config,
  log: Logger = createLog(config.logLevel),
  clock?: Clock,
): Promise<Worker> {
  const services = await openServices(config, log, "worker", clock);
  const background = await startBackground(services);
  observePools(services.metrics, { main: services.connection.pool, queue: background.pool });
  collectDefaultMetrics({ register: services.metrics });
  const pages =
    config.workerPort === undefined
      ? undefined
      : await serveWorkerPages(config.host, config.workerPort, services.metrics);
  const stop = async (): Promise<void> => {
    await Promise.all([background.stop(), pages?.stop()]);
    await services.close();
  };
  let stopped: Promise<void> | undefined;
  return { address: pages?.address, stop: () => (stopped ??= stop()) };
}
