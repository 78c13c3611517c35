import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec, type PrismHttpComponents } from "@stoplight/prism-http";
import { validateOutput } from "@stoplight/prism-http/dist/validator/index.js";
import { createServer } from "@stoplight/prism-http-server";
import {
  listOperations,
  type OpenApiDocument,
  resolveResponse,
} from "../../scripts/tools/generate/openapi-document.ts";
import { document } from "./contract-document.ts";
import { exchange, type Mishap } from "./exchange.ts";

/** A Prism proxy between a test and a service. It checks every response against the contract. */
export interface ContractProxy {
  readonly address: string;
  stop(): Promise<void>;
}

/** An operation and the status of its response, such as `AgentKeys_me 200`. */
export type Pair = `${string} ${number}`;

/** The header that instructs the proxy how to handle a request; it is not forwarded. */
export const MISHAP_HEADER = "x-test-mishap";

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

let operations: Promise<Operations> | undefined;
let strictOperations: Promise<Operations> | undefined;

/** Starts a proxy on a free port of loopback. Every valid response is added to `seen`, if given. */
export async function startContractProxy(upstream: string, seen?: Set<Pair>): Promise<ContractProxy> {
  strictOperations ??= readOperations(insistOnHeaders(structuredClone(document)));
  const server = createServer(await strictOperations, {
    cors: false,
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
    components: { logger: createLogger("contract", { level: "silent" }), forward: forwarder(seen) },
  });
  const address = await server.listen(0, "127.0.0.1");
  return { address, stop: () => server.close() };
}

/** Prism's own forwarder replaces a 501 with a mock, and cannot forward malformed or partial requests. */
function forwarder(seen?: Set<Pair>): PrismHttpComponents["forward"] {
  return ({ data }, upstream, _proxy, operation) =>
    () =>
    async () => {
      const { [MISHAP_HEADER]: mishap, ...headers } = data.headers ?? {};
      const url = new URL(data.url.path, upstream);
      for (const [name, values] of Object.entries(data.url.query ?? {}))
        for (const value of [values].flat()) url.searchParams.append(name, value);
      const body =
        data.body === null || data.body === undefined
          ? undefined
          : typeof data.body === "string"
            ? data.body
            : JSON.stringify(data.body);
      try {
        const response = await exchange({
          method: data.method.toUpperCase(),
          url,
          headers,
          body,
          mishap: mishap as Mishap | undefined,
        });
        if (operation?.iid) seen?.add(`${operation.iid} ${response.statusCode}`);
        return { _tag: "Right", right: response };
      } catch (error) {
        return { _tag: "Left", left: error instanceof Error ? error : new Error(String(error)) };
      }
    };
}

/** Reads the contract for Prism. Equal schemas become one object, because Prism compiles each object. */
async function readOperations(contract: OpenApiDocument): Promise<Operations> {
  const read = await getHttpOperationsFromSpec(contract);
  const known = new Map<string, unknown>();
  // Prism adds the ids, which differ between equal schemas.
  const shared = <Part>(part: Part): Part => {
    const text = JSON.stringify(part, (key, value) =>
      key === "x-stoplight" || (key === "id" && typeof value === "string") ? undefined : value,
    );
    if (!known.has(text)) known.set(text, part);
    return known.get(text) as Part;
  };
  for (const { request, responses } of read) {
    for (const response of responses) if (response.headers) response.headers = shared(response.headers);
    const bodies = [request?.body, ...responses].flatMap((holder) => holder?.contents ?? []);
    for (const body of bodies) if (body.schema) body.schema = shared(body.schema);
  }
  return read;
}

/**
 * Makes every declared response header required: callers must not rely on them, but this service always sends them.
 * `Retry-After` is checked by the caller of the proxy, because waiting does not help after some 429s.
 */
function insistOnHeaders(contract: OpenApiDocument): OpenApiDocument {
  for (const { operation } of listOperations(contract.paths)) {
    for (const response of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(resolveResponse(contract, response).headers ?? {}))
        header.required = name !== "Retry-After";
    }
  }
  return contract;
}

/** A part of a request or response that the contract does not declare. */
export interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Returns the faults that Prism finds in a response that did not pass through the proxy. */
export async function findViolations(
  operationId: string,
  response: { status: number; headers: Headers; text: string },
): Promise<Violation[]> {
  operations ??= readOperations(structuredClone(document));
  const resource = (await operations).find(({ iid }) => iid === operationId);
  if (!resource) throw new Error(`Prism does not know ${operationId}`);
  const isJson = /\bjson\b/.test(response.headers.get("Content-Type") ?? "");
  const element = {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(response.text) : response.text,
  };
  const outcome = validateOutput({ resource, element });
  if (outcome._tag === "Right") return [];
  return outcome.left.map(({ path = [], message }) => ({ location: ["response", ...path.map(String)], message }));
}
