import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { openSource } from "../../scripts/commands/ingest/open-source.ts";
import { MAX_ROW_BYTES, type Row, readRows } from "../../scripts/commands/ingest/read-rows.ts";

const folder = mkdtempSync(join(tmpdir(), "read-rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOf(content: Readable, format: "ndjson" | "csv"): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of readRows(content, format)) all.push(...rows);
  return all;
}
/** In chunks of a few bytes, so that every row and every character is split somewhere. */
function inPieces(text: string | Buffer, size = 3) {
  const bytes = Buffer.from(text);
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );
}

describe("lines of JSON", () => {
  test("are read in full, however they arrive, with their line numbers", async () => {
    const text = '\ufeff{"domain":"a.example","name":"Ä"}\r\n\n{"domain":"b.example"}';
    expect(await rowsOf(inPieces(text), "ndjson")).toEqual([
      { line: 1, record: { domain: "a.example", name: "Ä" } },
      { line: 3, record: { domain: "b.example" } },
    ]);
  });

  test("that are not JSON objects are faults, and the next line is read", async () => {
    const rows = await rowsOf(inPieces('{"a":\n[1]\nnull\n{"domain":"b.example"}\n'), "ndjson");
    expect(rows.map((row) => ("fault" in row ? row.fault : row.record))).toEqual([
      "is not JSON at column 6",
      "is not a JSON object",
      "is not a JSON object",
      { domain: "b.example" },
    ]);
  });

  test("that are not UTF-8 are faults", async () => {
    const rows = await rowsOf(inPieces(Buffer.from('{"name":"Caf\xe9"}\n', "latin1")), "ndjson");
    expect(rows).toMatchObject([{ line: 1, fault: "is not UTF-8" }]);
  });

  test("without an end are abandoned without filling the memory, and the next line is read", async () => {
    const text = `{"domain":"${"x".repeat(2 * MAX_ROW_BYTES)}"}\n{"domain":"b.example"}\n`;
    const rows = await rowsOf(inPieces(text, 64 * 1024), "ndjson");
    expect(rows).toEqual([
      { line: 1, fault: `is longer than ${MAX_ROW_BYTES} bytes`, text: "" },
      { line: 2, record: { domain: "b.example" } },
    ]);
  });
});

test.each([
  ["little-endian", "utf16le", "\ufeff"],
  ["little-endian without a byte order mark", "utf16le", ""],
] as const)("UTF-16 is read: %s", async (_, encoding, mark) => {
  const bytes = Buffer.from(`${mark}domain;name\na.example;Ä\n`, encoding);
  expect(await rowsOf(inPieces(bytes), "csv")).toEqual([{ line: 2, record: { domain: "a.example", name: "Ä" } }]);
  const bigEndian = Buffer.from(bytes).swap16();
  expect(await rowsOf(inPieces(bigEndian), "csv")).toEqual([{ line: 2, record: { domain: "a.example", name: "Ä" } }]);
});

