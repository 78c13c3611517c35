import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { callTool, REVISIONS } from "../support/mcp.ts";
import { projectRoot } from "../support/readme.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService();

const PROGRAM = ["--conditions=account-intelligence-source", join(projectRoot, "client/cli/src/main.ts"), "mcp"];

function environment(key: string): Record<string, string> {
  return { PATH: "", HOME: "/nowhere", ACCOUNT_INTELLIGENCE_KEY: key, ACCOUNT_INTELLIGENCE_URL: service.address };
}

it.each(Object.entries(REVISIONS))(
  "the CLI serves the tools to an MCP client of revision %s that launches it",
  async (_revision, options) => {
    const { key, userId } = await createKeyOwner(service.database.db);
    const transport = new StdioClientTransport({ command: process.execPath, args: PROGRAM, env: environment(key) });
    const client = new Client({ name: "test", version: "1.0.0" }, options);
    await client.connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("find_operation");
    const calls = await Promise.all([
      callTool(client, "credits_balance"),
      client.callTool({ name: "call_operation", arguments: { operation: "agent_keys_me", arguments: {} } }),
    ]);
    expect(calls[0]).toMatchObject({ isError: false, body: { balance: expect.any(Number) } });
    expect(JSON.stringify(calls[1])).toContain(userId);
    await client.close();
  },
);

it.each([
  ["accept", { confirm: true }, { isError: false, body: { status: "accepted" } }],
  ["accept", { confirm: false }, { isError: true, body: { error_code: "CONFIRMATION_REQUIRED" } }],
  ["decline", undefined, { isError: true, body: { error_code: "CONFIRMATION_REQUIRED" } }],
] as const)(
  "a 2025-11-25 client is asked to confirm a costly call, which runs only if the client agrees: %s with %o",
  async (...given) => {
    const [action, content, expected] = given;
    const { key } = await createKeyOwner(service.database.db);
    const client = new Client(
      { name: "test", version: "1.0.0" },
      { ...REVISIONS["2025-11-25"], capabilities: { elicitation: { form: {} } } },
    );
    const messages: string[] = [];
    client.setRequestHandler("elicitation/create", ({ params }) => {
      messages.push(params.message);
      return { action, ...(content && { content }) };
    });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: PROGRAM, env: environment(key) }));
    const signal = { name: "Robots", search_query: "robots", timeframe: 7, max_credit_limit: 50, repeat: true };
    const call = { operation: "signals_deploy_social_listening", arguments: signal };
    expect(await callTool(client, "call_operation", call)).toMatchObject(expected);
    expect(messages).toEqual(["This could cost up to 50 credits. Continue?"]);
    await client.close();
  },
);

it("the CLI exits with a clear error for a wrong key before any tool is called", async () => {
  const started = promisify(execFile)(process.execPath, PROGRAM, { env: environment("ai_live_wrong") });
  await expect(started).rejects.toMatchObject({ code: 3, stdout: "", stderr: expect.stringMatching(/not valid/) });
});
