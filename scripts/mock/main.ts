// npm run mock -- [--port 4010] [--host 127.0.0.1] [--dynamic] [--seed N]
import { parseArgs } from "node:util";
import { stopOnSignals } from "../support/stop-on-signals.ts";
import { startMock } from "./mock-server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    host: { type: "string", default: "127.0.0.1" },
    dynamic: { type: "boolean", default: false },
    seed: { type: "string" },
  },
});

const mock = await startMock({
  host: values.host,
  port: Number(values.port),
  dynamic: values.dynamic,
  ...(values.seed === undefined ? {} : { seed: values.seed }),
}).catch((reason: unknown) => {
  console.error(`The mock cannot listen on ${values.host}:${values.port}: ${String(reason)}`);
  process.exit(1);
});

stopOnSignals(() => mock.stop());
console.log(`Mock of the whole contract at ${mock.address} (${values.dynamic ? `made-up data${values.seed ? `, seed ${values.seed}` : ""}` : "its examples"}).
Any key is taken:  curl -s ${mock.address}/api/v1/credits -H 'X-API-Key: any'
Another status:    curl -s ${mock.address}/api/v1/credits -H 'X-API-Key: any' -H 'Prefer: code=429'`);
