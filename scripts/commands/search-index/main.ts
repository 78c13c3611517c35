// npm run search-index -- list|check|rebuild|serve: manages the search index at SEARCH_ENGINE_URL.
import { setTimeout as delay } from "node:timers/promises";
import { openSession } from "../../../server/db/connect.ts";
import { SearchEngineUnavailable } from "../../../server/ports/company-index.ts";
import { takeLock } from "../../../server/search/building/queries.ts";
import { findDifferences } from "../../../server/search/indexing/check.ts";
import { createIndex, dropOld, type Indexing, updateIndex } from "../../../server/search/indexing/fill.ts";
import { type IndexRow, listIndexes, updateServing } from "../../../server/search/indexing/queries.ts";
import { openIndexes, SOURCES } from "../../../server/wiring/search-settings.ts";
import { helpIfAsked, misused, withCommands, wrongCount, wrongVerb } from "../../support/arguments.ts";
import { openDatabaseOrExit, refuse, settingsOrExit } from "../../support/command.ts";

const HELP = `npm run search-index -- list
npm run search-index -- check
npm run search-index -- rebuild
npm run search-index -- serve INDEX

Manages the search index at SEARCH_ENGINE_URL, which workers fill and keep up to date.
list shows the indexes, the serving index first. check updates the serving index, compares it with the database by
counts and checksums, and lists the companies that differ. rebuild fills a new index of the same model and switches to
it; the previous index is kept. serve switches to INDEX, for example the previous index.`;

/** A comparison that finds differences is repeated, because companies may change while it runs. */
const COMPARISONS = 3;

helpIfAsked(HELP);
const [verb, ...rest] = process.argv.slice(2);
const error =
  wrongVerb(verb, ["list", "check", "rebuild", "serve"]) ?? wrongCount(verb === "serve" ? ["INDEX"] : [], rest);
if (error !== undefined) misused(error, HELP);
process.exitCode = await run();

async function run(): Promise<number> {
  const config = settingsOrExit();
  const indexes = await openIndexes({ config });
  if (!indexes) return refuse("SEARCH_ENGINE_URL is not set: every process holds the index in memory.");
  const database = await openDatabaseOrExit(config, console.log);
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.once(signal, () => stopping.abort(new Error("Stopped. Workers will continue filling the index.")));
  const session = await openSession(database.url, "search-index");
  const report = progressPrinter();
  try {
    const indexing: Indexing = {
      session,
      indexes,
      prefix: config.searchEnginePrefix,
      sources: SOURCES,
      signal: stopping.signal,
      report,
    };
    const rows = await listIndexes(session);
    if (verb === "list") return print(rows);
    const serving = rows.find(({ serves_since: since }) => since !== null);
    if (!serving) return refuse("No index is serving yet. Wait until a worker has filled the first one.");
    await waitForLock(indexing);
    if (verb === "check") return await check(indexing, serving);
    return verb === "rebuild" ? await rebuild(indexing, serving) : await serve(indexing, rows, rest[0]!);
  } catch (failure) {
    if (stopping.signal.aborted || failure instanceof SearchEngineUnavailable)
      return refuse(failure instanceof Error ? failure.message : String(failure));
    throw failure;
  } finally {
    await session.end();
    await indexes.close();
    await database.stop();
  }
}

function print(rows: readonly IndexRow[]): number {
  for (const { id, model_id: modelId, companies, filled, serves_since: since } of rows) {
    const state = since === null ? "being filled" : `serving since ${since.toISOString()}`;
    console.log(`Index ${id} of model ${modelId}: ${companies} companies, ${filled ? state : "being filled"}.`);
  }
  if (rows.length === 0) console.log("There is no index.");
  return 0;
}

/** Waits until no worker fills indexes, and takes the lock. */
async function waitForLock({ session, signal }: Indexing): Promise<void> {
  let isSaid = false;
  while (!(await takeLock(session, "index"))) {
    if (!isSaid) console.log("Waiting for a worker to finish filling an index.");
    isSaid = true;
    await delay(1_000, undefined, { signal });
  }
}

async function check(indexing: Indexing, { id }: IndexRow): Promise<number> {
  for (let compared = 1; ; compared += 1) {
    const row = (await listIndexes(indexing.session)).find((each) => each.id === id)!;
    await updateIndex(indexing, row);
    const updated = (await listIndexes(indexing.session)).find((each) => each.id === id)!;
    const { companies, differences } = await findDifferences(indexing, updated);
    if (differences.length === 0) {
      console.log(`Index ${id} matches the database: ${companies} companies.`);
      return 0;
    }
    if (compared < COMPARISONS) continue;
    for (const { from, to, missing, different, superfluous } of differences) {
      console.error(`Companies ${from} to ${to} differ.`);
      if (missing.length > 0) console.error(`  The index lacks ${missing.join(", ")}.`);
      if (different.length > 0) console.error(`  It has different data for ${different.join(", ")}.`);
      if (superfluous.length > 0) console.error(`  It should not contain ${superfluous.join(", ")}.`);
    }
    return refuse(withCommands("Fill a new index with npm run search-index -- rebuild."));
  }
}

async function rebuild(indexing: Indexing, serving: IndexRow): Promise<number> {
  const id = await createIndex(indexing, serving.model_id);
  console.log(`Index ${id} of model ${serving.model_id} is being filled; index ${serving.id} serves until then.`);
  await updateIndex(indexing, (await listIndexes(indexing.session)).find((each) => each.id === id)!);
  await updateServing(indexing.session, id);
  await dropOld(indexing);
  console.log(withCommands(`Index ${id} is now serving. To go back: npm run search-index -- serve ${serving.id}`));
  return 0;
}

async function serve(indexing: Indexing, rows: readonly IndexRow[], given: string): Promise<number> {
  const row = rows.find(({ id }) => String(id) === given);
  if (!row) return refuse(`There is no index ${given}. List the indexes with npm run search-index -- list.`);
  await updateIndex(indexing, row);
  await updateServing(indexing.session, row.id);
  console.log(`Index ${row.id} of model ${row.model_id} is now serving.`);
  return 0;
}

/** Returns a function that prints the progress, one line for each tenth. */
function progressPrinter(): Indexing["report"] {
  let last = -1;
  return (message, fraction) => {
    const tenth = Math.floor(fraction * 10);
    if (tenth !== last) console.log(`${message} (${tenth * 10} %)`);
    last = tenth;
  };
}
