// A process that delivers webhooks until it is killed: node deliverer-process.ts DATABASE_URL SECRET_KEY
import { Registry } from "prom-client";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { createPublicHttp } from "../../server/adapters/public-http.ts";
import { connect } from "../../server/db/connect.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { Deliverer } from "../../server/webhooks/delivery/deliverer.ts";
import { createDeliveryMetrics } from "../../server/webhooks/delivery/metrics.ts";

const [databaseUrl = "", secretKey = ""] = process.argv.slice(2);
const { db } = connect({ url: databaseUrl, applicationName: "deliverer" });
const http = createPublicHttp({ allowLoopback: true });
new Deliverer({
  db,
  databaseUrl,
  http,
  secrets: createSecrets(secretKey),
  metrics: createDeliveryMetrics(new Registry()),
  clock: { now: () => new Date() },
  log: silentLog,
});
