import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ErrorObject } from "ajv";
import { describe, expect, it } from "vitest";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import { generateValidators } from "../../scripts/tools/generate/validators.ts";
import { compileText } from "./compile-text.ts";

const SPEC = readFileSync("test/generate/validators.tsp", "utf8");

type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };

describe("generated validators", async () => {
  const compiled = await compileText(SPEC);
  if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
  const document = normalise(compiled.document);
  const outputs = generateValidators(document);
  const parameters = load<Record<string, Validator>>("parameters");
  const bodies = load<Record<string, Validator>>("bodies");
  const responses = load<Record<string, Record<number, Validator>>>("responses");

  function load<Exports>(name: string): Exports {
    const module: { exports: Exports } = Object.create(null);
    new Function("module", "require", outputs[`validators/${name}.cjs`] ?? "")(module, createRequire(import.meta.url));
    return module.exports;
  }

  function faults(validator: Validator | undefined, value: unknown): string[] {
    if (!validator) throw new Error("no such validator");
    return validator(value)
      ? []
      : (validator.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`).toSorted();
  }

  it("fill in defaults of a body, even inside nullable objects and the selected member of a union", () => {
    const body = { name: "abc", settings: {}, shape: { kind: "square" } };
    expect(faults(bodies.Orders_place, body)).toEqual([]);
    expect(body).toEqual({ name: "abc", settings: { enabled: true }, shape: { kind: "square", side: 1 }, count: 7 });
  });

  it("leave null where null is allowed", () => {
    const body = { name: "abc", settings: null, count: null };
    expect(faults(bodies.Orders_place, body)).toEqual([]);
    expect(body).toEqual({ name: "abc", settings: null, count: null });
  });

  it("report every fault of a body with its location, even an unknown tag of a union", () => {
    const body = {
      name: "abcd",
      settings: { channel: 5, other: 1 },
      shape: { kind: "star" },
      colors: ["GREEN"],
      count: 0,
    };
    expect(faults(bodies.Orders_place, body)).toEqual([
      "/colors/0 enum",
      "/count minimum",
      "/name maxLength",
      "/settings additionalProperties",
      "/settings/channel type",
      "/shape discriminator",
      "/shape/kind enum",
    ]);
  });

  it("fill in defaults of parameters and reject undeclared fields", () => {
    const given = { path: {}, query: { colors: ["RED"] }, header: {} };
    expect(faults(parameters.Orders_list, given)).toEqual([]);
    expect(given.query).toEqual({ colors: ["RED"], limit: 10 });
    expect(faults(parameters.Orders_list, { path: {}, query: { limit: 51, page: 2 }, header: {} })).toEqual([
      "/query additionalProperties",
      "/query/limit maximum",
    ]);
    expect(faults(parameters.Orders_place, { path: {}, query: {}, header: {} })).toEqual(["/header required"]);
  });

  it("find undeclared fields in a response at any depth, among other faults", () => {
    const placed = { id: "1", order: { name: "abc", secret: 1 } };
    expect(faults(responses.Orders_list?.[200], [placed])).toEqual(["/0/id type", "/0/order additionalProperties"]);
    expect(faults(responses.Orders_place?.[200], { id: 1, order: { name: "abc" } })).toEqual([]);
  });

  it("add no defaults to responses", () => {
    const placed = { id: 1, order: { name: "abc" } };
    expect(faults(responses.Orders_place?.[200], placed)).toEqual([]);
    expect(placed).toEqual({ id: 1, order: { name: "abc" } });
  });
});
