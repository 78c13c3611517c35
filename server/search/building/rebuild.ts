import {
  type CompanyText,
  readModel,
  type SearchModel,
  type TrainingPhase,
  trainModel,
  writeModel,
} from "../../search-engine/public.ts";
import { findStoredModel, readHorizon } from "../queries-models.ts";
import { isRebuildDue } from "../rebuild-due.ts";
import type { Building } from "./build.ts";
import { buildEntries, type EntryMaker, type TrainedModel } from "./make-entries.ts";
import {
  countCompanies,
  deleteOldModels,
  findModel,
  insertModel,
  listMissingCompanies,
  listTexts,
  type ModelRow,
  takeLock,
  updateModelEmbedded,
} from "./queries.ts";

const TRAINING_PAGE = 1_000;
const IDS_AT_ONCE = 10_000;
/** A pass that builds fewer entries than this is the last pass. The embed job handles later changes. */
const CAUGHT_UP = 1_000;
/** The progress at which each phase begins. Embedding a large catalogue takes as long as training. */
const PHASES: Record<TrainingPhase, { begins: number; ends: number; message: string }> = {
  reading: { begins: 0, ends: 0.15, message: "Reading the companies" },
  counting: { begins: 0.15, ends: 0.2, message: "Counting which words occur together" },
  "word vectors": { begins: 0.2, ends: 0.45, message: "Training word vectors" },
  agreement: { begins: 0.45, ends: 0.5, message: "Training the search model" },
};
const EMBEDDING_BEGINS = 0.5;

/** Trains a model and builds all its entries while the previous model serves. Continues an interrupted run. */
export async function rebuild(building: Building): Promise<void> {
  const { reader, sources, signal } = building;
  const source = sources[0]!;
  if (!(await takeLock(reader, "rebuild"))) return;
  const [companies, ready, unfinished] = [
    await countCompanies(reader),
    await findModel(reader, source, true),
    await findModel(reader, source, false),
  ];
  const serves = (model: ModelRow): boolean => !isRebuildDue(model.companies, companies);
  if (ready && serves(ready)) return;
  const continued = unfinished && (!ready || unfinished.id > ready.id) && serves(unfinished) ? unfinished : null;
  await deleteOldModels(reader, sources, continued?.id ?? null);
  const stored = continued && (await findStoredModel(reader, continued.id));
  const known = stored && readModel(stored.content);
  const made = continued && known ? { model: continued, trained: known } : await train(building);
  signal.throwIfAborted();
  await embedAll(building, made, companies);
}

async function train(building: Building): Promise<TrainedModel> {
  const { reader, sources, signal, report } = building;
  // Counts while reading, because an import may change the number of companies in the meantime.
  let companies = 0;
  async function* readTexts(): AsyncGenerator<CompanyText> {
    for await (const text of listTexts(reader, TRAINING_PAGE)) {
      companies += 1;
      yield text;
    }
  }
  const trained: SearchModel = await trainModel(readTexts(), {
    signal,
    onProgress: (phase, fraction) => {
      const { begins, ends, message } = PHASES[phase];
      report(message, begins + (ends - begins) * fraction);
    },
  });
  const { dimensions } = trained;
  const id = await insertModel(reader, { source: sources[0]!, dimensions, companies, content: writeModel(trained) });
  return { model: { id, dimensions }, trained };
}

async function embedAll(building: Building, trainedModel: TrainedModel, companies: number): Promise<void> {
  const { reader, report } = building;
  const { id } = trainedModel.model;
  const maker: EntryMaker = { ...building, ...trainedModel };
  for (let made = 0, inRun = Infinity; inRun >= CAUGHT_UP; made += inRun) {
    const horizon = await readHorizon(reader);
    inRun = await embedMissing(maker, (count) => {
      const share = Math.min(1, (made + count) / Math.max(companies, 1));
      report("Embedding the companies", EMBEDDING_BEGINS + (1 - EMBEDDING_BEGINS) * share);
    });
    if (inRun < CAUGHT_UP) await updateModelEmbedded(reader, id, horizon);
  }
}

/** Builds the missing entries in one pass over all companies. Returns the number of entries built. */
async function embedMissing(maker: EntryMaker, onMade: (count: number) => void): Promise<number> {
  const { reader, model } = maker;
  let made = 0;
  for (let last = -1; ; ) {
    const page = await listMissingCompanies(reader, model.id, last, IDS_AT_ONCE);
    if (!page) return made;
    const before = made;
    await buildEntries(maker, page.ids, (count) => onMade(before + count));
    made += page.ids.length;
    last = page.last;
  }
}
