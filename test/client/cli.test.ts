import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { routes } from "../../generated/routes.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { until } from "../../scripts/support/until.ts";
import { startCommand } from "../support/command.ts";
import { projectRoot } from "../support/readme.ts";
import { startTestService } from "../support/service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const ARGUMENTS = ["--conditions=account-intelligence-source", join(projectRoot, "client/cli/src/main.ts")];

const mock = startCommand("npm run mock -- --port 0 --dynamic");
await mock.prints(/listening on http/);
const address = /listening on (http:\/\/[\d.:]+)/.exec(mock.output())?.[1] ?? "";
afterAll(() => mock.stop());

function environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, XDG_CONFIG_HOME: folder, ACCOUNT_INTELLIGENCE_URL: address, ...more };
}

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...ARGUMENTS, ...args],
      { cwd: folder, env: environment(more) },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const WITH_KEY = { ACCOUNT_INTELLIGENCE_KEY: "any" };

describe("the CLI", () => {
  it("exchanges a code for a key, stores the key in a file that only the user can read, and uses it", async () => {
    const without = await run(["whoami"]);
    expect([without.code, without.stderr]).toEqual([3, expect.stringContaining("sign-up you@company.com")]);
    expect(await run(["sign-up", "ada@northwind.example"])).toMatchObject({ code: 0, stdout: "" });
    expect(await run(["verify", "ada@northwind.example", "12"])).toMatchObject({ code: 2 });
    expect(await run(["verify", "ada@northwind.example", "123456"])).toMatchObject({ code: 0 });
    const file = join(folder, "account-intelligence/config.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "account-intelligence")).mode & 0o777).toBe(0o700);
    expect(JSON.parse((await run(["whoami"])).stdout)).toMatchObject({ email: "ada@northwind.example" });
    const elsewhere = await run(["whoami", "--url", "http://localhost:9"]);
    expect([elsewhere.code, elsewhere.stderr]).toEqual([3, expect.stringContaining("The stored API key belongs to")]);
    expect(await run(["whoami", "--url", "nonsense"])).toMatchObject({ code: 2 });
    await run(["sign-out"]);
    expect(existsSync(file)).toBe(false);
  });

  it("prints JSON without a terminal, and a table, CSV or lines on request", async () => {
    const lookalikes = (...more: string[]) => run(["lookalikes", "northwind.example", "-n", "3", ...more], WITH_KEY);
    const json: unknown[] = JSON.parse((await lookalikes()).stdout);
    expect(json).toHaveLength(3);
    const quoted = JSON.parse((await lookalikes("--dry-run")).stdout);
    expect(quoted).toMatchObject({ operation: "search_lookalikes", credits: { high: 8 } });
    expect((await lookalikes("--dry-run", "--max-credits", "2")).stderr).toContain("exceeds --max-credits 2");
    expect((await lookalikes("--quote", quoted.quote_id)).code).toBe(0);
    const lines = (await lookalikes("-o", "ndjson")).stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toHaveLength(3);
    const table = (await lookalikes("-o", "table")).stdout.split("\n");
    expect([table[0]?.split(/ +/).slice(0, 3), table[1]?.slice(0, 3)]).toEqual([["domain", "name", "country"], "---"]);
    const csv = await lookalikes("-o", "csv");
    expect(csv.stdout.split("\n")[0]).toBe("domain,name,country,employees,stage,score,reason");
    expect(csv.stderr).toMatch(/^3 companies for 3 credits; \d+ left\.$/m);
  });

  it("exits with a code for the kind of error", async () => {
    expect(await run(["lookalikes"], WITH_KEY)).toMatchObject({ code: 2 });
    expect(await run(["lookalieks"], WITH_KEY)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("lookalikes"),
    });
    for (const words of ["search x --limit many", "emails 7 abc", "lookalikes -q x --min-score high"])
      expect(await run(words.split(" "), WITH_KEY)).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/ Must be /),
      });
    expect(await run(["views", "show", "view_none"], WITH_KEY)).toMatchObject({ code: 4 });
    expect(await run(["credits", "--user", "user_unknown"], WITH_KEY)).toMatchObject({ code: 3 });
    expect(await run(["lookalikes", "-q", "x", "--country", "Atlantis"], WITH_KEY)).toMatchObject({ code: 6 });
    const nowhere = { ...WITH_KEY, ACCOUNT_INTELLIGENCE_URL: "http://127.0.0.1:9" };
    expect(await run(["credits"], nowhere)).toMatchObject({ code: 7, stdout: "" });
  });

  it.each([
    [402, "INSUFFICIENT_CREDITS", 5],
    [402, "BUDGET_EXCEEDED", 5],
    [404, "NOT_FOUND", 4],
    [409, "LIMIT_REACHED", 1],
    [429, "RATE_LIMITED", 7],
    [503, "UNAVAILABLE", 7],
  ])("exits with a specific code if the service returns %i %s", async (status, error_code, code) => {
    const failing = createServer((_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      const message = "Not now. GET /api/v1/credits returns the balance.";
      response.end(JSON.stringify({ error_code, message, details: {}, request_id: "r-1" }));
    });
    const url = `http://127.0.0.1:${await listenLocally(failing)}`;
    const ended = await run(["credits", "--url", url], WITH_KEY);
    const said = /`account-intelligence call credits.balance` returns the balance\. .*r-1/;
    expect([ended.code, ended.stdout, ended.stderr]).toEqual([code, "", expect.stringMatching(said)]);
    failing.close();
  });

  it("deploys a signal for the key's owner by default, because deploying requires an acting user", async () => {
    const wanted = ["signals", "deploy", "companies", "--name", "Carriers", "--icp", "12"];
    expect(await run(wanted, WITH_KEY)).toMatchObject({ code: 0 });
    expect(await run([...wanted, "--user", "user_unknown"], WITH_KEY)).toMatchObject({ code: 3 });
  });

  it("writes the companies of a job to a file, and resumes after an interruption without losing or repeating any", async () => {
    const file = join(folder, "found.ndjson");
    const start = () => run(["bulk", "start", "-q", "software", "-n", "100", "-f", file], WITH_KEY);
    const first = await start();
    expect(first).toMatchObject({ code: 0 });
    const whole = readFileSync(file, "utf8");
    expect(whole.trimEnd().split("\n")).toHaveLength(100);
    expect((await start()).code).toBe(2);
    // Simulates a process that was killed while it wrote the first page.
    const jobId = /Started (\w+)\./.exec(first.stderr)?.[1] ?? "";
    writeFileSync(file, whole.slice(0, 1_000));
    writeFileSync(`${file}.job`, JSON.stringify({ jobId, bytes: 0, request: '{"query":"software","limit":100}' }));
    const another = await run(["bulk", "start", "-q", "banks", "-n", "100", "-f", file], WITH_KEY);
    expect([another.code, another.stderr]).toEqual([2, expect.stringContaining("results of another search")]);
    expect((await start()).stderr).toContain(`Resuming ${jobId}`);
    expect(readFileSync(file, "utf8")).toBe(whole);
    expect(JSON.parse((await run(["bulk", "status", jobId], WITH_KEY)).stdout)).toMatchObject({ status: "completed" });
  });

  it("exits with 8 if the job was cancelled, keeps the delivered results, and does not resume the job", async () => {
    const headers = { "X-API-Key": "any", "Content-Type": "application/json" };
    const jobs = `${address}/api/v1/account/search-lookalikes-bulk`;
    const request = { method: "POST", headers, body: JSON.stringify({ query: "software", limit: 100 }) };
    const { job_id: jobId } = JSON.parse(await (await fetch(jobs, request)).text());
    expect((await run(["bulk", "cancel", jobId], WITH_KEY)).code).toBe(0);
    const file = join(folder, "cancelled.ndjson");
    writeFileSync(`${file}.job`, JSON.stringify({ jobId, bytes: 0 }));
    const ended = await run(["bulk", "start", "-q", "software", "-n", "100", "-f", file], WITH_KEY);
    expect([ended.code, ended.stdout]).toEqual([8, ""]);
    expect(ended.stderr).toContain("The job was cancelled.");
    const [, delivered] = /(\d+) companies in/.exec(ended.stderr) ?? [];
    expect(readFileSync(file, "utf8").split("\n").length - 1).toBe(Number(delivered));
    expect(existsSync(`${file}.job`)).toBe(false);
  });

  // On other systems, `script` has different arguments.
  it.runIf(process.platform === "linux")(
    "asks on a terminal before it imports, and exits with 8 if the user does not confirm",
    async () => {
      const file = join(folder, "asked.csv");
      writeFileSync(file, "Website\nnorthwind.example\n");
      const onTerminal = async (answer: string) => {
        const command = [process.execPath, ...ARGUMENTS, "import", file].map((part) => `'${part}'`).join(" ");
        const terminal = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
          env: environment(WITH_KEY),
        });
        const seen = output(terminal);
        await until(() => seen.stdout.includes("[y/N]"));
        terminal.stdin.write(`${answer}\n`);
        await until(() => terminal.exitCode !== null);
        return { code: terminal.exitCode, shown: seen.stdout };
      };
      expect(await onTerminal("n")).toEqual({ code: 8, shown: expect.stringContaining("Nothing was imported.") });
      expect(await onTerminal("")).toMatchObject({ code: 8 });
      expect(await onTerminal("y")).toEqual({ code: 0, shown: expect.stringContaining("of 1 companies are now") });
    },
  );

  it("proposes a mapping of columns, and imports if the user accepts it", async () => {
    const file = join(folder, "companies.csv");
    writeFileSync(file, "Website;Company\nhttps://www.northwind.example;Northwind\nnobody.example;Nobody\n");
    const asked = await run(["import", file], WITH_KEY);
    expect([asked.code, asked.stdout]).toEqual([2, ""]);
    expect(asked.stderr).toContain("website: column Website; name: column Company");
    const { stdout } = await run(["import", file, "--yes"], WITH_KEY);
    expect(JSON.parse(stdout).map(({ outcome }: { outcome: string }) => outcome)).toEqual(["imported", "not_found"]);
    writeFileSync(file, "Rank,Note\n1,x\n");
    expect((await run(["import", file, "--yes"], WITH_KEY)).stderr).toContain("--map domain=COLUMN");
    writeFileSync(file, "A,B\nnorthwind.example,x\n");
    expect((await run(["import", file, "--yes"], WITH_KEY)).stderr).toContain("--map domain=COLUMN");
    expect((await run(["import", file, "--yes", "--map", "domain=A"], WITH_KEY)).code).toBe(0);
    expect((await run(["import", file, "--map", "domain=C"], WITH_KEY)).stderr).toContain('no column "C"');
  });

  it("previews a signal without deploying it, deploys it, and lists its findings", async () => {
    const wanted = ["job-posts", "--name", "Cold chains", "--term", "cold chain", "--icp", "12", "--max-credits", "50"];
    const count = async () => JSON.parse((await run(["signals", "list"], WITH_KEY)).stdout).length;
    const before = await count();
    expect((await run(["signals", "preview", ...wanted, "--icp", "999999"], WITH_KEY)).code).toBe(4);
    const preview = JSON.parse((await run(["signals", "preview", ...wanted], WITH_KEY)).stdout);
    expect(preview).toMatchObject({ request: { term: "cold chain", max_credit_limit: 50 }, max_credits: 50 });
    expect(await count()).toBe(before);
    const deployed = await run(["signals", "deploy", ...wanted, "--wait"], WITH_KEY);
    expect(JSON.parse(deployed.stdout)).toMatchObject([{ signal_name: "Cold chains", status: "completed" }]);
    expect(await count()).toBe(before + 1);
    const quoted = JSON.parse((await run(["signals", "deploy", ...wanted, "--dry-run"], WITH_KEY)).stdout);
    expect(quoted).toMatchObject({ operation: "deploy_job_post_first_time_mention", quote_id: expect.any(String) });
    expect(await count()).toBe(before + 1);
    expect((await run(["signals", "deploy", "job-posts", "--name", "x", "--dry-run"], WITH_KEY)).code).toBe(2);
    const again = JSON.parse((await run(["signals", "run", "77", "--dry-run"], WITH_KEY)).stdout);
    expect(again).toMatchObject({ operation: "run_signal", quote_id: expect.any(String) });
    expect((await run(["signals", "run", "77", "--max-credits", "20"], WITH_KEY)).code).toBe(0);
    expect((await run(["signals", "results", "77", "-o", "csv"], WITH_KEY)).stdout).toMatch(/^account,domain,found/);
    expect((await run(["signals", "deploy", "job-posts", "--name", "x"], WITH_KEY)).code).toBe(2);
    const moves = ["job-change", "--name", "Moves"];
    expect((await run(["signals", "deploy", ...moves], WITH_KEY)).code).toBe(2);
    const watched = [...moves, "--audience", "12", "--audience", "13", "--daily"];
    const shown = JSON.parse((await run(["signals", "preview", ...watched], WITH_KEY)).stdout);
    expect(shown.request).toEqual({ name: "Moves", audience_ids: [12, 13], repeat: true });
    expect(JSON.parse((await run(["signals", "deploy", ...watched], WITH_KEY)).stdout)).toHaveProperty("signal_id");
  });

  it("quotes and finds work emails", async () => {
    const emails = (...more: string[]) => run(["emails", "5000", "5001", ...more], WITH_KEY);
    expect(JSON.parse((await emails("--dry-run")).stdout)).toMatchObject({ operation: "enrich_emails" });
    expect(JSON.parse((await emails("--max-credits", "2")).stdout)[0]).toHaveProperty("status");
  });

  it("lists views, prices and usage", async () => {
    expect(JSON.parse((await run(["views"], WITH_KEY)).stdout).length).toBeGreaterThan(1);
    expect(JSON.parse((await run(["credits", "prices"], WITH_KEY)).stdout)[0]).toHaveProperty("credits");
    expect(JSON.parse((await run(["credits", "usage", "-n", "2"], WITH_KEY)).stdout)).toHaveLength(2);
  });

  it("calls every operation with its fields, and reports which field or flag is wrong", async () => {
    const call = async (...words: string[]) => run(["call", ...words], WITH_KEY);
    const listed = (await call()).stdout.trimEnd().split("\n");
    expect(listed).toHaveLength(routes.length);
    const account = await call("accounts.read", "--account-id", "1264");
    expect(JSON.parse(account.stdout)).toMatchObject({ id: 1264 });
    const made = await call("audiences.create", "--name", "2027", "--description=All of them");
    expect(JSON.parse(made.stdout)).toMatchObject({ audience: { name: "2027", description: "All of them" } });
    const { audience } = JSON.parse(made.stdout);
    const members = `audience_id=${audience.id} --account-ids 1264 account-ids=559`.split(" ");
    const added = await call("audiences.addAccounts", ...members);
    expect(JSON.parse(added.stdout)).toMatchObject({ changed_count: 2 });
    const view = `--name Robots --view-type accounts --filters {"name_or_domain_contains":"x"}`.split(" ");
    const views = await call("views.create", ...view);
    expect(JSON.parse(views.stdout)).toMatchObject({ view: { name: "Robots" } });
    expect((await call("insights.feed", "--days", "30")).code).toBe(0);
    const webhook = await call("webhooks.create", "url=https://receiver.example/", "events=insights.new");
    expect(webhook.stdout).toContain("receiver");
    expect((await call("audiences.export", "--audience-id", String(audience.id))).code).toBe(0);
    expect((await call("audiences.create", "fields")).stdout).toMatch(/--name +string, required\. /);
    const fields = (await call("icps.create", "fields")).stdout;
    expect(fields).toMatch(/--personas +object\|null\. .* Fields: seniorities, departments/);
    expect(fields).toContain("Signals apply only `filters`");
    const csv = (await call("accounts.list", "-o", "csv")).stdout.split("\n");
    expect([csv[0], csv.length]).toEqual([expect.stringMatching(/^id,/), 52]);
    expect((await call("credits.balance", "-o", "ndjson")).stdout).toMatch(/^\{"balance".*\}\n$/);
    for (const [words, code, said] of [
      [["audiences.craete"], 2, /Did you mean audiences\.create/],
      [["audiences.create"], 2, /requires --name/],
      [["audiences.create", "--nam", "x"], 2, /has no field --nam\. .*fields/],
      [["accounts.read", "--account-id", "x"], 2, /--account-id must be integer, not x/],
      [["insights.feed", "--days", "900"], 6, /--days: /],
    ] as const) {
      const { code: ended, stderr } = await call(...words);
      expect([ended, stderr.trimEnd().split("\n").length, stderr], words.join(" ")).toEqual([
        code,
        1,
        expect.stringMatching(said),
      ]);
    }
    expect((await run(["lookalikes", "-q", "x", "--country", "Atlantis"], WITH_KEY)).stderr).toMatch(/ --country.*: /);
  });

  it.each(["localhost:8080", "ftp://x", "http://", "ELSEWHERE"])(
    "reports clearly that %s is not the service, and exits with 2",
    async (url) => {
      const elsewhere = createServer((_request, response) => response.end("<html></html>"));
      const page = `http://127.0.0.1:${await listenLocally(elsewhere)}`;
      for (const words of [["credits"], ["call", "credits.balance"], ["sign-up", "ada@northwind.example"], ["mcp"]]) {
        const { code, stderr } = await run([...words, "--url", url === "ELSEWHERE" ? page : url], WITH_KEY);
        expect([words, code, stderr.trimEnd().split("\n").length, stderr]).toEqual([
          words,
          2,
          1,
          expect.stringMatching(/URL of the service|URL of a service/),
        ]);
      }
      elsewhere.close();
    },
  );

  it("lists accounts, the feed and ideal customer profiles, and creates a profile", async () => {
    for (const words of [["accounts", "-n", "3"], ["accounts", "--all"], ["feed"], ["icps"]]) {
      const { code, stdout } = await run(words, WITH_KEY);
      expect([words, code, JSON.parse(stdout).length > 0]).toEqual([words, 0, true]);
      expect((await run([...words, "-o", "csv"], WITH_KEY)).stdout.split("\n")[1]).toMatch(/\w,.*\w/);
    }
    expect((await run(["icps", "create", "Robots", "--description", "They build robots"], WITH_KEY)).stdout).toContain(
      "They build robots",
    );
  });

  it("completes commands, options and choices, in a script for each shell", async () => {
    const complete = async (...words: string[]) => (await run(["complete", "--", ...words])).stdout.split("\n");
    expect(await complete("si")).toEqual(["sign-up", "sign-out", "signals", ""]);
    expect(await complete("signals", "dep")).toEqual(["deploy", ""]);
    expect(await complete("credits", "--output", "")).toContain("ndjson");
    for (const shell of ["bash", "zsh", "fish"]) {
      expect((await run(["completion", shell])).stdout).toContain("account-intelligence complete --");
    }
  });

  it("receives webhooks, prints those with a valid signature, and rejects others", async () => {
    const secret = `whsec_${Buffer.from("a secret of enough length").toString("base64")}`;
    const listening = spawn(process.execPath, [...ARGUMENTS, "listen", "--port", "0", "--secret", secret], {
      env: environment(),
    });
    const seen = output(listening);
    await until(() => seen.stderr.includes("Stop with Ctrl+C"));
    const url = /http:\/\/[\d.:]+\//.exec(seen.stderr)?.[0] ?? "";
    const trigger = (...more: string[]) => run(["trigger", "signal.completed", "--to", url, ...more]);
    expect(await trigger("--secret", secret)).toMatchObject({ code: 0 });
    const [refused, nowhere, wrong] = await Promise.all([
      trigger(),
      run(["trigger", "signal.completed"]),
      run(["trigger", "signal.done", "--to", url]),
    ]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("returned 401")]);
    expect([nowhere.code, wrong.code]).toEqual([2, 2]);
    await until(() => seen.stdout.includes("\n"));
    expect(JSON.parse(seen.stdout)).toMatchObject({ type: "signal.completed", data: { signal_id: expect.anything() } });
    listening.kill("SIGINT");
    await until(() => listening.exitCode !== null || listening.signalCode !== null);
    expect(listening.exitCode).toBe(0);
  });

  it("stops listening if its port is taken or the service rejects its address", async () => {
    const service = await startTestService();
    onTestFinished(() => service.stop());
    const { key } = await createKeyOwner(service.database.db);
    const env = { ACCOUNT_INTELLIGENCE_URL: service.address, ACCOUNT_INTELLIGENCE_KEY: key };
    const taken = await run(["listen", "--port", new URL(service.address).port], env);
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining("--port")]);
    const refused = await run(["listen", "--port", "0"], env);
    expect([refused.code, refused.stderr]).toEqual([6, expect.stringContaining("ALLOW_LOOPBACK_WEBHOOKS=1")]);
  });

  it("registers a webhook while it listens, requests a test event, and deletes the webhook when it is stopped", async () => {
    const service = await startTestService({ WORKERS: "1", ALLOW_LOOPBACK_WEBHOOKS: "1" });
    onTestFinished(() => service.stop());
    const env = { ACCOUNT_INTELLIGENCE_URL: service.address };
    const withKey = { ...env, ACCOUNT_INTELLIGENCE_KEY: (await createKeyOwner(service.database.db)).key };
    const ids = async () => JSON.parse((await run(["call", "webhooks.list"], withKey)).stdout).webhooks;
    const listening = spawn(process.execPath, [...ARGUMENTS, "listen", "--port", "0", "--events", "insights.new"], {
      env: environment(withKey),
    });
    const seen = output(listening);
    await until(() => seen.stderr.includes("registered as"));
    const [{ id }] = await ids();
    const sent = await run(["trigger", "insights.new", "--webhook", id], withKey);
    expect([sent.code, JSON.parse(sent.stdout)]).toMatchObject([0, { status: "delivered" }]);
    const data = { samples: [{ type: "insights.new" }] };
    expect(JSON.parse(seen.stdout)).toMatchObject({ type: "webhook.test", data });
    const other = await run(["trigger", "credits.low", "--webhook", id], withKey);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining("only to insights.new")]);
    listening.kill("SIGTERM");
    await until(() => listening.exitCode !== null || listening.signalCode !== null);
    expect([listening.exitCode, await ids()]).toEqual([0, []]);
  });
});

function output(child: ChildProcess): { stdout: string; stderr: string } {
  const seen = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (seen.stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (seen.stderr += text));
  return seen;
}
