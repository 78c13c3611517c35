import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import responses from "../../generated/validators/responses.cjs";
import { listOperations, resolveParameter, resolveResponse } from "../../scripts/tools/generate/openapi-document.ts";
import type { Authenticate } from "../../server/http/authenticate.ts";
import type { Route } from "../../server/http/contract.ts";
import { createTestDatabase } from "../support/database.ts";
import { startHttpApp } from "../support/http-app.ts";
import { document, listExamples, operation, type RequestParts, requestFor } from "./contract-document.ts";
import { everyRoute } from "./coverage.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, "contract");

describe("every example of the contract", () => {
  test("of a request is accepted by the service", async () => {
    const { db } = await createTestDatabase();
    // No operation has a handler, so a valid request gets 500.
    const app = await startHttpApp(db, {}, { authenticate: anyone });
    const rejected: unknown[] = [];
    for (const { operationId } of everyRoute) {
      for (const [title, parts] of requestExamples(operationId)) {
        const { method, target, headers, body } = requestFor(operationId, parts);
        const response = await app.send(method, target, { headers, ...(body !== undefined && { text: body }) });
        if (response.status !== 500) rejected.push({ operationId, title, response });
      }
    }
    await app.stop();
    expect(rejected).toEqual([]);
  });

  test("of a response is a response that the service may send", () => {
    const unfit: unknown[] = [];
    for (const { operationId } of everyRoute) {
      for (const [status, declared] of Object.entries(operation(operationId).operation.responses)) {
        const { "application/json": json } = resolveResponse(document, declared).content ?? {};
        if (json === undefined) continue;
        const validate = responses[operationId][Number(status)];
        if (listExamples(json).length === 0) unfit.push({ operationId, status, missing: "example" });
        for (const example of listExamples(json))
          if (!validate?.(example)) unfit.push({ operationId, status, errors: validate?.errors });
      }
    }
    expect(unfit).toEqual([]);
  });

  test("of an export has the same lines and columns as a result", () => {
    const { content = {} } = resolveResponse(
      document,
      operation("Lookalikes_exportBulk").operation.responses["200"] ?? { description: "" },
    );
    const [lines, table] = ["application/x-ndjson", "text/csv"].map((type) =>
      String(listExamples(content[type] ?? {})[0])
        .trim()
        .split("\n"),
    );
    const result = compileValidator({ $ref: "#/components/schemas/Lookalike" });
    for (const line of lines ?? []) {
      const { agentic_method, ...company } = JSON.parse(line) as Record<string, unknown>;
      expect(agentic_method).toBe(null);
      expect(result(company)).toBe(true);
    }
    expect(table?.map((row) => row.split(",").length)).toEqual(table?.map(() => 13));
  });

  test("of a webhook's event matches its type", () => {
    const events = listOperations(document.webhooks ?? {});
    expect(events).not.toEqual([]);
    for (const {
      path,
      operation: { requestBody },
    } of events) {
      const media = requestBody?.content["application/json"] ?? {};
      const validate = compileValidator(media.schema ?? {});
      expect(listExamples(media), path).not.toEqual([]);
      for (const example of listExamples(media))
        expect({ path, fits: validate(example), errors: validate.errors }).toEqual({ path, fits: true, errors: null });
    }
  });
});

const anyone: Authenticate = async () => ({
  authentication: {
    kind: "caller",
    caller: { workspaceId: 1, userId: "user_1", keyOwnerId: "user_1", keyHmacs: [], email: "ada@northwind.example" },
  },
  rateUse: { count: 1, windowSeconds: 60, secondsLeft: 60 },
});

function compileValidator(schema: { $ref?: string }) {
  return ajv.compile({ $ref: `contract${schema.$ref}` });
}

/** Returns an operation's example requests by title, without optional parts that have no example of that title. */
function requestExamples(operationId: Route["operationId"]): Map<string, RequestParts> {
  const { parameters, requestBody } = operation(operationId).operation;
  const body = requestBody?.content["application/json"]?.examples ?? {};
  const resolved = parameters.map((parameter) => resolveParameter(document, parameter));
  const titles = new Set([...Object.keys(body), ...resolved.flatMap(({ examples }) => Object.keys(examples ?? {}))]);
  if (titles.size === 0) return new Map([["without anything", {}]]);
  const toRequestParts = (title: string): RequestParts => {
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
  return new Map([...titles].map((title) => [title, toRequestParts(title)]));
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
