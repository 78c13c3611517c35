import type { ServerResponse } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { breakCircuit } from "../../server/adapters/language-model-circuit.ts";
import { LanguageModelEndpoint } from "../../server/adapters/language-model-endpoint.ts";
import { startJsonServer } from "../support/json-server.ts";
import { startSilentServer } from "../support/silent-server.ts";

type Reply = (response: ServerResponse) => void;

let replies: Reply[] = [];
let requests: { path: string; authorization: string | undefined; body: Record<string, unknown> }[] = [];
function say(content: unknown): Reply {
  return (response) =>
    void response.end(
      JSON.stringify({ choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] }),
    );
}
function fail(status: number, headers: Record<string, string> = {}): Reply {
  return (response) => void response.writeHead(status, headers).end('{"error":{"message":"no"}}');
}

const server = await startJsonServer((body: Record<string, unknown>, response, { url: path = "", headers }) => {
  requests.push({ path, authorization: headers.authorization, body });
  (replies.shift() ?? say("Payments for online shops"))(response);
});
const url = `${server.address}/v1`;
beforeEach(() => {
  replies = [];
  requests = [];
});

const question = { system: "You write search queries.", user: "1. Northwind: card payments" };
const never = new AbortController().signal;
function endpoint(options = {}) {
  return new LanguageModelEndpoint({
    url,
    model: "tiny",
    key: "secret",
    timeoutMs: 30_000,
    retryAfterMs: 1,
    ...options,
  });
}

test("a prompt is sent as two messages with the key, and the message is returned", async () => {
  expect(await endpoint().complete(question, never)).toEqual({
    outcome: "completed",
    text: "Payments for online shops",
  });
  expect(requests).toEqual([
    {
      path: "/v1/chat/completions",
      authorization: "Bearer secret",
      body: {
        model: "tiny",
        temperature: 0,
        messages: [
          { role: "system", content: question.system },
          { role: "user", content: question.user },
        ],
      },
    },
  ]);
});

test("a schema is requested as structured output", async () => {
  const schema = { name: "fitting", schema: { type: "object" } };
  await endpoint().complete({ ...question, schema }, never);
  expect(requests[0]?.body.response_format).toEqual({
    type: "json_schema",
    json_schema: { name: "fitting", schema: { type: "object" }, strict: true },
  });
});

test("requests are retried if the endpoint is overloaded or fails, but not if it rejects them", async () => {
  replies = [fail(429, { "retry-after": "0" }), fail(500)];
  expect(await endpoint().complete(question, never)).toMatchObject({ outcome: "completed" });
  expect(requests).toHaveLength(3);
  replies = [fail(400)];
  expect(await endpoint().complete(question, never)).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("400"),
  });
  expect(requests).toHaveLength(4);
});

test.each([
  [say(null)],
  [say("")],
  [(response: ServerResponse) => void response.end("<html>")],
  [(response: ServerResponse) => void response.end("{}")],
])("a response without a message counts as unavailable, and no error is thrown", async (reply) => {
  replies = [reply];
  expect(await endpoint().complete(question, never)).toMatchObject({ outcome: "unavailable" });
});

test("an endpoint that does not respond is abandoned at the timeout, and immediately when aborted", async () => {
  const silent = `http://${await startSilentServer()}/v1`;
  expect(await endpoint({ url: silent, timeoutMs: 20 }).complete(question, never)).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("20 ms"),
  });
  const caller = new AbortController();
  const response = endpoint({ url: silent }).complete(question, caller.signal);
  caller.abort(new Error("gone"));
  expect(await response).toMatchObject({ outcome: "unavailable" });
});

test("an endpoint that failed is not called for a while, and its failure is reported once with the reason", async () => {
  replies = [fail(400)];
  const reasons: string[] = [];
  const model = breakCircuit(endpoint(), (reason) => reasons.push(reason));
  for (let time = 0; time < 3; time += 1)
    expect(await model.complete(question, never)).toMatchObject({ outcome: "unavailable" });
  expect(requests).toHaveLength(1);
  expect(reasons).toEqual([expect.stringContaining("returned status 400")]);
});

test("a response of more than 32 MB is not read to its end, and Retry-After may be a date", async () => {
  const block = Buffer.alloc(1024 * 1024, " ");
  let written = 0;
  replies = Array.from({ length: 4 }, () => (response: Parameters<Reply>[0]) => {
    const more = (): void => {
      while (!response.destroyed && written < 400 && response.write(block)) written += 1;
      if (!response.destroyed && written < 400) response.once("drain", more);
    };
    more();
  });
  expect(await endpoint().complete(question, never)).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("more than 32 MB"),
  });
  expect(written).toBeLessThan(400);
  replies = [fail(429, { "retry-after": new Date(Date.now() - 1_000).toUTCString() })];
  expect(await endpoint().complete(question, never)).toMatchObject({ outcome: "completed" });
});
