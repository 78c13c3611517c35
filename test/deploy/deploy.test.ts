import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settings } from "../../server/config/config.ts";
import { projectRoot } from "../support/readme.ts";
import { startTestService } from "../support/service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = join(projectRoot, "scripts/deploy");
const scratch = temporaryFolder();

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Whether a program is installed on this machine; its test is skipped otherwise. */
function has(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/** Variables in the files that are settings of other programs. */
const OF_OTHERS = [
  "NODE_ENV",
  "NODE_COMPILE_CACHE",
  "DOMAIN",
  "UPSTREAM",
  "POSTGRES_USER",
  "POSTGRES_DB",
  "POSTGRES_PASSWORD",
];

describe("the deployment files", () => {
  it("set only settings that exist", () => {
    const known = new Set(Object.values(settings).map(({ variable }) => variable));
    expect(known.size).toBeGreaterThan(20);
    const named = globSync("**/*", { cwd: folder })
      .filter((path) => !/(\.md|dashboard\.json|alerts\.yaml)$/.test(path) && existsSync(join(folder, path)))
      .flatMap((path) => {
        if (!path.includes(".") && !path.startsWith("Dockerfile")) return [];
        const text = read(path).replace(/^\s*#.*$/gm, "");
        const set = [...text.matchAll(/\b([A-Z][A-Z_]{3,})(?=\s*[=:]\s*\S)/g)].map(([, name = ""]) => name);
        return set.map((name) => `${path}: ${name}`);
      });
    const unknown = named.filter((each) => {
      const name = each.split(": ")[1] ?? "";
      return !known.has(name) && !OF_OTHERS.includes(name);
    });
    expect(unknown).toEqual([]);
  });

  it("run commands and copy files that exist", () => {
    const manifests = globSync("**/*.{yaml,service}", { cwd: folder }).map(read).join("\n") + read("Dockerfile");
    const commands = [...manifests.matchAll(/scripts\/commands\/[\w/]+\.ts/g)].map(([path]) => path);
    expect(new Set(commands).size).toBe(3);
    const copied = [...read("Dockerfile").matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
      paths.split(" "),
    );
    for (const path of [...commands, ...copied]) expect(existsSync(join(projectRoot, path)), path).toBe(true);
  });

  it("copy every workspace's manifest, or npm would not install", () => {
    const { workspaces }: { workspaces: string[] } = JSON.parse(
      readFileSync(join(projectRoot, "package.json"), "utf8"),
    );
    for (const workspace of workspaces)
      expect(read("Dockerfile")).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  it("run without root, on a read-only file system, and wait longer than a process takes to stop", () => {
    expect(read("Dockerfile")).toMatch(/^USER node$/m);
    const compose = parse(read("compose.yaml"), { merge: true });
    for (const name of ["api", "worker", "migrate"]) expect(compose.services[name].read_only).toBe(true);
    const documents = globSync("kubernetes/*.yaml", { cwd: folder }).flatMap((path) =>
      parseAllDocuments(read(path)).map((each) => each.toJS()),
    );
    const workloads = documents.filter(({ kind }) => ["Deployment", "Job"].includes(kind));
    expect(workloads).toHaveLength(3);
    const drainSeconds = Number(/DRAIN_SECONDS=(\d+)/.exec(read("kubernetes/kustomization.yaml"))?.[1]);
    for (const { kind, spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.containers[0].securityContext.readOnlyRootFilesystem).toBe(true);
      if (kind === "Deployment") {
        expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 10);
        expect(pod.containers[0].livenessProbe.timeoutSeconds).toBeGreaterThanOrEqual(5);
        // The autoscaler and the manifest would override each other's number of replicas.
        expect(spec.replicas).toBeUndefined();
      }
    }
  });
});

describe("programs accept their configuration:", () => {
  it.skipIf(!has("kubectl"))("kustomize", () => {
    const built = execFileSync("kubectl", ["kustomize", join(folder, "kubernetes")], { encoding: "utf8" });
    const kinds = parseAllDocuments(built).map((each) => each.toJS().kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "Deployment",
        "Job",
        "PodDisruptionBudget",
        "HorizontalPodAutoscaler",
        "Ingress",
        "NetworkPolicy",
      ]),
    );
  });

  it.skipIf(!has("systemd-analyze"))("systemd, which rates the units' exposure at most 4.0", () => {
    for (const unit of ["account-intelligence@.service", "account-intelligence-worker@.service"]) {
      const path = join(folder, "systemd", unit);
      const { stdout, stderr } = spawnSync("systemd-analyze", ["security", "--offline=yes", path], {
        encoding: "utf8",
        env: { ...process.env, SYSTEMD_COLORS: "0" },
      });
      const [, exposure] = /Overall exposure level for .+: ([\d.]+)/.exec(stdout) ?? [];
      expect(Number(exposure), stderr).toBeLessThanOrEqual(4);
    }
  });

  it.skipIf(!has("caddy"))("Caddy", () => {
    const { status, stderr } = spawnSync(
      "caddy",
      ["validate", "--adapter", "caddyfile", "--config", join(folder, "proxies/Caddyfile")],
      { encoding: "utf8", env: { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch } },
    );
    expect(status, stderr).toBe(0);
  });

  it.skipIf(!has("nginx") || !has("openssl"))("nginx", () => {
    const [certificate, key] = [join(scratch, "c.pem"), join(scratch, "k.pem")];
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", key, "-out", certificate],
      { stdio: "ignore" },
    );
    const site = read("proxies/nginx.conf")
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const path = join(scratch, "nginx.conf");
    writeFileSync(path, `pid ${scratch}/pid; events {}\nhttp {\n${site}\n}`);
    const { status, stderr } = spawnSync("nginx", ["-t", "-c", path, "-p", scratch], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
  });

  it.skipIf(!has("promtool"))("Prometheus", () => {
    const { status, stderr } = spawnSync("promtool", ["check", "config", join(folder, "monitoring/prometheus.yaml")], {
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
  });
});

describe("alerts and dashboard", () => {
  it("use only metrics and labels of a running service, and every alert has a runbook entry", async () => {
    const service = await startTestService({ WORKERS: "1", DATABASE_READ_URL: "postgres://127.0.0.1:9/none" });
    const metrics = await (await fetch(`${service.address}/metrics`)).text();
    await service.stop();
    const names = new Set(
      [...metrics.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name = "", type]) =>
        type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const operations = readFileSync(join(projectRoot, "server/operations/watch.md"), "utf8");
    const rules: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(read("monitoring/alerts.yaml"));
    const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read("monitoring/dashboard.json"));
    const expressions = [
      ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
      ...dashboard.panels.flatMap((panel) => panel.targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      const text = expression.replace(/"[^"]*"/g, '""');
      const asked = [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g)].map(([, name = ""]) => name);
      for (const name of asked.filter((each) => each !== "histogram_quantile"))
        expect(names, expression).toContain(name);
      for (const [, label] of text.matchAll(/[{,]\s*(\w+)\s*=~?""/g)) {
        expect(`job instance ${operations}`, `${label} of ${expression}`).toContain(label);
      }
    }
    const alerted = rules.groups
      .flatMap((group) => group.rules)
      .every((rule) => "annotations" in rule && "labels" in rule);
    expect(alerted).toBe(true);
    const [, runbook = ""] = operations.split(/^## /m);
    const entries = [...runbook.matchAll(/^\| `\w+` \|.*\|$/gm)].map(([row]) =>
      row.split(" | ").map((cell) => cell.trim()),
    );
    expect(entries.map(([alert]) => alert?.replace(/\W/g, ""))).toEqual(
      rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert)),
    );
    // The cells contain the alert, its meaning, how to confirm it, and the action.
    for (const entry of entries) expect(entry.filter((cell) => cell.length > 2)).toHaveLength(4);
  });
});
