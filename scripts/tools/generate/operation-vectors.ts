import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddingsModel } from "../../../server/adapters/embeddings-model/embeddings-model.ts";
import { USES } from "../../../server/http/mcp/find-operations.ts";
import { packagedModel } from "../../../server/wiring/search-settings.ts";
import { listOperations, type OpenApiDocument, readOperationId } from "./openapi-document.ts";

/** The vectors of one operation's title and uses, as bytes: each component times 127. */
interface OperationVectors {
  /** A hash of the texts. Vectors of unchanged texts are reused, because processors differ in the last digits. */
  readonly of: string;
  readonly vectors: string;
}

interface VectorFile {
  /** The identity of the embeddings model. */
  readonly identity: string;
  readonly operations: Readonly<Record<string, OperationVectors>>;
}

/** Returns the file of vectors with which `find_operation` compares requests. Reuses the vectors of unchanged texts. */
export async function generateOperationVectors(document: OpenApiDocument, folder: string): Promise<string> {
  const path = join(folder, "operation-vectors.json");
  const known: VectorFile | undefined = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  let opened: Promise<EmbeddingsModel> | undefined;
  const open = () => (opened ??= EmbeddingsModel.open(packagedModel(), { query: "", document: "" }));
  const operations: Record<string, OperationVectors> = {};
  for (const { operation } of listOperations(document.paths)) {
    const id = readOperationId(operation);
    const texts = [operation.summary ?? id, ...(USES.get(id) ?? [])];
    const of = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 16);
    const kept = known?.operations[id];
    operations[id] = kept?.of === of ? kept : { of, vectors: await embed(await open(), texts) };
  }
  const identity = opened ? (await opened).identity : (known?.identity ?? "");
  const lines = Object.entries(operations).map(([id, each]) => ` ${JSON.stringify(id)}: ${JSON.stringify(each)}`);
  return `{"identity": ${JSON.stringify(identity)}, "operations": {\n${lines.join(",\n")}\n}}\n`;
}

async function embed(model: EmbeddingsModel, texts: readonly string[]): Promise<string> {
  const result = await model.embedDocuments(texts);
  if (result.outcome === "unavailable") throw new Error(result.reason);
  const bytes = result.vectors.flatMap((vector) => [...vector].map((value) => Math.round(value * 127)));
  return Buffer.from(Int8Array.from(bytes).buffer).toString("base64");
}
