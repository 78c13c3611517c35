import { listOperations, operationIdOf, resolveParameter } from "../generate/openapi-document.ts";
import type { Rule } from "./finding.ts";
import { listProperties } from "./walk-schemas.ts";

// Names in the contract are neutral (team chat, sequencer, CRM), so that they outlive a product.
const VENDORS = /hubspot|salesforce|slack|lemlist|linkedin/i;

const PARAMETER_NAMES = {
  path: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
  query: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
  header: /^[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)*$/,
};

export const namingRules: readonly Rule[] = [
  {
    name: "operation-named-family-verb",
    check: (document) =>
      listOperations(document.paths).flatMap(({ operation }) => {
        const name = operationIdOf(operation);
        return /^[A-Z][A-Za-z]*_[a-z][A-Za-z]*$/.test(name)
          ? []
          : [{ where: name, message: "is not Family_verb: declare it in an interface" }];
      }),
  },
  {
    name: "path-in-kebab-case",
    check: (document) =>
      Object.keys(document.paths).flatMap((path) => {
        const wellNamed = path
          .split("/")
          .every((segment) => /^([a-z0-9]+(-[a-z0-9]+)*|\{[a-z][a-z0-9_]*\})?$/.test(segment));
        return wellNamed ? [] : [{ where: path, message: "has a segment that is not kebab-case" }];
      }),
  },
  {
    name: "parameter-naming",
    check: (document) =>
      listOperations(document.paths).flatMap(({ operation }) =>
        operation.parameters
          .map((each) => resolveParameter(document, each))
          .filter((parameter) => !PARAMETER_NAMES[parameter.in].test(parameter.name))
          .map((parameter) => ({
            where: operationIdOf(operation),
            message: `names a ${parameter.in} parameter ${parameter.name}`,
          })),
      ),
  },
  {
    name: "field-in-snake-case",
    check: (document) =>
      listProperties(document)
        .filter(({ name }) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
        .map(({ where }) => ({ where, message: "is not snake_case" })),
  },
  {
    name: "schema-in-pascal-case",
    check: (document) =>
      Object.keys(document.components.schemas ?? {})
        .filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
        .map((name) => ({ where: name, message: "is not PascalCase: generic templates want @friendlyName" })),
  },
  {
    name: "no-vendor-in-names",
    check: (document) => {
      const paths = Object.keys(document.paths).map((path) => ({ name: path, where: path }));
      return [...paths, ...listProperties(document)]
        .filter(({ name }) => VENDORS.test(name))
        .map(({ where }) => ({ where, message: "carries the name of a product; use the neutral word" }));
    },
  },
];
