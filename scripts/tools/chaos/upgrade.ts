import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../../server/db/embedded/postmaster.ts";
import { until } from "../../support/until.ts";
import type { Check, LoadRecord } from "./record.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

interface Release {
  startApi(port: number): SupervisedProcess;
  startWorker(): SupervisedProcess;
}

/** The processes of the previous release. */
interface Fleet {
  /** The API processes, in the order of `addresses`. */
  readonly apis: readonly SupervisedProcess[];
  readonly worker: SupervisedProcess;
  /** The URLs to which clients send requests. */
  readonly addresses: string[];
}

/** Migrates a database with the release in `folder`. */
export function migrateWith(folder: string, environment: NodeJS.ProcessEnv): void {
  const options = { cwd: folder, env: { ...process.env, ...environment }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, ["scripts/bootstrap.mjs", "migrate"], options);
  if (status !== 0) throw new Error(`The release in ${folder} did not migrate: ${stderr}`);
}

/**
 * Replaces every process under load in the order of server/operations/upgrade.md. Each new process receives requests
 * once it is ready. Then the process that it replaces receives no more requests and stops. Returns the processes of
 * this release.
 * @param pauseMs how long the processes run side by side after each step
 */
export async function upgrade(
  { apis, worker, addresses }: Fleet,
  release: Release,
  pauseMs: number,
): Promise<{ apis: SupervisedProcess[]; worker: SupervisedProcess }> {
  await delay(pauseMs);
  const newWorker = release.startWorker();
  await until(() => newWorker.hasStarted);
  await worker.close();
  const upgraded: SupervisedProcess[] = [];
  for (const api of apis) {
    await delay(pauseMs);
    const port = await freePort(0);
    const address = `http://127.0.0.1:${port}`;
    upgraded.push(release.startApi(port));
    await until(() => isReady(address));
    addresses.push(address);
    addresses.shift();
    await api.close();
  }
  await delay(pauseMs);
  return { apis: upgraded, worker: newWorker };
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Checks that every request succeeded while processes were replaced. */
export function checkUninterrupted({ requests, failures }: LoadRecord): Check {
  return { promise: "no request fails during the upgrade", examined: requests, faults: failures };
}
