import { describe, expect, test } from "vitest";
import { withCommands } from "../../scripts/support/arguments.ts";
import { readCases } from "../support/cases.ts";
import { startCommand } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

const cases = readCases("test/scripts/command-arguments.txt");

/** Runs a command without a database: the command must exit before it opens one. */
function run(command: string, args: string) {
  const noDatabase = { DATABASE_URL: "postgres://127.0.0.1:1/none", SECRET_KEY: "k".repeat(40) };
  return startCommand(`node scripts/commands/${command.replace(":", "-")}/main.ts ${args}`, noDatabase).ended();
}

test.each([
  ["credits:grant", "--reference TEXT"],
  ["ingest", "--dry-run"],
])("%s -- --help prints the help, with a line for each option", async (command, option) => {
  const { code, output } = await run(command, "--help");
  expect(output).toMatch(new RegExp(`^npm run ${command} -- [^]*\n  ${option} +\\w`));
  expect(code).toBe(0);
});

test.each(["check:credits", "migrate"])("%s rejects an argument without running", async (name) => {
  expect(await run(name, "--help")).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`^npm run ${name}\n`)),
  });
  expect(await run(name, "now")).toMatchObject({
    code: 1,
    output: expect.stringMatching(new RegExp(`^Unexpected argument now\\.\n\nnpm run ${name}\n`)),
  });
});

test.each(["backup none", "credits-list", "migrate"])("%s creates no database", async (words) => {
  const [command = "", ...rest] = words.split(" ");
  const run = startCommand(`node scripts/commands/${command}/main.ts ${rest.join(" ")}`, { DATA_DIR: folder });
  expect(await run.ended()).toEqual({
    code: 1,
    output: `DATABASE_URL is not set, and DATA_DIR (${folder}) has no database.\n`,
  });
});

test.each([
  ["people erase", "people:erase", "PERSON is missing."],
  ["boards", "job-boards", "add, list or remove is missing."],
])("%s still runs, and prints its current name", async (former, name, error) => {
  const { output } = await startCommand(`node scripts/bootstrap.mjs ${former}`).ended();
  expect(output).toMatch(new RegExp(`^npm run \\w+ is now npm run ${name}\\..*\n${error}\n`));
});

test.each(["start --port 9000", "worker --help", "vendors now"])("%s is rejected", async (words) => {
  const { code, output } = await startCommand(`node scripts/bootstrap.mjs ${words}`).ended();
  expect([code, output]).toEqual([1, expect.stringMatching(/^npm run \w+ takes no arguments, but got .*PORT=9000/)]);
});

describe("a command with wrong arguments first reports the error, then its usage", () => {
  test.each(cases.values<[string, string, string]>("wrong arguments: command, arguments, error"))(
    "%s -- %s",
    async (command, args, error) => {
      const { code, output } = await run(command, args);
      const [first, blank, help] = output.split("\n");
      expect(first).toBe(error);
      expect(blank).toBe("");
      expect(help).toMatch(new RegExp(`^npm run ${command} -- `));
      expect(code).toBe(1);
    },
  );
});

test("npm test with a folder that does not exist lists the tests that mention it", async () => {
  const { code, output } = await startCommand("node scripts/tools/test/main.ts test/greeting").ended();
  expect(output).toMatch(
    /^No test file matches test\/greeting\. These files mention greeting: .*test\/scripts\/terminal\.test\.ts/,
  );
  expect(code).toBe(1);
});

test("in the image, which has no npm, messages refer to commands by their file", () => {
  const text = "`npm run sample-data -- remove`, or npm run ingest -- companies FILE. npm run check:credits";
  expect(withCommands(text, true)).toBe(text);
  expect(withCommands(text, false)).toBe(
    "`node scripts/commands/sample-data/main.ts remove`, or node scripts/commands/ingest/main.ts companies FILE. node scripts/commands/check-credits/main.ts",
  );
});
