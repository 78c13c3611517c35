import type { CompanyIndexes } from "../../ports/company-index.ts";
import { updateIndexes } from "../indexing/fill.ts";
import { findNewestModel } from "../queries-models.ts";
import type { Building } from "./build.ts";
import { takeLock } from "./queries.ts";

/** Updates the indexes in OpenSearch. Does nothing if another process is doing so. */
export async function indexCatalogue(building: Building, indexes: CompanyIndexes, prefix: string): Promise<void> {
  const { reader, sources, signal, report } = building;
  if (!(await takeLock(reader, "index"))) return;
  const modelId = await findNewestModel(reader, sources);
  if (modelId !== null) await updateIndexes({ session: reader, indexes, prefix, sources, signal, report }, modelId);
}
