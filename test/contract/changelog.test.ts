import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  listOperations,
  type OpenApiDocument,
  operationIdOf,
  resolveParameter,
} from "../../scripts/tools/generate/openapi-document.ts";
import { projectRoot } from "../support/readme.ts";
import { document } from "./contract-document.ts";

const released: OpenApiDocument = JSON.parse(readFileSync(join(projectRoot, "spec/released/openapi.json"), "utf8"));
const [, unreleased = ""] = readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8").split(/^## /m);

/** The names that callers of a contract see: of paths, parameters, fields, values and webhook events. */
function namesOf(contract: OpenApiDocument): Set<string> {
  const operations = listOperations(contract.paths);
  const schemas = Object.values(contract.components.schemas ?? {});
  return new Set([
    ...operations.map(({ path }) => path),
    ...operations.flatMap(({ operation }) =>
      operation.parameters.map((each) => `${operationIdOf(operation)} ${resolveParameter(contract, each).name}`),
    ),
    ...Object.entries(contract.components.schemas ?? {}).flatMap(([name, { properties = {} }]) =>
      Object.keys(properties).map((property) => `${name} ${property}`),
    ),
    ...schemas.flatMap((schema) => (schema.enum ?? []).map((value) => `value ${String(value)}`)),
    ...Object.keys(contract.webhooks ?? {}),
  ]);
}

/** What belongs to a part that is new as a whole needs no line of its own. */
function isOfNewPart(name: string): boolean {
  const [part = ""] = name.split(" ");
  if (!name.includes(" ")) return false;
  const isNewSchema = part in (document.components.schemas ?? {}) && !(part in (released.components.schemas ?? {}));
  const isNewOperation = listOperations(document.paths).some(({ operation }) => operationIdOf(operation) === part);
  const isOldOperation = listOperations(released.paths).some(({ operation }) => operationIdOf(operation) === part);
  return isNewSchema || (isNewOperation && !isOldOperation);
}

/** Values of lists that are new as a whole. */
function newValues(): Set<string> {
  const fresh = Object.entries(document.components.schemas ?? {}).filter(
    ([name]) => !(name in (released.components.schemas ?? {})),
  );
  return new Set(fresh.flatMap(([, schema]) => (schema.enum ?? []).map((value) => `value ${String(value)}`)));
}

test("CHANGELOG.md names everything that the contract has and the released one has not", () => {
  const [before, ofNewLists] = [namesOf(released), newValues()];
  const added = [...namesOf(document)].filter(
    (name) => !before.has(name) && !isOfNewPart(name) && !ofNewLists.has(name),
  );
  expect(added.length).toBeGreaterThan(50);
  const untold = added.filter((name) => !unreleased.includes(`\`${name.split(" ").at(-1)}\``) && !namesPath(name));
  expect(untold).toEqual([]);
});

/** Paths are told with their methods. */
function namesPath(name: string): boolean {
  return name.startsWith("/") && new RegExp(`${RegExp.escape(name)}\``).test(unreleased);
}
