// npm run migrate: applies pending migrations. Every start of the service does so too.
import { openDatabase } from "../../server/open-database.ts";
import { exitWith } from "../support/exit-on-error.ts";
import { settingsOrExit } from "../support/settings.ts";

const database = await openDatabase(settingsOrExit(), console.log).catch(exitWith);
await database.stop();
console.log("The database is up to date.");
