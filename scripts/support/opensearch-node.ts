// Runs OpenSearch for tests, benchmarks and chaos runs. Assembles it from artefacts that the OpenSearch project
// publishes to Maven, because Maven has no complete distribution.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type OpenSearchAccess, respondsSecurely, SECURITY_SETTINGS, secure } from "./opensearch-security.ts";
import { residentBytes } from "./resident-bytes.ts";

const VERSION = "2.19.6";
const KNN = `${VERSION}.0`;
/** The newest security plugin for 2.19. Its descriptor requires another patch version, which `addPlugin` replaces. */
const SECURITY = "2.19.1.0";
const MIN_JAVA = 17;
const START_WITHIN_MS = 300_000;
/** OpenSearch refuses to run as root, so it runs as this user. */
const NOBODY = 65_534;

const NETTY_SOCKETS = 'permission java.net.SocketPermission "*", "accept,connect";';
/** The required modules, with the descriptors and policies of their builds. */
const MODULES = [
  {
    name: "transport-netty4-client",
    classname: "org.opensearch.transport.Netty4Plugin",
    extended: "",
    policy: `grant codeBase "\${codebase.netty-common}" {
  permission java.lang.RuntimePermission "getClassLoader";
  ${NETTY_SOCKETS}
};
grant codeBase "\${codebase.netty-transport}" {
  permission java.util.PropertyPermission "sun.nio.ch.bugLevel", "write";
  ${NETTY_SOCKETS}
};`,
  },
  {
    name: "lang-painless",
    classname: "org.opensearch.painless.PainlessPlugin",
    extended: "",
    policy: `grant {
  permission java.lang.RuntimePermission "createClassLoader";
  permission java.lang.RuntimePermission "getClassLoader";
};`,
  },
  {
    name: "analysis-common",
    classname: "org.opensearch.analysis.common.CommonAnalysisPlugin",
    extended: "lang-painless",
    policy: "",
  },
];

/** Returns a sentence with the requirement of OpenSearch that this machine lacks; undefined if it lacks none. */
export function missingForOpenSearch(): string | undefined {
  const java = /version "(\d+)/.exec(spawnSync("java", ["-version"], { encoding: "utf8" }).stderr ?? "")?.[1];
  if (java === undefined) return `Java ${MIN_JAVA} or newer is missing.`;
  if (Number(java) < MIN_JAVA) return `Java ${MIN_JAVA} or newer is needed; this is Java ${java}.`;
  if (spawnSync("mvn", ["-version"]).status !== 0) return "Maven (mvn) is missing.";
  return undefined;
}

/**
 * Assembles OpenSearch with its k-NN plugin and, if `isSecure`, its security plugin, or reuses an earlier assembly.
 * Returns its folder.
 */
function assembleOpenSearch(isSecure: boolean): string {
  const kind = isSecure ? "-secure" : "";
  const home = join(tmpdir(), `opensearch-${VERSION}${kind}-${process.getuid?.() ?? "user"}`);
  if (existsSync(home)) return home;
  const building = mkdtempSync(join(tmpdir(), "opensearch-assembly-"));
  try {
    for (const folder of ["bin", "config", "agent", "lib", "modules", "plugins"]) mkdirSync(join(building, folder));
    const lib = join(building, "lib");
    copyJars(lib, [
      ["org.opensearch", "opensearch", VERSION],
      ["org.opensearch", "opensearch-plugin-classloader", VERSION],
      ["org.apache.logging.log4j", "log4j-core", "2.25.4"],
    ]);
    const shared = new Set(readdirSync(lib));
    for (const { name, classname, extended, policy } of MODULES) {
      const folder = join(building, "modules", name);
      copyJars(folder, [["org.opensearch.plugin", name, VERSION]]);
      for (const jar of readdirSync(folder)) if (shared.has(jar)) rmSync(join(folder, jar));
      // analysis-common extends lang-painless and must not contain its classes again.
      if (extended !== "")
        for (const jar of readdirSync(join(building, "modules", extended))) rmSync(join(folder, jar), { force: true });
      writeFileSync(
        join(folder, "plugin-descriptor.properties"),
        `description=${name}\nname=${name}\nversion=${VERSION}\nopensearch.version=${VERSION}\njava.version=11\nclassname=${classname}\nextended.plugins=${extended}\nhas.native.controller=false\n`,
      );
      if (policy !== "") writeFileSync(join(folder, "plugin-security.policy"), policy);
    }
    addPlugin(building, "opensearch-knn", KNN);
    if (isSecure) addPlugin(building, "opensearch-security", SECURITY);
    rmSync(join(building, "pom.xml"), { force: true });
    chmodSync(building, 0o755);
    renameSync(building, home);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    throw error;
  }
  return home;
}

