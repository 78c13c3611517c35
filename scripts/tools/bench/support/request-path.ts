import { fork } from "node:child_process";
import { once } from "node:events";
import { Pool } from "undici";

const CONNECTIONS = 20;

interface RequestPath {
  /** Sends requests, and returns the processor time that the server took for each, in microseconds. */
  cost(count: number): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own. */
export async function startRequestPath(name: "service" | "overloaded" | "fastify"): Promise<RequestPath> {
  const child = fork(new URL("./requests-child.ts", import.meta.url), [name], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address]: string[] = await once(child, "message");
  const pool = new Pool(address ?? "", { connections: CONNECTIONS });
  const processorTime = async (): Promise<number> => {
    child.send("processor time");
    const [microseconds]: number[] = await once(child, "message");
    return microseconds ?? Number.NaN;
  };
  const request = async (): Promise<void> => {
    const { statusCode, body } = await pool.request({
      method: "POST",
      path: "/api/v1/account/get-account-list",
      headers: { "content-type": "application/json", "x-api-key": "ai_live_x" },
      body: '{"pagination":{"limit":20}}',
    });
    const text = await body.text();
    if (statusCode !== (name === "overloaded" ? 503 : 200)) throw new Error(`${statusCode} ${text}`);
  };
  return {
    cost: async (count: number): Promise<number> => {
      const before = await processorTime();
      let left = count;
      const sender = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await request();
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, sender));
      return ((await processorTime()) - before) / count;
    },
    stop: async (): Promise<void> => {
      await pool.close();
      child.kill();
      await once(child, "exit");
    },
  };
}
