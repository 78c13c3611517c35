import {
  listOperations,
  type OpenApiDocument,
  readOperationId,
  resolveParameter,
  resolveResponse,
  type Schema,
} from "../generate/openapi-document.ts";

/** A schema and its location. */
export interface PlacedSchema {
  readonly where: string;
  readonly schema: Schema;
}

/** A property of an object schema. */
export interface PlacedProperty extends PlacedSchema {
  readonly name: string;
}

/** Lists the schemas of components, parameters, bodies, responses and headers, each before those nested in it. */
export function listSchemas(document: OpenApiDocument): PlacedSchema[] {
  return roots(document).flatMap(({ where, schema }) => inside(where, schema));
}

/** Lists the properties of all object schemas. */
export function listProperties(document: OpenApiDocument): PlacedProperty[] {
  return listSchemas(document).flatMap(({ where, schema }) =>
    Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      where: `${where}.${name}`,
      name,
      schema: property,
    })),
  );
}

/** Lists the schemas of responses, with the components that they refer to, each once. */
export function listResponseSchemas(document: OpenApiDocument): PlacedSchema[] {
  const found = new Map<Schema, PlacedSchema>();
  const visit = (placed: PlacedSchema): void => {
    for (const each of inside(placed.where, placed.schema)) {
      if (found.has(each.schema)) continue;
      found.set(each.schema, each);
      const name = each.schema.$ref?.split("/").at(-1);
      const component = name === undefined ? undefined : document.components.schemas?.[name];
      if (name !== undefined && component) visit({ where: name, schema: component });
    }
  };
  for (const { path, operation } of listOperations(document.paths)) {
    const name = operation.operationId ? readOperationId(operation) : path;
    for (const [status, each] of Object.entries(operation.responses)) {
      const schema = resolveResponse(document, each).content?.["application/json"]?.schema;
      if (schema) visit({ where: `${name} ${status}`, schema });
    }
  }
  return [...found.values()];
}

function roots(document: OpenApiDocument): PlacedSchema[] {
  const components = Object.entries(document.components.schemas ?? {}).map(([name, schema]) => ({
    where: name,
    schema,
  }));
  const placed = [...listOperations(document.paths), ...listOperations(document.webhooks ?? {})].flatMap(
    ({ path, operation }) => {
      const name = operation.operationId ? readOperationId(operation) : path;
      const parameters = operation.parameters.map((each) => {
        const parameter = resolveParameter(document, each);
        return { where: `${name} ${parameter.in} ${parameter.name}`, schema: parameter.schema };
      });
      const body = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        schema ? [{ where: `${name} body`, schema }] : [],
      );
      const responses = Object.entries(operation.responses).flatMap(([status, each]) => {
        const response = resolveResponse(document, each);
        const headers = Object.entries(response.headers ?? {}).map(([header, { schema }]) => ({
          where: `${name} ${status} header ${header}`,
          schema,
        }));
        // A body that is not JSON is streamed and has no length limit.
        const media = response.content?.["application/json"]?.schema;
        return media ? [...headers, { where: `${name} ${status}`, schema: media }] : headers;
      });
      return [...parameters, ...body, ...responses];
    },
  );
  return [...components, ...placed];
}

function inside(where: string, schema: Schema): PlacedSchema[] {
  const members = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((member) => inside(where, member));
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    inside(`${where}.${name}`, property),
  );
  const items = schema.items ? inside(`${where}[]`, schema.items) : [];
  const others =
    typeof schema.additionalProperties === "object" ? inside(`${where}.*`, schema.additionalProperties) : [];
  return [{ where, schema }, ...members, ...properties, ...items, ...others];
}
