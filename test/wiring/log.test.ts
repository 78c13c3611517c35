import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "../../server/wiring/log.ts";

const ROOT = join(import.meta.dirname, "../..");

function logged(fields: object): Record<string, unknown> {
  let written = "";
  createLog("info", { write: (line) => (written += line) }).info(fields, "message");
  return JSON.parse(written);
}

test("a field that is not listed is logged without its value", () => {
  expect(logged({ request_id: "r1", api_key: "ai_live_1", headers: { "x-api-key": "ai_live_1" } })).toMatchObject({
    request_id: "r1",
    api_key: "[not logged]",
    headers: "[not logged]",
    msg: "message",
  });
});

test("only listed fields of an error and its causes are logged", () => {
  const cause = Object.assign(new Error("the cause"), { detail: "SECRET" });
  const error = Object.assign(new Error("the error", { cause }), {
    code: "23505",
    detail: "Key (key)=(SECRET) already exists.",
    config: { headers: { authorization: "SECRET" } },
  });
  const all = new AggregateError([error], "all failed");
  for (const err of [error, all]) {
    const line = JSON.stringify(logged({ err }));
    expect(line).toContain("the cause");
    expect(line).toContain("23505");
    expect(line).not.toContain("SECRET");
  }
});

test("every field that the service logs is listed", () => {
  const sources = globSync("{server,scripts}/**/*.ts", { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), "utf8"),
  );
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/\b(?:log|child)\??(?:\.(?:child|debug|info|warn|error|fatal)|\[[^\]]*\])\(\s*\{([^{}`]*)\}/g),
  ]);
  const names = new Set(
    calls.flatMap(([, fields = ""]) => fields.split(/,\s/).map((field) => /^\s*(\w+)\s*(?::|$)/.exec(field)?.[1])),
  );
  names.delete(undefined);
  expect(names.size).toBeGreaterThan(25);
  const fields = Object.fromEntries([...names].map((name) => [name, 1]));
  expect(Object.entries(logged(fields)).filter(([, value]) => value === "[not logged]")).toEqual([]);
});

test.for([
  ["an idle process", 'log.info("last"); setInterval(() => undefined, 1_000);', 0],
  [
    "a process that exits immediately",
    'for (let i = 0; i < 5_000; i += 1) log.info("line"); log.info("last"); process.exit(0);',
    5_000,
  ],
  [
    "a process that is killed after a warning",
    'log.info("line"); log.warn("last"); process.kill(process.pid, "SIGKILL");',
    1,
  ],
] as const)("every line of %s is written", async ([, script, before]) => {
  const source = `import { createLog } from ${JSON.stringify(join(ROOT, "server/wiring/log.ts"))}; const log = createLog("info"); ${script}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  let written = "";
  for await (const chunk of child.stdout) {
    written += chunk;
    if (written.includes('"last"')) break;
  }
  child.kill();
  await closed;
  const lines = written.trimEnd().split("\n");
  expect(lines).toHaveLength(before + 1);
  expect(lines.at(-1)).toContain('"last"');
});
