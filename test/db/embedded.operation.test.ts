import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { isLivePostgres } from "../../server/db/embedded/postmaster.ts";
import { openEmbeddedDatabase } from "../../server/db/embedded.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const home = temporaryFolder();
chmodSync(home, 0o755);

/** The first test creates this cluster, which takes most of a test's time. Each test stops it. */
const shared = join(home, "shared");

interface User {
  process: ChildProcess;
  url: string;
  pid: number;
  startedHere: boolean;
  /** The lines of the process's log. */
  log: readonly string[];
}

/** Starts another process that uses the folder's database. */
async function startUser(directory: string): Promise<User> {
  const child = spawn(process.execPath, ["test/support/database-user.ts", directory], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const log: string[] = [];
  createInterface(child.stderr).on("line", (line) => log.push(line));
  const [line] = await once(createInterface(child.stdout), "line");
  return { process: child, log, ...JSON.parse(String(line)) };
}

async function stopUser(user: User): Promise<void> {
  user.process.stdin?.end();
  await once(user.process, "exit");
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe("an embedded database", () => {
  it("runs once when two processes start it at the same time, and ends with the last of them", async () => {
    const [one, two] = await Promise.all([startUser(shared), startUser(shared)]);
    expect(one.pid).toBe(two.pid);
    expect([one.startedHere, two.startedHere].filter(Boolean)).toHaveLength(1);
    await stopUser(one.startedHere ? one : two);
    const left = one.startedHere ? two : one;
    expect(await query(left.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await stopUser(left);
    expect(isLivePostgres(left.pid)).toBe(false);
  });

  it("leaves no process when two users stop concurrently", async () => {
    const [one, two] = await Promise.all([startUser(shared), startUser(shared)]);
    await Promise.all([stopUser(one), stopUser(two)]);
    expect(isLivePostgres(one.pid)).toBe(false);
  });

  it("outlives a user that is killed, and is used and stopped by the next", async () => {
    const killed = await startUser(shared);
    await query(killed.url, "create table kept as select 1 as one");
    killed.process.kill("SIGKILL");
    await once(killed.process, "exit");
    const next = await startUser(shared);
    expect(next).toMatchObject({ pid: killed.pid, startedHere: false, url: killed.url });
    expect(await query(next.url, "select * from kept")).toEqual([{ one: 1 }]);
    await stopUser(next);
    expect(isLivePostgres(next.pid)).toBe(false);
  });

  it("still stops when its folder was deleted and Postgres cannot be restarted", async () => {
    const directory = join(home, "deleted");
    const user = await startUser(directory);
    rmSync(directory, { recursive: true });
    process.kill(user.pid, "SIGKILL");
    await until(() => user.log.some((line) => line.includes("ENOENT")));
    await stopUser(user);
  });

  it("starts although its pid file contains the id of a process that is not Postgres", async () => {
    const first = await openEmbeddedDatabase({ directory: shared, durable: false });
    await first.stop();
    writeFileSync(
      join(shared, "postgres/data/postmaster.pid"),
      `${process.pid}\n${shared}\n0\n1\n\n127.0.0.1\n1 1\nready\n`,
    );
    const second = await openEmbeddedDatabase({ directory: shared, durable: false });
    expect(second.startedHere).toBe(true);
    await second.stop();
  });

  it("sorts and folds case by Unicode regardless of the machine's locale", async () => {
    const database = await openEmbeddedDatabase({ directory: shared, durable: false });
    const rows = await query(
      database.url,
      "select datlocprovider as provider, datlocale as locale, lower('ÀÉ') as lower from pg_database where datname = current_database()",
    );
    expect(rows).toEqual([{ provider: "b", locale: "C.UTF-8", lower: "àé" }]);
    await database.stop();
  });

  it.runIf(process.getuid?.() === 0)("works in a folder that only root can enter", async () => {
    const closed = join(home, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const database = await openEmbeddedDatabase({ directory: join(closed, "data"), durable: false });
    const [row] = await query(database.url, "show data_directory");
    await database.stop();
    const place = join(String(row?.data_directory), "../..");
    expect(existsSync(join(closed, "data/postgres/password"))).toBe(true);
    rmSync(place, { recursive: true });
  });
});

it("no acknowledged row is lost when Postgres is killed, and it comes back on the same port", async () => {
  const database = await openEmbeddedDatabase({ directory: join(home, "durable") });
  onTestFinished(database.stop);
  await query(database.url, "create table entry (id int primary key)");
  const acknowledged: number[] = [];
  let next = 0;
  for (let round = 0; round < 3; round++) {
    const enough = acknowledged.length + 200;
    const killed = database.pid();
    const writers = Array.from({ length: 4 }, () => writeUntilLost(database.url, () => next++, acknowledged));
    await until(() => acknowledged.length > enough);
    process.kill(killed, "SIGKILL");
    await Promise.all(writers);
    await until(() => database.pid() !== killed);
    const rows = await query(database.url, "select id from entry");
    const present = new Set(rows.map((row) => row.id));
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
  }
  await database.stop();
  expect(isLivePostgres(database.pid())).toBe(false);
});

async function writeUntilLost(url: string, nextId: () => number, acknowledged: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    for (;;) {
      const id = nextId();
      await client.query("insert into entry values ($1)", [id]);
      acknowledged.push(id);
    }
  } catch {
    await client.end().catch(() => undefined);
  }
}
