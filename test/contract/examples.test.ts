import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import responses from "../../generated/validators/responses.cjs";
import {
  listOperations,
  type MediaType,
  resolveParameter,
  resolveResponse,
} from "../../scripts/generate/openapi-document.ts";
import { matchRoute, type Route } from "../../server/http/match-route.ts";
import { Refusal } from "../../server/http/problems.ts";
import { readInput } from "../../server/http/read-input.ts";
import { requestTarget } from "../../server/http/request-target.ts";
import { document, operation, type RequestParts, requestFor, type WireRequest } from "./contract-document.ts";
import { everyRoute } from "./coverage.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, "contract");

describe("every example of the contract", () => {
  test("of a request is one the service takes", async () => {
    const refused: unknown[] = [];
    for (const route of everyRoute) {
      for (const [title, parts] of requestExamples(route)) {
        const outcome = await read(requestFor(route.operationId, parts));
        if (outcome instanceof Refusal) refused.push({ operation: route.operationId, title, refused: outcome.body });
      }
    }
    expect(refused).toEqual([]);
  });

  test("of an answer is one the service may give", () => {
    const unfit: unknown[] = [];
    for (const { operationId } of everyRoute) {
      for (const [status, declared] of Object.entries(operation(operationId).operation.responses)) {
        const { "application/json": json } = resolveResponse(document, declared).content ?? {};
        if (json === undefined) continue;
        const validate = responses[operationId][Number(status)];
        if (examplesOf(json).length === 0) unfit.push({ operationId, status, missing: "example" });
        for (const example of examplesOf(json))
          if (!validate?.(example)) unfit.push({ operationId, status, errors: validate?.errors });
      }
    }
    expect(unfit).toEqual([]);
  });

  test("of an export has lines and columns of a result", () => {
    const { content = {} } = resolveResponse(
      document,
      operation("Lookalikes_exportBulk").operation.responses["200"] ?? { description: "" },
    );
    const [lines, table] = ["application/x-ndjson", "text/csv"].map((type) =>
      String(examplesOf(content[type] ?? {})[0])
        .trim()
        .split("\n"),
    );
    const result = validatorOf({ $ref: "#/components/schemas/Lookalike" });
    for (const line of lines ?? []) {
      const { agentic_method, ...company } = JSON.parse(line) as Record<string, unknown>;
      expect(agentic_method).toBe(null);
      expect(result(company)).toBe(true);
    }
    expect(table?.map((row) => row.split(",").length)).toEqual(table?.map(() => 13));
  });

  test("of a webhook's event is one of its kind", () => {
    const events = listOperations(document.webhooks ?? {});
    expect(events).not.toEqual([]);
    for (const {
      path,
      operation: { requestBody },
    } of events) {
      const media = requestBody?.content["application/json"] ?? {};
      const validate = validatorOf(media.schema ?? {});
      expect(examplesOf(media), path).not.toEqual([]);
      for (const example of examplesOf(media))
        expect({ path, fits: validate(example), errors: validate.errors }).toEqual({ path, fits: true, errors: null });
    }
  });
});

function validatorOf(schema: { $ref?: string }) {
  return ajv.compile({ $ref: `contract${schema.$ref}` });
}

function examplesOf({ example, examples }: Pick<MediaType, "example" | "examples">): unknown[] {
  return [...(example === undefined ? [] : [example]), ...Object.values(examples ?? {}).map(({ value }) => value)];
}

/** The requests an operation's examples describe, by their titles; what has no example of that title is left out where it can be. */
function requestExamples({ operationId }: Route): Map<string, RequestParts> {
  const { parameters, requestBody } = operation(operationId).operation;
  const body = requestBody?.content["application/json"]?.examples ?? {};
  const resolved = parameters.map((parameter) => resolveParameter(document, parameter));
  const titles = new Set([...Object.keys(body), ...resolved.flatMap(({ examples }) => Object.keys(examples ?? {}))]);
  if (titles.size === 0) return new Map([["without anything", {}]]);
  const partsOf = (title: string): RequestParts => {
    const named = (place: "path" | "query" | "header") =>
      Object.fromEntries(
        resolved.flatMap((each) =>
          each.in === place && each.examples?.[title] ? [[each.name, each.examples[title].value]] : [],
        ),
      );
    return {
      path: texts(named("path")),
      query: named("query"),
      headers: texts(named("header")),
      ...(body[title] && { body: body[title].value }),
    };
  };
  return new Map([...titles].map((title) => [title, partsOf(title)]));
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Reads a request as the request path does, without a connection. */
async function read({ method, target, headers, body }: WireRequest): ReturnType<typeof readInput> {
  const { path, query } = requestTarget(target);
  const match = matchRoute(method, path);
  if (match.kind !== "route") throw new Error(`Nothing takes ${method} ${target}`);
  const message = new IncomingMessage(new Socket());
  message.url = target;
  message.headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (body !== undefined) message.headers["content-length"] = String(Buffer.byteLength(body));
  message.push(body ?? null);
  if (body !== undefined) message.push(null);
  return readInput(match, query, message, { bytes: 1_000_000, milliseconds: 10_000 }, "example");
}
