import { COUNTRIES } from "../../../server/catalogue/countries.ts";
import { ENUM_MARK, isOpenEnum, mapSchema, mapValues } from "./normalise-schemas.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { reachedComponents } from "./prune-components.ts";
import { generateTypes } from "./types.ts";

/** Scalars whose values requests may write in any letter case, with the values that the client's types allow. */
const CLOSED_VALUES: Readonly<Record<string, (schemas: Readonly<Record<string, Schema>>) => unknown[]>> = {
  FundingStageLabel: ({ FundingStage }) => FundingStage?.enum ?? [],
  CountryFilterCode: () => ["EU", ...COUNTRIES.map(({ code }) => code)],
};

/**
 * Returns whether a model contains filters. The contract leaves these models open, because an unknown filter gets a
 * specific error.
 */
function isFilters(name: string): boolean {
  return name.endsWith("Filters");
}

/**
 * Returns the types of the client, which are narrower than the contract so that unknown filters, stages and countries
 * do not compile. X-User-ID is optional, because a client can find the acting user itself. Open enums stay open only in
 * responses and events: a value that this version does not know cannot be sent.
 */
export async function generateClientTypes(document: OpenApiDocument): Promise<string> {
  const schemas = document.components.schemas ?? {};
  const received = reachedComponents(document.components, [
    listOperations(document.paths).map(({ operation }) => operation.responses),
    document.webhooks,
  ]);
  const narrowed = Object.entries(schemas).map(([name, original]) => {
    const isReceived = received.has(`#/components/schemas/${name}`);
    const schema = isReceived ? original : closeEnums(document, original);
    const values = CLOSED_VALUES[name]?.(schemas);
    if (values) return [name, { type: "string", enum: values, description: schema.description ?? "" }] as const;
    return [name, isFilters(name) ? { ...schema, additionalProperties: false } : schema] as const;
  });
  for (const name of Object.keys(CLOSED_VALUES)) if (!schemas[name]) throw new Error(`The contract has no ${name}`);
  const paths = mapValues(document.paths, (item) =>
    mapValues(
      item,
      (operation) =>
        operation && {
          ...closeBody(document, operation),
          parameters: operation.parameters.map((each) => {
            const parameter = optionalUser(resolveParameter(document, each));
            return { ...parameter, schema: closeEnums(document, parameter.schema) };
          }),
        },
    ),
  );
  const components = { ...document.components, schemas: Object.fromEntries(narrowed) };
  return generateTypes({ ...document, paths, components }, { tolerant: true });
}

/** Returns a schema for requests, in which enums contain only the values that this version knows. */
function closeEnums(document: OpenApiDocument, schema: Schema): Schema {
  return mapSchema(schema, (each) => {
    const target = resolveSchema(document, each);
    if (!isOpenEnum(target)) return each;
    const { $ref, ...beside } = each;
    return { ...target, ...beside, [ENUM_MARK]: "closed" };
  });
}

function closeBody(document: OpenApiDocument, operation: Operation): Operation {
  const { requestBody } = operation;
  if (!requestBody) return operation;
  const content = mapValues(requestBody.content, (media) =>
    media.schema ? { ...media, schema: closeEnums(document, media.schema) } : media,
  );
  return { ...operation, requestBody: { ...requestBody, content } };
}

function optionalUser(parameter: Parameter): Parameter {
  return parameter.name === "X-User-ID" ? { ...parameter, required: false } : parameter;
}
