// A thread that loads an embeddings model, reports that to the parent, and computes until it is terminated.
import { parentPort, workerData } from "node:worker_threads";
import { EmbeddingsProcess } from "../../server/adapters/embeddings-model/embeddings-process.ts";

const model = await EmbeddingsProcess.open(workerData.folder, { query: "", document: "" });
parentPort?.postMessage("computing");
for (;;) await model.embedDocuments(Array.from({ length: 64 }, (_, number) => `payments for shops ${number}`));
