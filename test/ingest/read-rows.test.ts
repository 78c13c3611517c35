import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { openSource } from "../../scripts/commands/ingest/open-source.ts";
import { MAX_ROW_BYTES, NotRows, readRows } from "../../server/files/public.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

type ReadRow =
  | { readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly fault: string; readonly text: string };

async function rowsIn(content: Readable, _format?: string, notes: string[] = []): Promise<ReadRow[]> {
  const all: ReadRow[] = [];
  const options = {
    note: (sentence: string) => notes.push(sentence),
    knownColumns: (cells: readonly string[]) => cells.filter((cell) => /^(domain|name)$/.test(cell)).length,
  };
  for await (const rows of readRows(content, options))
    for (const row of rows) all.push("fault" in row ? row : { line: row.line, record: row.toRecord() });
  return all;
}
/** Returns a stream with chunks of a few bytes, so that rows and characters are split. */
function inPieces(text: string | Buffer, size = 3) {
  const bytes = Buffer.from(text);
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );
}

/** Completes a text, so that it is not judged as the beginning of a longer one. */
const END = "\n";

describe("lines of JSON", () => {
  test("are read completely in chunks of any size, with their line numbers", async () => {
    const text = '\ufeff{"domain":"a.example","name":"Ä"}\r\n\n{"domain":"b.example"}';
    expect(await rowsIn(inPieces(text), "ndjson")).toEqual([
      { line: 1, record: { domain: "a.example", name: "Ä" } },
      { line: 3, record: { domain: "b.example" } },
    ]);
  });

  test("that are not JSON objects are faults, and the next line is read", async () => {
    const rows = await rowsIn(inPieces('{"a":\n[1]\nnull\n{"domain":"b.example"}\n'), "ndjson");
    expect(rows.map((row) => ("fault" in row ? row.fault : row.record))).toEqual([
      "is not JSON at column 6",
      "is not a JSON object",
      "is not a JSON object",
      { domain: "b.example" },
    ]);
  });

  test("with a damaged character in otherwise valid UTF-8 are faults", async () => {
    const rows = await rowsIn(
      Readable.from([Buffer.concat([Buffer.from('{"name":"É"}\n'), Buffer.from('{"name":"Caf\xe9"}\n', "latin1")])]),
    );
    expect(rows).toMatchObject([
      { line: 1, record: { name: "É" } },
      { line: 2, fault: "is not UTF-8" },
    ]);
  });

  test.each([
    ["an array", '[\n {"domain":"a.example"},\n {"domain":"b.example"}\n]', [2, 3]],
    ["an array on one line", '[{"domain":"a.example"},{"domain":"b.example"}]', [1, 1]],
    ["objects on several lines", '{\n "domain": "a.example"\n}\n{\n "domain": "b.example"\n}\n', [1, 4]],
    [
      "an API response that contains a list",
      '{"total": 2, "companies": [{"domain":"a.example"},{"domain":"b.example"}], "next": null}',
      [1, 1],
    ],
    [
      "a table in the split format of pandas",
      '{"columns":["domain"],"index":[0,1],"data":[["a.example"],["b.example"]]}',
      [1, 1],
    ],
    ["arrays that follow an array of column names", '[["domain"],\n["a.example"],\n["b.example"]]', [2, 3]],
    [
      "messages of a Singer tap",
      '{"type":"SCHEMA","stream":"c","schema":{}}\n{"type":"RECORD","stream":"c","record":{"domain":"a.example"}}\n{"type":"RECORD","record":{"stream":"c","data":{"domain":"b.example"}}}\n{"type":"STATE","value":{}}',
      [2, 3],
    ],
    [
      "items of an n8n workflow",
      '[{"json":{"domain":"a.example"},"pairedItem":{"item":0}},\n{"json":{"domain":"b.example"}}]',
      [1, 2],
    ],
    [
      "an API response on several lines",
      '{\n "data": [\n {"domain":"a.example"},\n {"domain":"b.example"}],\n "page": {"n": 1}\n}',
      [3, 4],
    ],
  ])("may also be %s", async (_, text, lines) => {
    const rows = await rowsIn(inPieces(text));
    expect(rows).toEqual([
      { line: lines[0], record: { domain: "a.example" } },
      { line: lines[1], record: { domain: "b.example" } },
    ]);
  });

  test("that are broken within an array are faults, and the next record is read", async () => {
    const rows = await rowsIn(inPieces('[{"domain": tru}, {"domain":"b.example"}, [7]]'));
    expect(rows).toMatchObject([
      { fault: "is not JSON at column 15" },
      { record: { domain: "b.example" } },
      { fault: "is not a JSON object" },
    ]);
  });

  test("longer than the maximum are faults, and the next line is read", async () => {
    const text = `{"domain":"${"x".repeat(2 * MAX_ROW_BYTES)}"}\n{"domain":"b.example"}\n`;
    const rows = await rowsIn(inPieces(text, 64 * 1024), "ndjson");
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
  expect(await rowsIn(inPieces(bytes), "csv")).toEqual([{ line: 2, record: { domain: "a.example", name: "Ä" } }]);
  const bigEndian = Buffer.from(bytes).swap16();
  expect(await rowsIn(inPieces(bigEndian), "csv")).toEqual([{ line: 2, record: { domain: "a.example", name: "Ä" } }]);
});

describe("CSV", () => {
  test.each([";", "\t"])("may have columns separated by %j", async (separator) => {
    const text = ['domain,"a,b,c"', 'a.example,"1,5"'].join("\n").replace(/,(?=")/g, separator);
    expect(await rowsIn(inPieces(text), "csv")).toEqual([{ line: 2, record: { domain: "a.example", "a,b,c": "1,5" } }]);
  });

  test("lines of 50 MB are faults, and the next row is read", async () => {
    const long = Buffer.alloc(50 * 1024 * 1024, "x");
    const rows = await rowsIn(Readable.from([Buffer.from("domain\n"), long, Buffer.from("\nb.example\n")]), "csv");
    expect(rows).toMatchObject([
      { line: 2, fault: `is longer than ${MAX_ROW_BYTES} bytes` },
      { record: { domain: "b.example" } },
    ]);
  });

  test("is read with the column names of its first row, quotes, line breaks in values and a byte order mark", async () => {
    const text = '\ufeffdomain, name\r\na.example,"One, ""Two""\nThree"\r\nb.example,\r\n';
    expect(await rowsIn(inPieces(text), "csv")).toEqual([
      { line: 2, record: { domain: "a.example", name: 'One, "Two"\nThree' } },
      { line: 4, record: { domain: "b.example", name: "" } },
    ]);
  });

  test("rows may be shorter than the header, or longer if the additional values are empty", async () => {
    const rows = await rowsIn(
      inPieces("domain,name\na.example\nb.example,B,b\nc.example,C,,\n,,,\nd.example,D\n"),
      "csv",
    );
    expect(rows.map((row) => ("fault" in row ? row.fault : row.record))).toEqual([
      { domain: "a.example", name: "" },
      "has 3 values for 2 columns",
      { domain: "c.example", name: "C" },
      { domain: "d.example", name: "D" },
    ]);
  });

  test.each([
    ["a line that declares the separator", "sep=;\r\ndomain;name\r\na.example;A\r\n", []],
    [
      "text above the table",
      "Report of companies,,\nMade on 2026-11-01,,\ndomain,name,city\na.example,A,Kiel\n",
      [/^Skipped the first 2 lines/],
    ],
    ["line ends without line feeds", "domain,name\ra.example,A\r", []],
    ["vertical bars as separators", "domain|name\na.example|A\n", [/vertical bars/]],
    [
      "commas in column names and semicolons as separators",
      "domain;name;Sales (m, net)\na.example;A;1,5\n",
      [/semicolons/],
    ],
    ["several columns with the same name", "domain,name,name\na.example,A,B\n", [/^Several columns are named "name"/]],
    ["blank lines at the beginning", "\n\ndomain,name\na.example,A\n", []],
  ])("may have %s", async (_, text, notes) => {
    const told: string[] = [];
    expect(await rowsIn(inPieces(text, 7), "csv", told)).toMatchObject([
      { record: { domain: "a.example", name: "A" } },
    ]);
    expect(told).toEqual(notes.map((note) => expect.stringMatching(note)));
  });

  test("uses the first value that is not empty if columns have the same name", async () => {
    const rows = await rowsIn(inPieces("domain,name,name\na.example,A,B\nb.example,,C\n"));
    expect(rows).toMatchObject([{ record: { name: "A" } }, { record: { name: "C" } }]);
  });

  test("a second header among the rows is a fault", async () => {
    const rows = await rowsIn(inPieces("\ufeffdomain,name\na.example,A\n\ufeffdomain,name\nb.example,B\n"));
    expect(rows).toMatchObject([
      { record: { name: "A" } },
      { line: 3, fault: "repeats the column names" },
      { record: { name: "B" } },
    ]);
  });

  test.each([
    ["is closed by a quote of a later row", 'a.example,"Kiln & Co\nb.example,B\nc.example,"C, Ltd"\nd.example,D\n'],
    ["is never closed", 'a.example,"Kiln & Co\nb.example,B\nc.example,C\nd.example,D\n'],
    ["would include the next rows in the value", 'a.example,"Kiln & Co\nb.example,B\n"c.example",C\nd.example,D\n'],
  ])("a row is rejected with its line number if its quote %s, and every other row is read", async (_, text) => {
    const rows = await rowsIn(inPieces(`domain,name\n${text}`), "csv");
    expect(rows.map((row) => ("fault" in row ? [row.line, row.fault] : row.record.domain))).toEqual([
      [2, "has an unclosed quote"],
      ...["b.example", "c.example", "d.example"],
    ]);
  });

  test.each([
    ['"Best" Kiln', '"Best" Kiln'],
    ['The "Best" Kiln', 'The "Best" Kiln'],
    ['""Best"" Kiln', '"Best" Kiln'],
    ['"The \\"best\\", they say"', 'The "best", they say'],
    ['"Esc \\"One, Two\\" Inc"', 'Esc "One, Two" Inc'],
    ["'Kiln, Ltd'", "Kiln, Ltd"],
    ["O'Kiln", "O'Kiln"],
    [' "Kiln, Ltd" ', "Kiln, Ltd"],
    ['"Kiln\r\nLtd"', "Kiln\r\nLtd"],
    ['"Kiln ""K"" Ltd"', 'Kiln "K" Ltd'],
  ])("the value %s is %j", async (written, value) => {
    const rows = await rowsIn(inPieces(`domain,name,note\r\na.example,${written},x\r\n`), "csv");
    expect(rows).toMatchObject([{ line: 2, record: { name: value, note: "x" } }]);
  });

  test("rows and faults are returned in the order of the file, so that repeated runs count them in the same way", async () => {
    const texts = Array.from({ length: 2000 }, (_, at): string => (at === 1500 ? "a.example,A,a" : "a.example,A"));
    texts[1700] = "x".repeat(MAX_ROW_BYTES + 1);
    const rows = await rowsIn(inPieces(["domain,name", ...texts, ""].join("\n"), 256 * 1024), "csv");
    expect(rows.map(({ line }) => line)).toEqual(texts.map((_, at) => at + 2));
    expect(rows.flatMap((row) => ("fault" in row ? row.line : []))).toEqual([1502, 1702]);
  });

  test("a quote that is not closed within the maximum length of a row is a fault, and every later row is read", async () => {
    const row = `b.example,${"x".repeat(1000)}`;
    const text = ['domain,name\na.example,A\nb.example,"B', ...Array.from({ length: 3000 }, () => row), ""].join("\n");
    const [before, fault, ...after] = await rowsIn(inPieces(text, 64 * 1024), "csv");
    expect([before, fault]).toEqual([
      { line: 2, record: { domain: "a.example", name: "A" } },
      { line: 3, fault: "has an unclosed quote", text: 'b.example,"B' },
    ]);
    expect(after.map(({ line }) => line)).toEqual(Array.from({ length: 3000 }, (_, at) => 4 + at));
  });

  test.each([
    [
      "windows-1252",
      "domain,name\na.example,M\xfcller & S\xf6hne\nb.example,Caf\xe9 \x96 Bar\n",
      ["Müller & Söhne", "Café – Bar"],
    ],
    [
      "windows-1251",
      Buffer.from(
        "646f6d61696e2c6e616d650a612e6578616d706c652c" +
          "c7e0e2eee420f1f2f0eee8f2e5ebfcedfbf520ece0f2e5f0e8e0ebeee2" +
          "0a",
        "hex",
      ).toString("latin1"),
      ["Завод строительных материалов"],
    ],
  ])("in an old encoding is read, with a warning: %s", async (encoding, text, names) => {
    const notes: string[] = [];
    const rows = await rowsIn(inPieces(Buffer.from(text, "latin1"), 7), "csv", notes);
    expect(rows.map((row) => "record" in row && row.record.name)).toEqual(names);
    expect(notes).toEqual([`The text is not UTF-8 and was read as ${encoding}. Set another encoding with --encoding.`]);
  });

  test("in an old encoding is recognised if Windows-1252 would turn its letters into symbols", async () => {
    const text = Buffer.from(
      "646f6d61696e2c6e616d650a612e6578616d706c652c8c776974207370f3b36b61207a206f6772616e69637a6f6eb9206f64706f776965647a69616c6e6f9c6369b90a",
      "hex",
    );
    expect(await rowsIn(inPieces(text, 1000), "csv")).toMatchObject([
      { record: { name: "Świt spółka z ograniczoną odpowiedzialnością" } },
    ]);
  });

  test("damaged UTF-8 is a fault, and a replacement character in the original text is not", async () => {
    const text = Buffer.concat([
      Buffer.from("domain,name\na.example,M\ufffdller É\nb.example,"),
      Buffer.from([0xe9]),
      Buffer.from("x\nc.example,C\n"),
    ]);
    expect(await rowsIn(inPieces(text, 100), "csv")).toMatchObject([
      { line: 2, record: { name: "M\ufffdller É" } },
      { line: 3, fault: "is not UTF-8" },
      { line: 4, record: { name: "C" } },
    ]);
  });

  test.each([
    ["a web page", "<html><body><table><tr><td>domain</td></tr></table></body></html>", "is a web page (HTML)"],
    ["a workbook", "PK\u0003\u0004xxxxxxxxxxxxxxxxxxxxxxxxx", "is an Excel workbook"],
    ["a document", "%PDF-1.7 xxxxxxxxxxxxxxxxxxxxx", "is a PDF"],
  ])("%s is rejected with a clear error", async (_, text, message) => {
    const read = rowsIn(inPieces(text + END), "csv");
    await expect(read).rejects.toThrow(NotRows);
    await expect(read).rejects.toThrow(message);
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
    ["packed-without-a-name.csv", gzipSync(csv)],
    ["rows.json", '[{"domain":"a.example"}]'],
    ["json-by-another-name.csv", ndjson],
  ])("is read according to its content, whatever its name: %s", async (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    const source = await openSource(path, Readable.from([]));
    if ("problem" in source) throw new Error(source.problem);
    expect(await rowsIn(source.content)).toMatchObject([{ record: { domain: "a.example" } }]);
    expect(source.bytesRead()).toBe(source.totalBytes);
  });

  test.each([
    ["ndjson", ndjson],
    ["csv", csv],
    ["compressed NDJSON", gzipSync(ndjson)],
    ["compressed CSV", gzipSync(csv)],
  ])("may be standard input: %s", async (_, content) => {
    const source = await openSource("-", inPieces(content, 1000));
    if ("problem" in source) throw new Error(source.problem);
    expect(await rowsIn(source.content)).toMatchObject([{ record: { domain: "a.example" } }]);
  });

  test("that does not exist or is empty is rejected with a message", async () => {
    const [missing, empty] = ["nothing.csv", "empty.csv"].map((name) => join(folder, name));
    writeFileSync(empty ?? "", "");
    expect(await openSource(missing ?? "", Readable.from([]))).toEqual({ problem: `There is no file ${missing}.` });
    expect(await openSource(empty ?? "", Readable.from([]))).toEqual({
      problem: "empty.csv is empty.",
    });
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
      for await (const rows of readRows(source.content, { note: () => undefined, knownColumns: () => 0 }))
        count += rows.length;
    })();
    await expect(reading).rejects.toThrow("unexpected end of file");
    expect(count).toBeGreaterThan(1000);
  });
});
