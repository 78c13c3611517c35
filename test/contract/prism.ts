import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { validateOutput } from "@stoplight/prism-http/dist/validator/index.js";
import { document } from "./contract-document.ts";

const log = createLogger("PRISM", { level: "silent" });
const operations = getHttpOperationsFromSpec(structuredClone(document));

/** Something in a request or an answer that the contract does not declare. */
export interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly code?: string | number;
  readonly message: string;
}

/** Prism between a caller and a service: it passes everything on and reports what does not fit the contract. */
export interface Proxy {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port before a service. */
export async function startProxy(upstream: string): Promise<Proxy> {
  const server = createServer(await operations, {
    cors: false,
    components: { logger: log },
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
  });
  const address = await server.listen(0, "127.0.0.1");
  return { address, stop: () => server.close() };
}

/**
 * The same checks on an answer that came without the proxy: what cannot pass through it are bodies it parses itself,
 * bodies that never end, and 501.
 */
export async function violationsOf(operationId: string, answer: { status: number; headers: Headers; text: string }): Promise<Violation[]> {
  const resource = (await operations).find(({ iid }) => iid === operationId);
  if (!resource) throw new Error(`Prism does not know ${operationId}`);
  const isJson = /\bjson\b/.test(answer.headers.get("Content-Type") ?? "");
  const element = { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body: isJson ? JSON.parse(answer.text) : answer.text };
  const outcome = validateOutput({ resource, element });
  if (outcome._tag === "Right") return [];
  return outcome.left.map(({ path = [], severity, code, message }) => ({ location: ["response", ...path.map(String)], severity: String(severity), code, message }));
}
