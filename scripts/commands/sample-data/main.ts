// npm run sample-data -- remove: removes the sample companies of a new installation.
import { helpIfAsked, misused, wrongCount, wrongVerb } from "../../support/arguments.ts";
import { withDatabase } from "../../support/command.ts";
import { describeRemoved } from "./describe-removed.ts";
import { removeSampleData } from "./queries-remove.ts";

const HELP = `npm run sample-data -- remove

Removes the sample companies of a new installation and their data: people, posts and events, and the accounts, insights,
audience members and signal results of workspaces. Keeps workspaces, keys, credits, profiles, views and signals. The
first ingest of companies does the same.`;

helpIfAsked(HELP);
const [command, ...more] = process.argv.slice(2);
const error = wrongVerb(command, ["remove"]) ?? wrongCount([], more);
if (error !== undefined) misused(error, HELP);
const removed = await withDatabase("sample-data", (db) => db.transaction().execute(removeSampleData));
console.log(removed === undefined ? "The catalogue has no sample data." : describeRemoved(removed));
