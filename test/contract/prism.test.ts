import { createServer } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { type Response, resolveResponse } from "../../scripts/tools/generate/openapi-document.ts";
import { document, operation } from "./contract-document.ts";
import { everyRoute } from "./coverage.ts";
import { startContractProxy } from "./prism.ts";
import { send } from "./send.ts";

/** The next response of the upstream: the contract's example, with a fault. */
let scripted: { status: number; headers: Record<string, string>; body: string };
const upstream = createServer((_request, response) =>
  response.writeHead(scripted.status, scripted.headers).end(scripted.body),
);

const port = await listenLocally(upstream);
const proxy = await startContractProxy(`http://127.0.0.1:${port}`);
afterAll(async () => {
  await proxy.stop();
  upstream.closeAllConnections();
  upstream.close();
});

function declared(operationId: string, status: number): Required<Response> {
  const response = operation(operationId).operation.responses[status] ?? { description: "" };
  return { headers: {}, content: {}, ...resolveResponse(document, response) };
}

/** Returns the example of a declared status of an operation. */
function exemplary(operationId: string, status: number) {
  const { headers, content } = declared(operationId, status);
  const media = content["application/json"];
  const body: unknown = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const examples = Object.entries(headers).map(([name, header]) => [name, String(header.example)]);
  return { status, headers: { ...Object.fromEntries(examples), "Content-Type": "application/json" }, body };
}

// The check of every response would be worthless if it accepted everything.
describe("the proxy", () => {
  test("accepts each example and rejects it with an undeclared field", async () => {
    // Prism accepts everything for a schema that it cannot compile. All problems share a schema, so one operation with
    // most of them is enough.
    const successes = everyRoute
      .filter(({ operationId }) => "application/json" in declared(operationId, 200).content)
      .map(({ operationId }) => [operationId, 200] as const);
    const problems = everyRoute.find(({ operationId }) => operationId === "Lookalikes_submitBulk")?.statuses ?? [];
    const unseen: string[] = [];
    for (const [operationId, status] of [
      ...successes,
      ...problems.map((each) => ["Lookalikes_submitBulk", each] as const),
    ]) {
      const { body, ...rest } = exemplary(operationId, status);
      scripted = { ...rest, body: JSON.stringify(body) };
      await send(proxy, operationId, status, { key: "any" });
      scripted = { ...rest, body: JSON.stringify({ ...(body as object), leaked: "a secret" }) };
      const complaint = await send(proxy, operationId, status, { key: "any" }).then(() => "none", String);
      if (!complaint.includes("leaked")) unseen.push(`${operationId} ${status}: ${complaint}`);
    }
    expect(unseen).toEqual([]);
  });

  const changes: readonly [
    string,
    Partial<{ status: number; headers: Record<string, string>; body: string }>,
    RegExp,
  ][] = [
    ["a status that is not declared", { status: 418 }, /Unable to match the returned status code/],
    ["an unexpected status", { status: 401 }, /answered 401, expected 200/],
    ["a missing field", { body: "{}" }, /must have required property 'balance'/],
    ["a value of another type", { body: '{"balance":"1","reserved":0}' }, /balance must be integer/],
    ["another media type", { headers: { "Content-Type": "text/html" } }, /media type/],
    ["missing headers", { headers: { "Content-Type": "application/json" } }, /required property 'ratelimit'/],
    ["a body that is declared as JSON but is not", { body: "{" }, /Prism could not pass it on/],
  ];
  test.each(changes)("rejects %s", async (_what, change, complaint) => {
    const { body, ...rest } = exemplary("Credits_balance", 200);
    scripted = { ...rest, body: JSON.stringify(body), ...change };
    await expect(send(proxy, "Credits_balance", 200, { key: "any" })).rejects.toThrow(complaint);
  });
});
