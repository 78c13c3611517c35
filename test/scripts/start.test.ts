import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { isLivePostgres } from "../../server/db/embedded/postmaster.ts";

const directory = mkdtempSync(join(tmpdir(), "npm-start-"));
chmodSync(directory, 0o755);
afterAll(() => rmSync(directory, { recursive: true }));

type Started = { process: ChildProcess; output: () => string; postgres: number };

/** `npm start` as a person runs it, up to the line that says it is ready. */
async function npmStart(settings: Record<string, string> = {}): Promise<Started> {
  const child = spawn("npm", ["start"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: directory, PORT: "0", LOG_LEVEL: "warn", SAMPLE_DATA: "0", ...settings },
  });
  let output = "";
  const collect = (text: string) => (output += text);
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  await vi.waitFor(() => expect(output).toContain("Companies like it:\n  curl"), { timeout: 40_000, interval: 20 });
  const postgres = Number(readFileSync(join(directory, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
  return { process: child, output: () => output, postgres };
}

async function expectNothingLeft({ postgres }: Started): Promise<void> {
  await vi.waitFor(() => expect(isLivePostgres(postgres)).toBe(false), { timeout: 20_000, interval: 20 });
  expect(existsSync(join(directory, "postgres/data/postmaster.pid"))).toBe(false);
}

describe("npm start", () => {
  it("ends with 0 and leaves no Postgres on SIGTERM, and keeps its first key", async () => {
    const first = await npmStart();
    const key = /Key: (ai_live_[0-9A-Za-z]{43})/.exec(first.output())?.[1] ?? "none";
    first.process.kill("SIGTERM");
    expect(await once(first.process, "exit")).toEqual([0, null]);
    await expectNothingLeft(first);
    const second = await npmStart();
    expect(second.output()).toContain(`Key: ${key}`);
    second.process.kill("SIGINT");
    expect(await once(second.process, "exit")).toEqual([0, null]);
    await expectNothingLeft(second);
  });

  it("leaves no process when npm itself is killed", async () => {
    const started = await npmStart();
    started.process.kill("SIGKILL");
    await expectNothingLeft(started);
  });

  it("says which setting is wrong and starts nothing", async () => {
    const child = spawn("npm", ["start"], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, DATA_DIR: join(directory, "unused"), PORT: "eighty" } });
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output).toContain("PORT must be a whole number from 0 to 65535.");
    expect(existsSync(join(directory, "unused"))).toBe(false);
  });
});
