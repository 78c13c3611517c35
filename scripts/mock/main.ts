// npm run mock -- [--port 4010] [--host 127.0.0.1] [--dynamic] [--seed N]: `prism mock` of the generated contract.
import { fileURLToPath } from "node:url";
import { stopOnSignals } from "../support/stop-on-signals.ts";

const document = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
process.argv.splice(2, 0, "mock", document, "--multiprocess=false");
stopOnSignals(async () => undefined);
await import("@stoplight/prism-cli/dist/index.js");
