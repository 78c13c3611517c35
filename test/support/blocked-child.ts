// A process with `/healthz` and `/metrics` on a separate port. It sends its address to the parent, and blocks its main
// thread permanently after a message from the parent.
import { Counter, Registry } from "prom-client";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { startProcessPages } from "../../server/wiring/process-pages.ts";

const registry = new Registry();
new Counter({ name: "before_the_block", help: "A metric.", registers: [registry] });
const names = { port: "METRICS_PORT", host: "HOST" };
const pages = await startProcessPages({ host: "127.0.0.1", port: 0, names }, silentLog, Number(process.argv[2]));
await pages.serveMetrics(registry);
process.on("message", () => {
  process.send?.("blocks", () => {
    for (;;);
  });
});
process.send?.(pages.address);
