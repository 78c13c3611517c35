// npm start: the whole service in one process, with a database of its own unless DATABASE_URL names one.
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "../../server/db/connect.ts";
import { createLog, standardOutput } from "../../server/log.ts";
import { type Service, startService } from "../../server/main.ts";
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
let stopping = false;
stopOnSignals(async () => {
  stopping = true;
  for (const step of undo.reverse()) await step();
});

try {
  await start();
} catch (error) {
  // When stopped while starting, steps that still use what is being closed fail.
  if (!stopping) {
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
  await untilReady(service);
  // The log is buffered; what it holds was written earlier.
  output.flush();
  process.stdout.write(greeting(service.address, key, company));
}

/** Loads the sample and reads or issues the key, so that the printed calls return data. */
async function prepare(url: string, secret: string) {
  const connection = connect({ url, applicationName: "start", poolSize: 2, statementTimeoutMs: 0 });
  try {
    const { db } = connection;
    const isNew =
      config.sampleData &&
      (await loadSampleData(db, { startCredits: config.startCredits, log: (message) => log.info(message) }));
    // The key is printed only when the database is embedded: a shared one holds other users' keys.
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

/** Waits until the search index is loaded, which takes a while for a large catalogue. */
async function untilReady(service: Service): Promise<void> {
  let lastMessage = "";
  for (let status = service.searchStatus(); status.state === "loading" && !stopping; status = service.searchStatus()) {
    if (status.message !== lastMessage) log.info(status.message);
    lastMessage = status.message;
    await delay(100);
  }
}
