import { helpIfAsked, misused, parseArguments, wrongCount } from "../../support/arguments.ts";
import type { MockOptions } from "./app.ts";

const HELP = `npm run mock -- [options]

Serves the contract from its examples, without a database.

  --port PORT   the port (default: 4010); 0 chooses a free one
  --host HOST   the address to listen on (default: 127.0.0.1)
  --dynamic     returns generated data instead of the examples
  --seed SEED   generates the same data for the same seed
  --help        shows this`;

/** Reads the arguments of `npm run mock`. Says which one is wrong, and exits, when one is. */
export function readMockArguments(): MockOptions & { host: string; port: number } {
  helpIfAsked(HELP);
  const { values, positionals } = parseArguments(
    {
      allowPositionals: true,
      options: {
        port: { type: "string", default: "4010" },
        host: { type: "string", default: "127.0.0.1" },
        dynamic: { type: "boolean", default: false },
        seed: { type: "string" },
      },
    },
    HELP,
  );
  const wrong = wrongCount([], positionals);
  if (wrong !== undefined) misused(wrong, HELP);
  const { port, host, dynamic, seed } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    misused(`--port must be a number from 0 to 65535, not ${port}.`, HELP);
  return { host, port: Number(port), dynamic, seed };
}
