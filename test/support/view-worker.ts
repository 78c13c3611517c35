// A separate worker process that matches runs with views, performs their actions and delivers webhooks:
// `node view-worker.ts DATABASE_URL SECRET_KEY VENDOR_URLS_JSON OUTBOX`.

import { Registry } from "prom-client";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { outboxMail } from "../../server/adapters/mail-outbox.ts";
import { createPublicHttp } from "../../server/adapters/public-http.ts";
import { connect } from "../../server/db/connect.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { assignAccounts } from "../../server/views/actions/assignment.ts";
import { chatSender } from "../../server/views/actions/chat.ts";
import { emailSender } from "../../server/views/actions/email.ts";
import { sendAlert } from "../../server/views/actions/send-alert.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { Deliverer } from "../../server/webhooks/delivery/deliverer.ts";
import { createDeliveryMetrics } from "../../server/webhooks/delivery/metrics.ts";
import { createConnectors } from "../../server/wiring/connectors.ts";
import { idleHandlers } from "./idle-handlers.ts";

const [url = "", secretKey = "", vendorUrls = "{}", outbox = ""] = process.argv.slice(2);
const { db } = connect({ url, applicationName: "test worker" });
const clock = { now: () => new Date() };
const services = { db, clock, secrets: createSecrets(secretKey), connectors: createConnectors(JSON.parse(vendorUrls)) };
await startWorkers({
  url,
  log: silentLog,
  only: ["notify", "actions", "crm"],
  reapEveryMs: 100,
  handlers: {
    ...idleHandlers,
    "views.match": matchRun(services),
    "views.send-chat": sendAlert(services, chatSender({ ...services, timeoutMs: 5_000 })),
    "views.send-email": sendAlert(
      services,
      emailSender({ db, secrets: services.secrets, mail: outboxMail(outbox), timeoutMs: 5_000 }),
    ),
    "views.assign-accounts": assignAccounts(services),
  },
});
new Deliverer({
  db,
  databaseUrl: url,
  http: createPublicHttp({ allowLoopback: true }),
  secrets: services.secrets,
  metrics: createDeliveryMetrics(new Registry()),
  clock,
  log: silentLog,
});
process.stdout.write("ready\n");
