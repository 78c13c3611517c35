import { createServer, type ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { until } from "../../scripts/support/until.ts";
import { openOpenSearch } from "../../server/adapters/opensearch/open.ts";
import type { RetrievedCompanies } from "../../server/ports/company-index.ts";

const SEARCHES_OF_NODE = 4;
const held: ServerResponse[] = [];

/** A node that delays the responses of searches until the test sends them. */
const node = createServer((request, response) => {
  response.setHeader("Content-Type", "application/json");
  request.resume().on("end", () => {
    if (request.url?.startsWith("/_msearch")) held.push(response);
    else response.end(JSON.stringify({ companies: { mappings: { _meta: { method: "exact" } } } }));
  });
});
const indexes = await openOpenSearch({ url: `http://127.0.0.1:${await listenLocally(node)}` });
const index = indexes.open("companies");
afterAll(async () => {
  await indexes.close();
  node.close();
});

function respond(): void {
  const hit = { sort: [1.5, 7] };
  held.shift()!.end(JSON.stringify({ responses: [{ status: 200, _shards: { failed: 0 }, hits: { hits: [hit] } }] }));
}

function search(signal?: AbortSignal): Promise<RetrievedCompanies[]> {
  const retrieval = { by: "vector", vector: Float32Array.of(1), limit: 1, pass: { filter: null } } as const;
  return index.retrieve([retrieval], { saturation: 1, signal });
}

test("a node gets a few concurrent searches, and the others wait for their turn", async () => {
  let answered = 0;
  const searches = Array.from({ length: 3 * SEARCHES_OF_NODE }, () => search().finally(() => (answered += 1)));
  for (let turn = 0; turn < searches.length; turn += 1) {
    await until(() => held.length === Math.min(SEARCHES_OF_NODE, searches.length - turn));
    respond();
    await until(() => answered === turn + 1);
  }
  expect((await Promise.all(searches)).flat()).toEqual(searches.map(() => ({ companyIds: [7], bestScore: 0.5 })));
});

test("a search that is cancelled while it waits takes no turn", async () => {
  const first = Array.from({ length: SEARCHES_OF_NODE }, () => search());
  await until(() => held.length === SEARCHES_OF_NODE);
  const stop = new AbortController();
  const waiting = search(stop.signal);
  stop.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  first.forEach(respond);
  await Promise.all(first);
  expect(held).toEqual([]);
});
