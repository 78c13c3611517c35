import { readModel, writeModel } from "../../search-engine/model/model-file.ts";
import type { SearchModel } from "../../search-engine/model/search-model.ts";
import { type TrainingPhase, trainModel } from "../../search-engine/model/train.ts";
import type { Building } from "./build.ts";
import { EmbeddingFailed, type EntryMaker, makeEntriesOf } from "./make-entries.ts";
import {
  countCompanies,
  findMissing,
  findModel,
  insertModel,
  type ModelRow,
  markEmbedded,
  readAllTexts,
  readHorizon,
  readModelContent,
  removeOldModels,
  takeLock,
} from "./queries.ts";
import { isRebuildDue } from "./rebuild-due.ts";

const TRAINING_PAGE = 1_000;
const IDS_AT_ONCE = 10_000;
/** A pass over the catalogue that made fewer entries than this has caught up; what follows is for the embed job. */
const CAUGHT_UP = 1_000;
/** Share of the whole at which each phase begins. Embedding a large catalogue takes as long as training on a sample. */
const PHASES: Record<TrainingPhase, { begins: number; ends: number; message: string }> = {
  reading: { begins: 0, ends: 0.15, message: "Reading the companies" },
  counting: { begins: 0.15, ends: 0.2, message: "Counting which words stand together" },
  "word vectors": { begins: 0.2, ends: 0.45, message: "Training word vectors" },
  agreement: { begins: 0.45, ends: 0.5, message: "Training the map of meanings" },
};
const EMBEDDING_BEGINS = 0.5;

/**
 * Makes a model and the entries of all companies beside the ones that serve. A run that was interrupted is gone on with: its model
 * and the entries it made stay. Does nothing when another process is at it, or when nothing is due: the catalogue has not grown enough since, and
 * an endpoint's vectors are as long as they were.
 */
export async function rebuild(building: Building): Promise<void> {
  const { reader, source, signal } = building;
  if (!(await takeLock(reader, "rebuild"))) return;
  const [companies, ready, unfinished] = [
    await countCompanies(reader),
    await findModel(reader, source, true),
    await findModel(reader, source, false),
  ];
  const dimensions = await endpointDimensions(building);
  const serves = (model: ModelRow): boolean =>
    !isRebuildDue(model.companies, companies) && (dimensions === null || model.dimensions === dimensions);
  if (ready && serves(ready)) return;
  const goOnWith = unfinished && (!ready || unfinished.id > ready.id) && serves(unfinished) ? unfinished : null;
  await removeOldModels(reader, goOnWith?.id ?? null);
  const known = goOnWith && readModel((await readModelContent(reader, goOnWith.id)) ?? new Uint8Array());
  const made = goOnWith && known ? { model: goOnWith, trained: known } : await train(building, companies, dimensions);
  signal.throwIfAborted();
  await embedAll(building, made, companies);
}

async function train(
  building: Building,
  companies: number,
  endpointsDimensions: number | null,
): Promise<Pick<EntryMaker, "model" | "trained">> {
  const { reader, source, signal, report } = building;
  const trained: SearchModel = await trainModel(readAllTexts(reader, TRAINING_PAGE), {
    signal,
    onProgress: (phase, fraction) => {
      const { begins, ends, message } = PHASES[phase];
      report(message, begins + (ends - begins) * fraction);
    },
  });
  const dimensions = endpointsDimensions ?? trained.dimensions;
  const id = await insertModel(reader, { source, dimensions, companies, content: writeModel(trained) });
  return { model: { id, dimensions }, trained };
}

/** How long an endpoint's vectors are now; null without one. */
async function endpointDimensions({ endpoint, signal }: Building): Promise<number | null> {
  if (!endpoint) return null;
  const answer = await endpoint.embedQueries(["software"], signal);
  if (answer.outcome === "unavailable") throw new EmbeddingFailed(answer.reason, false);
  return answer.outcome === "embedded" ? answer.dimensions : answer.received;
}

async function embedAll(
  building: Building,
  { model, trained }: Pick<EntryMaker, "model" | "trained">,
  companies: number,
): Promise<void> {
  const { reader, writer, endpoint, openKeptVectors, signal, report } = building;
  const keptVectors = await openKeptVectors?.(model.dimensions, model.id);
  const maker: EntryMaker = {
    model,
    trained,
    writer,
    signal,
    ...(endpoint && { endpoint }),
    ...(keptVectors && { keptVectors }),
  };
  try {
    for (let made = 0, inPass = Infinity; inPass >= CAUGHT_UP; made += inPass) {
      const horizon = await readHorizon(reader);
      inPass = await embedMissing(maker, reader, (count) => {
        report(
          "Embedding the companies",
          EMBEDDING_BEGINS + (1 - EMBEDDING_BEGINS) * Math.min(1, (made + count) / Math.max(companies, 1)),
        );
      });
      if (inPass < CAUGHT_UP) await markEmbedded(reader, model.id, horizon);
    }
  } finally {
    await keptVectors?.close();
  }
}

/** Makes the entries that are missing, in one pass over all companies. Returns how many there were. */
async function embedMissing(
  maker: EntryMaker,
  reader: Building["reader"],
  onMade: (count: number) => void,
): Promise<number> {
  let made = 0;
  for (
    let page = await findMissing(reader, maker.model.id, -1, IDS_AT_ONCE);
    page;
    page = await findMissing(reader, maker.model.id, page.last, IDS_AT_ONCE)
  ) {
    const before = made;
    await makeEntriesOf(maker, reader, page.ids, (count) => onMade(before + count));
    made += page.ids.length;
  }
  return made;
}
