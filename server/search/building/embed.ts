import { readModel } from "../../search-engine/public.ts";
import { findStoredModel, readHorizon } from "../queries-models.ts";
import type { Building } from "./build.ts";
import { buildEntries } from "./make-entries.ts";
import { listChangedCompanies, takeLock, updateModelEmbedded } from "./queries.ts";

/** Large, because each list skips all changed companies that already have an entry. */
const IDS_AT_ONCE = 100_000;

/** Builds the entries of changed companies. Does nothing if another process is doing so, or the model is unusable. */
export async function embedChanged(building: Building, modelId: number): Promise<void> {
  const { reader, sources, report } = building;
  const stored = await findStoredModel(reader, modelId);
  const trained = stored && readModel(stored.content);
  if (!stored || !trained || !sources.includes(stored.source) || !(await takeLock(reader, "embed"))) return;
  const model = { id: modelId, dimensions: stored.dimensions };
  const maker = { ...building, model, trained };
  for (;;) {
    const horizon = await readHorizon(reader);
    let changed: readonly number[];
    let made = 0;
    do {
      changed = await listChangedCompanies(reader, modelId, IDS_AT_ONCE);
      const { length } = changed;
      await buildEntries(maker, changed, (count) => report("Embedding changed companies", count / length));
      made += length;
    } while (changed.length === IDS_AT_ONCE);
    await updateModelEmbedded(reader, modelId, horizon);
    if (made === 0) return;
  }
}
