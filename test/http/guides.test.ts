import { execFile, spawnSync } from "node:child_process";
import { globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { findDocs } from "../../server/http/docs/docs.ts";
import { listOperations } from "../../server/http/docs/document.ts";
import { referenceDocument } from "../../server/http/docs/reference-document.ts";
import { startMock } from "../mock/start-mock.ts";
import { codeBlocks, projectRoot } from "../support/readme.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const pages = globSync("server/http/docs/guides/*.md", { cwd: projectRoot }).toSorted();
// test/scripts/tour.operation.test.ts runs the tour. The page on Python has no TypeScript.
const guides = pages.filter((path) => !/00-tour|14-python/.test(path));
const GENERATOR = "openapi-python-client";
const hasGenerator = spawnSync(GENERATOR, ["--version"]).status === 0;
const pythonPage = { path: "", text: readFileSync(join(projectRoot, "server/http/docs/guides/14-python.md"), "utf8") };
const folder = temporaryFolder();

symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
const address = await startMock({ dynamic: true, seed: "samples" });

/** Declarations for names that the guides use without declaring. */
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

function createProgram(path: string): string {
  const text = readFileSync(join(projectRoot, path), "utf8");
  return `${GIVEN}\n${codeBlocks({ path, text }, "ts").join("\n")}`;
}

describe("the guides", () => {
  it("are compiled against the client", () => {
    for (const path of guides) writeFileSync(join(folder, `${basename(path, ".md")}.ts`), createProgram(path));
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

  it.each(guides.map((path) => [basename(path)]))("in %s run unchanged", async (name) => {
    const program = join(folder, `${basename(name, ".md")}.ts`);
    writeFileSync(program, createProgram(`server/http/docs/guides/${name}`));
    const { code, output } = await run(["--conditions=account-intelligence-source", program, address]);
    expect(code, output).toBe(0);
    expect(output).not.toBe("");
  });

  it.skipIf(!hasGenerator)(
    "generate a client for Python that works (skipped without openapi-python-client)",
    async () => {
      const { body } = findDocs("/docs/openapi.open.json", "") ?? {};
      writeFileSync(join(folder, "open.json"), String(body));
      const [command = ""] = codeBlocks(pythonPage, "sh");
      const args = command.trim().split(" ").slice(2);
      const generated = await run(
        args.flatMap((each) =>
          each === "--url" ? ["--path"] : each.startsWith("http:") ? [join(folder, "open.json")] : [each],
        ),
        GENERATOR,
        folder,
      );
      expect(generated.code, generated.output).toBe(0);
      const [program = ""] = codeBlocks(pythonPage, "python");
      writeFileSync(join(folder, "program.py"), program.replaceAll("http://127.0.0.1:8080", address));
      const { code, output } = await run([join(folder, "program.py")], "python3");
      expect(code, output).toBe(0);
      expect(output).toMatch(/^(\S+\.example \S+\n)+200 \d+\n\d+\n$/);
    },
  );

  it.each(["TypeScript", "Python", "Shell"])(
    "contain samples of every operation that run unchanged: %s",
    async (lang) => {
      // Samples delete objects that other samples read, so each language has its own mock.
      const mock = await startMock();
      const operations = listOperations(referenceDocument()).toSorted(
        (a, b) => Number(a.method === "delete") - Number(b.method === "delete"),
      );
      const programs = operations.map(({ operation }) => {
        const sample = operation["x-codeSamples"]?.find((each) => each.lang === lang)?.source ?? "";
        return [operation.operationId, sample.replaceAll("https://YOUR-SERVICE", mock)] as const;
      });
      expect(programs).toHaveLength(routes.length);
      const { code, output } = await runSamples[lang as keyof typeof runSamples](programs);
      expect(code, output).toBe(0);
      expect(output.match(/^failed: .*/gm)).toBeNull();
      expect(output.match(/^ran: /gm)).toHaveLength(routes.length);
    },
  );

  it("are in the reference, with a sample for the TypeScript client at each operation", () => {
    const document = referenceDocument();
    const titles = [...(document.info.description ?? "").matchAll(/^# (.+)$/gm)].map(([, title]) => title);
    expect(titles).toHaveLength(pages.length);
    const groups = document["x-tagGroups"]?.flatMap(({ tags }) => tags) ?? [];
    expect(groups.toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(operations).toHaveLength(routes.length);
    for (const operation of operations) expect(JSON.stringify(operation["x-codeSamples"])).toContain("await client.");
    expect(findDocs("/docs", "")?.status).toBe(200);
  });
});

type Programs = readonly (readonly [name: string, source: string])[];

/** Runs programs unchanged and in order. All programs of a language share a process, to save time. */
const runSamples = {
  TypeScript: async (programs: Programs) => {
    const bodies = programs.map(([name, source]) => {
      const body = source.replace(/^import .*$/gm, "");
      return `await (async () => {\n${body}\nvoid data;\n})().then(() => console.log("ran: ${name}"), (error) => console.log("failed: ${name}", error));`;
    });
    const file = join(folder, "samples.ts");
    writeFileSync(file, `import { createClient } from "@account-intelligence/client";\n${bodies.join("\n")}`);
    writeFileSync(
      join(folder, "samples.json"),
      JSON.stringify({ extends: join(projectRoot, "tsconfig.json"), include: ["samples.ts"] }),
    );
    const checked = await run([
      join(projectRoot, "node_modules/@typescript/native/bin/tsc"),
      "-p",
      join(folder, "samples.json"),
    ]);
    return checked.code === 0 ? run(["--conditions=account-intelligence-source", file]) : checked;
  },
  Python: (programs: Programs) => {
    const file = join(folder, "programs.json");
    writeFileSync(file, JSON.stringify(programs));
    const runner = `
import contextlib, io, json, sys, types
try:
    import requests
except ImportError:
    # A machine without the library checks the calls by the same interface.
    import urllib.parse, urllib.request
    def request(method, url, headers={}, params=None, json=None, timeout=30, body=json.dumps):
        query = "?" + urllib.parse.urlencode(params, True) if params else ""
        data = None if json is None else body(json).encode()
        sent = {**headers, **({} if data is None else {"Content-Type": "application/json"})}
        text = urllib.request.urlopen(urllib.request.Request(url + query, data, sent, method=method)).read().decode()
        return types.SimpleNamespace(text=text, json=lambda: body(text), raise_for_status=lambda: None)
    sys.modules["requests"] = types.SimpleNamespace(request=request)
for name, source in json.load(open(sys.argv[1])):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(source, {})
        print("ran:", name)
    except Exception as error:
        print("failed:", name, error)
`;
    return run(["-c", runner, file], "python3");
  },
  Shell: (programs: Programs) => {
    const script = programs.map(
      ([name, source]) =>
        `if out=$(${source.trim()} 2>&1); then echo "ran: ${name}"; else echo "failed: ${name} $out"; fi`,
    );
    return run(["-c", script.join("\n")], "sh");
  },
};

function run(args: string[], program = process.execPath, cwd = projectRoot): Promise<{ code: number; output: string }> {
  const env = { ...process.env, API_KEY: "any" };
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env, maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}
