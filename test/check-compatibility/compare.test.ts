import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareDocuments } from "../../scripts/tools/check-compatibility/compare-documents.ts";
import { judgeChanges } from "../../scripts/tools/check-compatibility/judge-changes.ts";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import { compileText } from "../generate/compile-text.ts";
import { projectRoot } from "../support/readme.ts";

const BEFORE = `
enum Color { RED, BLUE }
model Cat { kind: "cat"; lives?: int32; }
model Dog { kind: "dog"; }
@discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union Animal { cat: Cat, dog: Dog }
model Order { @maxLength(20) name: string; color?: Color; @minValue(1) count?: int32 = 5; note?: string | null; animal?: Animal; parts?: Order[]; }
model Placed { id: int64; color: Color; note: string | null; @maxLength(20) code?: string; animal: Animal; }
@error model Missing { @statusCode _: 404; @maxLength(9) message: string; }
@route("/orders") interface Orders {
  @post place(@bodyRoot body: Order, @query @maxValue(50) limit?: int32 = 10): { @header("X-Cost") cost: int32; @bodyRoot body: Placed };
  @route("/{id}") @get read(@path id: int64, @query text?: string): Placed | Missing;
  @useAuth(NoAuth) @route("/open") @get open(@query filter?: string): Placed;
  @route("/note") @post note(@bodyRoot body?: Dog): Dog;
}
interface Events { @extension("x-webhook", "order.new") @route("/events/new") @post orderNew(@bodyRoot body: Placed): void; }
`;

const before = document(BEFORE);

async function changes(...edits: [from: string, to: string][]): Promise<string[]> {
  return (await compared(...edits)).map(({ where, change }) => `${where}: ${change}`);
}

async function compared(...edits: [from: string, to: string][]) {
  return compareDocuments(await before, await document(apply(BEFORE, ...edits)));
}

function apply(text: string, ...edits: [from: string, to: string][]): string {
  let after = text;
  for (const [from, to] of edits) {
    if (!after.includes(from)) throw new Error(`The spec does not contain ${from}`);
    after = after.replace(from, to);
  }
  return after;
}

async function document(text: string) {
  const compiled = await compileText(text);
  if (!compiled.ok) throw new Error(compiled.diagnostics.join("\n"));
  return normalise(compiled.document);
}

