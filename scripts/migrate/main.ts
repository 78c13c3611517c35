// npm run migrate: applies pending migrations. Every start of the service does so too.
import { withDatabase } from "../support/command.ts";

await withDatabase("migrate", async () => console.log("The database is up to date."));
