import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import type { OpenApiDocument, Operation } from "../../scripts/tools/generate/openapi-document.ts";
import { compileText } from "./compile-text.ts";

const SPEC = readFileSync("test/generate/normalise.tsp", "utf8");

describe("the normalised document", async () => {
  const compiled = await compileText(SPEC);
  if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
  const document = normalise(compiled.document);

  const pet = (name: string) => document.components.schemas?.Pet?.properties?.[name];
  const operation = (path: string): Operation => {
    const found = document.paths[path]?.get;
    if (!found) throw new Error(`no GET ${path}`);
    return found;
  };

  it("writes nullable text, numbers, enums and lists as one type with null", () => {
    expect(pet("born")).toMatchObject({ type: ["string", "null"], maxLength: 40 });
    expect(pet("color")).toMatchObject({ type: ["string", "null"], enum: ["RED", "BLUE", null] });
    expect(pet("toys")).toMatchObject({ type: ["array", "null"], items: { type: "string" } });
    expect(pet("asleep")).toEqual({ type: ["boolean", "null"], default: false });
  });

  it("keeps the name of a nullable object", () => {
    expect(pet("home")).toEqual({ anyOf: [{ $ref: "#/components/schemas/Inner" }, { type: "null" }] });
  });

  it("merges a reference with the narrower bounds beside it", () => {
    expect(pet("chip")).toEqual({ type: "string", maxLength: 10, pattern: "^[^\\x00]*$" });
  });

  it("seals every object that is not declared open", () => {
    expect(document.components.schemas?.Pet?.additionalProperties).toBe(false);
    expect(document.components.schemas?.Inner?.additionalProperties).toBe(false);
    expect(pet("notes")).toEqual({ type: "object", additionalProperties: {} });
    expect(JSON.stringify(document)).not.toContain("unevaluatedProperties");
  });

  it("bounds integers by their format if the spec does not", () => {
    expect(document.components.schemas?.Id).toMatchObject({ minimum: 1, maximum: 9007199254740991 });
    expect(document.components.schemas?.Inner?.properties?.size).toMatchObject({
      minimum: -2147483648,
      maximum: 2147483647,
    });
  });

  it("moves operations that the service sends to webhooks, without a key", () => {
    expect(Object.keys(document.webhooks ?? {})).toEqual(["pet.new"]);
    expect(document.paths["/events/pet-new"]).toBeUndefined();
    expect(document.webhooks?.["pet.new"]?.post).toMatchObject({ security: [] });
  });

  it("declares an error of several operations once, with an example", () => {
    expect(operation("/pets").responses["404"]).toEqual({ $ref: "#/components/responses/NotFound" });
    expect(document.components.responses?.NotFound?.content?.["application/json"]?.example).toMatchObject({
      error_code: "NOT_FOUND",
    });
  });

  it("marks deprecated operations and declares their headers", () => {
    expect(operation("/pets/old")).toMatchObject({
      deprecated: true,
      "x-deprecation": { since: "2027-01-31", sunset: "2027-07-31" },
    });
    expect(operation("/pets/old").responses["200"]).toMatchObject({ headers: { Deprecation: {}, Sunset: {} } });
  });

  it("drops unreferenced components, and sorts paths and components", () => {
    expect(document.components.schemas).not.toHaveProperty("Unused");
    expect(Object.keys(document.paths)).toEqual(Object.keys(document.paths).toSorted());
    expect(Object.keys(document.components.schemas ?? {})).toEqual(
      Object.keys(document.components.schemas ?? {}).toSorted(),
    );
  });
});

describe("what cannot be normalised is reported by name:", () => {
  const generate = async (text: string): Promise<OpenApiDocument> => {
    const compiled = await compileText(text);
    if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
    return normalise(compiled.document);
  };

  it("allOf, which `extends` makes", async () => {
    await expect(
      generate(`model A { a: string; } model B extends A { b: string; } @get op read(): B;`),
    ).rejects.toThrow("allOf");
  });

  it("a list parameter that is not repeated", async () => {
    await expect(generate(`@get op read(@query colors: string[]): void;`)).rejects.toThrow("colors");
  });

  it("an invalid deprecation date", async () => {
    await expect(generate(`@deprecation("soon") @get op read(): void;`)).rejects.toThrow("deprecation-date");
  });
});