function addPlugin(building: string, name: string, version: string): void {
  const artefact = `org.opensearch.plugin:${name}:${version}:zip`;
  maven(building, ["dependency:get", `-Dartifact=${artefact}`, "-Dtransitive=false"]);
  const zip = join(homedir(), `.m2/repository/org/opensearch/plugin/${name}/${version}/${name}-${version}.zip`);
  const folder = join(building, "plugins", name);
  mkdirSync(folder);
  run("jar", ["xf", zip], folder);
  const descriptor = join(folder, "plugin-descriptor.properties");
  const text = readFileSync(descriptor, "utf8").replace(/^opensearch\.version=.*$/m, `opensearch.version=${VERSION}`);
  writeFileSync(descriptor, text);
}

function copyJars(into: string, artefacts: readonly (readonly [string, string, string])[]): void {
  const folder = mkdtempSync(join(tmpdir(), "opensearch-pom-"));
  const dependencies = artefacts.map(
    ([group, artefact, version]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artefact}</artifactId><version>${version}</version></dependency>`,
  );
  writeFileSync(
    join(folder, "pom.xml"),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>local</groupId><artifactId>node</artifactId><version>1</version><packaging>pom</packaging><dependencies>${dependencies.join("")}</dependencies></project>`,
  );
  try {
    maven(folder, ["dependency:copy-dependencies", "-DincludeScope=runtime", `-DoutputDirectory=${into}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function maven(folder: string, goal: readonly string[]): void {
  run("mvn", ["-q", "-B", ...goal], folder);
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

export interface OpenSearchNode {
  readonly name: string;
  readonly url: string;
  /** Connection settings of a secure node. */
  readonly access?: OpenSearchAccess | undefined;
  /** Returns the resident memory of the process in bytes; 0 if it is not running. */
  residentBytes(): number;
  /** Kills the process, so that the cluster gets no warning. */
  kill(): Promise<void>;
  /** Starts the node again with the same data and ports. */
  restart(): Promise<void>;
  /** Ends the process and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a cluster on this machine, and resolves when all of its nodes have joined. */
export async function startOpenSearch({ nodes = 1, heap = "1g", isSecure = false } = {}): Promise<OpenSearchNode[]> {
  const home = assembleOpenSearch(isSecure);
  const ports = await freePorts(2 * nodes);
  const transport = ports.slice(nodes).map((port) => `127.0.0.1:${port}`);
  const started = await Promise.all(
    Array.from({ length: nodes }, (_, at) =>
      startNode(home, { name: `node-${at}`, port: ports[at]!, transport, at, heap, isSecure }),
    ),
  );
  if (!isSecure) await waitForNodes(started[0]!.url, nodes);
  return started;
}

interface NodeOptions {
  name: string;
  port: number;
  transport: readonly string[];
  at: number;
  heap: string;
  isSecure: boolean;
}

async function startNode(
  home: string,
  { name, port, transport, at, heap, isSecure }: NodeOptions,
): Promise<OpenSearchNode> {
  const folder = mkdtempSync(join(tmpdir(), `opensearch-${name}-`));
  const config = join(folder, "config");
  cpSync(join(home, "config"), config, { recursive: true });
  const data = join(folder, "data");
  mkdirSync(data);
  mkdirSync(join(folder, "logs"));
  mkdirSync(join(folder, "tmp"));
  writeFileSync(
    join(config, "opensearch.yml"),
    JSON.stringify({
      "cluster.name": `local-${transport[0]!.split(":")[1]}`,
      "node.name": name,
      "network.host": "127.0.0.1",
      "http.port": port,
      "transport.port": Number(transport[at]!.split(":")[1]),
      "discovery.seed_hosts": transport,
      "cluster.initial_cluster_manager_nodes": transport.map((_, index) => `node-${index}`),
      "path.data": data,
      "path.logs": join(folder, "logs"),
      "cluster.routing.allocation.disk.threshold_enabled": false,
      ...(isSecure && SECURITY_SETTINGS),
    }),
  );
  writeFileSync(
    join(config, "log4j2.properties"),
    "status = error\nappender.console.type = Console\nappender.console.name = console\nappender.console.layout.type = PatternLayout\nappender.console.layout.pattern = [%d][%p][%c{1.}] %m%n\nrootLogger.level = info\nrootLogger.appenderRef.console.ref = console\n",
  );
  const access = isSecure ? secure(home, config) : undefined;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    for (const path of [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((each) => join(folder, each)),
    ])
      chownSync(path, NOBODY, NOBODY);
  }
  const url = access ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };
  const start = async (): Promise<void> => {
    let output = "";
    child = spawn("java", [...flags(home, config, folder, heap), "org.opensearch.bootstrap.OpenSearch"], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder },
      stdio: ["ignore", "pipe", "pipe"],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    const collect = (text: Buffer): void => {
      output = (output + text).slice(-20_000);
    };
    child.stdout!.on("data", collect);
    child.stderr!.on("data", collect);
    const deadline = performance.now() + START_WITHIN_MS;
    while (!(await (access ? respondsSecurely(url, access) : responds(url)))) {
      if (child.exitCode !== null) throw new Error(`OpenSearch exited while it was starting:\n${output}`);
      if (performance.now() > deadline) throw new Error(`OpenSearch did not start in time:\n${output}`);
      await delay(200);
    }
  };
  const clean = (): void => rmSync(folder, { recursive: true, force: true });
  const killAtExit = (): void => void child?.kill("SIGKILL");
  process.once("exit", killAtExit);
  try {
    await start();
  } catch (error) {
    await end();
    clean();
    throw error;
  }
  return {
    name,
    url,
    access,
    residentBytes: () => residentBytes(child?.pid),
    kill: end,
    restart: start,
    stop: async () => {
      await end();
      process.off("exit", killAtExit);
      clean();
    },
  };
}

function flags(home: string, config: string, folder: string, heap: string): string[] {
  return [
    `-Xms${heap}`,
    `-Xmx${heap}`,
    "-Djava.security.manager=allow",
    `-Djava.io.tmpdir=${join(folder, "tmp")}`,
    "-Dfile.encoding=UTF-8",
    "-Djna.nosys=true",
    "-Dio.netty.noUnsafe=true",
    "-Dio.netty.noKeySetOptimization=true",
    "-Dio.netty.recycler.maxCapacityPerThread=0",
    "-Dlog4j2.disable.jmx=true",
    "-Dlog4j.shutdownHookEnabled=false",
    `-Dopensearch.path.home=${home}`,
    `-Dopensearch.path.conf=${config}`,
    "-Dopensearch.distribution.type=tar",
    "-Dopensearch.bundled_jdk=false",
    "-cp",
    join(home, "lib/*"),
  ];
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}

async function waitForNodes(url: string, nodes: number): Promise<void> {
  const response = await fetch(`${url}/_cluster/health?wait_for_nodes=${nodes}&timeout=120s`);
  const { timed_out: isLate } = (await response.json()) as { timed_out: boolean };
  if (isLate) throw new Error(`The OpenSearch cluster did not reach ${nodes} nodes.`);
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
          server.on("error", reject);
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
