import { describe, expect, it } from "vitest";
import { allowsBreaking, compareDocuments } from "../../scripts/tools/check-compatibility/compare-documents.ts";
import type { BreakingChange } from "../../scripts/tools/check-compatibility/compare-schemas.ts";
import { describeChanges, divideChanges } from "../../scripts/tools/check-compatibility/describe-changes.ts";
import { normalise } from "../../scripts/tools/generate/normalise.ts";
import { compileText } from "../generate/compile-text.ts";

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
  let after = BEFORE;
  for (const [from, to] of edits) {
    if (!after.includes(from)) throw new Error(`The spec does not contain ${from}`);
    after = after.replace(from, to);
  }
  return compareDocuments(await before, await document(after));
}

function byPlace(a: BreakingChange, b: BreakingChange): number {
  return `${a.where} ${a.change}`.localeCompare(`${b.where} ${b.change}`);
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
      "a new response word",
      [["enum Color { RED, BLUE }", "enum Color { RED, BLUE, GREEN }"]],
      'Orders_place 200.color: can now have the value "GREEN"',
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

describe("the summary of the changes", () => {
  const newColour: [string, string] = ["enum Color { RED, BLUE }", "enum Color { RED, BLUE, GREEN, BLACK }"];
  const goneField: [string, string] = ["@maxLength(20) code?: string;", ""];

  it("counts a value that responses can newly have once, and its places apart", async () => {
    const found = await compared(newColour);
    // Two values in the responses of three operations and in a webhook.
    expect(describeChanges(found)).toBe(
      '2 values that responses and webhooks can newly have ("BLACK", "GREEN"), at 8 places',
    );
    expect(divideChanges(found).others).toEqual([]);
  });

  it("counts every other change as one that callers must know, also beside new values", async () => {
    expect(describeChanges(await compared(goneField))).toBe("4 changes that callers must know");
    const found = await compared(newColour, goneField, ["note?: string | null; animal?", "animal?"]);
    expect(describeChanges(found)).toBe(
      '5 changes that callers must know, and 2 values that responses and webhooks can newly have ("BLACK", "GREEN"), at 8 places',
    );
    const { newValues, others } = divideChanges(found);
    expect([...newValues, ...others].toSorted(byPlace)).toEqual(found.toSorted(byPlace));
  });

  it("counts a value that a request no longer accepts as a change that callers must know", async () => {
    const found = await compared(["enum Color { RED, BLUE }", "enum Color { RED }"]);
    expect(describeChanges(found)).toBe("1 change that callers must know");
  });
});

describe("a version step that announces breaking changes", () => {
  it.each([
    ["1.4.2", "2.0.0", true],
    ["1.4.2", "1.5.0", false],
    ["0.1.0", "0.2.0", true],
    ["0.1.0", "0.1.1", false],
    ["0.9.0", "1.0.0", true],
    ["2.0.0", "1.9.0", false],
    ["1.0.0", "1.0.0", false],
  ])("%s to %s: %s", (released, current, allowed) => {
    expect(allowsBreaking(released, current)).toBe(allowed);
  });
});
