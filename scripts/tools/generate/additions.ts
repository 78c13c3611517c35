import { listOperations, type OpenApiDocument, readOperationId, resolveParameter } from "./openapi-document.ts";

/** The names in each part of the contract: in an operation or a schema. */
type Parts = Map<string, Set<string>>;

function operationParts(document: OpenApiDocument): Parts {
  return new Map(
    listOperations(document.paths).map(({ path, method, operation }) => {
      const names = operation.parameters.map((each) => `\`${resolveParameter(document, each).name}\``);
      return [
        readOperationId(operation).replace(
          /^(.*)_/,
          (_all, family: string) => `${family[0]?.toLowerCase()}${family.slice(1)}.`,
        ),
        new Set([`\`${method.toUpperCase()} ${path}\``, ...names]),
      ];
    }),
  );
}

function schemaParts(document: OpenApiDocument): Parts {
  return new Map(
    Object.entries(document.components.schemas ?? {}).map(([name, { properties = {}, enum: values = [] }]) => [
      name,
      new Set([...Object.keys(properties).map((field) => `\`${field}\``), ...values.map((value) => `\`"${value}"\``)]),
    ]),
  );
}

/** Returns a table with a row for each part with additions. For a new part, the row contains only its first name. */
function table(header: string, parts: Parts, released: Parts): string {
  const rows = [...parts].flatMap(([name, found]) => {
    const before = released.get(name);
    const added = before === undefined ? [...found].slice(0, 1) : [...found].filter((each) => !before.has(each));
    return added.length === 0 ? [] : [`| \`${name}\` | ${added.join(", ")} |`];
  });
  return rows.length === 0 ? "None." : [`| ${header} |`, "|---|---|", ...rows].join("\n");
}

/** Returns a page with all additions of the contract since the released contract. */
export function generateAdditions(document: OpenApiDocument, released: OpenApiDocument): string {
  const schemas = schemaParts(document);
  const known = schemaParts(released);
  for (const name of schemas.keys()) if (!known.has(name)) schemas.delete(name);
  return `# Additions to the contract since ${released.info.version}

For callers: every operation, parameter, field and value that the contract has gained. \`npm run generate\` writes this
page.

## Operations

${table("operation | path of a new operation, or new parameters", operationParts(document), operationParts(released))}

## Schemas

${table('schema | new fields, and new "values" of enums', schemas, known)}
`;
}
