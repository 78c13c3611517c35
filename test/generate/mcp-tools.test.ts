import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { type McpTool, mcpTools } from "../../generated/mcp-tools.ts";
import { routes } from "../../generated/routes.ts";
import { generateMcpTools } from "../../scripts/tools/generate/mcp-tools.ts";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import { type MediaType, resolveParameter } from "../../scripts/tools/generate/openapi-document.ts";
import { document, listExamples, operation } from "../contract/contract-document.ts";
import { compileText } from "./compile-text.ts";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
addFormats.default(ajv);

type Exemplified = Pick<MediaType, "example" | "examples"> & { readonly required?: boolean };

/** Returns the example of a part with this name. If a required part has none, returns another example. */
function exampleNamed(part: Exemplified, name: string): unknown {
  const named = part.examples?.[name]?.value ?? part.example;
  return named === undefined && part.required ? listExamples(part)[0] : named;
}

/** Returns the arguments of each example of an operation, by the example's name. */
function exampleArguments({ operationId, hasBodyArgument }: McpTool): [string, object][] {
  const { parameters: declared, requestBody } = operation(operationId).operation;
  const parameters = declared
    .map((each) => resolveParameter(document, each))
    .filter((parameter) => parameter.in !== "header");
  const body: Exemplified = { ...requestBody?.content["application/json"], required: requestBody?.required === true };
  const names = new Set([...parameters, body].flatMap(({ examples = {} }) => Object.keys(examples)));
  return [...names].map((name) => {
    const values = parameters.map((parameter) => [parameter.name, exampleNamed(parameter, name)] as const);
    const given = Object.fromEntries(values.filter(([, value]) => value !== undefined));
    const content = exampleNamed(body, name);
    return [name, Object.assign(given, hasBodyArgument ? { body: content } : content)];
  });
}

describe("the tools of the contract", () => {
  it("are the contract's operations, each with a unique name", () => {
    expect(mcpTools.map(({ operationId }) => operationId).toSorted()).toEqual(
      routes.map(({ operationId }) => operationId).toSorted(),
    );
    expect(new Set(mcpTools.map(({ definition }) => definition.name)).size).toBe(routes.length);
    expect(mcpTools.filter(({ definition }) => !/^[a-z][a-z0-9_]{0,39}$/.test(definition.name))).toEqual([]);
  });

  it.each(mcpTools.map((tool) => [tool.definition.name, tool] as const))(
    "%s accepts the contract's examples, and nothing undeclared",
    (_, tool) => {
      const validate = ajv.compile(tool.definition.inputSchema);
      for (const [name, sent] of exampleArguments(tool)) {
        validate(sent);
        expect(validate.errors, `${name}: ${JSON.stringify(sent)}`).toBeNull();
      }
      expect(validate({ "no-such-argument": 1 })).toBe(false);
    },
  );

  it("are read-only only if the operation neither changes nor can charge anything", () => {
    const readOnly = new Set(
      mcpTools
        .filter(({ definition }) => definition.annotations.readOnlyHint)
        .map(({ operationId }): string => operationId),
    );
    expect(routes.filter((route) => readOnly.has(route.operationId) !== isHarmless(route))).toEqual([]);
    expect(readOnly.has("Lookalikes_search")).toBe(false);
    expect(readOnly.has("Accounts_list")).toBe(true);
  });

  it("mark operations that undo or replace something as destructive", () => {
    const destructive = mcpTools.filter(({ definition }) => definition.annotations.destructiveHint);
    expect(destructive.map(({ definition }) => definition.name)).toEqual([
      "agent_keys_delete_key",
      "agent_keys_rotate_key",
      "audiences_delete",
      "audiences_remove_accounts",
      "audiences_remove_people",
      "audiences_update",
      "blocklist_remove",
      "credits_update_budget",
      "exclusions_replace",
      "icps_delete",
      "icps_update",
      "integrations_connect",
      "integrations_disconnect",
      "integrations_replace_field_mapping",
      "lookalikes_cancel_bulk",
      "signals_delete",
      "signals_stop",
      "signals_update",
      "views_delete",
      "views_rotate_webhook_secret",
      "views_update",
      "webhooks_delete",
      "webhooks_rotate_secret",
      "webhooks_update",
      "workspace_members_remove",
    ]);
  });
});

function isHarmless({ effect, rate }: { effect: string; rate: string }): boolean {
  return effect === "read" && rate === "reads";
}

describe("generated tools", () => {
  async function generate(spec: string): Promise<string> {
    const compiled = await compileText(spec);
    if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
    return generateMcpTools(normalise(compiled.document));
  }

  it("take parameters and the fields of the body as arguments, without references", async () => {
    const text = await generate(`
      enum Color { RED, BLUE }
      model Pet { @maxLength(3) name: string; color?: Color; }
      @route("/pets") interface Pets {
        /** Adds one, to be read by \`GET /pets/{id}\`. */
        @summary("Add a pet") @put add(@path id: int64, @header("X-User-ID") user: string, @bodyRoot pet: Pet): Pet;
        /** Reads one. */
        @summary("Read a pet") @get readAgain(@path id: int64): Pet;
      }`);
    const lines = text.split("\n").filter((line) => line.startsWith('  {"operationId"'));
    const integer = { type: "integer" };
    const outputSchema = { type: "object", properties: { name: { type: "string" }, color: { type: "string" } } };
    expect(lines.map((line) => JSON.parse(line.replace(/,$/, "")))).toEqual([
      {
        operationId: "Pets_add",
        family: "pets",
        hasBodyArgument: false,
        isCostly: false,
        isConfirmed: false,
        content: [],
        definition: {
          name: "pets_add",
          title: "Add a pet",
          description: "Adds one, to be read by `pets_read_again`.",
          inputSchema: {
            type: "object",
            properties: {
              id: integer,
              name: { type: "string", maxLength: 3 },
              color: { type: "string", enum: ["RED", "BLUE"] },
            },
            required: ["id", "name"],
            additionalProperties: false,
          },
          outputSchema,
          annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
        },
      },
      {
        operationId: "Pets_readAgain",
        family: "pets",
        hasBodyArgument: false,
        isCostly: false,
        isConfirmed: false,
        content: [],
        definition: {
          name: "pets_read_again",
          title: "Read a pet",
          description: "Reads one.",
          inputSchema: { type: "object", properties: { id: integer }, required: ["id"], additionalProperties: false },
          outputSchema,
          annotations: { readOnlyHint: true },
        },
      },
    ]);
  });

  it("reject an argument with two meanings", async () => {
    const spec = `
      model Pet { id: string; }
      @route("/pets") interface Pets { @put add(@path id: int64, @bodyRoot pet: Pet): Pet; }`;
    await expect(generate(spec)).rejects.toThrow("Pets_add: the argument id of its tool has two meanings");
  });

  it("reject a name that clients would reject", async () => {
    const verb = "a".repeat(70);
    await expect(generate(`@route("/pets") interface Pets { @get ${verb}(): string; }`)).rejects.toThrow(
      `Pets_${verb}: a tool's name is limited to 40 characters`,
    );
  });
});
