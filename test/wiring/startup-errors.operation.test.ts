import { once } from "node:events";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { startCommand } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const taken = createServer();
await once(taken.listen(0, "127.0.0.1"), "listening");
const port = (taken.address() as AddressInfo).port;
afterAll(() => {
  taken.close();
});

const UNREACHABLE = "postgres://service:the-password@127.0.0.1:1/none";

describe.each([
  ["start", "PORT"],
  ["worker", "WORKER_PORT"],
])("npm run %s", (command, setting) => {
  const run = (environment: NodeJS.ProcessEnv) =>
    startCommand(`node scripts/commands/${command}/main.ts`, {
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      ...environment,
    }).ended();

  test("reports a port in use in one line, before anything is written", async () => {
    const { code, output } = await run({ [setting]: String(port) });
    expect(output).toBe(
      `Cannot listen on port ${port} of 127.0.0.1: it is already in use. Set ${setting} to a free port.\n`,
    );
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("reports an address that the machine does not have in one line", async () => {
    // The address is reserved for documentation (RFC 5737), so no machine has it.
    const { code, output } = await run({ HOST: "192.0.2.1", [setting]: "0" });
    expect(output).toBe(
      "Cannot listen on port 0 of 192.0.2.1: this machine does not have that address. Set HOST to one of its addresses.\n",
    );
    expect(code).toBe(1);
  });

  test("reports a data folder that cannot be created in one line", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { code, output } = await run({ DATA_DIR: join(file, "data"), [setting]: "0" });
    rmSync(file);
    expect(output).toBe(
      `DATA_DIR must be a folder that can be created and written: ENOTDIR: not a directory, mkdir '${file}/data'\n`,
    );
    expect(code).toBe(1);
  });

  test("reports a database that cannot be reached in one line, without its password", async () => {
    const { code, output } = await run({ DATABASE_URL: UNREACHABLE, SECRET_KEY: TEST_SECRET_KEY, [setting]: "0" });
    expect(output).toBe("The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n");
    expect(code).toBe(1);
  });
});
