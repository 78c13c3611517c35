// npm run migrate: brings the database to this version. Starting the service does so too.
import { openDatabase } from "../../server/open-database.ts";
import { settingsOrExit } from "../support/settings.ts";

const database = await openDatabase(settingsOrExit(), console.log);
await database.stop();
console.log("The database is up to date.");
