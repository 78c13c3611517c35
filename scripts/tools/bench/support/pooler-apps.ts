import { fork } from "node:child_process";
import { once } from "node:events";
import { Pool } from "undici";

interface Database {
  readonly url: string;
  /** Empty without a pooler. */
  readonly poolUrl: string;
  /** The connections of each app. */
  readonly connections: number;
}

/** Starts apps with a connection pool each, in one process. Returns a client for each of them. */
export async function startApps(
  count: number,
  { url, poolUrl, connections }: Database,
): Promise<{ pools: Pool[]; stop: () => Promise<void> }> {
  const child = fork(
    new URL("./pooler-child.ts", import.meta.url),
    [url, poolUrl, String(count), String(connections)],
    { stdio: ["ignore", "ignore", "inherit", "ipc"], env: { ...process.env, NODE_ENV: "production" } },
  );
  const [addresses = []]: string[][] = await once(child, "message");
  const pools = addresses.map((address) => new Pool(address));
  const stop = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.close()));
    child.kill();
    await once(child, "exit");
  };
  return { pools, stop };
}
