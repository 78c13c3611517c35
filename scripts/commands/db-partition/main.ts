// npm run db:partition -- list|TABLE: partitions a table by month while the service runs.
import { partitionTable } from "../../../server/db/partitions/convert.ts";
import { TablesBusy } from "../../../server/db/partitions/locks.ts";
import { readSizes } from "../../../server/db/partitions/sizes.ts";
import { PARTITIONED_TABLES } from "../../../server/db/partitions/tables.ts";
import { helpIfAsked, misused, wrongCount, wrongVerb } from "../../support/arguments.ts";
import { withDatabase } from "../../support/command.ts";

const NAMES = PARTITIONED_TABLES.map(({ name }) => name);
const HELP = `npm run db:partition -- list
npm run db:partition -- TABLE

Partitions TABLE by month, while the service runs and without copying rows: ${NAMES.join(", ")}.
Expired months are then dropped as partitions instead of row by row. All processes must run this release. Builds
indexes first, then blocks requests for about a second. Can be interrupted and run again. Cannot be undone.
list shows the sizes of these tables and their partitions.`;

helpIfAsked(HELP);
const [verb, ...rest] = process.argv.slice(2);
const error = wrongVerb(verb, ["list", ...NAMES]) ?? wrongCount([], rest);
if (error !== undefined) misused(error, HELP);

await withDatabase("db-partition", async (db) => {
  const table = PARTITIONED_TABLES.find(({ name }) => name === verb);
  try {
    if (table) await partitionTable(db, table, { now: new Date(), log: console.log });
  } catch (failure) {
    if (!(failure instanceof TablesBusy)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
  for (const { name } of table ? [table] : PARTITIONED_TABLES) {
    const { rows, megabytes, partitions } = await readSizes(db, name);
    const form = partitions.length === 0 ? "not partitioned" : `${partitions.length} partitions`;
    console.log(`${name}: about ${rows} rows, ${megabytes} MB, ${form}.`);
    for (const part of partitions) console.log(`  ${part.name}: about ${part.rows} rows, ${part.megabytes} MB.`);
  }
});
