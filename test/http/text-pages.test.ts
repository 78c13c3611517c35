import { execFileSync } from "node:child_process";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { routes } from "../../generated/routes.ts";
import { resolveParameter } from "../../scripts/tools/generate/openapi-document.ts";
import { document, operation } from "../contract/contract-document.ts";
import { createTestDatabase } from "../support/database.ts";
import { startHttpApp } from "../support/http-app.ts";

const app = await startHttpApp((await createTestDatabase()).db, {});

async function read(path: string) {
  const response = await fetch(app.address + path);
  return { status: response.status, type: response.headers.get("Content-Type"), text: await response.text() };
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = ""]) => path);
}

const operationPath = (operationId: string) => `/docs/operations/${operationId}.md`;

describe("pages for programs that read text", () => {
  test("are linked from `/` and from the reference", async () => {
    const home: unknown = await (await fetch(`${app.address}/`)).json();
    expect(home).toMatchObject({ docs_md: "/docs.md", llms: "/llms.txt" });
    const reference = (await read("/docs")).text;
    expect(reference).toContain('type="text/markdown" href="/docs.md"');
    const [path = ""] = /\/docs\/openapi[^"]+/.exec(reference) ?? [];
    const shown = (await read(path)).text;
    for (const link of ["(/docs.md)", "(/llms.txt)", ...routes.map(({ operationId }) => operationPath(operationId))])
      expect(shown).toContain(link);
  });

  test.each([
    ["/llms.txt", "text/plain; charset=utf-8", 30_000],
    ["/docs.md", "text/markdown; charset=utf-8", 60_000],
  ])(
    "%s lists every operation once, is short enough for an assistant, and links to existing pages",
    async (path, type, size) => {
      const page = await read(path);
      expect([page.status, page.type]).toEqual([200, type]);
      expect(page.text).toMatch(/^# .+\n\n> /);
      expect(page.text.length).toBeLessThan(size);
      const links = linksIn(page.text);
      for (const { operationId } of routes) {
        expect(links.filter((link) => link === operationPath(operationId))).toHaveLength(1);
      }
      // `/mcp` is for messages only.
      const places = [...new Set(links)].filter((link) => link !== "/mcp");
      const answers = await Promise.all(places.map(async (link) => [link, (await fetch(app.address + link)).status]));
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    },
  );

  test("that explain an operation contain its path, its input and output, its errors and an example", async () => {
    for (const { operationId, method, path, statuses } of routes) {
      const { status, type, text } = await read(operationPath(operationId));
      expect([operationId, status, type]).toEqual([operationId, 200, "text/markdown; charset=utf-8"]);
      expect(text).toContain(`\`${method} ${path}\``);
      const { parameters, requestBody } = operation(operationId).operation;
      const body = requestBody?.content["application/json"]?.schema;
      const names = [
        ...parameters.map((each) => resolveParameter(document, each).name),
        ...Object.keys(
          (body?.$ref ? document.components.schemas?.[body.$ref.split("/").at(-1) ?? ""] : body)?.properties ?? {},
        ),
      ];
      for (const name of names) expect(text, operationId).toContain(`| \`${name}\` |`);
      for (const each of statuses.filter((code) => code !== 200)) expect(text).toContain(`- ${each}: `);
      expect(text).toContain("await client.");
      expect(text).not.toMatch(/undefined|\[object Object\]/);
    }
  });

  test("describe which fields belong to each alternative of a body", async () => {
    const { text } = await read(operationPath("Integrations_connect"));
    expect(text).toMatch(/^\| `bot_token` \| .* \| With `provider` `slack`: /m);
    expect(text).toMatch(/^\| `client_id` \| .* \| With `provider` `salesforce`: /m);
  });

  test("state the cause and the remedy of each error code, and an example payload of each event", async () => {
    const { text: errors } = await read("/docs/errors.md");
    const codes = document.components.schemas?.ErrorCode?.enum ?? [];
    const listed = [...errors.matchAll(/^\| `(\w+)` \| (\d{3}) \| (.+) \| (.+) \|$/gm)];
    expect(listed.map(([, code]) => code)).toEqual(["422", ...codes]);
    for (const [, code, ...facts] of listed) {
      const page = await read(`/docs/errors/${code}.md`);
      expect([page.status, facts.filter((fact) => !page.text.includes(fact))]).toEqual([200, []]);
    }
    const { text: events } = await read("/docs/webhooks.md");
    for (const name of Object.keys(document.webhooks ?? {})) {
      const [, payload = ""] = events.split(`## ${name}\n`)[1]?.split("```json") ?? [];
      expect(JSON.parse(payload.split("```")[0] ?? "")).toMatchObject({ type: name, data: expect.any(Object) });
    }
  });

  test("contain programs that verify a signature without other sources", async () => {
    const { text } = await read("/docs/webhooks.md");
    const [, program = ""] = /```python\n([\s\S]*?)```/.exec(text) ?? [];
    const value = (name: string) => new RegExp(`^${name} = b?["'](.+)["']$`, "m").exec(program)?.[1] ?? "";
    const [secret, body] = [value("secret"), value("body")];
    const sentAt = new Date(Number(value("timestamp")) * 1000);
    expect(value("signature")).toBe(new Webhook(secret).sign(value("webhook_id"), sentAt, body));
    const run = (source: string) => execFileSync("python3", ["-c", source], { encoding: "utf8" }).trim();
    expect(run(program)).toBe("True");
    expect(run(program.replace('"signal_id":77', '"signal_id":78'))).toBe("False");
    const [, script = ""] = /```sh\n([\s\S]*?)```/.exec(text) ?? [];
    // Real secrets are binary: keys with zero bytes, with line feeds, and with repeated lines in a hex dump.
    for (const key of [
      Buffer.alloc(48),
      Buffer.from("0a00ff27".repeat(8), "hex"),
      Buffer.from(secret.slice(6), "base64"),
    ]) {
      const signed = new Webhook(key.toString("base64")).sign(value("webhook_id"), sentAt, body);
      const source = script.replace(secret, `whsec_${key.toString("base64")}`);
      expect(`v1,${execFileSync("sh", ["-c", source], { encoding: "utf8" }).trim()}`).toBe(signed);
    }
  });

  test("that do not exist get 404", async () => {
    for (const path of ["/docs/operations/Nothing_here.md", "/docs/operations/..%2F..%2Fpackage.json", "/llms.md"])
      expect((await read(path)).status).toBe(404);
  });
});
