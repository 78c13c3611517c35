import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCommand } from "../support/command.ts";
import { projectRoot } from "../support/readme.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("npm run mock restarts when the contract changes", async () => {
  const copy = temporaryFolder();
  for (const name of ["package.json", "generated", "server", "scripts"])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  const mock = startCommand("npm run mock -- --port 0 --dynamic --seed 7 --latency 60-80 --faults 0", {}, copy);
  await mock.prints(/listening on http/);
  const contract = join(copy, "generated/openapi.json");
  writeFileSync(contract, readFileSync(contract, "utf8").replaceAll("northwind.example", "changed.example"));
  await mock.prints(/(listening on http[\s\S]*){2}/);
  const address = [...mock.output().matchAll(/listening on (http:\/\/127\.0\.0\.1:\d+)/g)].at(-1)?.[1];
  expect(await (await fetch(`${address}/api/v1/agent/me`, { headers: { "X-API-Key": "any" } })).text()).toContain(
    "changed.example",
  );
  expect(await mock.stop()).toBe(0);
});
