import { expect, test } from "vitest";
import { reportTypeErrors } from "../../scripts/tools/typecheck/report.ts";

const HANDLERS = `export function views(): Family<"Views"> {
  return {
    list: async (_input, { reply }) => {
      return reply(200, { views: 1 });
    },
    read: async (_input, { reply }) => reply(200, {}),
  };
}

function countOf(rows: unknown[]): string {
  return rows.length;
}

function presentView({ id }: Row): Schema["View"] {
  return { id, nam: "" };
}`;

const operations = new Map(
  ["list", "read"].map((verb) => [`Views_${verb}`, { method: "GET", path: `/${verb}`, summary: verb }]),
);

test("a type error is attributed to the operation that its lines belong to, or otherwise to the schema", () => {
  const errors = [
    [4, `Type 'number' is not assignable to type '"Views_read" | "Views_list"'.`],
    [6, "Expected 3 arguments."],
    [11, "Type 'number' is not assignable to type 'string'."],
    [15, "Object literal may only specify known properties."],
  ].map(([line, message]) => `server/views/handlers.ts(${line},5): error TS2322: ${message}`);
  const report = reportTypeErrors(errors.join("\n"), { operations, readLines: () => HANDLERS.split("\n") });
  const told = report.split("\n\n").map((group) => group.replace(/\n {2}server.views.handlers.ts:(\d+).*/, " $1"));
  expect(told).toEqual([
    "GET /list: list (Views_list) 4",
    "GET /read: read (Views_read) 6",
    "Schema View 15",
    "Elsewhere 11",
  ]);
});
