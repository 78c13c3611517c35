import { readModel } from "../../search-engine/model/model-file.ts";
import type { Building } from "./build.ts";
import { type EntryMaker, makeEntriesOf } from "./make-entries.ts";
import { findChanged, findModelById, markEmbedded, readHorizon, readModelContent, takeLock } from "./queries.ts";

/** Builds the entries of companies that changed since the last run. Does nothing when another process does so, or the model is gone. */
export async function embedChanged(building: Building, modelId: number): Promise<void> {
  const { reader, writer, endpoint, source, openKeptVectors, signal, report } = building;
  const model = await findModelById(reader, modelId);
  const trained = model && readModel((await readModelContent(reader, model.id)) ?? new Uint8Array());
  if (!model || !trained || !(await takeLock(reader, "embed"))) return;
  const keptVectors = await openKeptVectors?.(model.dimensions, model.id);
  const byEndpoint = model.source === source ? endpoint : undefined;
  const maker: EntryMaker = {
    model,
    trained,
    writer,
    signal,
    ...(byEndpoint && { endpoint: byEndpoint }),
    ...(keptVectors && { keptVectors }),
  };
  try {
    for (;;) {
      const horizon = await readHorizon(reader);
      const changed = await findChanged(reader, model.id);
      await makeEntriesOf(maker, reader, changed, (count) =>
        report("Embedding changed companies", count / changed.length),
      );
      await markEmbedded(reader, model.id, horizon);
      if (changed.length === 0) return;
    }
  } finally {
    await keptVectors?.close();
  }
}