describe("CSV", () => {
  test.each([";", "\t"])("may be separated by %j", async (separator) => {
    const text = ['domain,"a,b,c"', 'a.example,"1,5"'].join("\n").replace(/,(?=")/g, separator);
    expect(await rowsOf(inPieces(text), "csv")).toEqual([{ line: 2, record: { domain: "a.example", "a,b,c": "1,5" } }]);
  });

  test("lines of 50 MB are faults, and the next row is read", async () => {
    const long = Buffer.alloc(50 * 1024 * 1024, "x");
    const rows = await rowsOf(Readable.from([Buffer.from("domain\n"), long, Buffer.from("\nb.example\n")]), "csv");
    expect(rows).toMatchObject([
      { line: 2, fault: `is longer than ${MAX_ROW_BYTES} bytes` },
      { record: { domain: "b.example" } },
    ]);
  });

  test("is read according to its first row, with quotes, line breaks in values and a byte order mark", async () => {
    const text = '\ufeffdomain, name\r\na.example,"One, ""Two""\nThree"\r\nb.example,\r\n';
    expect(await rowsOf(inPieces(text), "csv")).toEqual([
      { line: 3, record: { domain: "a.example", name: 'One, "Two"\nThree' } },
      { line: 4, record: { domain: "b.example", name: "" } },
    ]);
  });

  test("rows with too few or too many values are faults, and the next row is read", async () => {
    const rows = await rowsOf(inPieces("domain,name\na.example\nb.example,B,b\nc.example,C\n"), "csv");
    expect(rows.map((row) => ("fault" in row ? row.fault : row.record))).toEqual([
      "has 1 values for 2 columns",
      "has 3 values for 2 columns",
      { domain: "c.example", name: "C" },
    ]);
  });

  test("rows and faults are returned in the order of the file, so that repeated runs count them in the same way", async () => {
    const texts = Array.from({ length: 2000 }, (_, at): string => (at === 1500 ? "a.example" : "a.example,A"));
    texts[1700] = "x".repeat(MAX_ROW_BYTES + 1);
    const rows = await rowsOf(inPieces(["domain,name", ...texts, ""].join("\n"), 256 * 1024), "csv");
    expect(rows.map(({ line }) => line)).toEqual(texts.map((_, at) => at + 2));
    expect(rows.flatMap((row) => ("fault" in row ? row.line : []))).toEqual([1502, 1702]);
  });

  test("quotes within values are kept, and the next row is read", async () => {
    const text = 'domain,name\na.example,"The "A" Inc"\nb.example,5" disks\nc.example,"C"\n';
    expect((await rowsOf(inPieces(text), "csv")).map((row) => "record" in row && row.record.name)).toEqual([
      ...['"The "A" Inc"', '5" disks', "C"],
    ]);
  });

  test("a quote that is not closed is a fault, and rows after the longest row are read", async () => {
    const row = `b.example,${"x".repeat(1000)}`;
    const text = ['domain,name\na.example,A\nb.example,"B', ...Array.from({ length: 3000 }, () => row), ""].join("\n");
    const [before, fault, ...after] = await rowsOf(inPieces(text, 64 * 1024), "csv");
    expect([before, fault]).toEqual([
      { line: 2, record: { domain: "a.example", name: "A" } },
      { line: 3, fault: expect.stringMatching(/^has a quote that is not closed within 1048576 bytes/), text: "" },
    ]);
    expect(after.length).toBeGreaterThan(1800);
    expect(after.map(({ line }) => line)).toEqual(after.map((_, at) => 3004 - after.length + at));
    expect(after.flatMap((row) => ("fault" in row ? row : []))).toEqual([]);
  });

  test("values that are not UTF-8 are faults", async () => {
    const rows = await rowsOf(inPieces(Buffer.from("domain,name\na.example,Caf\xe9\n", "latin1")), "csv");
    expect(rows).toMatchObject([{ line: 2, fault: "is not UTF-8" }]);
  });
});

describe("a source", () => {
  const ndjson = '{"domain":"a.example"}\n';
  const csv = "domain\na.example\n";
  test.each([
    ["rows.ndjson", ndjson],
    ["rows.csv", csv],
    ["ROWS.NDJSON.GZ", gzipSync(ndjson)],
    ["rows.csv.gz", gzipSync(csv)],
  ])("is opened according to its name: %s", async (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    const source = await openSource(path, Readable.from([]));
    if ("problem" in source) throw new Error(source.problem);
    expect(await rowsOf(source.content, source.format)).toMatchObject([{ record: { domain: "a.example" } }]);
    expect(source.bytesRead()).toBe(source.totalBytes);
  });

  test.each([
    ["ndjson", ndjson],
    ["csv", csv],
    ["packed ndjson", gzipSync(ndjson)],
    ["packed csv", gzipSync(csv)],
  ])("may be standard input: %s", async (_, content) => {
    const source = await openSource("-", inPieces(content, 1000));
    if ("problem" in source) throw new Error(source.problem);
    expect(await rowsOf(source.content, source.format)).toMatchObject([{ record: { domain: "a.example" } }]);
  });

  test.each([
    ["rows.txt", "rows.txt must end in .ndjson, .csv, .ndjson.gz or .csv.gz, or be - for standard input."],
    ["nothing.csv", `There is no file ${join(folder, "nothing.csv")}.`],
  ])("that does not exist or has an unknown format is rejected with a message: %s", async (name, problem) => {
    expect(await openSource(join(folder, name), Readable.from([]))).toEqual({ problem });
  });

  test("that is empty standard input is rejected with a message", async () => {
    expect(await openSource("-", Readable.from([]))).toEqual({ problem: "Standard input is empty." });
  });

  test("that is truncated gzip ends in an error, after the readable rows", async () => {
    const packed = gzipSync(
      Array.from({ length: 50_000 }, (_, index) => `{"domain":"company-${index}.example"}\n`).join(""),
    );
    const path = join(folder, "broken.ndjson.gz");
    writeFileSync(path, packed.subarray(0, packed.length / 2));
    const source = await openSource(path, Readable.from([]));
    if ("problem" in source) throw new Error(source.problem);
    let count = 0;
    const reading = (async () => {
      for await (const rows of readRows(source.content, source.format)) count += rows.length;
    })();
    await expect(reading).rejects.toThrow("unexpected end of file");
    expect(count).toBeGreaterThan(1000);
  });
});
