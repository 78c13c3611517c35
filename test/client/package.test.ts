import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeyOwner } from "../support/keys.ts";
import { startTestService, type TestService } from "../support/service.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

const PROGRAM = `
import { ApiError, createClient, offsetPages, verifyWebhook, waitForJob } from "@account-intelligence/client";
import type { Schema, WebhookEvent } from "@account-intelligence/client";

const [baseUrl = "", apiKey = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, apiKey });
const { data } = await client.get("/api/v1/agent/me");
const me: string = data.email;
const refusal = await createClient({ baseUrl, apiKey: "ai_live_wrong" }).get("/api/v1/agent/me").catch((error: unknown) => error);
const code = refusal instanceof ApiError ? refusal.errorCode : null;
console.log(JSON.stringify({ me, code }));

// Held by the compiler only.
export const progress = (jobId: string) => waitForJob(client, jobId, { onProgress: (job) => console.log(job.processed) });
export const lists = () => offsetPages((pagination) => client.post("/api/v1/account/get-account-list", { body: { pagination } }));
export const event = (event: WebhookEvent): string => (event.type === "lookalike_job.completed" ? event.data.job_id : event.type);
export const verify = verifyWebhook;
export const keyless = createClient({ baseUrl, apiKey: undefined, userId: undefined, retry: undefined });
export const company = (found: Schema["Lookalike"]): string => found.domain;
export const mistakes = () => [
  // @ts-expect-error there is no such path
  client.get("/api/v1/nonsense"),
  // @ts-expect-error a query is required
  client.get("/api/v1/account/search-by-traits"),
  // @ts-expect-error the limit is a number
  client.get("/api/v1/account/search-by-traits", { params: { query: { query: "x", limit: "5" } } }),
];
`;

/** Settings of a careful project; libraries are checked too. */
const STRICT = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

describe("the packed client, in an empty project", () => {
  let project: string;
  let service: TestService;

  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), "client-consumer-"));
    service = await startTestService();
    // What `npm publish` runs first; machines that forbid install scripts skip it.
    await run("npm", ["run", "build"], join(projectRoot, "client"));
    const packed: Record<string, string> = {};
    for (const path of ["client", "node_modules/openapi-fetch", "node_modules/openapi-typescript-helpers"]) {
      const output = await run(
        "npm",
        ["pack", "--json", "--ignore-scripts", `--pack-destination=${project}`],
        join(projectRoot, path),
      );
      const listed: { name: string; filename: string }[] = JSON.parse(output);
      for (const { name, filename } of listed) packed[name] = `file:${filename}`;
    }
    writeFileSync(
      join(project, "package.json"),
      JSON.stringify({ name: "consumer", private: true, type: "module", dependencies: packed }),
    );
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"], project);
    writeFileSync(
      join(project, "program.ts"),
      PROGRAM.replace("process.argv", "(globalThis as { process?: { argv: string[] } }).process!.argv"),
    );
  });

  afterAll(async () => {
    await service?.stop();
    rmSync(project, { recursive: true, force: true });
  });

  it.each([
    ["nodenext", { module: "nodenext", moduleResolution: "nodenext", outDir: "out" }],
    ["bundler", { module: "esnext", moduleResolution: "bundler", noEmit: true }],
  ])("type-checks under strict settings with %s resolution", async (name, resolution) => {
    writeFileSync(
      join(project, `tsconfig.${name}.json`),
      JSON.stringify({ compilerOptions: { ...STRICT, types: [], ...resolution }, files: ["program.ts"] }),
    );
    const compiler = join(projectRoot, "node_modules/@typescript/native/bin/tsc");
    expect(await run(process.execPath, [compiler, "-p", `tsconfig.${name}.json`], project)).toBe("");
  });

  it("calls the service after compilation", async () => {
    const { key, email } = await createKeyOwner(service.database.db);
    const said = await run(process.execPath, ["out/program.js", service.address, key], project);
    expect(JSON.parse(said)).toEqual({ me: email, code: "UNAUTHORIZED" });
  });
});

async function run(command: string, commandLine: string[], cwd: string): Promise<string> {
  try {
    return (
      await promisify(execFile)(command, commandLine, {
        cwd,
        env: { ...process.env, npm_config_loglevel: "error" },
        maxBuffer: 10_000_000,
      })
    ).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${commandLine.join(" ")}\n${stdout ?? ""}\n${stderr ?? ""}`, { cause: error });
  }
}
