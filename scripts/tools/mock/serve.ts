// The process of `npm run mock` that serves one version of the contract.
import { fileURLToPath } from "node:url";
import { bindPort } from "../../../server/wiring/bind-port.ts";
import { createLog } from "../../../server/wiring/log.ts";
import { exitWith } from "../../support/command.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { createMock } from "./app.ts";
import { readMockArguments } from "./read-arguments.ts";

const document = fileURLToPath(new URL("../../../generated/openapi.json", import.meta.url));
const { host, port, ...options } = readMockArguments();
// Requests are logged, as the service logs them.
const log = createLog("info");

const listening = await bindPort({ host, port, names: { port: "--port", host: "--host" } }, log).catch(exitWith);
const mock = createMock(document, options, log);
await listening.serve(mock.callback());
stopOnSignals(() => listening.stop(0));
console.log(`The mock is listening on ${listening.address}, with the reference at ${listening.address}/docs`);
