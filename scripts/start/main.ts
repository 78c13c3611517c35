// npm start: the whole service in one process, with a database of its own unless DATABASE_URL names one.
import { connect } from "../../server/db/connect.ts";
import { createLog, standardOutput } from "../../server/log.ts";
import { startService } from "../../server/main.ts";
import { openDatabase } from "../../server/open-database.ts";
import { secretKey } from "../../server/secret-key.ts";
import { createSecrets } from "../../server/secrets.ts";
import { loadSampleData } from "../sample-data/load.ts";
import { settingsOrExit } from "../support/settings.ts";
import { stopOnSignals } from "../support/stop-on-signals.ts";
import { firstKey } from "./first-workspace.ts";
import { greeting } from "./greeting.ts";

const config = settingsOrExit();
const output = standardOutput();
const log = createLog(config.logLevel, output);

const undo: (() => Promise<void>)[] = [];
let told = false;
stopOnSignals(async () => {
  told = true;
  for (const step of undo.reverse()) await step();
});

try {
  await start();
} catch (error) {
  // Told to stop while starting: what was opened is being closed, and what still wanted it fails.
  if (!told) {
    console.error(error instanceof Error ? error.message : error);
    for (const step of undo.reverse()) await step();
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const database = await openDatabase(config, (message) => log.info(message));
  undo.push(database.stop);
  const secret = secretKey(config);
  const { key, company } = await prepare(database.url, secret);
  const service = await startService({ ...config, databaseUrl: database.url, secretKey: secret }, log);
  undo.push(() => service.stop());
  await untilReady(service.address);
  // Written past the log, which comes first.
  output.flush();
  process.stdout.write(greeting(service.address, key, company));
}

/** First data and first key, so that the printed calls show real answers. */
async function prepare(url: string, secret: string) {
  const connection = connect({ url, applicationName: "start", poolSize: 2, statementTimeoutMs: 0 });
  try {
    const { db } = connection;
    const isNew = config.sampleData && (await loadSampleData(db, (message) => log.info(message)));
    // A key belongs on the screen only where the database is this machine's own.
    const key =
      config.databaseUrl === undefined
        ? await firstKey(db, createSecrets(secret), { startCredits: config.startCredits, isNew })
        : undefined;
    const company = await db.selectFrom("company").select(["name", "domain"]).orderBy("id").limit(1).executeTakeFirst();
    return { key, company };
  } finally {
    await connection.close();
  }
}

/** Waits until the service calls itself ready; the search index of a large catalogue takes a while to load. */
async function untilReady(address: string): Promise<void> {
  for (let said = false; !told; ) {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    const body = await answer?.text();
    if (answer?.ok) return;
    if (!said) log.info({ body }, "not ready yet");
    said = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
