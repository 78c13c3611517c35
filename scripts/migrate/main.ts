// npm run migrate: brings the database to this version. Starting the service does so too.
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/open-database.ts";

const settings = readConfig(process.env);
if ("mistakes" in settings) {
  console.error(settings.mistakes.join("\n"));
  process.exitCode = 1;
} else {
  const database = await openDatabase(settings.config, console.log);
  await database.stop();
  console.log("The database is up to date.");
}
