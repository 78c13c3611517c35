import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { EmbeddingsEndpoint } from "../../server/adapters/embeddings-endpoint.ts";
import { startJsonServer } from "../support/json-server.ts";
import { startSilentServer } from "../support/silent-server.ts";

interface Asked {
  model: string;
  input: string[];
  encoding_format: string;
}
type Reply = (asked: Asked, response: ServerResponse, request: IncomingMessage) => void;

/** The responses to the next requests. The endpoint embeds the texts of all further requests. */
let replies: Reply[] = [];
let requests: Asked[] = [];
function embedText(text: string): number[] {
  return [text.length, text.charCodeAt(0), 1];
}
const embed: Reply = ({ input }, response) => {
  const data = input.map((text, index) => ({ object: "embedding", index, embedding: embedText(text) }));
  response.end(JSON.stringify({ object: "list", data: data.reverse(), model: "m" }));
};
function fail(status: number, headers: Record<string, string> = {}): Reply {
  return (_, response) => response.writeHead(status, headers).end('{"error":{"message":"no"}}');
}

const server = await startJsonServer((asked: Asked, response, request) => {
  requests.push(asked);
  (replies.shift() ?? embed)(asked, response, request);
});
const url = `${server.address}/v1`;
beforeEach(() => {
  replies = [];
  requests = [];
});
function endpoint(options = {}): EmbeddingsEndpoint {
  return new EmbeddingsEndpoint({ url, model: "tiny", key: "secret", timeoutMs: 30_000, retryAfterMs: 1, ...options });
}

test("many texts are sent in batches and returned in order", async () => {
  const queries = Array.from({ length: 150 }, (_, i) => "x".repeat(i + 1));
  const response = await endpoint().embedQueries(queries);
  expect(response).toMatchObject({ outcome: "embedded", dimensions: 3 });
  if (response.outcome === "embedded")
    expect(response.vectors.map((vector) => vector[0])).toEqual(queries.map((query) => query.length));
  expect(requests.map(({ input }) => input.length).sort()).toEqual([22, 64, 64]);
  expect(requests[0]).toMatchObject({ model: "tiny", encoding_format: "float" });
});

test("company texts are sent with the key: long texts are truncated, and empty texts become a space", async () => {
  let authorization: string | undefined;
  replies = [
    (asked, response, request) => {
      authorization = request.headers.authorization;
      embed(asked, response, request);
    },
  ];
  await endpoint().embedDocuments(["Acme. Anvils", "y".repeat(9_000), ""]);
  expect(requests[0]!.input.map((text) => text.length)).toEqual([12, 4_000, 1]);
  expect(authorization).toBe("Bearer secret");
});

test("an overloaded or failing endpoint is retried", async () => {
  replies = [fail(429, { "retry-after": "0" }), fail(503), (_, response) => response.destroy()];
  expect(await endpoint().embedQueries(["a"])).toMatchObject({ outcome: "embedded" });
  expect(requests.length).toBe(4);
});

test("an endpoint that fails four attempts counts as unavailable", async () => {
  replies = [fail(500), fail(500), fail(500), fail(500)];
  const response = await endpoint().embedQueries(["a"]);
  expect(response).toMatchObject({ outcome: "unavailable", reason: expect.stringContaining("returned status 500") });
  expect(requests.length).toBe(4);
});

test("a rejected request is not retried", async () => {
  replies = [fail(401)];
  expect(await endpoint().embedQueries(["a"])).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("401"),
  });
  expect(requests.length).toBe(1);
});

test.each([
  ["no JSON", "<html>"],
  ["too few vectors", '{"data":[]}'],
  ["no numbers", '{"data":[{"index":0,"embedding":["a"]}]}'],
  ["one index twice", '{"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]}'],
])("a response with %s is not accepted", async (_, body) => {
  replies = [(_asked, response) => response.end(body)];
  const count = body.includes('"index":0,"embedding":[1]') ? 2 : 1;
  expect(await endpoint().embedQueries(Array.from({ length: count }, () => "a"))).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("did not return"),
  });
});

test("a silent endpoint times out", async () => {
  const silent = `http://${await startSilentServer()}/v1`;
  expect(await endpoint({ url: silent, timeoutMs: 20 }).embedQueries(["a"])).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("within 20 ms"),
  });
});

test("an endpoint without a listening server is unavailable", async () => {
  expect(await endpoint({ url: "http://127.0.0.1:1/v1" }).embedQueries(["a"])).toMatchObject({
    outcome: "unavailable",
    reason: expect.stringContaining("cannot be reached"),
  });
});

test("errors contain neither the query of the endpoint's URL nor its key", async () => {
  const url = `${endpoint().identity.split(" ")[0]?.replace("/embeddings", "")}?code=query-secret&more=query-secret%2B2`;
  const model = endpoint({ url, key: "key-secret" });
  let target: string | undefined;
  replies = [
    (_asked, response, request) => {
      target = request.url;
      response
        .writeHead(401)
        .end(`key-secret is not known at ${request.url}, ${decodeURIComponent(request.url ?? "")}`);
    },
  ];
  const rejected = await model.embedQueries(["a"]);
  expect(target).toContain("/embeddings?code=query-secret&more=query-secret%2B2");
  replies = [(_asked, response, request) => response.end(JSON.stringify({ error: `key-secret at ${request.url}` }))];
  const wrong = await model.embedQueries(["a"]);
  const unreachable = await endpoint({ url: "http://127.0.0.1:1/v1?code=query-secret" }).embedQueries(["a"]);
  const silent = `http://${await startSilentServer()}/v1?code=query-secret`;
  const late = await endpoint({ url: silent, timeoutMs: 20 }).embedQueries(["a"]);
  for (const outcome of [rejected, wrong, unreachable, late]) expect(outcome).toMatchObject({ outcome: "unavailable" });
  expect(JSON.stringify([model.identity, rejected, wrong, unreachable, late])).not.toMatch(/(query|key)-secret/);
});

test("an aborted call rejects with the signal's reason", async () => {
  replies = [() => {}];
  const stop = new AbortController();
  const response = endpoint().embedQueries(["a"], stop.signal);
  stop.abort(new Error("enough"));
  await expect(response).rejects.toThrow("enough");
});

test("vectors have the length that the endpoint returns, even when it changes", async () => {
  const model = endpoint();
  await model.embedQueries(["a"]);
  replies = [(_, response) => response.end('{"data":[{"index":0,"embedding":[1,2]}]}')];
  expect(await model.embedQueries(["a"])).toMatchObject({ outcome: "embedded", dimensions: 2 });
});

test("vectors of different lengths are rejected", async () => {
  replies = [(_, response) => response.end('{"data":[{"index":0,"embedding":[1,2]},{"index":1,"embedding":[1]}]}')];
  expect(await endpoint().embedQueries(["a", "b"])).toMatchObject({ outcome: "unavailable" });
});

test("a long text is truncated between characters, because endpoints reject unpaired surrogates", async () => {
  await endpoint().embedQueries([`${"x".repeat(3_999)}😀`]);
  expect(requests[0]?.input[0]?.isWellFormed()).toBe(true);
});
