// npm run rotate-secret: re-encrypts values stored under SECRET_KEY_PREVIOUS with SECRET_KEY, while the service runs.
// Exits with 1 if a value is encrypted with neither key.

import { rotateSecrets } from "../../../server/secrets/rotate.ts";
import { openSecrets } from "../../../server/secrets/secret-key.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { settingsOrExit, withDatabase } from "../../support/command.ts";

const HELP = `npm run rotate-secret

Re-encrypts values stored under SECRET_KEY_PREVIOUS with SECRET_KEY, while the service runs. Can be interrupted
and run again.`;

helpIfAsked(HELP);
const wrong = wrongCount([], process.argv.slice(2));
if (wrong !== undefined) misused(wrong, HELP);
if (settingsOrExit().secretKeyPrevious === undefined) {
  console.error("SECRET_KEY_PREVIOUS must be set to the key that SECRET_KEY replaces.");
  process.exit(1);
}
await withDatabase("rotate-secret", async (db, config) => {
  const secrets = await openSecrets(db, config);
  const counts = await rotateSecrets(db, secrets);
  for (const { purpose, rotated, unreadable } of counts) {
    console.log(`${purpose}: ${rotated} re-encrypted.`);
    if (unreadable > 0) console.error(`${purpose}: ${unreadable} not changed: encrypted with neither key.`);
  }
  process.exitCode = counts.some(({ unreadable }) => unreadable > 0) ? 1 : 0;
});
