import { readFileSync } from "node:fs";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

/** How the mock answers. */
export interface MockOptions {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Made-up data that fits the contract instead of its examples. */
  readonly dynamic: boolean;
  /** The same seed gives the same made-up data. */
  readonly seed?: string;
}

/** A running mock. */
export interface Mock {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves the whole contract from its examples by Prism: requests are checked as the service would, browsers may call. */
export async function startMock({ host, port, dynamic, seed }: MockOptions): Promise<Mock> {
  const document: object = JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"));
  const server = createServer(await getHttpOperationsFromSpec(document), {
    cors: true,
    components: { logger: createLogger("MOCK", { level: "silent" }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic, ...(seed === undefined ? {} : { seed }) },
    },
  });
  return { address: await server.listen(port, host), stop: () => server.close() };
}
