import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { isLivePostgres } from "../../server/db/embedded/postmaster.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const directory = temporaryFolder();
chmodSync(directory, 0o755);

interface Started {
  process: ChildProcess;
  output: () => string;
  postgres: number;
}

/** Starts the service as a user does, until it prints that it is ready. */
async function start(command = "npm", args = ["start"]): Promise<Started> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: directory, PORT: "0", LOG_LEVEL: "info", SAMPLE_DATA: "0" },
  });
  let output = "";
  const collect = (text: string) => (output += text);
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  await vi.waitFor(() => expect(output).toMatch(/^Key: \w+\n/m), { timeout: 90_000, interval: 20 });
  const postgres = Number(readFileSync(join(directory, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
  return { process: child, output: () => output, postgres };
}

/** Sends the requests that the greeting prints, and returns their statuses. */
function sendPrinted(output: string): Promise<number[]> {
  const printed = [...output.matchAll(/^ {2}curl -s '?([^' ]+)'?(?:.* -d '([^']*)')? -H 'X-API-Key: (\w+)'$/gm)];
  return Promise.all(
    printed.map(async ([, url = "", body, key = ""]) => {
      const headers = { "X-API-Key": key, "Content-Type": "application/json" };
      return (await fetch(url, body === undefined ? { headers } : { method: "POST", headers, body })).status;
    }),
  );
}

async function expectNothingLeft({ postgres }: Started): Promise<void> {
  await until(() => !isLivePostgres(postgres));
  expect(existsSync(join(directory, "postgres/data/postmaster.pid"))).toBe(false);
}

/** A Node on this machine that is too old to run the service. */
const olderNode = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "node"))
  .find(
    (node) =>
      existsSync(node) &&
      Number.parseInt(spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout, 10) < 24,
  );

describe("npm start", { timeout: 200_000 }, () => {
  it("exits with 0 on SIGTERM without leaving Postgres running, and keeps its first key", async () => {
    const first = await start();
    const key = /Key: (ai_live_[0-9A-Za-z]{43})/.exec(first.output())?.[1] ?? "none";
    first.process.kill("SIGTERM");
    expect(await once(first.process, "close")).toEqual([0, null]);
    expect(first.output()).toMatch(/"msg":"stopping"[\s\S]*"msg":"stopped"/);
    await expectNothingLeft(first);
    const second = await start();
    expect(second.output()).toContain(`Key: ${key}`);
    second.process.kill("SIGINT");
    expect(await once(second.process, "exit")).toEqual([0, null]);
    await expectNothingLeft(second);
  });

  it("reports that the catalogue is empty, and still prints requests that work", async () => {
    const started = await start();
    expect(started.output()).toContain("The catalogue is empty.");
    expect(started.output()).toContain("npm run ingest -- companies FILE");
    expect(await sendPrinted(started.output())).toEqual([200, 200, 200]);
    started.process.kill("SIGTERM");
    await once(started.process, "exit");
    await expectNothingLeft(started);
  });

  it("leaves no process when npm itself is killed", async () => {
    const started = await start();
    started.process.kill("SIGKILL");
    await expectNothingLeft(started);
  });

  it.skipIf(olderNode === undefined)(
    "runs on the Node in the dependencies if the machine's Node is older, and ends together with its launcher",
    async () => {
      const stopped = await start(olderNode, ["scripts/bootstrap.mjs", "start"]);
      stopped.process.kill("SIGTERM");
      expect(await once(stopped.process, "exit")).toEqual([0, null]);
      await expectNothingLeft(stopped);
      const killed = await start(olderNode, ["scripts/bootstrap.mjs", "start"]);
      killed.process.kill("SIGKILL");
      await expectNothingLeft(killed);
    },
  );

  it("reports which setting is wrong and starts nothing", async () => {
    const child = spawn("npm", ["start"], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, DATA_DIR: join(directory, "unused"), PORT: "eighty" },
    });
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    expect((await once(child, "close"))[0]).toBe(1);
    expect(output).toContain("PORT must be a whole number from 0 to 65535.");
    expect(existsSync(join(directory, "unused"))).toBe(false);
  });
});

it("an unknown command prints a message", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/bootstrap.mjs", "fly"], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("There is no command or tool named fly.");
});
