import { COUNTRIES } from "../../../server/catalogue/countries.ts";
import { mapValues } from "./normalise-schemas.ts";
import { type OpenApiDocument, type Parameter, resolveParameter, type Schema } from "./openapi-document.ts";
import { generateTypes } from "./types.ts";

/** Scalars whose values requests may write in any letter case, with the values that the client's types allow. */
const CLOSED_VALUES: Readonly<Record<string, (schemas: Readonly<Record<string, Schema>>) => unknown[]>> = {
  FundingStageLabel: ({ FundingStage }) => FundingStage?.enum ?? [],
  CountryFilterCode: () => ["EU", ...COUNTRIES.map(({ code }) => code)],
};

/** Returns whether a model lists the filters that there are. It is open in the contract, so that an unknown one gets its own error. */
function isFilters(name: string): boolean {
  return name.endsWith("Filters");
}

/**
 * Returns the types of the client, which are narrower than the contract where a program should not compile: filters,
 * stages and countries that do not exist. A client has the acting user from its options, so that no call needs the header.
 */
export async function generateClientTypes(document: OpenApiDocument): Promise<string> {
  const schemas = document.components.schemas ?? {};
  const narrowed = Object.entries(schemas).map(([name, schema]) => {
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
          ...operation,
          parameters: operation.parameters.map((each) => optionalUser(resolveParameter(document, each))),
        },
    ),
  );
  return generateTypes({
    ...document,
    paths,
    components: { ...document.components, schemas: Object.fromEntries(narrowed) },
  });
}

function optionalUser(parameter: Parameter): Parameter {
  return parameter.name === "X-User-ID" ? { ...parameter, required: false } : parameter;
}
