import { fork } from "node:child_process";
import { once } from "node:events";
import type pg from "pg";
import { Client } from "undici";
import { readConfig } from "../../server/config.ts";
import { createLog } from "../../server/log.ts";
import { type Service, startService } from "../../server/main.ts";
import { createSecrets } from "../../server/secrets.ts";
import { copyRows } from "./copy-rows.ts";
import { GeneratedCompanies, generatedColumns } from "./generated-companies.ts";

const LOT = 20_000;
const SECRET_KEY = "a secret key for the benchmark, long enough";

/** The key of the workspace that `fillCatalogue` makes. */
export const API_KEY = "ai_live_benchmark0000000000000000000000000000000000";

/**
 * Fills the catalogue with so many companies, and makes a workspace with a key and credits.
 * @returns milliseconds of COPY into a table without anything, and into the catalogue
 */
export async function fillCatalogue(client: pg.Client, companies: number): Promise<[number, number]> {
  const columns = generatedColumns.join(", ");
  await client.query(`create table bare as select ${columns} from company limit 0`);
  const generator = new GeneratedCompanies(5);
  const spent: [number, number] = [0, 0];
  for (let made = 0; made < companies; made += LOT) {
    const rows = generator.next(Math.min(LOT, companies - made));
    for (const [at, table] of (["bare", "company"] as const).entries()) {
      const start = performance.now();
      await copyRows(client, `copy ${table} (${columns}) from stdin`, rows);
      spent[at]! += performance.now() - start;
    }
  }
  await client.query("drop table bare");
  await client.query("vacuum analyze company");
  await client.query("insert into workspace default values");
  await client.query(
    "insert into app_user (id, email, workspace_id) values ('user_bench', 'bench@workspace.example', 1)",
  );
  await client.query("insert into api_key (user_id, key_hmac, key_encrypted) values ('user_bench', $1, 'unused')", [
    createSecrets(SECRET_KEY).hmac("api-key", API_KEY),
  ]);
  await client.query("insert into credit_balance (workspace_id, balance) values (1, 100000000)");
  return spent;
}

function settingsOf(databaseUrl: string): Record<string, string> {
  return {
    PORT: "0",
    DATABASE_URL: databaseUrl,
    SECRET_KEY,
    LOG_LEVEL: "error",
    SAMPLE_DATA: "0",
    WORKERS: "1",
    RATE_LIMIT_READS: "1000000",
    RATE_LIMIT_COSTLY: "1000000",
    START_CREDITS: "100000000",
  };
}

/** A service in a process of its own. */
export interface ForkedService {
  /** The body of an answer of 200; throws at any other. */
  get: (path: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the whole service in a process of its own, and waits until it searches. */
export async function forkSearchService(databaseUrl: string): Promise<ForkedService> {
  const env = { ...process.env, ...settingsOf(databaseUrl), NODE_ENV: "production" };
  const service = fork(new URL("http-service.ts", import.meta.url), {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [address]: string[] = await once(service, "message");
  if (address === undefined) throw new Error("the service did not tell its address");
  const client = new Client(address);
  const get = async (path: string): Promise<string> => {
    const { statusCode, body } = await client.request({ method: "GET", path, headers: { "X-API-Key": API_KEY } });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`);
    return text;
  };
  while (!(await fetch(`${address}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 100));
  const stop = async (): Promise<void> => {
    await client.close();
    service.kill();
    await once(service, "exit");
  };
  return { get, stop };
}

/** The whole service, workers included, on a database. */
export async function startSearchService(databaseUrl: string): Promise<Service> {
  const settings = readConfig(settingsOf(databaseUrl));
  if ("mistakes" in settings) throw new Error(settings.mistakes.join(" "));
  return startService(settings.config, createLog("error"));
}

/** A loaded index: how long that took, and what it holds. */
export interface Ready {
  milliseconds: number;
  vectorBytes: number;
  lexicalBytes: number;
}

/** Waits until the index is loaded; `phases` collects the milliseconds spent in each. */
export async function untilReady(running: Service, phases: Record<string, number> = {}): Promise<Ready> {
  const begun = performance.now();
  let last = "";
  let looked = begun;
  for (;;) {
    const answer = await fetch(`${running.address}/readyz`);
    const { checks } = (await answer.json()) as { checks: Record<string, string> };
    if (answer.ok) break;
    if (checks.search !== last) process.stderr.write(`\r${((last = checks.search ?? "")).padEnd(80)}`);
    const phase = last.replace(/ \(.*/, "");
    phases[phase] = (phases[phase] ?? 0) + (performance.now() - looked);
    looked = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.stderr.write(`\r${"".padEnd(80)}\r`);
  const ready = performance.now() - begun;
  const status = running.searchStatus();
  return {
    milliseconds: ready,
    vectorBytes: status.state === "ready" ? status.vectorBytes : 0,
    lexicalBytes: status.state === "ready" ? status.lexicalBytes : 0,
  };
}
