import type { Logger } from "pino";
import { startApi } from "./api.ts";
import { startBackground } from "./background.ts";
import type { Config } from "./config.ts";
import { createLog } from "./log.ts";
import type { Clock } from "./ports/clock.ts";
import type { EngineStatus } from "./search/serving/messages.ts";
import { openServices } from "./services.ts";

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
export async function startService(config: Config, log: Logger = createLog(config.logLevel), clock?: Clock): Promise<Service> {
  const services = await openServices(config, log, "api", clock);
  const background = config.workers ? await startBackground(services) : undefined;
  const api = await startApi(services);
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), background?.stop()]);
    await services.close();
  };
  let stopped: Promise<void> | undefined;
  return { address: api.address, port: api.port, searchStatus: services.searchStatus, stop: () => (stopped ??= stop()) };
}

/** Runs background work alone. */
export async function startWorker(config: Config, log: Logger = createLog(config.logLevel), clock?: Clock): Promise<Pick<Service, "stop">> {
  const services = await openServices(config, log, "worker", clock);
  const background = await startBackground(services);
  const stop = async (): Promise<void> => {
    await background.stop();
    await services.close();
  };
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}
