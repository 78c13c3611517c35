// npm run migrate: applies pending migrations. Each start of the service also applies them.
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { withDatabase } from "../../support/command.ts";

const HELP = `npm run migrate

Applies pending migrations. Each start of the service also applies them.`;

helpIfAsked(HELP);
const wrong = wrongCount([], process.argv.slice(2));
if (wrong !== undefined) misused(wrong, HELP);
await withDatabase("migrate", async () => console.log("The database is up to date."));
