import { readOperationId, resolveParameter } from "../generate/openapi-document.ts";
import { operationRule, propertyRule, type Rule } from "./rule.ts";
import { listProperties } from "./walk-schemas.ts";

// Names in the contract are neutral (team chat, sequencer, CRM), so that they outlive a product.
const VENDORS = /hubspot|salesforce|slack|lemlist|linkedin/i;

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const PARAMETER_NAMES = { path: SNAKE_CASE, query: SNAKE_CASE, header: /^[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)*$/ };
const PATH_SEGMENT = /^([a-z0-9]+(-[a-z0-9]+)*|\{[a-z][a-z0-9_]*\})?$/;

export const namingRules: readonly Rule[] = [
  operationRule("operation-named-family-verb", ({ operation }) =>
    /^[A-Z][A-Za-z]*_[a-z][A-Za-z]*$/.test(readOperationId(operation))
      ? []
      : ["is not Family_verb: declare it in an interface"],
  ),
  {
    name: "path-in-kebab-case",
    check: (document) =>
      Object.keys(document.paths)
        .filter((path) => !path.split("/").every((segment) => PATH_SEGMENT.test(segment)))
        .map((path) => ({ where: path, message: "has a segment that is not kebab-case" })),
  },
  operationRule("parameter-naming", ({ operation }, document) =>
    operation.parameters
      .map((each) => resolveParameter(document, each))
      .filter((parameter) => !PARAMETER_NAMES[parameter.in].test(parameter.name))
      .map((parameter) => `has a ${parameter.in} parameter with the invalid name ${parameter.name}`),
  ),
  propertyRule("field-in-snake-case", "is not snake_case", ({ name }) => !SNAKE_CASE.test(name)),
  {
    name: "schema-in-pascal-case",
    check: (document) =>
      Object.keys(document.components.schemas ?? {})
        .filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
        .map((name) => ({ where: name, message: "is not PascalCase: generic templates need @friendlyName" })),
  },
  {
    name: "no-vendor-in-names",
    check: (document) => {
      const paths = Object.keys(document.paths).map((path) => ({ name: path, where: path }));
      return [...paths, ...listProperties(document)]
        .filter(({ name }) => VENDORS.test(name))
        .map(({ where }) => ({ where, message: "contains the name of a product; use the neutral term" }));
    },
  },
];
