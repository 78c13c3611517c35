// npm run migrate: brings the database to this version. Starting the service does so too.
import { openDatabase } from "../../server/open-database.ts";
import { exitWith } from "../support/exit-on-error.ts";
import { settingsOrExit } from "../support/settings.ts";

const database = await openDatabase(settingsOrExit(), console.log).catch(exitWith);
await database.stop();
console.log("The database is up to date.");
