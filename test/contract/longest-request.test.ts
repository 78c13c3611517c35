import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "../../scripts/tools/generate/openapi-document.ts";
import { listen } from "../../server/http/listen.ts";
import { document } from "./contract-document.ts";

// The longest percent-encoded characters: one beyond the Basic Multilingual Plane, and one in ASCII.
const LONGEST_CHARACTER = encodeURIComponent("\u{1F600}");
const LONGEST_ASCII_CHARACTER = encodeURIComponent(",");
const OTHER_HEADERS = { "X-API-Key": "k".repeat(51), Cookie: "c".repeat(8_000) };

test("the longest value that the contract allows for a parameter is never too long for a URL", async () => {
  const targets = listOperations(document.paths).map(({ path, operation }) => longestTarget(document, path, operation));
  const [longest = ""] = targets.toSorted((a, b) => b.length - a.length);
  const server = await listen("127.0.0.1", 0, silentLog);
  await server.serve((_request, response) => response.end("read"));
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(server.address + longest, { headers: OTHER_HEADERS, agent: false }, resolve).on("error", reject),
  );
  response.resume();
  await server.stop(1_000);
  expect([longest.length > 40_000, response.statusCode]).toEqual([true, 200]);
});

function longestTarget(contract: OpenApiDocument, path: string, { parameters }: Operation): string {
  const resolved = parameters.map((each) => resolveParameter(contract, each));
  const named = (name: string): Parameter | undefined =>
    resolved.find((each) => each.in === "path" && each.name === name);
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => longestText(contract, named(name)?.schema ?? {}));
  const query = resolved
    .filter((each) => each.in === "query")
    .map(({ name, schema }) =>
      longestValues(contract, schema)
        .map((value) => `${name}=${value}`)
        .join("&"),
    )
    .toSorted((a, b) => b.length - a.length);
  return query.length > 0 ? `${filled}?${query[0]}` : filled;
}

function longestValues(contract: OpenApiDocument, schema: Schema): string[] {
  const { type, items, maxItems } = resolveSchema(contract, schema);
  if (type !== "array") return [longestText(contract, schema)];
  return Array.from({ length: Number(maxItems) }, () => longestText(contract, items ?? {}));
}

function longestText(contract: OpenApiDocument, schema: Schema): string {
  const { type, enum: values, maxLength, pattern } = resolveSchema(contract, schema);
  const longestFirst = (values ?? [])
    .map((value) => encodeURIComponent(String(value)))
    .toSorted((a, b) => b.length - a.length);
  if (longestFirst[0]) return longestFirst[0];
  if (type !== "string") return String(Number.MIN_SAFE_INTEGER);
  // Patterns of free text begin with what they exclude; all others list the ASCII characters they accept.
  const isFree = pattern === undefined || String(pattern).startsWith("^[^");
  return (isFree ? LONGEST_CHARACTER : LONGEST_ASCII_CHARACTER).repeat(Number(maxLength));
}
