// Runs an embeddings model for embeddings-process.ts. Arguments: the model's folder, and the prefixes as JSON.
import type { EmbeddingPrefixes } from "../../ports/embeddings.ts";
import { EmbeddingsModel } from "./embeddings-model.ts";
import type { FromModel, ToModel } from "./embeddings-process.ts";

const [folder = "", prefixesText = ""] = process.argv.slice(2);
const prefixes: EmbeddingPrefixes = JSON.parse(prefixesText);
// Ctrl+C in a terminal interrupts all processes of the group. This process ends when its parent disconnects.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());

try {
  const model = await EmbeddingsModel.open(folder, prefixes);
  process.on("message", async ({ id, kind, texts }: ToModel) => {
    const computed = kind === "query" ? model.embedQueries(texts) : model.embedDocuments(texts);
    const result = await computed.catch((error: unknown) => ({
      outcome: "unavailable" as const,
      reason: String(error),
    }));
    say({ kind: "result", id, result });
  });
  say({ kind: "open", identity: model.identity, checksum: model.checksum });
} catch (error) {
  say({ kind: "refused", reason: error instanceof Error ? error.message : String(error) });
}

function say(message: FromModel): void {
  if (process.connected) process.send?.(message);
}
