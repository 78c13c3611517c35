// npm run people:erase -- PERSON: erases a person permanently.
import { join } from "node:path";
import { erasePeople } from "../../../server/people/erase.ts";
import { openSecrets } from "../../../server/secrets/secret-key.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { withDatabase } from "../../support/command.ts";
import { scrubRejectFiles } from "../ingest/scrub-reject-files.ts";

const HELP = `npm run people:erase -- PERSON

Erases a person permanently: the row, emails, posts, signal results and insights, and the person's rows in the files of
rejected rows in DATA_DIR. Stores hashes of the name, profile and emails, so that no later ingest adds the person again.
PERSON is an id, a work email or a profile URL. A work email erases all people who have it.`;

helpIfAsked(HELP);
const given = process.argv.slice(2);
const error = wrongCount(["PERSON"], given);
if (error !== undefined) misused(error, HELP);
const [who = ""] = given;
await withDatabase("people-erase", async (db, config) => {
  const secrets = await openSecrets(db, config);
  const erased = await db.transaction().execute((transaction) => erasePeople(transaction, secrets, who));
  if (erased.length > 0) await scrubRejectFiles(db, secrets, join(config.dataDirectory, "ingest"));
  for (const { id } of erased) {
    const person = id === null ? "The person with this profile or address" : `Person ${id}`;
    console.log(`${person} is erased, and no later ingest adds the person again.`);
  }
  if (erased.length === 0) {
    console.error(`There is no person with the id, work email or profile ${who}.`);
    process.exitCode = 1;
  }
});
