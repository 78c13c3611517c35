import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { findDocs } from "../../server/http/docs/docs.ts";
import { referenceDocument } from "../../server/http/docs/reference-document.ts";
import { startCommand } from "../support/command.ts";
import { codeBlocks, projectRoot } from "../support/readme.ts";

const guides = globSync("server/http/docs/guides/*.md", { cwd: projectRoot }).toSorted();
const folder = mkdtempSync(join(tmpdir(), "guides-"));
let address = "";
let stop: () => Promise<unknown>;

beforeAll(async () => {
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const mock = startCommand("npm run mock -- --port 0 --dynamic");
  await mock.prints(/listening on http/);
  address = /listening on (http:\/\/[\d.:]+)/.exec(mock.output())?.[1] ?? "";
  stop = mock.stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the guides use without declaring it. */
const GIVEN = `
import { Webhook } from "standardwebhooks";
import { ApiError, createClient, pagesOfJob, submitLookalikeJob, verifyWebhook, waitForCrmJob, waitForSignal } from "@account-intelligence/client";
const baseUrl = process.argv[2] ?? "";
const client = createClient({ baseUrl, apiKey: "any", userId: "user_01jt3q5w8r" });
const secret = "whsec_" + Buffer.from("a secret of enough length").toString("base64");
const sent = JSON.stringify({ type: "signal.completed", timestamp: new Date().toISOString(), data: { signal_id: 7 } });
const request = new Request("http://receiver.example/", {
  method: "POST",
  headers: { "webhook-id": "msg_1", "webhook-timestamp": String(Math.floor(Date.now() / 1000)), "webhook-signature": new Webhook(secret).sign("msg_1", new Date(), sent) },
  body: sent,
});
void [ApiError, pagesOfJob, submitLookalikeJob, verifyWebhook, waitForCrmJob, waitForSignal, request];
`;

function programOf(path: string): string {
  const text = readFileSync(join(projectRoot, path), "utf8");
  return `${GIVEN}\n${codeBlocks({ path, text }, "ts").join("\n")}`;
}

describe("the guides", () => {
  it("are compiled against the client", () => {
    for (const path of guides) writeFileSync(join(folder, `${basename(path, ".md")}.ts`), programOf(path));
    const options = {
      extends: join(projectRoot, "tsconfig.json"),
      include: ["*.ts"],
      compilerOptions: { noUnusedLocals: false },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
    return expect(
      run([join(projectRoot, "node_modules/@typescript/native/bin/tsc"), "-p", folder]),
    ).resolves.toMatchObject({ code: 0, output: "" });
  });

  it.each(guides.map((path) => [basename(path)]))("%s runs as it is written", async (name) => {
    const program = join(folder, `${basename(name, ".md")}.ts`);
    writeFileSync(program, programOf(`server/http/docs/guides/${name}`));
    const { code, output } = await run(["--conditions=account-intelligence-source", program, address]);
    expect(code, output).toBe(0);
    expect(output).not.toBe("");
  });

  it("are in the reference, with a sample for the TypeScript client at each operation", () => {
    const document = referenceDocument();
    const titles = [...(document.info.description ?? "").matchAll(/^# (.+)$/gm)].map(([, title]) => title);
    expect(titles).toHaveLength(guides.length);
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(operations).toHaveLength(routes.length);
    for (const operation of operations) expect(JSON.stringify(operation["x-codeSamples"])).toContain("await client.");
    expect(findDocs("/docs", "")?.status).toBe(200);
  });
});

function run(args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: projectRoot }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}
