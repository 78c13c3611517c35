import { expect, test } from "vitest";
import { routes } from "../../generated/routes.ts";
import { EmbeddingsModel } from "../../server/adapters/embeddings-model/embeddings-model.ts";
import { findOperations, USES } from "../../server/http/mcp/find-operations.ts";
import { packagedModel } from "../../server/wiring/search-settings.ts";
import phrasings from "./phrasings.json" with { type: "json" };

const everything = { tools: undefined, readsOnly: false };

/** Returns the phrases for which none of the expected operations is among the first three. */
async function missed(embedText: Parameters<typeof findOperations>[2]): Promise<string[]> {
  const results = phrasings.map(async ([text, expected]) => {
    const { operations } = (await findOperations(String(text), everything, embedText)) as {
      operations: { name: string }[];
    };
    return operations.slice(0, 3).some(({ name }) => expected?.includes(name)) ? [] : [String(text)];
  });
  return (await Promise.all(results)).flat();
}

test("for 95 % of people's phrases, the operation is among the first three found", async () => {
  const model = await EmbeddingsModel.open(packagedModel(), { query: "", document: "" });
  const misses = await missed(async (text) => {
    const result = await model.embedQueries([text]);
    const vector = result.outcome === "embedded" ? result.vectors[0] : undefined;
    return vector ? { identity: model.identity, vector } : null;
  });
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(3);
});

test("80 % of people's phrases find their operation by words if no model or another model serves", async () => {
  const foreign = await missed(async () => ({ identity: "another model", vector: new Float32Array(384).fill(1) }));
  expect(foreign).toEqual(await missed(() => Promise.reject(new Error("The search is loading."))));
  expect(foreign.length, foreign.join("\n")).toBeLessThanOrEqual(12);
});

test("every operation has a list of people's phrases", () => {
  expect([...USES.keys()].toSorted()).toEqual(routes.map(({ operationId }) => operationId).toSorted());
});