describe("changes that break callers are named", () => {
  it.each<[string, [string, string][], string]>([
    [
      "an operation that is gone",
      [['@route("/note") @post note', '@route("/notes") @post note']],
      "Orders_note: is gone (POST /orders/note)",
    ],
    [
      "an operation with another name",
      [["get read(", "get fetch("]],
      "Orders_read: is now named Orders_fetch: generated clients call it by its name",
    ],
    ["an operation that now needs a key", [["@useAuth(NoAuth) ", ""]], "Orders_open: now needs a key"],
    ["a status that is gone", [["Placed | Missing", "Placed"]], "Orders_read 404: is gone"],
    ["a parameter that is gone", [["@query text?: string", ""]], "Orders_read query text: is gone"],
    [
      "a parameter that became required",
      [["@query filter?: string", "@query filter: string"]],
      "Orders_open query filter: is now required",
    ],
    [
      "a new required parameter",
      [["@query text?: string", "@query text?: string, @query page: string"]],
      "Orders_read query page: is new and required",
    ],
    [
      "a tighter parameter",
      [["@maxValue(50) limit", "@maxValue(20) limit"]],
      "Orders_place query limit: maximum is tighter: 50 before, 20 now",
    ],
    [
      "another default",
      [["limit?: int32 = 10", "limit?: int32 = 20"]],
      "Orders_place query limit: the default is now 20, 10 before",
    ],
    [
      "a body that became required",
      [["@bodyRoot body?: Dog", "@bodyRoot body: Dog"]],
      "Orders_note body: is now required",
    ],
    ["a request field that is gone", [["note?: string | null; animal?", "animal?"]], "Orders_place body.note: is gone"],
    [
      "a new required request field",
      [["model Order {", "model Order { size: int32;"]],
      "Orders_place body.size: is now required",
    ],
    [
      "a request field that became required",
      [["color?: Color", "color: Color"]],
      "Orders_place body.color: is now required",
    ],
    [
      "a shorter request text",
      [["@maxLength(20) name", "@maxLength(10) name"]],
      "Orders_place body.name: maxLength is tighter: 20 before, 10 now",
    ],
    [
      "a request field that no longer accepts null",
      [["note?: string | null", "note?: string"]],
      "Orders_place body.note: no longer accepts null",
    ],
    [
      "a request field of another type",
      [["@minValue(1) count?: int32 = 5", "count?: string"]],
      "Orders_place body.count: no longer accepts integer",
    ],
    [
      "a request word that is gone",
      [["enum Color { RED, BLUE }", "enum Color { RED }"]],
      'Orders_place body.color: no longer accepts the value "BLUE"',
    ],
    [
      "a request pattern",
      [["@maxLength(20) name", '@pattern("^a") @maxLength(20) name']],
      "Orders_place body.name: pattern is ^a now, ^[^\\x00]*$ before",
    ],
    [
      "a union member no longer taken",
      [["union Animal { cat: Cat, dog: Dog }", "union Animal { cat: Cat }"]],
      "Orders_place body.animal: no longer accepts dog",
    ],
    [
      "a change inside a union's member",
      [["lives?: int32", "lives: int32"]],
      "Orders_place body.animal(cat).lives: is now required",
    ],
    ["a response field that is gone", [["@maxLength(20) code?: string;", ""]], "Orders_place 200.code: is gone"],
    [
      "a response field that may be absent",
      [["id: int64; color", "id?: int64; color"]],
      "Orders_place 200.id: is no longer always present",
    ],
    [
      "a response field that can be null",
      [["color: Color; note", "color: Color | null; note"]],
      "Orders_place 200.color: can now be null",
    ],
    [
      "a longer response text",
      [["@maxLength(20) code", "@maxLength(30) code"]],
      "Orders_place 200.code: maxLength is wider: 20 before, 30 now",
    ],
    [
      "a response header that is gone",
      [['@header("X-Cost") cost: int32; ', ""]],
      "Orders_place 200 header X-Cost: is gone",
    ],
    ["a webhook that is gone", [['"order.new"', '"order.made"']], "webhook order.new: is gone"],
    ["a webhook field that is gone", [["@maxLength(20) code?: string;", ""]], "webhook order.new.code: is gone"],
  ])("%s", async (_name, edits, expected) => {
    expect(await changes(...edits)).toContain(expected);
  });

  it.each<[string, [string, string][]]>([
    ["nothing changed", []],
    ["a new operation", [['@route("/note")', '@route("/more") @get more(): Dog; @route("/note")']]],
    [
      "a new optional parameter and field",
      [
        ["@query text?: string", "@query text?: string, @query page?: string"],
        ["model Order {", "model Order { size?: int32;"],
      ],
    ],
    ["a new response field", [["model Placed {", "model Placed { size: int32;"]]],
    [
      "a looser request and a tighter response",
      [
        ["@maxLength(20) name", "@maxLength(30) name"],
        ["@maxLength(20) code", "@maxLength(10) code"],
      ],
    ],
    [
      "another name for a path parameter",
      [['@route("/{id}") @get read(@path id: int64', '@route("/{order_id}") @get read(@path order_id: int64']],
    ],
    ["a response field that is now always there", [["code?: string", "code: string"]]],
  ])("but not: %s", async (_name, edits) => {
    expect(await changes(...edits)).toEqual([]);
  });
});

describe("breaking changes", () => {
  const newColour: [string, string] = ["enum Color { RED, BLUE }", "enum Color { RED, BLUE, GREEN, BLACK }"];
  const goneField: [string, string] = ["@maxLength(20) code?: string;", ""];
  const closed: [string, string] = ["enum Color", '@extension("x-values", "closed") enum Color'];

  it("are refused unless a reason is listed, those that concern every caller first, and each new value once", async () => {
    const changed = await compared(goneField, newColour);
    const asClosed = changed.concat(
      compareDocuments(await document(apply(BEFORE, closed)), await document(apply(BEFORE, closed, newColour))),
    );
    const { refused } = judgeChanges(asClosed, {});
    expect(refused).toEqual([
      "Orders_place 200.code: is gone",
      "Orders_open 200.code: is gone",
      "Orders_read 200.code: is gone",
      "webhook order.new.code: is gone",
      'new value "BLACK", in responses: 4',
      'new value "GREEN", in responses: 4',
    ]);
    const reasons = { "*.code: is gone": "Nobody read it.", 'new value "*", in responses: *': "Announced." };
    expect(judgeChanges(asClosed, reasons)).toMatchObject({ refused: [], unused: [] });
    expect(judgeChanges(asClosed, { "*.code: is gone": "" }).refused).toHaveLength(6);
    expect(judgeChanges([], reasons).unused).toEqual(Object.keys(reasons));
  });

  it("are not new values of an open list", async () => {
    expect(await compared(newColour)).toEqual([]);
  });

  it("since the last release have a reason, and are reported within 5 seconds", () => {
    const command = [join(projectRoot, "scripts/bootstrap.mjs"), "check-compatibility"];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", timeout: 5_000 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
