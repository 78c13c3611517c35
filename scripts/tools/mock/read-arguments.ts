import { helpIfAsked, misused, parseArguments, wrongCount } from "../../support/arguments.ts";
import type { MockOptions } from "./app.ts";

const HELP = `npm run mock -- [options]

Behaves like the service, without a database: lists include created objects, jobs advance, unknown ids return 404.

  --port PORT   the port (default: 4010); 0 chooses a free one
  --host HOST   the address to listen on (default: 127.0.0.1)
  --dynamic     add generated companies, people, signals and more to those of the examples, with dates around today
  --seed SEED   generate the same data for the same seed
  --latency MS  delay each response by MS, such as 300 or 100-800
  --faults SHARE  fail a share of the requests, such as 0.1, with 503, 429, 500 or a dropped connection
  --help        show this text`;

/** Reads the arguments of `npm run mock`. If one is invalid, prints the error and exits. */
export function readMockArguments(): MockOptions & { host: string; port: number } {
  helpIfAsked(HELP);
  const { values, positionals } = parseArguments(
    {
      allowPositionals: true,
      options: {
        port: { type: "string", default: "4010" },
        host: { type: "string", default: "127.0.0.1" },
        dynamic: { type: "boolean", default: false },
        seed: { type: "string", default: "1" },
        latency: { type: "string", default: "0" },
        faults: { type: "string", default: "0" },
      },
    },
    HELP,
  );
  const wrong = wrongCount([], positionals);
  if (wrong !== undefined) misused(wrong, HELP);
  const { port, host, dynamic, seed, faults } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    misused(`--port must be a number from 0 to 65535, not ${port}.`, HELP);
  const [, min = "", max = min] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(values.latency) ?? [];
  if (min === "" || Number(max) < Number(min))
    misused(`--latency must be milliseconds such as 300 or 100-800, not ${values.latency}.`, HELP);
  if (!/^(0|1|0?\.\d+)$/.test(faults))
    misused(`--faults must be a share from 0 to 1, such as 0.1, not ${faults}.`, HELP);
  return { host, port: Number(port), dynamic, seed, latency: [Number(min), Number(max)], faults: Number(faults) };
}
