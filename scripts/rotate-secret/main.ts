// npm run rotate-secret: re-encrypts what is stored under SECRET_KEY_PREVIOUS with SECRET_KEY, while the service runs. Exits with 1
// when something is encrypted under neither.
import { connect } from "../../server/db/connect.ts";
import { openDatabase } from "../../server/open-database.ts";
import { secretKey } from "../../server/secret-key.ts";
import { rotateSecrets } from "../../server/secret-rotation/rotate.ts";
import { createSecrets } from "../../server/secrets.ts";
import { exitWith } from "../support/exit-on-error.ts";
import { settingsOrExit } from "../support/settings.ts";

const config = settingsOrExit();
if (config.secretKeyPrevious === undefined) {
  console.error("SECRET_KEY_PREVIOUS must be set to the key that SECRET_KEY replaces.");
  process.exit(1);
}
const database = await openDatabase(config, console.log).catch(exitWith);
const connection = connect({ url: database.url, applicationName: "rotate-secret", poolSize: 1 });
try {
  const secrets = createSecrets(secretKey(config), config.secretKeyPrevious);
  const counts = await rotateSecrets(connection.db, secrets);
  for (const { purpose, rotated, unreadable } of counts) {
    console.log(`${purpose}: ${rotated} re-encrypted.`);
    if (unreadable > 0)
      console.error(`${purpose}: ${unreadable} are encrypted under neither key and stay as they are.`);
  }
  process.exitCode = counts.some(({ unreadable }) => unreadable > 0) ? 1 : 0;
} finally {
  await connection.close();
  await database.stop();
}
