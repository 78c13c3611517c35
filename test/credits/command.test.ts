import { expect, test } from "vitest";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

const database = await createTestDatabase();

/** Runs `npm run credits:grant` or `credits:list` with arguments. */
function credits(command: "grant" | "list", ...args: string[]) {
  const environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, DATA_DIR: folder };
  return startCommand(`node scripts/commands/credits-${command}/main.ts ${args.join(" ")}`, environment).ended();
}

test("credits are granted to a workspace by a member's email or by its id, once per reference", async () => {
  const email = "ana@northwind.example";
  const { workspaceId } = await createKeyOwner(database.db, email, 100);
  const grant = () => credits("grant", email, "5000", "--reference", "invoice-2026-11");
  expect(await grant()).toEqual({
    code: 0,
    output: `Granted 5000 credits. Workspace ${workspaceId} has 5100 credits.\n`,
  });
  expect(await grant()).toEqual({
    code: 0,
    output: `invoice-2026-11 was already granted. Workspace ${workspaceId} has 5100 credits.\n`,
  });
  expect((await credits("grant", String(workspaceId), "1")).output).toContain("has 5101 credits.");

  expect(await credits("list")).toEqual({
    code: 0,
    output: `Workspace ${workspaceId}: 5101 credits, 0 reserved; ${email}\n1 workspace.\n`,
  });
  const { output } = await credits("list", email);
  expect(output).toMatch(/ {2}grant {2}\+5000 {2}operator_grant {2}invoice-2026-11\n/);
  expect(output).toContain(`Workspace ${workspaceId}: the 3 newest of 3 entries.`);
});

test.each([
  ["list", ["999999"], "There is no workspace 999999."],
  ["grant", ["1", "0"], "CREDITS must be a number from 1 to 1000000000, not 0."],
] as const)("credits:%s -- %j is rejected with the reason", async (command, args, reason) => {
  const { code, output } = await credits(command, ...args);
  expect(code).toBe(1);
  expect(output).toContain(reason);
});
