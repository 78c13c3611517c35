import { describe, expect, it } from "vitest";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import type { OpenApiDocument } from "../../scripts/tools/generate/openapi-document.ts";
import { namingRules } from "../../scripts/tools/lint/naming-rules.ts";
import { operationRules } from "../../scripts/tools/lint/operation-rules.ts";
import { runRules } from "../../scripts/tools/lint/rule.ts";
import { schemaRules } from "../../scripts/tools/lint/schema-rules.ts";
import { compileText } from "../generate/compile-text.ts";

const COMMON = `
/** Why not. */
model Problem {
  /** Why, in a word. */ @maxLength(40) error_code: string;
}
${[401, 422, 429, 500, 503].map((status) => `@error model R${status} { @statusCode _: ${status}; @bodyRoot body: Problem; }`).join("\n")}
alias Keyed = R401 | R422 | R429 | R500 | R503;
/** A pet. */
model Pet {
  /** Its name. */ @maxLength(40) name: string;
}
`;

const GOOD_READ = `
@tag("Pets") interface Pets {
  /** Reads the one pet there is. Free. */
  @summary("Read the pet") @opExample(#{ returnType: #{ name: "Rex" } })
  @route("/api/the-pet") @get read(): Pet | Keyed;
}`;

async function findings(text: string): Promise<string[]> {
  const compiled = await compileText(COMMON + text);
  if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
  return lint(normalise(compiled.document));
}

function lint(document: OpenApiDocument): string[] {
  return runRules([...namingRules, ...operationRules, ...schemaRules], document).map(
    ({ rule, where }) => `${rule} ${where}`,
  );
}

function operation(declaration: string): string {
  return `@tag("Pets") interface Pets { /** Does something to the pet. Free. */ @summary("Do it") ${declaration} }`;
}

describe("the contract's own rules", () => {
  it("accept an operation that follows all rules", async () => {
    expect(await findings(GOOD_READ)).toEqual([]);
  });

  it.each([
    [
      "operation-named-family-verb",
      `/** Reads the pet. Free. */ @summary("Read") @tag("Pets") @opExample(#{ returnType: #{ name: "Rex" } }) @get op read(): Pet | Keyed;`,
      "read",
    ],
    [
      "paths-unambiguous",
      `${GOOD_READ}
      @tag("Pets") interface More {
        /** Reads one. Free. */ @summary("One") @opExample(#{ returnType: #{ name: "Rex" } })
        @route("/api/{kind}/rex") @get one(/** Its kind. */ @path @maxLength(9) kind: string): Pet | Keyed;
        /** Reads another. Free. */ @summary("Another") @opExample(#{ returnType: #{ name: "Rex" } })
        @route("/api/dogs/{name}") @get another(/** Its name. */ @path @maxLength(9) name: string): Pet | Keyed;
      }`,
      "/api/dogs/{name}",
    ],
    ["path-in-kebab-case", GOOD_READ.replace("the-pet", "thePet"), "/api/thePet"],
    [
      "parameter-naming",
      operation(
        `@opExample(#{ returnType: #{ name: "Rex" } }) @get read(/** How many. */ @query @minValue(1) @maxValue(5) howMany?: int32): Pet | Keyed;`,
      ),
      "Pets_read",
    ],
    ["field-in-snake-case", `${GOOD_READ} @get op b(): { /** Its age. */ bornOn: int32 };`, "b 200.bornOn"],
    [
      "no-vendor-in-names",
      `${GOOD_READ} @get op b(): { /** Its id there. */ salesforce_id: int32 };`,
      "b 200.salesforce_id",
    ],
    [
      "pattern-in-words",
      `${GOOD_READ} @get op b(): { /** Its name. */ @pattern("^[a-z]+$") @maxLength(9) nickname: string };`,
      "b 200.nickname",
    ],
    ["operation-explained", operation(`@get read(): Pet | Keyed;`).replace('@summary("Do it")', ""), "Pets_read"],
    ["operation-priced", GOOD_READ.replace("Free.", ""), "Pets_read"],
    ["operation-exemplified", operation(`@get read(): Pet | Keyed;`), "Pets_read"],
    ["parameter-described", operation(`@get read(@query @maxLength(3) name?: string): Pet | Keyed;`), "Pets_read"],
    ["pipeline-statuses-declared", operation(`@get read(): Pet;`), "Pets_read"],
    ["success-is-200", operation(`@get read(): { @statusCode _: 202, @bodyRoot body: Pet };`), "Pets_read"],
    ["retryable-writes", operation(`@post add(@bodyRoot body: Pet): Pet | Keyed;`), "Pets_add"],
    [
      "credits-declared",
      operation(
        `@extension("x-rate", "costly") @opExample(#{ returnType: #{ name: "Rex" } }) @get read(): Pet | Keyed;`,
      ),
      "Pets_read",
    ],
    ["list-bounded", `${GOOD_READ} @get op b(): { /** Its names. */ names: int32[] };`, "b 200.names"],
    ["text-bounded", `${GOOD_READ} @get op b(): { /** Its name. */ name: string };`, "b 200.name"],
    ["number-bounded", `${GOOD_READ} @get op b(): { /** Its weight. */ weight: float64 };`, "b 200.weight"],
    [
      "response-without-default",
      `${GOOD_READ} @get op b(): { /** Its weight. */ weight?: int32 = 0 };`,
      "b 200.weight",
    ],
    ["required-without-default", `${GOOD_READ} @get op b(): { /** Its weight. */ weight: int32 = 0 };`, "b 200"],
    ["field-described", `${GOOD_READ} @get op b(): { weight: int32 };`, "b 200.weight"],
    ["schema-described", `${GOOD_READ} model Bare { /** Its weight. */ weight: int32 } @get op b(): Bare;`, "Bare"],
  ])("%s reports violations", async (rule, text, where) => {
    expect(await findings(text)).toContain(`${rule} ${where}`);
  });

  it("require 403 for an operation with an acting user, and 409 for a write with an Idempotency-Key", async () => {
    const compiled = await compileText(
      `${COMMON}${operation(`@post add(/** Who. */ @header("X-User-ID") user: string, /** Name. */ @header("Idempotency-Key") key?: string): Pet | Keyed;`)}`,
    );
    if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
    const messages = runRules(operationRules, normalise(compiled.document)).map(({ message }) => message);
    expect(messages).toContain("can return 403, which it does not declare");
    expect(messages).toContain("can return 409, which it does not declare");
  });

  it("no-composition and object-sealed-or-open check a document from any source", () => {
    const document: OpenApiDocument = {
      openapi: "3.1.0",
      info: { title: "", version: "" },
      paths: {},
      components: {
        schemas: {
          Both: { description: "x", allOf: [{ type: "object" }] },
          Loose: { description: "x", type: "object" },
        },
      },
    };
    expect(lint(document)).toEqual(["no-composition Both", "object-sealed-or-open Loose"]);
  });
});
