import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { mapSchema, mapValues } from "../../scripts/tools/generate/normalise-schemas.ts";
import {
  listOperations,
  type OpenApiDocument,
  readOperationId,
  resolveResponse,
} from "../../scripts/tools/generate/openapi-document.ts";
import { document } from "../contract/contract-document.ts";
import { projectRoot } from "../support/readme.ts";

const released: OpenApiDocument = JSON.parse(readFileSync(join(projectRoot, "spec/released/openapi.json"), "utf8"));

/**
 * Lists the parts of the current contract's examples that a client of the released contract rejects. The client
 * ignores new fields and values.
 */
function rejections(): string[] {
  const schemas = mapValues(released.components.schemas ?? {}, (schema) =>
    mapSchema(schema, ({ additionalProperties, discriminator, enum: values, ...rest }) => ({
      ...rest,
      ...(typeof additionalProperties === "object" && { additionalProperties }),
      ...(values?.length === 1 && { enum: values }),
    })),
  );
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: "contract", components: { schemas } });
  const now = new Map(listOperations(document.paths).map(({ operation }) => [readOperationId(operation), operation]));
  return listOperations(released.paths).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, before]) => {
      const id = readOperationId(operation);
      const schema = resolveResponse(released, before).content?.["application/json"]?.schema;
      const after = resolveResponse(document, now.get(id)?.responses[status] ?? { description: "" });
      const { example, examples = {} } = after.content?.["application/json"] ?? {};
      const bodies = [example, ...Object.values(examples).map(({ value }) => value)].filter(
        (body) => body !== undefined,
      );
      if (!schema?.$ref) return [];
      const accepts = ajv.compile({ $ref: `contract${schema.$ref}` });
      return bodies.flatMap((body) =>
        accepts(body)
          ? []
          : (accepts.errors ?? []).map(({ instancePath, message }) => `${id} ${status} ${instancePath} ${message}`),
      );
    }),
  );
}

it("a client of the released contract that tolerates unknown values and fields reads all responses", () => {
  expect(rejections()).toEqual([]);
});
