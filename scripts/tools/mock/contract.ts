import { isRecord } from "../../../server/lib/is-record.ts";
import {
  type Header,
  listOperations,
  type OpenApiDocument,
  readOperationId,
  resolveResponse,
  resolveSchema,
  type Schema,
} from "../generate/openapi-document.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object. */
export type Thing = { [key: string]: Json };

export interface Example {
  readonly type: string;
  readonly body: Json;
  readonly headers: Readonly<Record<string, string>>;
}

/** The current time in the contract's examples. */
const EXAMPLE_NOW = Date.parse("2026-03-08T15:00:00.000Z");

/** The examples of the contract. `at` shifts all dates by whole days, as if the examples were from that time. */
export class Examples {
  readonly #byOperation = new Map<string, Map<number, Example>>();

  constructor(document: OpenApiDocument, at: Date | undefined) {
    const shiftMs = at === undefined ? 0 : Math.floor((at.getTime() - EXAMPLE_NOW) / 86_400_000) * 86_400_000;
    for (const { operation } of listOperations(document.paths)) {
      const examples = new Map<number, Example>();
      for (const [status, reference] of Object.entries(operation.responses)) {
        const { content = {}, headers = {} } = resolveResponse(document, reference);
        const [[type, media] = ["application/json", {}]] = Object.entries(content);
        const body = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? null;
        const moved = moveDates(body as Json, shiftMs);
        examples.set(Number(status), { type, body: moved, headers: exampleHeaders(headers) });
      }
      this.#byOperation.set(readOperationId(operation), examples);
    }
  }

  /** Returns a copy of an example, which the caller may change. */
  of(operationId: string, status: number): Example | undefined {
    return structuredClone(this.#byOperation.get(operationId)?.get(status));
  }

  /** Returns the bodies of all successful responses. */
  bodies(): Json[] {
    return [...this.#byOperation.keys()].map((id) => this.of(id, 200)?.body ?? null);
  }
}

/** Returns the fields of each response's object that a request can omit, with their defaults. */
export function unsetFields(document: OpenApiDocument): Map<string, Thing> {
  return new Map(
    listOperations(document.paths).map(({ operation }) => {
      const response = operation.responses["200"];
      const media = response && resolveResponse(document, response).content?.["application/json"];
      const parts = Object.values(resolveSchema(document, media?.schema ?? {}).properties ?? {});
      const fields = parts.flatMap((part) => Object.entries(resolveSchema(document, part).properties ?? {}));
      const body = operation.requestBody?.content["application/json"]?.schema ?? {};
      const sent = resolveSchema(document, body).properties ?? {};
      const unset = fields.map(([name, schema]) => [
        name,
        (sent[name]?.default as Json | undefined) ?? emptyValue(document, schema),
      ]);
      return [readOperationId(operation), Object.fromEntries(unset.filter(([, value]) => value !== undefined))];
    }),
  );
}

function emptyValue(document: OpenApiDocument, schema: Schema): Json | undefined {
  const { type, anyOf = [], required = [] } = resolveSchema(document, schema);
  const types = [type, ...anyOf.map((each) => each.type)].flat();
  if (types.includes("null")) return null;
  if (types.includes("array")) return [];
  return types.includes("object") && required.length === 0 ? {} : undefined;
}

/** Returns the example values of a response's headers, except `X-Request-ID`. */
function exampleHeaders(headers: Readonly<Record<string, Header>>): Record<string, string> {
  const given = Object.entries(headers).filter(([name]) => name !== "X-Request-ID");
  return Object.fromEntries(
    given.flatMap(([name, { example }]) => (example === undefined ? [] : [[name, String(example)]])),
  );
}

export function isThing(value: Json | undefined): value is Thing {
  return isRecord(value);
}

/** Returns a copy with `change` applied to every value, innermost first. */
export function mapJson(value: Json, change: (value: Json) => Json): Json {
  if (Array.isArray(value)) return change(value.map((each) => mapJson(each, change)));
  if (!isThing(value)) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapJson(each, change)])));
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Returns a copy with all timestamps shifted. */
export function moveDates(value: Json, milliseconds: number): Json {
  if (milliseconds === 0) return structuredClone(value);
  return mapJson(value, (each) =>
    typeof each === "string" && TIME.test(each) ? new Date(Date.parse(each) + milliseconds).toISOString() : each,
  );
}
