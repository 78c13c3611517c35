import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateAdditions } from "../../scripts/tools/generate/additions.ts";
import type { OpenApiDocument, PathItem, Schema } from "../../scripts/tools/generate/openapi-document.ts";
import { projectRoot } from "../support/readme.ts";

const changelog = readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8");

test("CHANGELOG.md has one line for each change, under Added, Changed and Fixed", () => {
  const [, unreleased = ""] = changelog.split(/^## /m);
  expect([...unreleased.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading)).toEqual(["Added", "Changed", "Fixed"]);
  const [, ...sections] = unreleased.split(/^### .*$/m);
  const lines = sections.flatMap((section) => section.split("\n")).filter((line) => line !== "");
  expect(lines.filter((line) => line.length > 120 || !/^(- |\*\*)/.test(line))).toEqual([]);
});

function contract(version: string, get: string[], properties: Record<string, Schema>, paths = {}): OpenApiDocument {
  const parameters = get.map((name) => ({ name, in: "query" as const, schema: {} }));
  const item: PathItem = { get: { operationId: "Notes_list", parameters, responses: {} } };
  const components = { schemas: { Note: { properties } } };
  return { openapi: "3.1.0", info: { title: "", version }, paths: { "/notes": item, ...paths }, components };
}

test("generated/additions.md lists what the contract adds to the released contract", () => {
  const made: PathItem = { post: { operationId: "Notes_create", parameters: [], responses: {} } };
  const now = contract("2", ["limit", "after"], { id: {}, text: {} }, { "/notes/new": made });
  now.components.schemas = { ...now.components.schemas, NewNote: { properties: { text: {} } } };
  const page = generateAdditions(now, contract("1", ["limit"], { id: {} }));
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toEqual(["| `notes.list` | `after` |", "| `notes.create` | `POST /notes/new` |", "| `Note` | `text` |"]);
});
